import type { MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { Services } from '#server/platform/services.ts';
import { reminderMail } from './reminder-mail.ts';
import {
  type ClaimedReminder,
  claimReminder,
  dropOldClaims,
  dueReminders,
  markReminded,
  membersByMail,
  releaseReminder,
} from './store.ts';

/** Reminders in one run; the rest is sent by the next run, ten minutes later. */
const BATCH = 1000;
/** A run that takes longer leaves the rest to the next. */
const RUN_MS = 8 * 60_000;
/** Sending one mail takes at most about a minute, by the time limits of the mailer. */
const LEASE_MS = 5 * 60_000;
/** After this many failures in a row the run ends, because the mail server is failing. Refused recipients do not count. */
const ENOUGH_FAILURES = 3;

/** The owners who have a confirmed address, by user id. */
export type Recipients = (userIds: readonly string[]) => Promise<ReadonlyMap<string, MailRecipient>>;

type Parts = Pick<Services, 'db' | 'mailer' | 'log' | 'now'>;

/**
 * Mails due reminders, each with its current text, and marks them. A mail that fails stays due and delays no other.
 * Several servers may run this at once: each mail is claimed first, so only one server sends it. If a server dies
 * between a mail and its mark, its claim expires after 5 minutes and the mail is sent again with the same Message-ID:
 * a reminder that comes twice is better than none. Events of users without a confirmed address are marked unmailed.
 * Members of a shared case who chose it get the mail after its owner.
 * Returns how many were mailed.
 */
export async function sendReminders(parts: Parts, recipients: Recipients, origin: string): Promise<number> {
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

/** `unmailed`: the owner has no confirmed address. `refused`: the mail server does not take this address. */
type Outcome = 'mailed' | 'unmailed' | 'refused' | 'failed';

/** Failures of the mail server in a row. A refused address says nothing about them. */
function failuresAfter(outcome: Outcome, before: number): number {
  if (outcome === 'refused') return before;
  return outcome === 'failed' ? before + 1 : 0;
}

/** Mails a claimed reminder and marks it, or releases the claim. */
async function remind(
  { db, mailer, log, now }: Parts,
  event: ClaimedReminder,
  to: MailRecipient | undefined,
  origin: string,
): Promise<Outcome> {
  try {
    if (to !== undefined) await mailer.send(reminderMail(to, event, origin, now()));
  } catch (error) {
    // The mail server's own message may contain the address.
    log.warn({ kind: kindOf(error), event: event.id }, 'a reminder could not be mailed and stays due');
    await db.withWorker((tx) => releaseReminder(tx, event));
    return refusesReader(error) ? 'refused' : 'failed';
  }
  await db.withWorker((tx) => markReminded(tx, event, now()));
  return to === undefined ? 'unmailed' : 'mailed';
}

/** Mails a claimed reminder to the owner of the case and then to the members who chose that. */
async function remindAll(
  parts: Parts,
  event: ClaimedReminder,
  { owner, recipients, origin }: { owner: MailRecipient | undefined; recipients: Recipients; origin: string },
): Promise<Outcome> {
  const outcome = await remind(parts, event, owner, origin);
  if (outcome === 'refused' || outcome === 'failed') return outcome;
  const { db, mailer, log, now } = parts;
  const members = await db.withWorker((tx) => membersByMail(tx, event.case_id));
  if (members.length === 0) return outcome;
  // One that fails is not tried again: the reminder of the owner was sent.
  for (const to of (await recipients(members)).values())
    await mailer
      .send(reminderMail(to, event, origin, now()))
      .catch((error: unknown) =>
        log.warn({ kind: kindOf(error), event: event.id }, 'a reminder was not mailed to a member'),
      );
  return outcome;
}

/** The mail server answers, but refuses this address. */
const refusesReader = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO';

const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
