import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { type BoardRow, DAY_BOARD, type DayBoard } from '#shared/contracts/day-board.ts';
import { hallAndItem } from '#shared/day-board.ts';

type StoredRow = Omit<BoardRow, 'hall' | 'item'> & { place: string | null };

const dayOf = (moment: Sql): Sql => sql`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const begins = (day: string): Sql => sql`(${`${day}T00:00:00+05:30`}::timestamptz)`;

/** Open deadlines of the case up to two weeks after the day, the nearest first. */
const due = (day: string): Sql => sql`coalesce((
  select json_agg(json_build_object('title', d.title, 'day', d.day) order by d.day) from (
    select title, ${dayOf(sql`event_date`)} as day from public.timeline_events
    where case_id = e.case_id and event_type = 'deadline' and done_at is null and id <> e.id
      and event_date < ${begins(day)} + make_interval(days => ${DAY_BOARD.dueDays})
    order by event_date, id limit ${DAY_BOARD.due}) d), '[]')`;

/** Words with their figures as numbers: item 7 stands before item 23. */
const figures = new Intl.Collator('en', { numeric: true });

/** Hearings first; those of a time in its order, then court by court, hall by hall and item by item. */
function byHallAndItem(one: BoardRow, other: BoardRow): number {
  const isLater = (row: BoardRow) => Number(row.event_type !== 'hearing');
  const words = ({ time, court, hall, item }: BoardRow) => [time ?? '~', court, hall, item];
  const [a, b] = [words(one), words(other)];
  const differing = a.findIndex((word, at) => (word ?? '') !== (b[at] ?? ''));
  return (
    isLater(one) - isLater(other) ||
    (differing < 0 ? 0 : figures.compare(a[differing] ?? '', b[differing] ?? ''))
  );
}

/** The hearings, deadlines and meetings of a day in India that the caller may read, in the order of the day. */
export async function rowsOfDay(tx: Tx, day: string): Promise<BoardRow[]> {
  const rows = await tx.rows<StoredRow>(sql`
    select e.id, e.case_id, c.title as case_title, c.case_number, c.court, c.stage, e.event_type, e.title as purpose, e.place,
      case when e.all_day then null else to_char(e.event_date at time zone 'Asia/Kolkata', 'HH24:MI') end as time,
      e.appears, e.carry, e.result, e.done_at::text as done_at, ${due(day)} as due,
      coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name))
        from public.case_files f where f.id = e.file_id), '[]') as files,
      (select o.result ->> 'order' from public.timeline_events o
        where o.case_id = e.case_id and o.id <> e.id and o.result ->> 'order' <> '' and o.event_date < e.event_date
        order by o.event_date desc, o.id limit 1) as last_order,
      c.owner_id = (select app.user_id()) as owns,
      (c.owner_id = (select app.user_id()) or exists (
        select from app.case_access a where a.case_id = c.id and (a.role = 'editor'
          or (a.role = 'clerk' and e.created_by = (select app.user_id()))))) as changes
    from public.timeline_events e join public.cases c on c.id = e.case_id
    where e.event_date >= ${begins(day)} and e.event_date < ${begins(day)} + interval '1 day'
      and e.event_type in ('hearing', 'deadline', 'meeting') and c.archived_at is null
    order by e.event_type <> 'hearing', e.all_day, e.event_date, e.id limit ${DAY_BOARD.events}`);
  return rows.map(({ place, ...row }) => ({ ...row, ...hallAndItem(place) })).sort(byHallAndItem);
}

/** The first day after this one on which a hearing is open. */
export async function nextHearings(tx: Tx, day: string): Promise<DayBoard['next']> {
  const row = await tx.first<{ day: string; hearings: number }>(sql`
    select ${dayOf(sql`e.event_date`)} as day, count(*)::int as hearings
    from public.timeline_events e join public.cases c on c.id = e.case_id
    where e.event_type = 'hearing' and e.done_at is null and c.archived_at is null
      and e.event_date >= ${begins(day)} + interval '1 day'
    group by 1 order by 1 limit 1`);
  return row ?? null;
}

/** Names of the caller and of the members of their chambers, the caller first. */
export async function peopleOfBoard(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ name: string | null }>(sql`
    select full_name as name from public.profiles where id = (select app.user_id()) union all
    select p.name from public.chambers h cross join lateral app.people_of_chambers(h.id) p limit ${DAY_BOARD.people}`);
  return [...new Set(rows.flatMap(({ name }) => (name ? [name] : [])))];
}
