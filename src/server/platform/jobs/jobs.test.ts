import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import { type Jobs, openJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
let db: TestDatabase;
let jobs: Jobs;
beforeAll(async () => {
  db = await testDatabase();
  jobs = await openJobs(db.workerUrl, log, 0.5);
});
afterAll(async () => {
  await jobs.stop(0);
  await db.close();
});

test('a job reaches the handler of its queue with its data, once', async () => {
  const seen: object[] = [];
  await jobs.work('greet', async (data) => {
    seen.push(data);
  });
  await jobs.send('greet', { name: 'Asha' });
  await expect.poll(() => seen).toEqual([{ name: 'Asha' }]);
  const done = "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'greet' AND state = 'completed'";
  await expect.poll(() => db.sql(done)).toEqual([{ n: 1 }]);
});

test('a job whose handler fails is tried again', async () => {
  let tries = 0;
  await jobs.work('flaky', async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  });
  await jobs.send('flaky', {});
  await expect.poll(() => tries).toBe(2);
});

test('a job waits in the database until somebody works on its queue', async () => {
  const before = await openJobs(db.workerUrl, log);
  await before.send('later', { n: 1 });
  await before.stop(0);
  const seen: object[] = [];
  await jobs.work('later', async (data) => {
    seen.push(data);
  });
  await expect.poll(() => seen).toEqual([{ n: 1 }]);
});

test('a schedule is kept in the database, once for each queue', async () => {
  await jobs.schedule('nightly', '0 3 * * *');
  await jobs.schedule('nightly', '0 4 * * *');
  expect(await db.sql('SELECT name, cron, timezone FROM pgboss.schedule')).toEqual([
    { name: 'nightly', cron: '0 4 * * *', timezone: 'UTC' },
  ]);
});

test('the queue belongs to the worker alone', async () => {
  const { rows } = await db.withWorker((tx) => tx.execute('SELECT current_user AS role'));
  expect(rows).toEqual([{ role: 'munshi_worker' }]);
  await expect(db.withAccounts((tx) => tx.execute('SELECT 1 FROM pgboss.job'))).rejects.toThrow();
  expect(
    await db.sql(`SELECT DISTINCT pg_get_userbyid(relowner) AS owner FROM pg_class
                  WHERE relnamespace = 'pgboss'::regnamespace`),
  ).toEqual([{ owner: 'munshi_worker' }]);
});
