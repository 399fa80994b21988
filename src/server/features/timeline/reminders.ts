import { letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/platform/services.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { type DatedEvent, dueReminders, markReminded } from './store.ts';

const BATCH = 100;

/** Who is told: an owner's confirmed address, by user id. */
export type Addresses = (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Mails what is due and marks it. A mail that fails stays due; should the server end between a mail and its mark, that
 * mail goes out twice rather than never. Returns how many were mailed.
 */
export async function sendReminders(
  { db, mailer, now }: Pick<Services, 'db' | 'mailer' | 'now'>,
  addresses: Addresses,
  origin: string,
): Promise<number> {
  const due = await db.withWorker((tx) => dueReminders(tx, now(), BATCH));
  if (due.length === 0) return 0;
  const known = await addresses([...new Set(due.map((event) => event.owner_id))]);
  let sent = 0;
  for (const event of due) {
    const to = known.get(event.owner_id);
    if (to !== undefined) {
      await mailer.send(reminder(to, event, origin));
      sent += 1;
    }
    await db.withWorker((tx) => markReminded(tx, [event.id], now()));
  }
  return sent;
}

function reminder(to: string, event: DatedEvent, origin: string): Mail {
  const kind =
    event.event_type === 'hearing' ? 'Hearing' : event.event_type === 'deadline' ? 'Deadline' : 'Date';
  const day = indianDate(event.event_date);
  const when = event.all_day ? day : `${day}, ${indianTime(event.event_date)}`;
  return letter(to, {
    subject: `${kind} on ${day}: ${event.title}`,
    before: [`${event.case_title}\n${event.title}\n${when}${event.place ? `, ${event.place}` : ''}`],
    action: { label: 'Open the case', link: `${origin}/home/cases/${event.case_id}?tab=timeline` },
    after: ['You asked to be reminded of this date.'],
  });
}
