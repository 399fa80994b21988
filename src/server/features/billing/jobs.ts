import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sweepWebhookEvents } from './sweep.ts';

export const jobs: DeclareJobs = (services) => ({
  schedules: [
    {
      name: 'sweep-webhook-events',
      cron: '20 21 * * *',
      minutes: 10,
      run: () => sweepWebhookEvents(services),
    },
  ],
});
