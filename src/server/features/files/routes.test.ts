import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { sql } from '#server/platform/db/sql.ts';
import { signGrant } from '#server/platform/storage/signature.ts';
import { binOf, deleteForEver } from '#test/fixtures/bin.ts';
import { addFile, newCase } from '#test/fixtures/case-files.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  const made = await asha.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Files' },
    { prefer: 'return=representation' },
  );
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
});
afterAll(() => it.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const pathOf = (name: string) => `/storage/v1/object/case-files/case_files/${caseId}/${name}`;
const upload = (lawyer: Lawyer, name: string, body: Uint8Array = PDF) =>
  lawyer.call('POST', pathOf(name), new Uint8Array(body), { 'content-type': 'application/octet-stream' });
/** Inserts the row that names a stored file. */
const keep = (lawyer: Lawyer, case_id: string, name: string) =>
  lawyer.call('POST', '/rest/v1/case_files', {
    case_id,
    file_name: name,
    file_path: `case_files/${case_id}/${name}`,
  });
const readSession = ({ token, userId }: Lawyer) => {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { userId, sessionId: (claims as { session_id: string }).session_id };
};
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

test('uploads, lists, downloads (sandboxed, and in ranges) and removes a file', async () => {
  const up = await upload(asha, 'one_1.pdf');
  expect(up.status).toBe(200);
  expect(await up.json()).toEqual({
    Id: `case_files/${caseId}/one_1.pdf`,
    Key: `case-files/case_files/${caseId}/one_1.pdf`,
  });

  expect((await keep(asha, caseId, 'one_1.pdf')).status).toBe(201);
  const down = await asha.call('GET', pathOf('one_1.pdf'));
  expect(Buffer.from(await down.arrayBuffer()).equals(PDF)).toBe(true);
  expect(down.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(down.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(down.headers.get('cache-control')).toBe('private, no-store');
  const part = await asha.call('GET', pathOf('one_1.pdf'), undefined, { range: 'bytes=0-3' });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('%PDF');
  expect((await asha.call('GET', pathOf('one_1.pdf'), undefined, { range: 'bytes=900-' })).status).toBe(416);

  const list = await asha.call('POST', '/storage/v1/object/list/case-files', {
    prefix: `case_files/${caseId}`,
  });
  const listed = (await list.json()) as { name: string }[];
  expect(listed.find(({ name }) => name === 'one_1.pdf')).toMatchObject({
    metadata: { size: PDF.length, mimetype: 'application/pdf' },
  });
  const gone = await asha.call('DELETE', '/storage/v1/object/case-files', {
    prefixes: [`case_files/${caseId}/one_1.pdf`],
  });
  expect(gone.status).toBe(200);
  expect((await asha.call('GET', pathOf('one_1.pdf'))).status).toBe(404);
});

test('files are listed in the order that is asked for', async () => {
  const of = await newCase(asha);
  const added: string[] = [];
  for (const name of ['b', 'c', 'a']) {
    const file = await addFile(it, asha, of, { name: `${name}.pdf`, bytes: PDF });
    added.push(file.file_path);
    const at = new Date(Date.UTC(2026, 0, added.length));
    await utimes(path.join(it.services.env.MUNSHI_DATA, 'files', file.file_path), at, at);
  }
  const list = (sortBy: unknown, more: object = {}) =>
    asha.call('POST', '/storage/v1/object/list/case-files', { prefix: `case_files/${of}`, sortBy, ...more });
  const listed = async (sortBy: unknown, more?: object) =>
    ((await (await list(sortBy, more)).json()) as { id: string }[]).map(({ id }) => id);
  const byName = [...added].sort();
  expect(await listed({ column: 'name', order: 'asc' })).toEqual(byName);
  expect(await listed({ order: 'desc' })).toEqual([...byName].reverse());
  for (const column of ['created_at', 'updated_at']) {
    expect(await listed({ column })).toEqual(added);
    expect(await listed({ column, order: 'desc' })).toEqual([...added].reverse());
    expect(await listed({ column, order: 'desc' }, { limit: 1, offset: 1 })).toEqual([added[1]]);
  }
  for (const wrong of [{ column: 'size' }, { column: 'name', order: 'sideways' }, 'name'])
    expect((await list(wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test('a multipart form is read as well', async () => {
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new Blob([PDF], { type: 'application/pdf' }), 'plaint.pdf');
  expect((await asha.call('POST', pathOf('form_1.pdf'), form)).status).toBe(200);
  await keep(asha, caseId, 'form_1.pdf');
  const down = await asha.call('GET', pathOf('form_1.pdf'));
  expect(Buffer.from(await down.arrayBuffer()).equals(PDF)).toBe(true);
});

test('a taken name is refused and keeps its content', async () => {
  await upload(asha, 'taken_1.pdf');
  await keep(asha, caseId, 'taken_1.pdf');
  expect(await problem(await upload(asha, 'taken_1.pdf', Buffer.from('%PDF-other')))).toMatchObject({
    status: 400,
    statusCode: '409',
    error: 'Duplicate',
  });
  expect(Buffer.from(await (await asha.call('GET', pathOf('taken_1.pdf'))).arrayBuffer()).equals(PDF)).toBe(
    true,
  );
});

test('a file with the wrong content, an empty file and an unknown type are refused with a sentence', async () => {
  expect(await problem(await upload(asha, 'lying_1.png'))).toMatchObject({
    status: 415,
    message: 'The file name ends in .png, but its content is something else.',
  });
  expect(await problem(await upload(asha, 'page_1.html', Buffer.from('<script>')))).toMatchObject({
    status: 415,
  });
  expect(await problem(await upload(asha, 'empty_1.pdf', new Uint8Array()))).toMatchObject({
    message: 'The file is empty.',
  });
});

test('a file of more than 50 MB is refused and nothing is stored', async () => {
  const big = Buffer.alloc(50 * 1024 * 1024 + 1, 32);
  PDF.copy(big);
  expect(await problem(await upload(asha, 'big_1.pdf', big))).toMatchObject({
    status: 413,
    message: 'A file can have at most 50 MB.',
  });
  expect((await asha.call('GET', pathOf('big_1.pdf'))).status).toBe(404);
});

test('a body of JSON has a limit, unlike a file', async () => {
  const padding = ' '.repeat(1024 * 1024);
  for (const [method, route, body] of [
    ['POST', `sign/case-files/case_files/${caseId}/one_1.pdf`, { expiresIn: 60 }],
    ['POST', 'sign/case-files', { paths: ['x'], expiresIn: 60 }],
    ['POST', 'list/case-files', { prefix: `case_files/${caseId}` }],
    ['DELETE', 'case-files', { prefixes: ['x'] }],
  ] as const) {
    const answer = await asha.call(method, `/storage/v1/object/${route}`, padding + JSON.stringify(body), {
      'content-type': 'application/json',
    });
    expect(await problem(answer), route).toMatchObject({
      status: 413,
      statusCode: '413',
      message: expect.stringContaining('1 MB'),
    });
  }
});

test('a signed URL opens only its file, only for its session', async () => {
  await upload(asha, 'signed_1.pdf');
  await keep(asha, caseId, 'signed_1.pdf');
  const signed = await asha.call(
    'POST',
    `/storage/v1/object/sign/case-files/case_files/${caseId}/signed_1.pdf`,
    { expiresIn: 3600 },
  );
  const { signedURL } = (await signed.json()) as { signedURL: string };
  const open = (url: string) => it.app.request(`/storage/v1${url}`);
  expect((await open(signedURL)).status).toBe(200);
  expect((await open(signedURL.replace('signed_1', 'taken_1'))).status).toBe(400);
  expect((await open(signedURL.replace(/token=.*/, 'token=x.y'))).status).toBe(400);
  expect(
    (
      await asha.call('POST', `/storage/v1/object/sign/case-files/case_files/${caseId}/signed_1.pdf`, {
        expiresIn: 3601,
      })
    ).status,
  ).toBe(400);

  const other = await it.lawyer();
  const [row] = (await (
    await other.call('POST', '/rest/v1/cases', { title: 'x' }, { prefer: 'return=representation' })
  ).json()) as { id: string }[];
  const path = `case_files/${row?.id}/own_1.pdf`;
  await other.call('POST', `/storage/v1/object/case-files/${path}`, new Uint8Array(PDF));
  await keep(other, row?.id ?? '', 'own_1.pdf');
  const own = (await (
    await other.call('POST', `/storage/v1/object/sign/case-files/${path}`, { expiresIn: 60 })
  ).json()) as { signedURL: string };
  await other.call('POST', '/auth/v1/logout?scope=global');
  expect((await open(own.signedURL)).status).toBe(400);
});

test('a signed URL expires with its hour, its row, its session and its case', async () => {
  const nila = await it.lawyer();
  const make = async (name: string) => {
    const made = await nila.call(
      'POST',
      '/rest/v1/cases',
      { title: 'S' },
      { prefer: 'return=representation' },
    );
    const id = ((await made.json()) as { id: string }[])[0]?.id ?? '';
    const path = `case_files/${id}/${name}`;
    await nila.call('POST', `/storage/v1/object/case-files/${path}`, new Uint8Array(PDF));
    expect((await keep(nila, id, name)).status).toBe(201);
    const sign = `/storage/v1/object/sign/case-files/${path}`;
    const { signedURL } = (await (await nila.call('POST', sign, { expiresIn: 3600 })).json()) as {
      signedURL: string;
    };
    return { id, path, sign, open: async () => (await it.app.request(`/storage/v1${signedURL}`)).status };
  };
  const hour = await make('hour_1.pdf');
  const { now } = it.services;
  const later = createApp({ ...it.services, now: () => new Date(now().getTime() + 3599_000) });
  const after = createApp({ ...it.services, now: () => new Date(now().getTime() + 3601_000) });
  const { signedURL } = (await (await nila.call('POST', hour.sign, { expiresIn: 3600 })).json()) as {
    signedURL: string;
  };
  expect((await later.request(`/storage/v1${signedURL}`)).status).toBe(200);
  expect((await after.request(`/storage/v1${signedURL}`)).status).toBe(400);

  const row = await make('row_1.pdf');
  expect(await row.open()).toBe(200);
  await nila.call('DELETE', `/rest/v1/case_files?file_path=eq.${row.path}`);
  expect(await row.open()).toBe(404);
  expect((await nila.call('POST', row.sign, { expiresIn: 60 })).status).toBe(404);

  const gone = await make('case_1.pdf');
  await nila.call('DELETE', `/rest/v1/cases?id=eq.${gone.id}`);
  expect(await gone.open()).toBe(404);

  const session = await make('session_1.pdf');
  expect(await session.open()).toBe(200);
  await nila.call('POST', '/auth/v1/logout');
  expect(await session.open()).toBe(400);
});

test('a storage token does not open library files, nor the reverse', async () => {
  await upload(asha, 'token_1.pdf');
  await keep(asha, caseId, 'token_1.pdf');
  const path = `case_files/${caseId}/token_1.pdf`;
  const sign = `/storage/v1/object/sign/case-files/${path}`;
  const { signedURL } = (await (await asha.call('POST', sign, { expiresIn: 60 })).json()) as {
    signedURL: string;
  };
  const query = new URL(signedURL, 'http://x').search;
  const library = () => it.app.request(`/library/files/${path}${query}`);
  expect((await library()).status).toBe(401);
  expect((await it.app.request(`/storage/v1${signedURL}.more`)).status).toBe(400);
  await asha.call('DELETE', `/rest/v1/case_files?file_path=eq.${path}`);
  expect((await library()).status).toBe(401);

  const { sessionId, userId } = readSession(asha);
  const grant = { key: path, userId, sessionId, expires: Date.now() / 1000 + 60 };
  const { hmacKey } = it.services.secrets;
  const forged = `?token=${signGrant(hmacKey, 'library-document', grant)}`;
  // Even a token for this purpose opens only originals of the library.
  expect((await it.app.request(`/library/files/${path}${forged}`)).status).toBe(401);
  expect((await it.app.request(`/storage/v1/object/sign/case-files/${path}${forged}`)).status).toBe(400);
});

test('a stored file without its row is not found', async () => {
  await upload(asha, 'rowless_1.pdf');
  expect((await asha.call('GET', pathOf('rowless_1.pdf'))).status).toBe(404);
  await keep(asha, caseId, 'rowless_1.pdf');
  expect((await asha.call('GET', pathOf('rowless_1.pdf'))).status).toBe(200);
  await asha.call('DELETE', `/rest/v1/case_files?file_path=eq.case_files/${caseId}/rowless_1.pdf`);
  expect((await asha.call('GET', pathOf('rowless_1.pdf'))).status).toBe(404);
  expect((await asha.call('HEAD', pathOf('rowless_1.pdf'))).status).toBe(404);
});

describe('the row of a file', () => {
  const insertRow = (fields: object) =>
    asha.call('POST', '/rest/v1/case_files', { case_id: caseId, file_name: 'x.pdf', ...fields });
  const inside = () => `case_files/${caseId}/row_1.pdf`;

  test('cannot name another user as the uploader', async () => {
    const answer = await insertRow({ file_path: inside(), uploaded_by: ravi.userId });
    expect(await problem(answer)).toMatchObject({ status: 403, code: '42501' });
    for (const uploaded_by of [asha.userId, null])
      expect((await insertRow({ file_path: inside(), uploaded_by })).status).toBe(201);
  });

  test.each([
    ['no folder', 'other.pdf'],
    ['another case', 'case_files/00000000-0000-4000-8000-000000000000/x.pdf'],
    ['a folder below', 'CASE/sub/x.pdf'],
    ['the folder above', 'CASE/../x.pdf'],
    ['no name', 'CASE/'],
    ['the library', 'library/ab/abcdef.pdf'],
  ])('cannot name a path outside its case: %s', async (_what, path) => {
    const file_path = path.replace('CASE', `case_files/${caseId}`);
    for (const storage_provider of ['default', null, undefined]) {
      const answer = await insertRow({ file_path, storage_provider });
      expect(await problem(answer)).toMatchObject({ status: 400, code: '23514' });
    }
  });

  test('of a library document cannot name an uploaded file', async () => {
    const answer = await insertRow({ file_path: inside(), storage_provider: 'library' });
    expect(await problem(answer)).toMatchObject({ status: 400, code: '23514' });
    expect((await insertRow({ file_path: 'a.md', storage_provider: 'library' })).status).toBe(201);
  });

  test('obeys both rules in the database as well', async () => {
    const viewer = { userId: asha.userId, aal: 'aal1' } as const;
    const put = (path: string, by: string) =>
      it.db.withUser(viewer, (tx) =>
        tx.run(
          sql`insert into public.case_files (case_id, file_name, file_path, uploaded_by) values (${caseId}, 'x', ${path}, ${by})`,
        ),
      );
    await expect(put(inside(), ravi.userId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(put('case_files/other/x.pdf', asha.userId)).rejects.toThrow();
    await expect(put(`${inside()}/more`, asha.userId)).rejects.toThrow();
    await put(inside(), asha.userId);
  });
});

test('the quota counts received bytes, not the size in a row, and deletion for ever frees them', async () => {
  const small = createApp({ ...it.services, env: { ...it.services.env, FILE_QUOTA_GB: 2 / 1024 } });
  const nila = await it.lawyer();
  const made = await nila.call('POST', '/rest/v1/cases', { title: 'Q' }, { prefer: 'return=representation' });
  const id = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  const content = Buffer.alloc(1024 * 1024 - 100, 32);
  PDF.copy(content);
  const headers = { authorization: `Bearer ${nila.token}` };
  const put = async (name: string) =>
    small.request(`/storage/v1/object/case-files/case_files/${id}/${name}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(content),
    });
  // Three at once, of which two fit; a row that claims no size changes nothing.
  const answers = await Promise.all(['a_1.pdf', 'b_1.pdf', 'c_1.pdf'].map(put));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413]);
  expect(await problem(answers.find(({ status }) => status === 413) ?? new Response('{}'))).toMatchObject({
    error: 'QuotaExceeded',
    message: expect.stringMatching(/^Your files can take at most 0\.002 GB.*Delete files/),
  });
  const listed = await it.services.storage.list(`case_files/${id}`);
  expect(listed).toHaveLength(2);
  for (const { key } of listed)
    await nila.call('POST', '/rest/v1/case_files', {
      case_id: id,
      file_name: 'x.pdf',
      file_path: key,
      file_size: 0,
    });
  expect((await put('d_1.pdf')).status).toBe(413);
  await nila.call('DELETE', '/storage/v1/object/case-files', { prefixes: [listed[0]?.key] });
  // It still counts while it can be restored.
  expect((await put('d_1.pdf')).status).toBe(413);
  await deleteForEver(nila, (await binOf(nila))[0]?.id);
  expect((await put('d_1.pdf')).status).toBe(200);
});

test('the existence of a file can be checked without reading it', async () => {
  await upload(asha, 'asked_1.pdf');
  await keep(asha, caseId, 'asked_1.pdf');
  const there = await asha.call('HEAD', pathOf('asked_1.pdf'));
  expect([there.status, there.headers.get('content-length')]).toEqual([200, String(PDF.length)]);
  expect((await asha.call('HEAD', pathOf('never_1.pdf'))).status).toBe(404);
});

test('another user’s case shows no files', async () => {
  await upload(asha, 'hers_1.pdf');
  await keep(asha, caseId, 'hers_1.pdf');
  const path = `case_files/${caseId}/hers_1.pdf`;
  for (const [method, url, body] of [
    ['GET', `/storage/v1/object/case-files/${path}`, undefined],
    ['POST', `/storage/v1/object/sign/case-files/${path}`, { expiresIn: 60 }],
    ['POST', '/storage/v1/object/list/case-files', { prefix: `case_files/${caseId}` }],
    ['DELETE', '/storage/v1/object/case-files', { prefixes: [path] }],
    ['POST', pathOf('planted_1.pdf'), new Uint8Array(PDF)],
  ] as const) {
    expect((await ravi.call(method, url, body)).status, `${method} ${url}`).toBe(404);
    expect((await it.app.request(url, { method })).status, `${method} ${url} without a session`).toBe(401);
  }
  expect((await asha.call('GET', `/storage/v1/object/case-files/${path}`)).status).toBe(200);
});

test.each([
  'case_files/../secrets.json',
  'case_files/x/y.pdf',
  'library/ab/cd.pdf',
  '..%2f..%2fsecrets.json',
])('the path %s leads nowhere', async (path) => {
  expect((await asha.call('GET', `/storage/v1/object/case-files/${path}`)).status).toBe(404);
});
