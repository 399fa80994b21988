import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sweepContacts } from './store.ts';

const DAY_MS = 86_400_000;
/** Long enough for an answer to be looked up later; the legal pages name it. */
const KEPT_DAYS = 365;

export const jobs: DeclareJobs = ({ db, now }) => ({
  schedules: [
    {
      name: 'sweep-contact-requests',
      cron: '50 21 * * *',
      minutes: 10,
      run: async () => {
        const at = now().getTime();
        await db.withWorker((tx) =>
          sweepContacts(tx, {
            addressesBefore: new Date(at - DAY_MS),
            before: new Date(at - KEPT_DAYS * DAY_MS),
          }),
        );
      },
    },
  ],
});
