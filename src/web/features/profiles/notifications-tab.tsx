import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { t } from '#shared/messages/translate.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Part } from './data-tab.tsx';
import type { ProfileForm } from './queries.ts';

/** Says where mails go, and switches reminders of dates on or off. */
export function ReminderSwitch({ email }: { email: string }) {
  const { control } = useFormContext<ProfileForm>();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-soft">
        {email ? t(messages.mailsGoTo, { email }) : t(messages.noMailAddress)}
      </p>
      <Controller
        control={control}
        name="mail_reminders"
        render={({ field }) => (
          <Switch
            checked={field.value}
            onCheckedChange={field.onChange}
            label={t(messages.mailReminders)}
            description={t(messages.mailRemindersHint)}
          />
        )}
      />
    </div>
  );
}

/** The alerts, and what a user cannot switch off, and why. */
export function OtherMails({ alerts }: { alerts: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col gap-6">
      <Part title={t(messages.mailAlerts)} hint={t(messages.mailAlertsHint)}>
        {alerts}
      </Part>
      <Part title={t(messages.alwaysSent)} hint={t(messages.alwaysSentHint)}>
        <p className="max-w-[66ch] text-ui text-ink-soft">{t(messages.invitationsSent)}</p>
      </Part>
    </div>
  );
}
