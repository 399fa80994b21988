import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { openPgListener } from '../db/pg-listener.ts';
import type { FeatureJobs } from './job.ts';
import { followQueue } from './row-queue.ts';
import { openSchedules } from './schedules.ts';

/** The channel on which the database wakes the queues; see `RowQueue`. */
const CHANNEL = 'munshi_jobs';

/** All background work of this server. */
export interface Jobs {
  /**
   * Takes no more jobs. Scheduled jobs may finish, for at most `patienceMs`; a job of a row queue is aborted, and
   * continues at the next start.
   */
  stop(patienceMs?: number): Promise<void>;
}

/** Starts the background work that features declare. Errors: two jobs with one name; those of the database. */
export async function openJobs(
  { db, log }: { db: Database; log: Logger },
  declared: readonly FeatureJobs[],
  { pollingSeconds = 2 } = {},
): Promise<Jobs> {
  const schedules = declared.flatMap((jobs) => jobs.schedules ?? []);
  const queues = declared.flatMap((jobs) => jobs.queues ?? []);
  refuseDuplicates([...schedules, ...queues].map(({ name }) => name));
  const scheduled = await openSchedules(db.workerUrl, log, schedules, pollingSeconds);
  const followed = new Map(
    await Promise.all(
      queues.map(async (queue) => [queue.name, { queue, follow: await followQueue(queue, log) }] as const),
    ),
  );
  const listener = openPgListener({
    url: db.workerUrl,
    channels: [CHANNEL],
    purpose: 'jobs',
    onNotification: (_, payload) => {
      const [name = '', id] = payload.split(' ');
      const found = followed.get(name);
      if (id === undefined) found?.follow.wake();
      else found?.queue.cancel?.(id);
    },
    // A wake-up may have been missed.
    onUp: () => {
      for (const { follow } of followed.values()) follow.wake();
    },
    onDown: () => undefined,
    log,
  });
  return {
    async stop(patienceMs = 3000) {
      const stopped = [...followed.values()].map(({ follow }) => follow.stop());
      await Promise.all([...stopped, scheduled.stop(patienceMs), listener.close()]);
    },
  };
}

function refuseDuplicates(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two jobs are called ${twice}`);
}
