import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { Quota } from './quota.ts';

const LIMIT = Math.floor(0.001 * 1024 ** 3);

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp({ env: { FILE_QUOTA_GB: '0.001' } });
});
beforeEach(async () => {
  asha = await it.lawyer();
});
afterAll(() => it.close());

const session = async () => {
  const request = new Request('http://x', { headers: { authorization: `Bearer ${asha.token}` } });
  const found = await it.services.sessions.authenticate(request);
  if (!found) throw new Error('no session');
  return found.session;
};
const exceeded = { code: 'too_large', reason: 'QuotaExceeded' };
const used = async () =>
  (
    await it.db.sql<{ used: string }>('select used from public.usage_counters where owner_id = $1', [
      asha.userId,
    ])
  ).map((row) => Number(row.used));

test('of two parallel files that exceed the quota together, one is counted; counting it again has no effect', async () => {
  const quota = new Quota(it.services);
  const own = await session();
  const both = await Promise.allSettled(
    ['a', 'b'].map((path) => quota.count(own, { path, size: 600_000 }, undefined)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: exceeded });
  const stored = 'select path from public.stored_files where owner_id = $1';
  const [row] = await it.db.sql<{ path: string }>(stored, [asha.userId]);
  await quota.count(own, { path: row?.path ?? '', size: 600_000 }, undefined);
  expect(await it.db.sql(stored, [asha.userId])).toHaveLength(1);
  expect(await used()).toEqual([600_000]);
});

test('uploads in progress count until they end', async () => {
  const quota = new Quota(it.services);
  const own = await session();
  const first = await quota.reserveForRequest(own, 1000);
  expect(first.bytes).toBe(1000);
  expect((await quota.reserveForRequest(own, undefined)).bytes).toBe(LIMIT - 1000);
  const id = randomUUID();
  await expect(quota.reserve(own, LIMIT - 999, { id, forMs: 60_000 })).rejects.toMatchObject(exceeded);
  await quota.reserve(own, LIMIT - 1000, { id, forMs: 60_000 });
  await expect(quota.reserveForRequest(own, 1)).rejects.toMatchObject(exceeded);
  await expect(quota.reserveForRequest(own, undefined)).rejects.toMatchObject(exceeded);
  await quota.release(own, id);
  // A form may be larger than its file, so it gets what is left.
  expect((await quota.reserveForRequest(own, LIMIT)).bytes).toBe(LIMIT - 1000);
  expect(await used()).toEqual([0]);
});

test('what an upload reserved is given back after a crash, and a late one is counted only if it still fits', async () => {
  const quota = new Quota(it.services);
  const own = await session();
  const late = await quota.reserveForRequest(own, LIMIT);
  await expect(quota.reserveForRequest(own, 1)).rejects.toMatchObject(exceeded);
  await it.db.sql('update public.usage_reservations set expires_at = now() where owner_id = $1', [
    asha.userId,
  ]);
  const next = await quota.reserveForRequest(own, 10);
  expect(next.bytes).toBe(10);
  await expect(quota.count(own, { path: 'late', size: LIMIT }, late.reservation)).rejects.toMatchObject(
    exceeded,
  );
  await quota.count(own, { path: 'next', size: 10 }, next.reservation);
  await quota.count(own, { path: 'late', size: LIMIT - 10 }, late.reservation);
  expect(await used()).toEqual([LIMIT]);
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
  const taken: number[] = [];
  await expect(
    (async () => {
      for await (const chunk of quota.within(own, { bytes: 2500 }, endless)) taken.push(chunk.length);
    })(),
  ).rejects.toMatchObject(exceeded);
  expect(taken).toEqual([1000, 1000]);
  expect(sent).toBe(3);
});
