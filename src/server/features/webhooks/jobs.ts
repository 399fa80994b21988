import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sendNext } from './sender.ts';
import { removeOldDeliveries } from './store.ts';

/** A wake-up starts the lanes at once; the poll finds events whose time has come. */
const POLL_MS = 2000;
/** Slow receivers hold up as many. */
const LANES = ['1', '2', '3', '4'];

/** Sends events to the endpoints of users. The row of an event is its job; endpoints take turns. */
export const jobs: DeclareJobs = (services) => ({
  queues: [{ name: 'webhooks', lanes: LANES, pollMs: POLL_MS, runNext: () => sendNext(services) }],
  schedules: [
    {
      name: 'webhook-log',
      cron: '17 2 * * *',
      minutes: 10,
      run: () => {
        const before = new Date(services.now().getTime() - services.env.KEEP_WEBHOOK_LOG_DAYS * 86_400_000);
        return services.db.withWorker((tx) => removeOldDeliveries(tx, before));
      },
    },
  ],
});
