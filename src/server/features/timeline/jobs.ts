import { publicOrigin } from '#server/core/env.ts';
import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { reminderRecipients } from '../accounts/store.ts';
import { sendReminders } from './reminders.ts';

export const jobs: DeclareJobs = (services) => {
  const recipients = (ids: readonly string[]) =>
    services.db.withAccounts((tx) => reminderRecipients(tx, ids));
  return {
    schedules: [
      {
        name: 'reminders',
        cron: '*/10 * * * *',
        minutes: 10,
        run: async () => {
          await sendReminders(services, recipients, publicOrigin(services.env));
        },
      },
    ],
  };
};
