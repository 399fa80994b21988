import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/platform/services.ts';
import { type ProblemCode, ProblemError } from '#shared/errors.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sweepOrphans } from './sweep.ts';

// Each call to the database and the store, in turn, fails before or after it took effect: afterwards, and after the
// sweep, every row has its file and every file its row.

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const ROOMS = ['withUser', 'withWorker', 'withAccounts'] as const;
type When = 'before' | 'after';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let number = 0;
/** The call that fails, counted from the moment it is set; undefined for none. */
let fault: { at: number; when: When } | undefined;
let calls = 0;

async function passing<T>(call: () => Promise<T>, problem: () => ProblemError): Promise<T> {
  const failing = fault !== undefined && calls++ === fault.at ? fault.when : undefined;
  if (failing === 'before') throw problem();
  const answer = await call();
  if (failing === 'after') throw problem();
  return answer;
}

/** The same services, each call of which may fail. */
function failing(services: Services): Services {
  const { db, storage } = services;
  const wrap = <T extends object>(target: T, problem: ProblemCode, only?: readonly string[]): T =>
    new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        const method = member.bind(target) as (...given: unknown[]) => Promise<unknown>;
        if (only && !only.includes(String(name))) return method;
        return (...given: unknown[]) =>
          passing(
            () => method(...given),
            () => new ProblemError(problem),
          );
      },
    });
  return {
    ...services,
    db: wrap(db, 'database_unavailable', ROOMS),
    storage: wrap(storage, 'storage_unavailable'),
  };
}

beforeEach(async () => {
  it = await testApp();
  asha = await it.lawyer();
  it.app = createApp(failing(it.services));
  const made = await call('POST', '/rest/v1/cases', { title: 'Faults' }, { prefer: 'return=representation' });
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
});
afterEach(async () => {
  fault = undefined;
  await it.close();
});

function call(method: string, at: string, body?: unknown, headers: Record<string, string> = {}) {
  const raw = body instanceof Uint8Array;
  return it.app.request(at, {
    method,
    headers: {
      authorization: `Bearer ${asha.token}`,
      // A body without a declared size reserves no space.
      ...(raw ? { 'content-length': String(body.length) } : {}),
      ...(raw || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
  });
}

/** Acts as a client does: uploads the file, then inserts its row. True when both were confirmed. */
async function upload(key: string): Promise<boolean> {
  const up = await call('POST', `/storage/v1/object/case-files/${key}`, new Uint8Array(PDF));
  if (up.status !== 200) return false;
  const row = { case_id: caseId, file_name: 'one.pdf', file_path: key, file_size: PDF.length };
  return (await call('POST', '/rest/v1/case_files', row)).status === 201;
}

const tus = { 'tus-resumable': '1.0.0' };

/** Begins a resumable upload. */
function begin(key: string): Promise<Response> {
  const words = { bucketName: 'case-files', objectName: key };
  return call('POST', '/storage/v1/upload/resumable', undefined, {
    ...tus,
    'upload-length': String(PDF.length),
    'upload-metadata': Object.entries(words)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(),
  }) as Promise<Response>;
}

/** Sends the bytes of a resumable upload from a place on. */
const sendFrom = (at: string, from: number) =>
  call('PATCH', at, new Uint8Array(PDF.subarray(from)), {
    ...tus,
    'upload-offset': String(from),
    'content-type': 'application/offset+octet-stream',
  });

/** The same by a resumable upload, which asks for its progress when it got no answer. */
async function resume(key: string): Promise<boolean> {
  const made = await begin(key);
  const at = made.headers.get('location');
  if (made.status !== 201 || !at) return false;
  await sendFrom(at, 0);
  const told = await call('HEAD', at, undefined, tus);
  if (told.status !== 200 || Number(told.headers.get('upload-offset')) !== PDF.length) return false;
  const row = { case_id: caseId, file_name: 'one.pdf', file_path: key, file_size: PDF.length };
  return (await call('POST', '/rest/v1/case_files', row)).status === 201;
}

/** Deletes the file, then its row, as the client of the specification does. */
async function remove(key: string): Promise<boolean> {
  const gone = await call('DELETE', '/storage/v1/object/case-files', { prefixes: [key] });
  const row = await call('DELETE', `/rest/v1/case_files?file_path=eq.${encodeURIComponent(key)}`);
  return gone.status === 200 && row.status === 204;
}

/** Rows, files and counts that are stored, and the usage of the plan that has no stored file. */
async function standing(): Promise<{ rows: string[]; files: string[]; counted: string[]; leaked: number }> {
  const rows = await it.db.sql<{ file_path: string }>('select file_path from public.case_files order by 1');
  const counted = await it.db.sql<{ path: string }>('select path from public.stored_files order by 1');
  const files = await it.services.storage.list('case_files');
  const [used] = await it.db.sql<{ leaked: string }>(
    `select coalesce((select sum(used) from public.usage_counters), 0)
       + coalesce((select sum(amount) from public.usage_reservations where expires_at > now()), 0)
       - coalesce((select sum(size) from public.stored_files), 0) as leaked`,
  );
  return {
    leaked: Number(used?.leaked),
    rows: rows.map((row) => row.file_path),
    counted: counted.map((row) => row.path),
    files: files.map((file) => file.key).sort(),
  };
}

/** The sweep two days later, when reservations have expired. */
const sweep = async () => {
  const now = () => new Date(Date.now() + 48 * 3600_000);
  await it.db.sql("update public.stored_files set stored_at = stored_at - interval '2 days'");
  await it.db.sql("update public.usage_reservations set expires_at = expires_at - interval '2 days'");
  await sweepOrphans({ ...it.services, now });
};

const newKey = () => `case_files/${caseId}/k${++number}_1.pdf`;

/** Runs an action with each of its calls failing in turn, until a run has no call left to fail. */
async function eachFault(
  prepare: () => Promise<string>,
  act: (key: string) => Promise<boolean>,
  check: (key: string, told: boolean, what: string) => Promise<void>,
): Promise<number> {
  let faults = 0;
  for (const when of ['before', 'after'] as const) {
    for (let at = 0; ; at++) {
      const key = await prepare();
      fault = { at, when };
      calls = 0;
      const told = await act(key);
      const reached = calls > at;
      fault = undefined;
      if (!reached) break;
      faults++;
      await check(key, told, `call ${at} failing ${when}`);
    }
  }
  return faults;
}

test.each([
  ['an upload', upload, 8],
  ['a resumable upload', resume, 12],
])('%s: whatever fails, rows and files are the same after the sweep', async (_, act, least) => {
  const faults = await eachFault(
    async () => newKey(),
    act,
    async (key, told, what) => {
      const before = await standing();
      // A row is written only for an existing file, and confirmed changes are true.
      expect(before.files, what).toEqual(expect.arrayContaining(before.rows));
      if (told) expect(before.rows, what).toContain(key);
      await sweep();
      const { rows, files, counted, leaked } = await standing();
      expect(files, what).toEqual(rows);
      expect(counted, what).toEqual(rows);
      expect(leaked, what).toBe(0);
    },
  );
  expect(faults).toBeGreaterThanOrEqual(least);
  expect((await standing()).rows.length).toBeGreaterThan(0);
});

test('whichever step of a deletion fails, no row is left without its file, and no file without its row', async () => {
  const faults = await eachFault(
    async () => {
      const key = newKey();
      expect(await upload(key)).toBe(true);
      return key;
    },
    remove,
    async (key, told, what) => {
      const before = await standing();
      expect(before.files, what).toEqual(expect.arrayContaining(before.rows));
      if (told) expect(before.rows, what).not.toContain(key);
      await sweep();
      const { rows, files, counted, leaked } = await standing();
      expect(files, what).toEqual(rows);
      expect(counted, what).toEqual(rows);
      expect(leaked, what).toBe(0);
    },
  );
  expect(faults).toBeGreaterThanOrEqual(6);
});

test('a sweep that fails half-way removes no file that a row names, and the next one completes the work', async () => {
  const kept = newKey();
  expect(await upload(kept)).toBe(true);
  const now = () => new Date(Date.now() + 48 * 3600_000);
  for (let at = 0; ; at++) {
    const orphan = newKey();
    await call('POST', `/storage/v1/object/case-files/${orphan}`, new Uint8Array(PDF));
    fault = { at, when: 'before' };
    calls = 0;
    const failed = await sweepOrphans({ ...failing(it.services), now }).then(
      () => false,
      () => true,
    );
    fault = undefined;
    if (!failed) break;
    expect((await standing()).files).toContain(kept);
    await sweep();
    expect((await standing()).files).toEqual([kept]);
  }
});

test('a failing file system is reported as an unavailable store', async () => {
  // A file blocks the path of the folder for unfinished uploads.
  await writeFile(path.join(it.services.env.MUNSHI_DATA, 'uploads'), 'in the way');
  expect(await resume(newKey())).toBe(false);
  expect((await standing()).files).toEqual([]);
  expect(await upload(newKey())).toBe(true);
});

/** Fails each write to a file as a disk does that has no room; what fitted before is in the file. */
async function fullDisk(): Promise<{ mockRestore(): void }> {
  const handle = await open(path.join(it.services.env.MUNSHI_DATA, 'any'), 'a');
  await handle.close();
  return vi
    .spyOn(Object.getPrototypeOf(handle) as typeof handle, 'writev')
    .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
}

test('a full disk answers an upload with 507, and the same file is taken when there is room', async () => {
  const [key, resumed] = [newKey(), newKey()];
  const at = (await begin(resumed)).headers.get('location') ?? '';
  const put = () => call('POST', `/storage/v1/object/case-files/${key}`, new Uint8Array(PDF));
  const full = await fullDisk();
  const refused = [await put(), await sendFrom(at, 0)];
  full.mockRestore();
  for (const answer of refused)
    expect([answer.status, await answer.text()]).toEqual([507, expect.stringContaining(t(errors.diskFull))]);
  expect(await standing()).toEqual({ rows: [], files: [], counted: [], leaked: expect.any(Number) });
  expect((await put()).status).toBe(200);
  const told = await call('HEAD', at, undefined, tus);
  expect((await sendFrom(at, Number(told.headers.get('upload-offset')))).status).toBe(204);
  expect((await standing()).files).toEqual([key, resumed].sort());
});
