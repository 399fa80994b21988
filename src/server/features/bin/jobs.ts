import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sweepBin } from './sweep.ts';

export const jobs: DeclareJobs = (services) => ({
  schedules: [
    {
      name: 'sweep-bin',
      cron: '12 * * * *',
      minutes: 30,
      run: async () => {
        await sweepBin(services);
      },
    },
  ],
});
