import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sweepAccounts } from './sweep.ts';

export const jobs: DeclareJobs = ({ db, now }) => ({
  schedules: [
    {
      name: 'sweep-accounts',
      cron: '17 * * * *',
      minutes: 30,
      run: () => db.withAccounts((tx) => sweepAccounts(tx, now())),
    },
  ],
});
