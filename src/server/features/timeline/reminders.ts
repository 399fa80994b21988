import { inLanguage } from '#server/core/language.ts';
import { printableLine } from '#server/core/printable.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Mail, MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { Services } from '#server/platform/services.ts';
import { indianDay } from '#shared/indian-day.ts';
import { indianDate, indianTime, indianWeekday } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';
import {
  type ClaimedReminder,
  claimReminder,
  dropOldClaims,
  dueReminders,
  markReminded,
  membersByMail,
  noteMailed,
  releaseReminder,
} from './store.ts';

const DAY_MS = 86_400_000;

/** The reminder of an event, in the language of its reader. Links go to `origin`. */
function reminderMail(to: MailRecipient, event: ClaimedReminder, origin: string, now: Date): Mail {
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

/** Reminders in one run; the rest is sent by the next run, ten minutes later. */
const BATCH = 1000;
/** A run that takes longer leaves the rest to the next. */
const RUN_MS = 8 * 60_000;
/** Sending one mail takes at most about a minute, by the time limits of the mailer. */
const LEASE_MS = 5 * 60_000;
/** After this many failures in a row the run ends, because the mail server is failing. Refused recipients do not count. */
const ENOUGH_FAILURES = 3;

/** Those who have a confirmed address and want reminders, by user id. */
export type Recipients = (userIds: readonly string[]) => Promise<ReadonlyMap<string, MailRecipient>>;

type Deps = Pick<Services, 'db' | 'mailer' | 'log' | 'now'>;

/**
 * Mails due reminders, each with its current text, and marks them. A mail that fails stays due and delays no other.
 * Several servers may run this at once: each mail is claimed first, so only one server sends it. If a server dies
 * between a mail and its mark, its claim expires after 5 minutes and the mail is sent again with the same Message-ID:
 * a reminder that comes twice is better than none. Events of users without a confirmed address, or who switched reminders off,
 * are marked unmailed.
 * Members of a shared case who chose it get the mail after its owner; when one of them fails, the next run mails this one
 * again and nobody else.
 * Returns how many were mailed.
 */
export async function sendReminders(parts: Deps, recipients: Recipients, origin: string): Promise<number> {
  const { db, now } = parts;
  const until = now().getTime() + RUN_MS;
  const due = await db.withWorker(async (tx) => {
    await dropOldClaims(tx);
    return dueReminders(tx, now(), BATCH);
  });
  if (due.length === 0) return 0;
  const known = await recipients([...new Set(due.map((event) => event.owner_id))]);
  let sent = 0;
  let failures = 0;
  const refused = new Set<string>();
  for (const { id, owner_id } of due) {
    if (failures === ENOUGH_FAILURES || now().getTime() > until) break;
    if (refused.has(owner_id)) continue;
    const event = await db.withWorker((tx) => claimReminder(tx, id, now(), LEASE_MS));
    if (!event) continue;
    const outcome = await remindAll(parts, event, { owner: known.get(owner_id), recipients, origin });
    if (outcome === 'mailed') sent += 1;
    if (outcome === 'refused') refused.add(owner_id);
    failures = failuresAfter(outcome, failures);
  }
  return sent;
}

/**
 * `unmailed`: the owner has no confirmed address or wants no reminders. `refused`: the mail server does not take this
 * address.
 */
type Outcome = 'mailed' | 'unmailed' | 'refused' | 'failed';

/** Failures of the mail server in a row. A refused address says nothing about them. */
function failuresAfter(outcome: Outcome, before: number): number {
  if (outcome === 'refused') return before;
  return outcome === 'failed' ? before + 1 : 0;
}

interface Reader {
  userId: string;
  to: MailRecipient | undefined;
  origin: string;
}

/** Mails a claimed reminder to one user, who gets it once. */
async function remind(
  { db, mailer, log, now }: Deps,
  event: ClaimedReminder,
  { userId, to, origin }: Reader,
): Promise<Outcome> {
  if (to === undefined) return 'unmailed';
  if (event.mailed.includes(userId)) return 'mailed';
  try {
    await mailer.send(reminderMail(to, event, origin, now()));
  } catch (error) {
    // The mail server's own message may contain the address.
    log.warn({ kind: kindOf(error), event: event.id }, 'a reminder could not be mailed');
    return refusesReader(error) ? 'refused' : 'failed';
  }
  await db.withWorker((tx) => noteMailed(tx, event, userId));
  return 'mailed';
}

/**
 * Mails a claimed reminder to the owner of the case, then to the members who chose that, and marks it. It stays due while
 * the owner, or a member whose address is not refused, did not get it.
 */
async function remindAll(
  parts: Deps,
  event: ClaimedReminder,
  { owner, recipients, origin }: { owner: MailRecipient | undefined; recipients: Recipients; origin: string },
): Promise<Outcome> {
  const { db, now } = parts;
  let outcome = await remind(parts, event, { userId: event.owner_id, to: owner, origin });
  if (outcome === 'mailed' || outcome === 'unmailed') {
    const members = await db.withWorker((tx) => membersByMail(tx, event.case_id));
    const known = members.length > 0 ? await recipients(members) : new Map<string, MailRecipient>();
    for (const [userId, to] of known)
      if ((await remind(parts, event, { userId, to, origin })) === 'failed') outcome = 'failed';
  }
  const over = outcome === 'mailed' || outcome === 'unmailed';
  await db.withWorker((tx) => (over ? markReminded(tx, event, now()) : releaseReminder(tx, event)));
  return outcome;
}

/** The mail server answers, but refuses this address. */
const refusesReader = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO';

const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
