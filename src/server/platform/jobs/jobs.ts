import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { SCHEMA } from './schema.ts';

/** Queues in the database, under the worker's role. A job whose handler fails is tried again, later each time. */
export interface Jobs {
  /** Hands each job of a queue to `handler`, one after the other; a rejected promise means: try again. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>;
  /** Queues a job; durable when it resolves. */
  send(name: string, data: object): Promise<void>;
  /**
   * Runs `handler` at each time of a cron expression (UTC): one run at a time over all servers of the database. A time
   * that comes while a run waits adds none. A run whose server died counts as ended after `minutes`, and is tried again.
   */
  every(name: string, cron: string, minutes: number, handler: () => Promise<void>): Promise<void>;
  /** Lets running handlers finish, for at most `patienceMs`; what does not finish is tried again at the next start. */
  stop(patienceMs?: number): Promise<void>;
}

const RETRIES = { retryLimit: 5, retryDelay: 2, retryBackoff: true };

/** Opens the queues behind `db.workerUrl`. A database that goes away and comes back needs no help from here. */
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
      // One that an earlier version made keeps its policy otherwise.
      await boss.updateQueue(name, options);
      await boss.schedule(name, cron, {}, { tz: 'UTC' });
      await handle(name, handler);
    },
    stop: (patienceMs = 3000) => boss.stop({ graceful: true, timeout: patienceMs, wait: true }),
  };
}
