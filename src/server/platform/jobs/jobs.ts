import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { SCHEMA } from './schema.ts';

/** Queues in the database, under the worker's role. A job whose handler fails is retried with growing delays. */
export interface Jobs {
  /** Calls `handler` for each job of a queue, one after the other; a rejected promise causes a retry. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>;
  /** Queues a job; durable when it resolves. */
  send(name: string, data: object): Promise<void>;
  /**
   * Runs `handler` on a cron schedule (UTC): one run at a time across all servers of the database. A further time that
   * comes while a run waits is dropped. A run whose server died counts as failed after `minutes`, and is retried.
   */
  every(name: string, cron: string, minutes: number, handler: () => Promise<void>): Promise<void>;
  /** Lets running handlers finish, for at most `patienceMs`; unfinished jobs are retried at the next start. */
  stop(patienceMs?: number): Promise<void>;
}

const RETRIES = { retryLimit: 5, retryDelay: 2, retryBackoff: true };

/** Opens the queues at `db.workerUrl`. They recover by themselves when the database was unavailable. */
export async function openJobs(workerUrl: string, log: Logger, pollingSeconds = 2): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: workerUrl,
    schema: SCHEMA,
    max: 3,
    application_name: 'munshi jobs',
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue met an error'));
  await boss.start();
  const known = new Map<string, Promise<void>>();
  const queue = (name: string) => {
    const made = known.get(name) ?? boss.createQueue(name, { name, policy: 'standard', ...RETRIES });
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  };
  const handle = async <Data extends object>(name: string, handler: (data: Data) => Promise<void>) => {
    await boss.work<Data>(name, { batchSize: 1, pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
      for (const job of jobs) {
        try {
          await handler(job.data);
        } catch (error) {
          log.warn({ err: error, job: job.id, queue: name }, 'a job failed');
          throw error;
        }
      }
    });
  };
  return {
    work: async (name, handler) => {
      await queue(name);
      await handle(name, handler);
    },
    send: async (name, data) => {
      await queue(name);
      await boss.send(name, data, RETRIES);
    },
    every: async (name, cron, minutes, handler) => {
      // `stately`: at most one job that waits and one that runs.
      const options = { name, policy: 'stately', expireInMinutes: minutes, ...RETRIES } as const;
      await boss.createQueue(name, options);
      // Without this, a queue that an earlier version created would keep its policy.
      await boss.updateQueue(name, options);
      await boss.schedule(name, cron, {}, { tz: 'UTC' });
      await handle(name, handler);
    },
    stop: (patienceMs = 3000) => boss.stop({ graceful: true, timeout: patienceMs, wait: true }),
  };
}
