import type { CourtCalendar } from '#law/limitation/types.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { DeadlineReason, SavedDeadline } from '#shared/contracts/limitation.ts';

/** The closed days of a calendar that the caller may read; undefined when there is none. */
export async function calendarById(tx: Tx, id: string): Promise<CourtCalendar | undefined> {
  const row = await tx.first<{ days: { from: string; to: string }[] }>(
    sql`select days from public.court_calendars where id = ${id}`,
  );
  return row && { closed: row.days.map(({ from, to }) => ({ from, to })) };
}

/** An open deadline of a timeline with its working. */
export interface OpenDeadline {
  id: string;
  deadline: SavedDeadline;
  deadline_outdated_by: DeadlineReason | null;
}

const COLUMNS = sql`id, deadline, deadline_outdated_by`;

/** Takes the marks off deadlines whose facts have changed. A deadline that is marked again from then on comes again. */
export const takeDeadlinesToCheck = (tx: Tx, limit: number): Promise<OpenDeadline[]> =>
  tx.rows<OpenDeadline>(sql`
    update public.timeline_events set deadline_to_check = false
    where id in (
      select id from public.timeline_events where deadline_to_check and deadline is not null order by id limit ${limit})
    returning ${COLUMNS}`);

/** All open deadlines in the order of their ids, behind one of them. */
export const deadlinesAfter = (tx: Tx, id: string, limit: number): Promise<OpenDeadline[]> =>
  tx.rows<OpenDeadline>(sql`
    select ${COLUMNS} from public.timeline_events
    where id > ${id} and deadline is not null and done_at is null order by id limit ${limit}`);

/** Keeps the reason for which a deadline is out of date, unless its working was written again, or an event moved, meanwhile. */
export async function setOutdated(
  tx: Tx,
  id: string,
  deadline: SavedDeadline,
  reason: DeadlineReason | null,
): Promise<void> {
  await tx.run(sql`
    update public.timeline_events
    set deadline_outdated = ${reason !== null}, deadline_outdated_by = ${reason}
    where id = ${id} and deadline = ${JSON.stringify(deadline)}::jsonb
      and (deadline_outdated_by is distinct from 'event' or ${reason === 'event'})`);
}
