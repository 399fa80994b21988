import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { REMIND_DAYS } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { Field } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Part } from './data-tab.tsx';
import type { ProfileForm } from './queries.ts';

/** Days before a date, as the form of an event offers them. */
const DAYS = [null, 0, 1, 2, 3, 7, 15] as const;

export function remindLabel(days: number | null | undefined): string {
  if (days === null) return t(timeline.noReminder);
  return days === 0 ? t(timeline.onTheDay) : t(timeline.daysBefore, { days: days ?? REMIND_DAYS });
}

/** The reminder that each new date gets, from whichever source it comes. */
function RemindDays() {
  const { control } = useFormContext<ProfileForm>();
  return (
    <Field label={t(messages.remindDays)} hint={t(messages.remindDaysHint)}>
      {(field) => (
        <Controller
          control={control}
          name="practice.remind_days"
          render={({ field: { value = REMIND_DAYS, onChange } }) => (
            <Select
              {...field}
              value={String(value)}
              onValueChange={(next) => onChange(next === 'null' ? null : Number(next))}
              options={DAYS.map((days) => ({ value: String(days), label: remindLabel(days) }))}
            />
          )}
        />
      )}
    </Field>
  );
}

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
      <RemindDays />
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
