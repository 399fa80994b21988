import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { EventType } from '#shared/timeline-events.ts';

/** An event with the title of its case, for a mail, a calendar or a list of dates. */
export interface DatedEvent extends Record<string, unknown> {
  id: string;
  owner_id: string;
  case_id: string;
  case_title: string;
  title: string;
  description: string | null;
  event_type: EventType;
  event_date: Date;
  all_day: boolean;
  place: string | null;
  updated_at: Date;
}

const DATED = sql`
  e.id, e.owner_id, e.case_id, c.title as case_title, e.title, e.description, e.event_type, e.event_date, e.all_day,
  e.place, e.updated_at`;
const WITH_CASE = sql`
  public.timeline_events e join public.cases c on c.owner_id = e.owner_id and c.id = e.case_id`;

const read = (rows: DatedEvent[]): DatedEvent[] =>
  rows.map((row) => ({
    ...row,
    event_date: new Date(row.event_date),
    updated_at: new Date(row.updated_at),
  }));

/** Events whose reminder is due and was not mailed, of cases that are not archived; never of what is past. */
export async function dueReminders(tx: Tx, now: Date, limit: number): Promise<DatedEvent[]> {
  const { rows } = await tx.execute<DatedEvent>(sql`
    select ${DATED} from ${WITH_CASE}
    where e.remind_days is not null and e.reminded_at is null and c.archived_at is null
      and e.event_date - make_interval(days => e.remind_days) <= ${now.toISOString()}::timestamptz
      and e.event_date + (case when e.all_day then interval '1 day' else interval '0' end) > ${now.toISOString()}::timestamptz
    order by e.event_date, e.id limit ${limit}`);
  return read(rows);
}

export async function markReminded(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    update public.timeline_events set reminded_at = ${now.toISOString()}::timestamptz
    where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
}

/** What a calendar shows of one user: everything to come and the year behind, of cases that are not archived. */
export async function calendarEvents(
  tx: Tx,
  ownerId: string,
  now: Date,
  limit: number,
): Promise<DatedEvent[]> {
  const { rows } = await tx.execute<DatedEvent>(sql`
    select ${DATED} from ${WITH_CASE}
    where e.owner_id = ${ownerId} and c.archived_at is null
      and e.event_type in ('hearing', 'deadline', 'meeting', 'other')
      and e.event_date > ${now.toISOString()}::timestamptz - interval '1 year'
    order by e.event_date desc, e.id limit ${limit}`);
  return read(rows);
}

/** A case with its events in the order of time; undefined when it is not the caller's. */
export async function datesOfCase(
  tx: Tx,
  caseId: string,
): Promise<{ title: string; court: string | null; number: string | null; events: DatedEvent[] } | undefined> {
  const found = await tx.execute<{ title: string; court: string | null; case_number: string | null }>(
    sql`select title, court, case_number from public.cases where id = ${caseId}`,
  );
  const row = found.rows[0];
  if (!row) return undefined;
  const { rows } = await tx.execute<DatedEvent>(
    sql`select ${DATED} from ${WITH_CASE} where e.case_id = ${caseId} order by e.event_date, e.created_at, e.id`,
  );
  return { title: row.title, court: row.court, number: row.case_number, events: read(rows) };
}

/** Makes the user's calendar address anew; the one before is worthless from now on. */
export async function setCalendarFeed(tx: Tx, tokenHash: string): Promise<void> {
  await tx.execute(sql`
    insert into public.calendar_feeds (token_hash) values (${tokenHash})
    on conflict (id) do update set token_hash = excluded.token_hash, created_at = now(), last_read_at = null`);
}

export async function removeCalendarFeed(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from public.calendar_feeds`);
}

export async function calendarFeed(
  tx: Tx,
): Promise<{ created_at: Date; last_read_at: Date | null } | undefined> {
  const { rows } = await tx.execute<{ created_at: string; last_read_at: string | null }>(
    sql`select created_at, last_read_at from public.calendar_feeds`,
  );
  const row = rows[0];
  return (
    row && {
      created_at: new Date(row.created_at),
      last_read_at: row.last_read_at === null ? null : new Date(row.last_read_at),
    }
  );
}

/** Whose calendar a secret opens; undefined for one that was revoked or never was. */
export async function ownerOfFeed(tx: Tx, tokenHash: string, now: Date): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update public.calendar_feeds set last_read_at = ${now.toISOString()}::timestamptz
    where token_hash = ${tokenHash} returning id`);
  return rows[0]?.id;
}
