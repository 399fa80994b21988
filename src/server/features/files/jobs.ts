import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sweepOrphans } from './sweep.ts';

export const jobs: DeclareJobs = (services) => ({
  schedules: [
    {
      name: 'sweep-files',
      cron: '27 * * * *',
      minutes: 30,
      run: async () => {
        await sweepOrphans(services);
      },
    },
  ],
});
