import type { CourtCalendar } from '#law/limitation/types.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** The closed days of a calendar that the caller may read; undefined when there is none. */
export async function calendarById(tx: Tx, id: string): Promise<CourtCalendar | undefined> {
  const row = await tx.first<{ days: { from: string; to: string }[] }>(
    sql`select days from public.court_calendars where id = ${id}`,
  );
  return row && { closed: row.days.map(({ from, to }) => ({ from, to })) };
}
