import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// One hundred uploads of one user at once, over real connections, against a limit of ten files.

const FILES = 10;
const BYTES = 20_000;
const GB = 1024 ** 3;

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let url: string;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const made = await asha.call('POST', '/rest/v1/cases', { title: 'P' }, { prefer: 'return=representation' });
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  // Half a byte more, so that rounding takes none away.
  const env = { ...it.services.env, FILE_QUOTA_GB: (FILES * BYTES + 0.5) / GB };
  const { fetch } = createApp({ ...it.services, env });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  url = `http://127.0.0.1:${port}/storage/v1`;
});
afterAll(async () => {
  (server as Server).closeAllConnections();
  server.close();
  await it.close();
});

const content = new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(BYTES - 9, 32)]));
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** In one request, or as a resumable upload. */
function upload(number: number): Promise<Response> {
  const key = `case_files/${caseId}/${number}_1.pdf`;
  const authorization = `Bearer ${asha.token}`;
  if (number % 2 === 0)
    return fetch(`${url}/object/case-files/${key}`, {
      method: 'POST',
      headers: { authorization },
      body: content,
    });
  return fetch(`${url}/upload/resumable`, {
    method: 'POST',
    headers: {
      authorization,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(BYTES),
      'upload-metadata': `bucketName ${base64('case-files')},objectName ${base64(key)}`,
    },
    body: content,
  });
}

test('100 parallel uploads end exactly at the limit', async () => {
  const answers = new Map<number, number>();
  let open = Array.from({ length: 100 }, (_, number) => number);
  while (open.length > 0) {
    const round = await Promise.all(
      open.map(async (number) => {
        const answer = await upload(number);
        await answer.arrayBuffer();
        return [number, answer.status] as const;
      }),
    );
    for (const [number, status] of round) answers.set(number, status);
    // Too many at once: a client tries again.
    open = round.filter(([, status]) => status === 429).map(([number]) => number);
  }
  const statuses = [...answers.values()];
  expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(FILES);
  expect(statuses.filter((status) => status === 413)).toHaveLength(100 - FILES);
  expect(await it.services.storage.list(`case_files/${caseId}`)).toHaveLength(FILES);
  const [counter] = await it.db.sql('select used::int, allowance from public.usage_counters');
  expect(counter).toEqual({ used: FILES * BYTES, allowance: 'storage.bytes' });
  expect(await it.db.sql('select from public.usage_reservations')).toEqual([]);
});
