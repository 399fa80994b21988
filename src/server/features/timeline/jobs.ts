import { publicOrigin } from '#server/core/env.ts';
import { confirmedAddresses } from '#server/features/accounts/store.ts';
import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { sendReminders } from './reminders.ts';

export const jobs: DeclareJobs = (services) => {
  const addresses = (ids: readonly string[]) => services.db.withAccounts((tx) => confirmedAddresses(tx, ids));
  return {
    schedules: [
      {
        name: 'reminders',
        cron: '*/10 * * * *',
        minutes: 10,
        run: async () => {
          await sendReminders(services, addresses, publicOrigin(services.env));
        },
      },
    ],
  };
};
