import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { EventType } from '#shared/contracts/timeline.ts';
import { indianClock, indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { t } from '#shared/messages/translate.ts';
import { remindDefault } from '../timeline/store.ts';

interface Suggested {
  event_id: string | null;
  state: string;
  case_id: string;
  day: string;
  what: string;
  kind: 'hearing' | 'deadline' | 'document' | 'other';
}

interface Source {
  id: string;
  what: string;
  page: number;
  file_name: string;
}

interface Wanted {
  title?: string | undefined;
  event_type?: EventType | undefined;
  event_date?: string | undefined;
  also: readonly string[];
}

const LONGEST_NOTES = 8000;

/**
 * Creates the event of a suggestion and marks it accepted, with the `also` suggestions of the same case and day; all
 * or nothing. For an accepted suggestion it returns the existing event. The other suggestions' words become the notes
 * of the event. Undefined when the caller has no such suggestion.
 */
export async function acceptSuggestion(
  tx: Tx,
  id: string,
  wanted: Wanted,
): Promise<{ event_id: string; also: string[] } | undefined> {
  const suggested = await tx.first<Suggested>(
    sql`select event_id, state, case_id, day, what, kind from public.event_suggestions where id = ${id} for update`,
  );
  if (!suggested) return undefined;
  if (suggested.state === 'accepted' && suggested.event_id !== null)
    return { event_id: suggested.event_id, also: [] };
  const sources = await sourcesOf(
    tx,
    suggested,
    wanted.also.filter((other) => other !== id),
  );
  const title = wanted.title ?? suggested.what;
  const type = wanted.event_type ?? suggested.kind;
  const date = wanted.event_date ?? indianMoment(suggested.day);
  const record = isRecord(type, date);
  const event = await tx.first<{ id: string }>(sql`
    insert into public.timeline_events (case_id, title, description, event_type, event_date, all_day, remind_days, done_at,
      file_id, page)
    select case_id, ${title}, ${notesOf(sources, title)}, ${type}, ${date}::timestamptz,
      ${indianClock(new Date(date)) === '00:00'}, ${record ? null : await remindDefault(tx, type)}::integer,
      ${record ? date : null}::timestamptz, file_id, page
    from public.event_suggestions where id = ${id}
    returning id`);
  if (!event) return undefined;
  const also = sources.map((source) => source.id);
  await tx.run(sql`
    update public.event_suggestions set state = 'accepted', event_id = ${event.id}
    where id = ${id} or id = any(${also}::uuid[])`);
  return { event_id: event.id, also };
}

/** The open suggestions among `also` of the same case and day. */
async function sourcesOf(tx: Tx, { case_id, day }: Suggested, also: readonly string[]): Promise<Source[]> {
  if (also.length === 0) return [];
  return await tx.rows<Source>(sql`
    select s.id, s.what, s.page, f.file_name
    from public.event_suggestions s
    join public.case_files f on f.owner_id = s.owner_id and f.id = s.file_id
    where s.id = any(${[...also]}::uuid[]) and s.case_id = ${case_id} and s.day = ${day} and s.state = 'open'
    order by f.file_name, s.page, s.id
    for update of s`);
}

/** Different words of the other sources, each with its file and page; null when all agree. */
function notesOf(sources: readonly Source[], title: string): string | null {
  const said = new Set([title.toLowerCase()]);
  let notes = '';
  for (const { what, page, file_name: file } of sources) {
    if (said.has(what.toLowerCase())) continue;
    said.add(what.toLowerCase());
    const line = t(messages.wordsOfSource, { words: what, source: t(messages.fileAndPage, { file, page }) });
    if (notes.length + line.length > LONGEST_NOTES) break;
    notes += notes === '' ? line : `\n${line}`;
  }
  return notes || null;
}

/** A hearing that papers tell of after its day is a record; a deadline that has passed is overdue. */
const isRecord = (type: EventType, date: string): boolean =>
  (type === 'hearing' || type === 'meeting') && indianDay(new Date(date)) < indianDay(new Date());
