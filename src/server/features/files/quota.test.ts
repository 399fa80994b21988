import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { Quota } from './quota.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp({ env: { FILE_QUOTA_GB: '0.001' } });
  asha = await it.lawyer();
});
afterAll(() => it.close());

const session = async () => {
  const request = new Request('http://x', { headers: { authorization: `Bearer ${asha.token}` } });
  const found = await it.services.sessions.authenticate(request);
  if (!found) throw new Error('no session');
  return found.session;
};

test('of two parallel files that exceed the quota together, one is counted; counting it again has no effect', async () => {
  const quota = new Quota(it.services);
  const own = await session();
  const both = await Promise.allSettled(['a', 'b'].map((path) => quota.count(own, path, 600_000)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'too_large', reason: 'QuotaExceeded' },
  });
  const [row] = await it.db.sql<{ path: string }>('select path from public.stored_files');
  await expect(quota.count(own, row?.path ?? '', 700_000)).resolves.toBeUndefined();
  expect(await it.db.sql('select path from public.stored_files')).toHaveLength(1);
});

test('uploads in progress count until they end', async () => {
  const quota = new Quota(it.services);
  const own = { ...(await session()) };
  const left = await quota.left(own, 0);
  const chunks = (async function* () {
    yield Buffer.alloc(1000);
  })();
  const { source, done } = quota.counting(own.userId, left, chunks);
  for await (const chunk of source) expect(chunk).toHaveLength(1000);
  expect(await quota.left(own, 0)).toBe(left - 1000);
  done();
  expect(await quota.left(own, 0)).toBe(left);
  await expect(quota.require(own, left - 10, 11)).rejects.toMatchObject({ code: 'too_large' });
  await expect(quota.left(own, left)).rejects.toMatchObject({ code: 'too_large' });
});

test('a stream of unknown length fails as soon as it exceeds the remaining quota', async () => {
  const quota = new Quota(it.services);
  const own = await session();
  let sent = 0;
  const endless = (async function* () {
    while (sent < 100) {
      sent += 1;
      yield Buffer.alloc(1000);
    }
  })();
  const { source, done } = quota.counting(own.userId, 2500, endless);
  const taken: number[] = [];
  await expect(
    (async () => {
      for await (const chunk of source) taken.push(chunk.length);
    })(),
  ).rejects.toMatchObject({ code: 'too_large', reason: 'QuotaExceeded' });
  done();
  expect(taken).toEqual([1000, 1000]);
  expect(sent).toBe(3);
});
