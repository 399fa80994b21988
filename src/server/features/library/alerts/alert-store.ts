import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { isTooFarAhead } from '#server/platform/db/wrong-clock.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';

/** True when an earlier pass over the library has recorded its judgments. */
export async function hasAdditions(tx: Tx): Promise<boolean> {
  return (await tx.first(sql`select 1 from public.library_additions limit 1`)) !== undefined;
}

/** Records judgments that are not recorded yet. `areNew`: they came now; otherwise they were there before. */
export async function recordAdditions(
  tx: Tx,
  ids: readonly string[],
  { areNew }: { areNew: boolean },
): Promise<void> {
  const at = areNew ? sql`clock_timestamp()` : sql`'-infinity'::timestamptz`;
  await tx.run(sql`
    insert into public.library_additions (document_id, added_at)
    select id, ${at} from unnest(${[...ids]}::text[]) id on conflict do nothing`);
}

/** An addition may become visible so long after it was dated. */
const LATE = sql`interval '1 minute'`;
const TODAY = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Kolkata')::date`;
/** Limit: no search is claimed for longer. */
const LONGEST_CLAIM_SECONDS = 3600;
/** Alerts count days of India: a daily one sends at most one mail a day. */
const isDue = (now: Date) => sql`
  s.alert <> 'off' and (s.alert_claimed_until is null or s.alert_claimed_until <= clock_timestamp()
    or ${isTooFarAhead(sql`s.alert_claimed_until`, LONGEST_CLAIM_SECONDS)})
  and (s.alert_sent_at is null or s.alert_sent_at > ${now}::timestamptz + interval '1 day' or (s.alert_sent_at at time zone 'Asia/Kolkata')::date
    + case s.alert when 'daily' then 1 else 7 end <= ${TODAY(now)})
  and (exists (select 1 from public.saved_search_matches m where m.search_id = s.id and m.sent_at is null)
    or exists (select 1 from public.library_additions a
      where a.added_at > s.alert_from and a.added_at > coalesce(s.alert_checked_at - ${LATE}, '-infinity')))`;

/** The searches whose alerts are due, those that were checked longest ago first. */
export function dueAlerts(tx: Tx, now: Date, limit: number): Promise<{ id: string; owner_id: string }[]> {
  return tx.rows(sql`
    select s.id, s.owner_id from public.saved_searches s where ${isDue(now)}
    order by s.alert_checked_at nulls first, s.id limit ${limit}`);
}

/** A search that this server checks and mails now. */
export interface ClaimedAlert {
  id: string;
  name: string;
  query: string;
  mode: SearchMode;
  filters: LibraryFilters;
  alert: 'daily' | 'weekly';
  claimed_at: Date;
}

/** Claims a due search. Undefined when another server has it, or when it is no longer due. */
export function claimAlert(
  tx: Tx,
  id: string,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedAlert | undefined> {
  return tx.first<ClaimedAlert>(sql`
    update public.saved_searches s set alert_claimed_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where s.id = ${id} and ${isDue(now)}
    returning s.id, s.name, s.query, s.mode, s.filters, s.alert, clock_timestamp() as claimed_at`);
}

/** The matches of a mail that was not sent, with the key of its message. */
export async function unsentMatches(
  tx: Tx,
  searchId: string,
): Promise<{ key: string; ids: string[] } | undefined> {
  return tx.first<{ key: string; ids: string[] }>(sql`
    select message_key as key, array_agg(document_id order by found_at, document_id) as ids
    from public.saved_search_matches where search_id = ${searchId} and sent_at is null
    group by message_key order by min(found_at) limit 1`);
}

/** Adds the documents that came after the alert began and that it has not mailed; they are its next mail. */
export async function addMatches(
  tx: Tx,
  searchId: string,
  ids: readonly string[],
): Promise<{ key: string; ids: string[] } | undefined> {
  await tx.run(sql`
    with message as materialized (select gen_random_uuid() as key)
    insert into public.saved_search_matches (search_id, document_id, message_key)
    select s.id, a.document_id, (select key from message)
    from public.saved_searches s
    join public.library_additions a on a.document_id = any(${[...ids]}::text[]) and a.added_at > s.alert_from
    where s.id = ${searchId} on conflict do nothing`);
  return unsentMatches(tx, searchId);
}

/** Ends a claim: the library was searched up to the moment of the claim. */
export async function finishCheck(tx: Tx, { id, claimed_at }: ClaimedAlert): Promise<void> {
  await tx.run(sql`
    update public.saved_searches set alert_checked_at = ${claimed_at}, alert_claimed_until = null where id = ${id}`);
}

/** Records that the mail was sent, or that it is not to be sent, and ends the claim. */
export async function finishMail(
  tx: Tx,
  { id, claimed_at }: ClaimedAlert,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  await tx.run(sql`update public.saved_search_matches set sent_at = ${now} where message_key = ${key}`);
  await tx.run(sql`
    update public.saved_searches set alert_sent_at = ${now}, alert_checked_at = ${claimed_at}, alert_claimed_until = null
    where id = ${id}`);
}

/** Ends a claim whose work failed: the next run tries again. */
export async function releaseAlert(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update public.saved_searches set alert_claimed_until = null where id = ${id}`);
}

/** The search of a link that stops its mails; undefined when it is deleted. */
export function alertOf(tx: Tx, id: string): Promise<{ name: string; alert: string } | undefined> {
  return tx.first(sql`select name, alert from public.saved_searches where id = ${id}`);
}

export async function stopAlert(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update public.saved_searches set alert = 'off' where id = ${id}`);
}
