import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/platform/services.ts';
import { type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

async function readiness(given: Partial<Services> = {}) {
  const answer = await createApp({ ...it.services, ...given }).request('/readyz');
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const allBut = (part?: string) => ({
  ...{ status: part ? 'unavailable' : 'ok', database: 'ok', index: 'ok', storage: 'ok', disk: 'ok' },
  ...(part ? { [part]: 'unavailable' } : {}),
});

test('a healthy server is ready, and its check leaves no file', async () => {
  const before = await readdir(it.services.env.MUNSHI_DATA);
  expect(await readiness()).toEqual({ status: 200, body: allBut() });
  expect(await readdir(it.services.env.MUNSHI_DATA)).toEqual(before);
});

// The process file system of Linux is a real file system without free blocks.
test.runIf(existsSync('/proc/self'))('reports a full disk', async () => {
  const env = { ...it.services.env, MUNSHI_DATA: '/proc' };
  expect(await readiness({ env })).toEqual({ status: 503, body: allBut('disk') });
});

test('reports a read-only data folder, and its recovery', async () => {
  const folder = it.services.env.MUNSHI_DATA;
  await rename(folder, `${folder}-away`);
  expect(await readiness()).toEqual({
    status: 503,
    body: { ...allBut('disk'), storage: 'unavailable' },
  });
  await rename(`${folder}-away`, folder);
  expect(await readiness()).toEqual({ status: 200, body: allBut() });
});

test('a server that is stopping sends its proxy to another', async () => {
  expect(await readiness({ stopping: () => true })).toEqual({
    status: 503,
    body: { ...allBut(), status: 'unavailable' },
  });
});

test('reports an index that fails or hangs within the time limit of a check', async () => {
  const failing = { ...it.services.library, ping: () => Promise.reject(new Error('the worker ended')) };
  expect(await readiness({ library: failing })).toEqual({ status: 503, body: allBut('index') });
  const silent = { ...it.services.library, ping: () => new Promise<never>(() => undefined) };
  expect(await readiness({ library: silent })).toEqual({ status: 503, body: allBut('index') });
});

test('a cluster of OpenSearch that is away is reported, and the server stays ready for all else', async () => {
  const env = { ...it.services.env, OPENSEARCH_URL: ['http://127.0.0.1:9200'] };
  const failing = { ...it.services.library, ping: () => Promise.reject(new Error('no answer')) };
  expect(await readiness({ env, library: failing })).toEqual({
    status: 200,
    body: { ...allBut(), index: 'unavailable' },
  });
});

test('parallel requests share one check', async () => {
  let checks = 0;
  const library = {
    ...it.services.library,
    ping: () => {
      checks += 1;
      return it.services.library.ping();
    },
  };
  const app = createApp({ ...it.services, library });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.request('/readyz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(checks).toBe(1);
});
