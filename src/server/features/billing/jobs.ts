import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { finishOpenCalls, reconcileNext } from './subscriptions/reconcile.ts';
import { applyNextEvents } from './webhooks/apply-event.ts';
import { sweepWebhookEvents } from './webhooks/sweep.ts';

/**
 * Events are applied within two seconds, found by polling: a notification for each event would make the commits of the
 * inbox wait for each other. Changes that no event reports are found within half a minute, or a quarter of an hour.
 */
export const jobs: DeclareJobs = (services) => {
  const { payments } = services;
  const schedules = [
    {
      name: 'sweep-webhook-events',
      cron: '20 21 * * *',
      minutes: 10,
      run: () => sweepWebhookEvents(services),
    },
  ];
  if (!payments) return { schedules };
  const parts = { ...services, payments };
  return {
    schedules,
    queues: [
      { name: 'payment-events', lanes: ['events'], pollMs: 2000, runNext: () => applyNextEvents(parts) },
      {
        name: 'payment-states',
        lanes: ['subscriptions'],
        pollMs: 15_000,
        share: 0.5,
        runNext: async () => (await reconcileNext(parts)) || (await finishOpenCalls(parts)),
      },
    ],
  };
};
