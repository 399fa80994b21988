import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { eraseDueAccounts } from './erasure/erase-account.ts';
import { sweepAccounts } from './sweep.ts';

export const jobs: DeclareJobs = (services) => ({
  schedules: [
    {
      name: 'sweep-accounts',
      cron: '17 * * * *',
      minutes: 30,
      run: () => services.db.withAccounts((tx) => sweepAccounts(tx, services.now(), services.env)),
    },
    {
      name: 'erase-accounts',
      cron: '47 * * * *',
      minutes: 60,
      run: () => eraseDueAccounts(services),
    },
  ],
});
