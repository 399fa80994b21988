import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { serve } from '@hono/node-server';
import { type HttpRequest, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sweepOrphans } from '../sweep.ts';

// The unmodified tus client over real HTTP, used like the clients of the storage family.

const MB = 1024 * 1024;
let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;
let url: string;
let server: ReturnType<typeof serve>;

async function listen(): Promise<void> {
  // A new application on the same folder and database simulates a restart.
  const { fetch } = createApp(it.services);
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  url = `http://127.0.0.1:${port}`;
}
const close = () =>
  new Promise((resolve) => {
    server.close(resolve);
    (server as Server).closeAllConnections();
  });

beforeAll(async () => {
  it = await testApp({ env: { FILE_QUOTA_GB: '0.1' } });
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  const made = await asha.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Files' },
    { prefer: 'return=representation' },
  );
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  await listen();
});
afterAll(async () => {
  await close();
  await it.close();
});

const keyOf = (name: string) => `case_files/${caseId}/${name}`;
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const optionsFor = (lawyer: Lawyer, name: string): UploadOptions => ({
  endpoint: `${url}/storage/v1/upload/resumable`,
  headers: { authorization: `Bearer ${lawyer.token}`, 'x-upsert': 'false' },
  metadata: {
    bucketName: 'case-files',
    objectName: keyOf(name),
    contentType: 'application/pdf',
    cacheControl: '3600',
  },
  uploadDataDuringCreation: true,
  removeFingerprintOnSuccess: true,
  chunkSize: 6 * MB,
  retryDelays: [0, 50, 100],
});
/** Sends a file; resolves with the URL of the upload, rejects with the client's error. */
const send = (content: Buffer, options: UploadOptions) =>
  new Promise<string>((resolve, reject) => {
    const upload = new Upload(content, {
      ...options,
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    });
    upload.start();
  });
/** The content in the store under a name, read with a row that names it. */
const stored = async (name: string) => {
  const row = { case_id: caseId, file_name: name, file_path: keyOf(name) };
  expect((await asha.call('POST', '/rest/v1/case_files', row)).status).toBe(201);
  const down = await asha.call('GET', `/storage/v1/object/case-files/${keyOf(name)}`);
  return down.status === 200 ? Buffer.from(await down.arrayBuffer()) : down.status;
};
/** Compared as bytes, because a matcher would compare millions of elements. */
const holds = async (name: string, content: Buffer) => {
  const found = await stored(name);
  return typeof found !== 'number' && found.equals(content);
};
const tus = (
  lawyer: Lawyer,
  method: string,
  at: string,
  headers: Record<string, string> = {},
  body?: Buffer,
) =>
  lawyer.call(method, new URL(at, 'http://x').pathname, body && new Uint8Array(body), {
    'tus-resumable': '1.0.0',
    ...headers,
  });
const metadata = (name: string, bucket = 'case-files') =>
  [
    `bucketName ${Buffer.from(bucket).toString('base64')}`,
    `objectName ${Buffer.from(keyOf(name)).toString('base64')}`,
  ].join();
const create = (lawyer: Lawyer, name: string, length: number, extra: Record<string, string> = {}) =>
  tus(lawyer, 'POST', '/storage/v1/upload/resumable', {
    'upload-length': String(length),
    'upload-metadata': metadata(name),
    ...extra,
  });
const chunk = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});
const uploads = () => path.join(it.services.env.MUNSHI_DATA, 'uploads');
const partsOf = async (lawyer: Lawyer) =>
  (await readdir(path.join(uploads(), lawyer.userId)).catch(() => [])).filter((name) =>
    name.endsWith('.part'),
  );

test('uploads a file in parts and downloads it byte for byte', async () => {
  const content = pdfOf(14 * MB + 5);
  await send(content, optionsFor(asha, 'whole_1.pdf'));
  expect(await holds('whole_1.pdf', content)).toBe(true);
  expect(await partsOf(asha)).toEqual([]);
});

test('resumes an interrupted upload where it stopped, also after a restart', async () => {
  const content = pdfOf(20 * MB);
  const options = optionsFor(asha, 'cut_1.pdf');
  let requests: HttpRequest[] = [];
  const first = new Upload(content, {
    ...options,
    onBeforeRequest: (request) => void requests.push(request),
    onProgress: (sent) => {
      // The connection is lost during the second part.
      if (sent > 6 * MB) void first.abort();
    },
  });
  await new Promise<void>((resolve) => {
    const { abort } = first;
    first.abort = async (...given) => {
      await abort.apply(first, given);
      resolve();
    };
    first.start();
  });
  expect(requests.map((request) => request.getMethod())).toEqual(['POST', 'PATCH']);
  expect(await stored('cut_1.pdf')).toBe(404);
  const { pathname } = new URL(first.url ?? '');
  await close();
  await listen();

  requests = [];
  await send(content, {
    ...options,
    uploadUrl: url + pathname,
    onBeforeRequest: (request) => void requests.push(request),
  });
  expect(requests.map((request) => request.getMethod())).not.toContain('POST');
  expect(await holds('cut_1.pdf', content)).toBe(true);
});

test('keeps every byte received before the connection was lost', async () => {
  const content = pdfOf(3 * MB);
  const made = await create(asha, 'dead_1.pdf', content.length);
  const at = made.headers.get('location') ?? '';
  const { port, host } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    `PATCH ${at} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${asha.token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${content.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(content.subarray(0, MB));
  // The first request is still open and silent: the new request aborts it.
  const headers = { authorization: `Bearer ${asha.token}`, 'tus-resumable': '1.0.0' };
  const offset = async () =>
    Number((await fetch(url + at, { method: 'HEAD', headers })).headers.get('upload-offset'));
  await expect
    .poll(async () => (await stat(path.join(uploads(), asha.userId, `${at.split('/').pop()}.part`))).size)
    .toBe(MB);
  expect(await offset()).toBe(MB);
  socket.destroy();
  const rest = await tus(asha, 'PATCH', at, chunk(MB), content.subarray(MB));
  expect(rest.status).toBe(204);
  expect(rest.headers.get('upload-offset')).toBe(String(content.length));
  expect(await holds('dead_1.pdf', content)).toBe(true);
  // A client that missed the final answer gets it now.
  expect(await offset()).toBe(content.length);
});

test('reports its capabilities and the progress of an upload', async () => {
  const asked = await it.app.request('/storage/v1/upload/resumable', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('tus-version')).toBe('1.0.0');
  expect(asked.headers.get('tus-extension')).toContain('termination');
  expect(asked.headers.get('tus-max-size')).toBe(String(50 * MB));

  const made = await create(asha, 'told_1.pdf', 100);
  expect(made.status).toBe(201);
  const at = made.headers.get('location') ?? '';
  expect(at).toMatch(/^\/storage\/v1\/upload\/resumable\/[\da-f]{32}$/);
  expect(Date.parse(made.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now() + 23 * 3600_000);
  const head = await tus(asha, 'HEAD', at);
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'upload-length': '100',
    'upload-metadata': metadata('told_1.pdf'),
    'cache-control': expect.stringContaining('no-store'),
  });
  expect((await tus(asha, 'DELETE', at)).status).toBe(204);
  expect((await tus(asha, 'HEAD', at)).status).toBe(404);
  expect(await partsOf(asha)).toEqual([]);
});

test.each<[string, Record<string, string> | (() => Record<string, string>), number]>([
  ['another version', { 'tus-resumable': '0.2.2' }, 412],
  ['no length', { 'upload-length': '' }, 400],
  ['a length that is none', { 'upload-length': '-1' }, 400],
  ['a length to be sent later', { 'upload-defer-length': '1' }, 400],
  ['more than 50 MB', { 'upload-length': String(50 * MB + 1) }, 413],
  ['2 GB', { 'upload-length': String(2 * 1024 * MB) }, 413],
  ['nothing in it', { 'upload-length': '0' }, 415],
  ['no description', { 'upload-metadata': '' }, 400],
  ['a description that cannot be read', { 'upload-metadata': 'objectName ***' }, 400],
  ['another bucket', () => ({ 'upload-metadata': metadata('x_1.pdf', 'avatars') }), 400],
  ['a type that is not accepted', () => ({ 'upload-metadata': metadata('x_1.exe') }), 415],
  ['a path that climbs', () => ({ 'upload-metadata': metadata('../x_1.pdf') }), 404],
])('an upload with %s is refused and creates no upload', async (_, headers, status) => {
  const answer = await create(asha, 'x_1.pdf', 100, typeof headers === 'function' ? headers() : headers);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { message: string }).message).not.toBe('');
  expect(await partsOf(asha)).toEqual([]);
});

test('a part at the wrong place, too long, or of another type is refused, and the received bytes stay', async () => {
  const at = (await create(asha, 'parts_1.pdf', 20)).headers.get('location') ?? '';
  const head = Buffer.from('%PDF-1.7\n');
  expect((await tus(asha, 'PATCH', at, chunk(0), head)).headers.get('upload-offset')).toBe('9');
  expect((await tus(asha, 'PATCH', at, chunk(0), head)).status).toBe(409);
  expect((await tus(asha, 'PATCH', at, chunk(10), head)).status).toBe(409);
  expect((await tus(asha, 'PATCH', at, chunk(9), randomBytes(12))).status).toBe(413);
  expect((await tus(asha, 'PATCH', at, { ...chunk(9), 'content-type': 'text/plain' }, head)).status).toBe(
    415,
  );
  expect((await tus(asha, 'PATCH', at, { 'content-type': chunk(9)['content-type'] }, head)).status).toBe(400);
  // It exceeds the size only with its second chunk: the first is not kept either.
  const part = path.join(uploads(), asha.userId, `${at.split('/').pop()}.part`);
  async function* inPieces() {
    yield randomBytes(8);
    await expect.poll(async () => (await stat(part)).size).toBe(17);
    yield randomBytes(8);
  }
  const pieces = Readable.toWeb(Readable.from(inPieces()));
  const long = await it.app.request(at, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${asha.token}`, 'tus-resumable': '1.0.0', ...chunk(9) },
    body: pieces,
    duplex: 'half',
  } as RequestInit);
  expect(long.status).toBe(413);
  expect((await tus(asha, 'HEAD', at)).headers.get('upload-offset')).toBe('9');
  await tus(asha, 'DELETE', at);
});

test('a file with the wrong content is refused at the end and deleted', async () => {
  await expect(
    send(Buffer.from('MZ this is a program'), optionsFor(asha, 'lying_1.pdf')),
  ).rejects.toMatchObject({
    originalResponse: expect.objectContaining({}),
    message: expect.stringContaining('The file name ends in .pdf, but its content is something else.'),
  });
  expect(await stored('lying_1.pdf')).toBe(404);
  expect(await partsOf(asha)).toEqual([]);
});

test('a taken name is refused, before and after the upload', async () => {
  const at = (await create(asha, 'race_1.pdf', 20)).headers.get('location') ?? '';
  const content = pdfOf(20);
  await asha.call('POST', `/storage/v1/object/case-files/${keyOf('race_1.pdf')}`, new Uint8Array(content));
  const late = await tus(asha, 'PATCH', at, chunk(0), pdfOf(20));
  expect(late.status).toBe(400);
  expect(await late.json()).toMatchObject({ statusCode: '409', error: 'Duplicate' });
  expect((await create(asha, 'race_1.pdf', 20)).status).toBe(400);
  expect(await holds('race_1.pdf', content)).toBe(true);
});

test('only its owner reaches an upload, and only with a session', async () => {
  const made = await create(asha, 'hers_1.pdf', 20);
  const at = made.headers.get('location') ?? '';
  for (const [method, headers, body] of [
    ['HEAD', {}, undefined],
    ['PATCH', chunk(0), pdfOf(20)],
    ['DELETE', {}, undefined],
  ] as const) {
    expect((await tus(ravi, method, at, headers, body)).status, method).toBe(404);
    const bare = await it.app.request(at, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    expect(bare.status, `${method} without a session`).toBe(401);
  }
  expect((await create(ravi, 'planted_1.pdf', 20)).status).toBe(404);
  for (const id of ['x', '..', '%2e%2e%2fsecrets', 'a'.repeat(32)])
    expect((await tus(asha, 'HEAD', `/storage/v1/upload/resumable/${id}`)).status, id).toBe(404);
  expect((await tus(asha, 'HEAD', at)).headers.get('upload-offset')).toBe('0');
  await asha.call('DELETE', `/storage/v1/upload/resumable/${at.split('/').pop()}`, undefined, {
    'tus-resumable': '1.0.0',
  });
});

test('an upload counts against the quota until it is cancelled', async () => {
  const nila = await it.lawyer();
  const made = await nila.call('POST', '/rest/v1/cases', { title: 'Q' }, { prefer: 'return=representation' });
  const id = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  const begin = (name: string) =>
    create(nila, name, 50 * MB, {
      'upload-metadata': `bucketName ${Buffer.from('case-files').toString('base64')},objectName ${Buffer.from(`case_files/${id}/${name}`).toString('base64')}`,
    });
  const first = await begin('a_1.pdf');
  expect(first.status).toBe(201);
  expect((await begin('b_1.pdf')).status).toBe(201);
  const third = await begin('c_1.pdf');
  expect(third.status).toBe(413);
  expect(await third.json()).toMatchObject({
    error: 'QuotaExceeded',
    message: expect.stringContaining('Your files can take at most 0.1 GB'),
  });
  await tus(nila, 'DELETE', first.headers.get('location') ?? '');
  expect((await begin('c_1.pdf')).status).toBe(201);
});

test('an abandoned upload is removed after a day', async () => {
  const at = (await create(asha, 'late_1.pdf', 20)).headers.get('location') ?? '';
  const tomorrow = (hours: number) => ({
    ...it.services,
    now: () => new Date(Date.now() + hours * 3600_000),
  });
  await sweepOrphans(tomorrow(23));
  expect((await tus(asha, 'HEAD', at)).status).toBe(200);
  const own = it.services.now;
  it.services.now = tomorrow(25).now;
  await sweepOrphans(it.services);
  it.services.now = own;
  expect((await tus(asha, 'HEAD', at)).status).toBe(404);
  expect(await readdir(path.join(uploads(), asha.userId))).toEqual([]);
});
