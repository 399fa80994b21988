import { removeOldUpgrades } from '#server/platform/backups/old-upgrades.ts';
import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sendAlerts } from './alerts.ts';
import { backUpBySchedule } from './backups.ts';

export const jobs: DeclareJobs = (services) => ({
  schedules: [
    { name: 'operator-alerts', cron: '*/5 * * * *', minutes: 5, run: () => sendAlerts(services) },
    // Half past one at night in India.
    { name: 'backup', cron: '0 20 * * *', minutes: 360, run: () => backUpBySchedule(services) },
    {
      name: 'old-upgrades',
      cron: '10 3 * * *',
      minutes: 30,
      run: () => removeOldUpgrades(services.env.MUNSHI_DATA, services.now()),
    },
  ],
});
