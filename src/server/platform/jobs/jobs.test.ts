import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import { SCHEMA } from '../db/jobs-schema.ts';
import { sql } from '../db/sql.ts';
import type { ScheduledJob } from './job.ts';
import { openJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
let db: TestDatabase;
/** Does what the clock does: puts a run of a job into its queue. */
let clock: PgBoss;
beforeAll(async () => {
  db = await testDatabase();
  clock = new PgBoss({ connectionString: db.workerUrl, schema: SCHEMA, schedule: false, supervise: false });
  // At the end the database may be gone before its last connection has ended.
  clock.on('error', () => undefined);
  await clock.start();
});
afterAll(async () => {
  await clock.stop({ graceful: false });
  await db.close();
});

const open = (...schedules: ScheduledJob[]) =>
  openJobs({ db, log }, [{ schedules }], { pollingSeconds: 0.5 });
const job = (name: string, run: ScheduledJob['run'] = async () => undefined, cron = '0 3 * * *') => ({
  name,
  cron,
  minutes: 5,
  run,
});

test('a job whose run fails is tried again', async () => {
  let tries = 0;
  const server = await open(
    job('flaky', async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    }),
  );
  await clock.send('flaky', {}, { retryLimit: 1 });
  await expect.poll(() => tries).toBe(2);
  await server.stop(0);
});

test('a run waits in the database until a server works', async () => {
  const before = await open(job('later'));
  await before.stop(0);
  let runs = 0;
  await clock.send('later', {});
  const server = await open(
    job('later', async () => {
      runs += 1;
    }),
  );
  await expect.poll(() => runs).toBe(1);
  await server.stop(0);
});

test('each job is scheduled once, whichever server asks, and an abandoned schedule is removed', async () => {
  await clock.createQueue('abandoned');
  await clock.schedule('abandoned', '* * * * *');
  const first = await open(job('nightly'));
  const second = await open(job('nightly', undefined, '0 4 * * *'));
  expect(await db.sql('SELECT name, cron, timezone FROM pgboss.schedule')).toEqual([
    { name: 'nightly', cron: '0 4 * * *', timezone: 'UTC' },
  ]);
  await Promise.all([first.stop(0), second.stop(0)]);
});

test('two jobs of one name are refused', async () => {
  await expect(open(job('twin'), job('twin'))).rejects.toThrow('two jobs are called twin');
});

test('of several servers one runs a scheduled job at a time, and times that come meanwhile add one run', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const ends: (() => void)[] = [];
  const hourly = job('hourly', async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  let others = 0;
  const other = (n: number) =>
    job(`other ${n}`, async () => {
      others += 1;
    });
  // The queue as created by an earlier version.
  await clock.createQueue('hourly', { name: 'hourly', policy: 'standard' });
  const servers = [await open(hourly, other(0)), await open(hourly, other(1))];
  await clock.send('hourly', {});
  await expect.poll(() => runs).toBe(1);
  // The schedule fires three times during the first run, and one job waits.
  for (let n = 0; n < 3; n += 1) await clock.send('hourly', {});
  const waiting = "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'hourly' AND state = 'created'";
  expect(await db.sql(waiting)).toEqual([{ n: 1 }]);
  // Both servers have polled again once each has handled another job twice, since they poll equally often.
  for (const round of [2, 4]) {
    for (const n of [0, 1]) await clock.send(`other ${n}`, {});
    await expect.poll(() => others).toBe(round);
  }
  ends.shift()?.();
  await expect.poll(() => runs).toBe(2);
  ends.shift()?.();
  const done = "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'hourly' AND state = 'completed'";
  await expect.poll(() => db.sql(done)).toEqual([{ n: 2 }]);
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
  await Promise.all(servers.map((server) => server.stop(0)));
});

test('the queue belongs to the worker alone', async () => {
  const rows = await db.withWorker((tx) => tx.rows(sql`SELECT current_user AS role`));
  expect(rows).toEqual([{ role: 'munshi_worker' }]);
  await expect(db.withAccounts((tx) => tx.rows(sql`SELECT 1 FROM pgboss.job`))).rejects.toThrow();
  expect(
    await db.sql(`SELECT DISTINCT pg_get_userbyid(relowner) AS owner FROM pg_class
                  WHERE relnamespace = 'pgboss'::regnamespace`),
  ).toEqual([{ owner: 'munshi_worker' }]);
});
