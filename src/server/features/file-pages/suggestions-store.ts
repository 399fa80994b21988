import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { EventType } from '#shared/contracts/timeline.ts';
import { indianClock, indianMoment } from '#shared/indian-time.ts';

interface Suggested {
  event_id: string | null;
  state: string;
  day: string;
  what: string;
  kind: 'hearing' | 'deadline' | 'document' | 'other';
}

/**
 * Creates the event of a suggestion and marks it accepted, both or neither. For an accepted suggestion it returns the
 * existing event. Undefined when the caller has no such suggestion.
 */
export async function acceptSuggestion(
  tx: Tx,
  id: string,
  wanted: {
    title?: string | undefined;
    event_type?: EventType | undefined;
    event_date?: string | undefined;
  },
): Promise<string | undefined> {
  const suggested = await tx.first<Suggested>(
    sql`select event_id, state, day, what, kind from public.event_suggestions where id = ${id} for update`,
  );
  if (!suggested) return undefined;
  if (suggested.state === 'accepted' && suggested.event_id !== null) return suggested.event_id;
  const date = wanted.event_date ?? indianMoment(suggested.day);
  const event = await tx.first<{ id: string }>(sql`
    insert into public.timeline_events (case_id, title, event_type, event_date, all_day, file_id, page)
    select case_id, ${wanted.title ?? suggested.what}, ${wanted.event_type ?? suggested.kind},
      ${date}::timestamptz, ${indianClock(new Date(date)) === '00:00'}, file_id, page
    from public.event_suggestions where id = ${id}
    returning id`);
  if (!event) return undefined;
  await tx.run(
    sql`update public.event_suggestions set state = 'accepted', event_id = ${event.id} where id = ${id}`,
  );
  return event.id;
}
