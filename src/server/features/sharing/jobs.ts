import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sweepSharing } from './store.ts';

export const jobs: DeclareJobs = ({ db }) => ({
  schedules: [
    {
      name: 'sweep-sharing',
      cron: '37 2 * * *',
      minutes: 10,
      run: () => db.withWorker(sweepSharing),
    },
  ],
});
