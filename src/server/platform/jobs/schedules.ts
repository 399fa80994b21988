import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { SCHEMA } from '../db/jobs-schema.ts';
import type { ScheduledJob } from './job.ts';

const RETRIES = { retryLimit: 5, retryDelay: 2, retryBackoff: true };

export interface Schedules {
  /** Lets running jobs finish, for at most `patienceMs`; an unfinished job is retried at the next start. */
  stop(patienceMs: number): Promise<void>;
}

/**
 * Runs these jobs at their times and removes every other schedule, which an earlier version left. Queues and schedules
 * are in the database, under the worker's role, and recover by themselves when the database was unavailable.
 */
export async function openSchedules(
  workerUrl: string,
  log: Logger,
  jobs: readonly ScheduledJob[],
  pollingSeconds: number,
): Promise<Schedules> {
  const boss = new PgBoss({
    connectionString: workerUrl,
    schema: SCHEMA,
    max: 3,
    application_name: 'munshi jobs',
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue met an error'));
  await boss.start();
  for (const job of jobs) await add(boss, log, job, pollingSeconds);
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
  return { stop: (patienceMs) => boss.stop({ graceful: true, timeout: patienceMs, wait: true }) };
}

async function add(boss: PgBoss, log: Logger, job: ScheduledJob, pollingSeconds: number): Promise<void> {
  const { name, cron, minutes } = job;
  // `stately`: at most one job that waits and one that runs.
  const options = { name, policy: 'stately', expireInMinutes: minutes, ...RETRIES } as const;
  await boss.createQueue(name, options);
  // Without this, a queue that an earlier version created would keep its policy.
  await boss.updateQueue(name, options);
  await boss.schedule(name, cron, {}, { tz: 'UTC' });
  await boss.work(name, { batchSize: 1, pollingIntervalSeconds: pollingSeconds }, async ([run]) => {
    try {
      await job.run();
    } catch (error) {
      log.warn({ err: error, job: run?.id, queue: name }, 'a job failed');
      throw error;
    }
  });
}
