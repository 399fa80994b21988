import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sendAlerts } from './alerts.ts';

export const jobs: DeclareJobs = (services) => ({
  schedules: [{ name: 'operator-alerts', cron: '*/5 * * * *', minutes: 5, run: () => sendAlerts(services) }],
});
