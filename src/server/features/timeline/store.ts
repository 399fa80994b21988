import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { isTooFarAhead } from '#server/platform/db/wrong-clock.ts';
import {
  type EventType,
  type FiledEvent,
  LIST_OF_DATES,
  type NextEvent,
  REMIND_DAYS,
  remindDaysOf,
} from '#shared/contracts/timeline.ts';
import { FACT_TYPES, isFiled } from '#shared/filed-dates.ts';

/** An event with the title of its case, for a mail, a calendar or a list of dates. */
export interface DatedEvent {
  id: string;
  owner_id: string;
  case_id: string;
  case_title: string;
  court: string | null;
  case_number: string | null;
  title: string;
  description: string | null;
  event_type: EventType;
  event_date: Date;
  all_day: boolean;
  place: string | null;
  remind_days: number | null;
  done_at: Date | null;
  updated_at: Date;
  /** Number of its version for calendar programs, which only grows: the seconds between its making and its last change. */
  sequence: number;
}

/** An event of the list of dates, with its words for the court. */
export interface FiledDate extends DatedEvent {
  filed: boolean | null;
  filed_as: string | null;
  result: { order?: string | null } | null;
}

/** The heading of a list of dates. */
export interface CaseHead {
  title: string;
  court: string | null;
  case_number: string | null;
  petitioner: string | null;
  respondent: string | null;
}

export type CaseDates = CaseHead & { events: readonly FiledDate[] };

const dated = (description: Sql) => sql`
  e.id, e.owner_id, e.case_id, c.title as case_title, c.court, c.case_number, e.title, ${description} as description, e.event_type,
  e.event_date, e.all_day, e.place, e.remind_days, e.done_at, e.updated_at,
  greatest(0, ceil(extract(epoch from e.updated_at - e.created_at)))::integer as sequence`;
const DATED = dated(sql`e.description`);
const WITH_CASE = sql`
  public.timeline_events e join public.cases c on c.owner_id = e.owner_id and c.id = e.case_id`;

const read = <T extends DatedEvent>(rows: T[]): T[] =>
  rows.map((row) => ({
    ...row,
    event_date: new Date(row.event_date),
    done_at: row.done_at && new Date(row.done_at),
    updated_at: new Date(row.updated_at),
  }));

/** Midnight in India of an event's day. */
const DAY_BEGINS = sql`(date_trunc('day', e.event_date at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;
/** Six in the Indian morning, the chosen number of days before; earlier for events before seven o'clock. */
const DUE = sql`least(${DAY_BEGINS} + interval '6 hours', case when e.all_day then 'infinity' else e.event_date - interval '1 hour' end)
  - make_interval(days => e.remind_days)`;
const OVER = sql`case when e.all_day then ${DAY_BEGINS} + interval '1 day' else e.event_date end`;
const isDue = (now: Date) => sql`
  e.remind_days is not null and e.reminded_at is null and e.done_at is null and c.archived_at is null
  and ${DUE} <= ${now.toISOString()}::timestamptz and ${OVER} > ${now.toISOString()}::timestamptz`;

/** Ids of future open events whose reminder is due and unsent, of cases that are not archived. */
export async function dueReminders(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ id: string; owner_id: string }[]> {
  const rows = await tx.rows<{ id: string; owner_id: string }>(sql`
    select e.id, e.owner_id from ${WITH_CASE} where ${isDue(now)} order by e.event_date, e.id limit ${limit}`);
  return rows;
}

/** An event whose reminder this server mails now; `message_key` stays the same as long as the date does. */
export interface ClaimedReminder extends DatedEvent {
  message_key: string;
  /** The users who got this mail before an attempt failed for another. */
  mailed: string[];
}

/** The members of the case who asked for its reminders by mail. */
export async function membersByMail(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`select app.members_by_mail(${caseId}) as id`);
  return rows.map(({ id }) => id);
}

type ClaimKey = Pick<ClaimedReminder, 'id' | 'message_key'>;

/**
 * Claims the reminder of an event for `leaseMs` and returns the current event. Undefined when another server holds it,
 * or when it is no longer due because the event was moved, done, deleted or mailed in the meantime.
 */
export async function claimReminder(
  tx: Tx,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<ClaimedReminder | undefined> {
  const claimed = await tx.first<Pick<ClaimedReminder, 'message_key' | 'mailed'>>(sql`
    insert into public.reminder_claims as held (event_id, event_date, remind_days, claimed_until)
    select id, event_date, remind_days, now() + make_interval(secs => ${leaseMs / 1000})
    from public.timeline_events where id = ${id} and remind_days is not null
    on conflict (event_id) do update set
      claimed_until = excluded.claimed_until, event_date = excluded.event_date, remind_days = excluded.remind_days,
      message_key = case when (held.event_date, held.remind_days) = (excluded.event_date, excluded.remind_days)
        then held.message_key else excluded.message_key end,
      mailed = case when (held.event_date, held.remind_days) = (excluded.event_date, excluded.remind_days)
        then held.mailed else '{}' end
    where held.claimed_until <= now() or ${isTooFarAhead(sql`held.claimed_until`, leaseMs / 1000)}
    returning message_key, mailed`);
  if (claimed === undefined) return undefined;
  // Checked after the claim: another server may have mailed it and released its claim just before.
  const rows = await tx.rows<DatedEvent>(
    sql`select ${DATED} from ${WITH_CASE} where e.id = ${id} and ${isDue(now)}`,
  );
  const event = read(rows)[0];
  if (event) return { ...event, ...claimed };
  await dropClaim(tx, { id, message_key: claimed.message_key });
  return undefined;
}

/** Notes that a user got the mail of a claimed reminder. */
export async function noteMailed(tx: Tx, { id, message_key }: ClaimKey, userId: string): Promise<void> {
  await tx.run(sql`
    update public.reminder_claims set mailed = mailed || ${userId}::uuid where event_id = ${id} and message_key = ${message_key}`);
}

/** Lets the next run mail it as the same message: the mail server may have accepted it before it failed. */
export async function releaseReminder(tx: Tx, { id, message_key }: ClaimKey): Promise<void> {
  await tx.run(sql`
    update public.reminder_claims set claimed_until = now() where event_id = ${id} and message_key = ${message_key}`);
}

/** Marks this date as mailed and ends the claim; a date that was moved in the meantime stays due. */
export async function markReminded(
  tx: Tx,
  { id, event_date, remind_days, message_key }: ClaimKey & Pick<DatedEvent, 'event_date' | 'remind_days'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update public.timeline_events set reminded_at = ${now.toISOString()}::timestamptz
    where id = ${id} and remind_days = ${remind_days}
      and date_trunc('milliseconds', event_date) = ${event_date.toISOString()}::timestamptz`);
  await dropClaim(tx, { id, message_key });
}

/** Removes claims of dead servers whose event was deleted, moved or archived. */
export async function dropOldClaims(tx: Tx): Promise<void> {
  await tx.run(sql`delete from public.reminder_claims where claimed_until < now() - interval '1 day'`);
}

async function dropClaim(tx: Tx, { id, message_key }: ClaimKey): Promise<void> {
  await tx.run(
    sql`delete from public.reminder_claims where event_id = ${id} and message_key = ${message_key}`,
  );
}

/**
 * A user's calendar: future events and those of the last year, of cases that are not archived, their own and those shared
 * cases that they chose; long notes are cut.
 */
export async function calendarEvents(
  tx: Tx,
  userId: string,
  now: Date,
  { dates, notes }: { dates: number; notes: number },
): Promise<DatedEvent[]> {
  const rows = await tx.rows<DatedEvent>(sql`
    select ${dated(sql`left(e.description, ${notes})`)} from ${WITH_CASE}
    where (e.owner_id = ${userId} or e.case_id = any (array(select app.cases_in_calendar(${userId}))))
      and c.archived_at is null
      and e.event_type in ('hearing', 'deadline', 'meeting', 'other')
      and e.event_date > ${now.toISOString()}::timestamptz - interval '1 year'
    order by e.event_date desc, e.id limit ${dates}`);
  return read(rows);
}

/** Events that a list of dates can have: those that were chosen, else facts; future ones are left out by `isFiled`. */
const mayBeFiled = (chosen: readonly string[] | undefined): Sql =>
  chosen
    ? sql`e.id = any (${chosen}::uuid[])`
    : sql`coalesce(e.filed, e.event_type = any (${FACT_TYPES}::text[]))`;

/**
 * The events of a case that are filed, in chronological order: those of `chosen`, else those that `isFiled` gives.
 * Undefined when they exceed the limits of a list of dates.
 */
export async function filedDates(
  tx: Tx,
  caseId: string,
  now: Date,
  chosen?: readonly string[],
): Promise<FiledDate[] | undefined> {
  const where = sql`e.case_id = ${caseId} and ${mayBeFiled(chosen)}`;
  const size = await tx.first<{ dates: number; characters: number }>(sql`
    select count(*)::int as dates, coalesce(sum(length(coalesce(e.filed_as, e.description))), 0)::int as characters
    from public.timeline_events e where ${where}`);
  if (!size || size.dates > LIST_OF_DATES.dates || size.characters > LIST_OF_DATES.characters)
    return undefined;
  const rows = await tx.rows<FiledDate>(sql`
    select ${DATED}, e.filed, e.filed_as, e.result from ${WITH_CASE} where ${where}
    order by e.event_date, e.created_at, e.id limit ${LIST_OF_DATES.dates}`);
  return read(rows).filter((event) => chosen !== undefined || isFiled(event, now));
}

/** The heading of a list of dates; undefined when the case is not the caller's. */
export const caseHead = (tx: Tx, caseId: string): Promise<CaseHead | undefined> =>
  tx.first<CaseHead>(
    sql`select title, court, case_number, petitioner, respondent from public.cases where id = ${caseId}`,
  );

/** Keeps what was chosen for the list of dates of a case, as far as the caller may change its events. */
export async function keepChoice(tx: Tx, caseId: string, events: readonly FiledEvent[]): Promise<void> {
  await tx.run(sql`
    update public.timeline_events e set filed = c.filed, filed_as = c.filed_as
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as c(id uuid, filed boolean, filed_as text)
    where e.id = c.id and e.case_id = ${caseId}
      and (e.filed is distinct from c.filed or e.filed_as is distinct from c.filed_as)`);
}

/** Adds the next hearing or deadline of a new case. `title` is used when it has none. */
export async function insertNextEvent(
  tx: Tx,
  caseId: string,
  event: NextEvent,
  title: string,
): Promise<void> {
  const remind = await remindDefault(tx, event.event_type);
  await tx.run(sql`
    insert into public.timeline_events (case_id, title, event_type, event_date, all_day, place, remind_days)
    values (${caseId}, ${event.title ?? title}, ${event.event_type}, ${event.event_date}, ${event.all_day},
            ${event.place}, ${remind})`);
}

/** The reminder that the caller's profile gives a new event of a type: one default for dates from every source. */
export async function remindDefault(tx: Tx, type: EventType): Promise<number | null> {
  const row = await tx.first<{ days: number | null }>(sql`
    select case when practice ? 'remind_days' then (practice->>'remind_days')::integer else ${REMIND_DAYS} end as days
    from public.profiles where id = (select app.user_id())`);
  return remindDaysOf(type, row ? row.days : REMIND_DAYS);
}

/** Creates the user's calendar address; the old address stops working. */
export async function setCalendarFeed(tx: Tx, tokenHash: string): Promise<void> {
  await tx.run(sql`
    insert into public.calendar_feeds (token_hash) values (${tokenHash})
    on conflict (id) do update set token_hash = excluded.token_hash, created_at = now(), last_read_at = null`);
}

export async function removeCalendarFeed(tx: Tx): Promise<void> {
  await tx.run(sql`delete from public.calendar_feeds`);
}

export async function calendarFeed(
  tx: Tx,
): Promise<{ created_at: Date; last_read_at: Date | null } | undefined> {
  const rows = await tx.rows<{ created_at: string; last_read_at: string | null }>(
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

/** The owner of a calendar secret; undefined for a revoked or unknown one. */
export async function ownerOfFeed(tx: Tx, tokenHash: string, now: Date): Promise<string | undefined> {
  const rows = await tx.rows<{ id: string }>(sql`
    update public.calendar_feeds set last_read_at = ${now.toISOString()}::timestamptz
    where token_hash = ${tokenHash} returning id`);
  return rows[0]?.id;
}
