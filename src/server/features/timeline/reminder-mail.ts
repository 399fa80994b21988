import { inLanguage } from '#server/core/language.ts';
import { printableLine } from '#server/core/printable.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Mail, MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import { indianDay } from '#shared/indian-day.ts';
import { indianDate, indianTime, indianWeekday } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';
import type { ClaimedReminder } from './store.ts';

const DAY_MS = 86_400_000;

/** The reminder of an event, in the language of its reader. Links go to `origin`. */
export function reminderMail(to: MailRecipient, event: ClaimedReminder, origin: string, now: Date): Mail {
  const mail = inLanguage(to.language, () => compose(to.email, event, origin, now));
  return { ...mail, messageId: `<reminder-${event.message_key}@${new URL(origin).hostname}>` };
}

function compose(to: string, event: ClaimedReminder, origin: string, now: Date): Mail {
  const lines = [event.case_title, event.case_number, event.court, event.title, when(event), event.place];
  const said = lines.flatMap((line) => (line ? [printableLine(line)] : []));
  return email(to, {
    subject: subject(event, now),
    before: [said.join('\n')],
    action: { label: t(messages.reminderAction), link: `${origin}/home/cases/${event.case_id}?tab=timeline` },
    after: [t(messages.reminderReason)],
  });
}

function when({ event_date: at, all_day }: ClaimedReminder): string {
  const day = { weekday: indianWeekday(at), date: indianDate(at) };
  return all_day
    ? t(messages.reminderDay, day)
    : t(messages.reminderDayAndTime, { ...day, time: indianTime(at) });
}

/** Today and tomorrow are those of India. */
function subject({ event_date: at, event_type: kind, title }: ClaimedReminder, now: Date): string {
  const values = { kind, date: indianDate(at), title: printableLine(title) };
  const day = indianDay(at);
  if (day === indianDay(now)) return t(messages.reminderToday, values);
  if (day === indianDay(new Date(now.getTime() + DAY_MS))) return t(messages.reminderTomorrow, values);
  return t(messages.reminderOnDate, values);
}
