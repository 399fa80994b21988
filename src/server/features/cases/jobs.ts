import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { movePastNextDates } from './store.ts';

const AT_ONCE = 500;

/**
 * Moves the next dates that passed at midnight in India to the next open event. The server looks at its start and every
 * minute, because a computer may sleep over midnight. Until then a page shows a past date as overdue.
 */
export const jobs: DeclareJobs = ({ db, now }) => ({
  queues: [
    {
      name: 'next-dates',
      lanes: ['cases'],
      pollMs: 60_000,
      share: 0.5,
      runNext: async () => (await db.withWorker((tx) => movePastNextDates(tx, now(), AT_ONCE))) === AT_ONCE,
    },
  ],
});
