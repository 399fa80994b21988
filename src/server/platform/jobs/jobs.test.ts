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

test('what runs periodically is scheduled once, whichever server asks', async () => {
  const second = await openJobs(db.workerUrl, log);
  await jobs.every('nightly', '0 3 * * *', 5, async () => undefined);
  await second.every('nightly', '0 4 * * *', 5, async () => undefined);
  await second.stop(0);
  expect(await db.sql('SELECT name, cron, timezone FROM pgboss.schedule')).toEqual([
    { name: 'nightly', cron: '0 4 * * *', timezone: 'UTC' },
  ]);
});

test('of several servers one runs a periodic job at a time, and times that come meanwhile add one run', async () => {
  const second = await openJobs(db.workerUrl, log, 0.5);
  let running = 0;
  let most = 0;
  let runs = 0;
  const open: (() => void)[] = [];
  const handler = async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
  };
  // The queue as created by an earlier version.
  await jobs.send('hourly', {});
  await db.sql("DELETE FROM pgboss.job WHERE name = 'hourly'");
  for (const server of [jobs, second]) await server.every('hourly', '17 * * * *', 5, handler);
  await jobs.send('hourly', {});
  await expect.poll(() => runs).toBe(1);
  // The schedule fires three times during the first run, and one job waits.
  for (let n = 0; n < 3; n += 1) await jobs.send('hourly', {});
  const waiting = "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'hourly' AND state = 'created'";
  expect(await db.sql(waiting)).toEqual([{ n: 1 }]);
  // Both servers have polled again once each has handled another job twice, since they poll equally often.
  let others = 0;
  for (const [n, server] of [jobs, second].entries()) {
    await server.work(`other ${n}`, async () => {
      others += 1;
    });
  }
  for (const round of [2, 4]) {
    for (const n of [0, 1]) await jobs.send(`other ${n}`, {});
    await expect.poll(() => others).toBe(round);
  }
  open.shift()?.();
  await expect.poll(() => runs).toBe(2);
  open.shift()?.();
  const done = "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'hourly' AND state = 'completed'";
  await expect.poll(() => db.sql(done)).toEqual([{ n: 2 }]);
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
  await second.stop(0);
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
