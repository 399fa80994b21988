import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { isTooFarAhead } from '#server/platform/db/wrong-clock.ts';
import type { fileReading } from '#shared/contracts/file-pages.ts';
import { englishSentence, type Sentence, toSentenceData } from '#shared/messages/sentence.ts';
import type { Summary } from './summarise.ts';

/** A file that this process is reading under a lease. Functions run as the worker, except where they name the user. */
export interface FileToRead {
  id: string;
  owner_id: string;
  /** The user who added it: the owner of the case or a member. */
  uploader: string;
  case_id: string;
  file_name: string;
  file_path: string;
  storage_provider: string;
  /** The library's document; null in rows that name it by its file alone. */
  document_id: string | null;
  /** Null until the text layer was read; after that only pictures are left. */
  page_count: number | null;
  /** False for a row that names a file of another owner, because clients write the path of a row. */
  own_path: boolean;
  /** A new value each time a reader claims the file. */
  lease: string;
}

/** The lease is gone: the file was deleted, or another server took it over. */
export class LeaseLost extends Error {}

/**
 * `texts`: files that were not looked into yet. `slow`: those that took longer than the limit of the first try.
 * `pictures`: those of which pages are to be recognised.
 */
export const LANES = ['texts', 'slow', 'pictures'] as const;
export type Lane = (typeof LANES)[number];

const IN_LANE: Readonly<Record<Lane, Sql>> = {
  texts: sql`page_count is null and not slow_to_read`,
  slow: sql`page_count is null and slow_to_read`,
  pictures: sql`page_count is not null`,
};
/** Owners that are tried in one search; their files may all be taken by other servers meanwhile. */
const OWNERS_TRIED = 20;

/** Files of an owner among which the uploaders take turns. */
const WAITING_SEEN = 1000;

const claimable = (lane: Lane, leaseSeconds: number) => sql`
  text_state in ('waiting', 'reading') and ${IN_LANE[lane]}
    and (reading_since is null or reading_since < clock_timestamp() - make_interval(secs => ${leaseSeconds})
      or ${isTooFarAhead(sql`reading_since`, leaseSeconds)})`;

/** Owners with a file to read, the one whose last turn was longest ago first. One step of an index for each owner. */
async function ownersInTurn(tx: Tx, lane: Lane, leaseSeconds: number): Promise<string[]> {
  const wanted = claimable(lane, leaseSeconds);
  const rows = await tx.rows<{ owner_id: string }>(sql`
    with recursive owners as (
      (select owner_id from public.case_files where ${wanted} order by owner_id limit 1)
      union all
      select (select owner_id from public.case_files where ${wanted} and owner_id > owners.owner_id
        order by owner_id limit 1)
      from owners where owners.owner_id is not null)
    select o.owner_id from owners o
      left join app.reading_turns t on t.owner_id = o.owner_id and t.lane = ${lane}
    where o.owner_id is not null order by t.turn_at nulls first, o.owner_id limit ${OWNERS_TRIED}`);
  return rows.map(({ owner_id }) => owner_id);
}

/**
 * Takes the next file of a lane. Owners take turns, so that one user's hundred files delay another's one by
 * one file; among an owner's files those who uploaded them take turns, and of each the files with the fewest
 * pages done come first. A lease that was not renewed for `leaseSeconds` has run out. The locking statement
 * repeats `claimable`: another reader may have claimed a file since this statement began, and PostgreSQL
 * checks only the conditions on the locked table again.
 */
export async function claimFile(
  tx: Tx,
  { lane, leaseSeconds }: { lane: Lane; leaseSeconds: number },
): Promise<FileToRead | undefined> {
  for (const owner of await ownersInTurn(tx, lane, leaseSeconds)) {
    const rows = await tx.rows<FileToRead>(sql`
      update public.case_files f set text_state = 'reading', reading_since = clock_timestamp(), reading_by = gen_random_uuid()
      where f.id = (
        select w.id from (
          select id, pages_read, uploaded_at, coalesce(created_by, owner_id) as uploader
          from public.case_files where owner_id = ${owner} and ${claimable(lane, leaseSeconds)}
          order by pages_read, uploaded_at, id limit ${WAITING_SEEN}) w
        join public.case_files free on free.id = w.id
        left join app.uploader_turns t
          on t.owner_id = ${owner} and t.lane = ${lane} and t.uploader = w.uploader
        where ${claimable(lane, leaseSeconds)}
        order by t.turn_at nulls first, w.pages_read, w.uploaded_at, w.id limit 1 for update of free skip locked)
      returning f.id, f.owner_id, coalesce(f.created_by, f.owner_id) as uploader, f.case_id, f.file_name, f.file_path, f.storage_provider,
        f.document_id, f.page_count, f.reading_by as lease,
        exists (select from public.cases c where c.owner_id = f.owner_id
          and c.id::text = split_part(f.file_path, '/', 2)) as own_path`);
    if (!rows[0]) continue;
    await tx.run(sql`
      insert into app.reading_turns (owner_id, lane, turn_at) values (${owner}, ${lane}, clock_timestamp())
      on conflict (owner_id, lane) do update set turn_at = excluded.turn_at`);
    await tx.run(sql`
      insert into app.uploader_turns (owner_id, uploader, lane, turn_at)
      values (${owner}, ${rows[0].uploader}, ${lane}, clock_timestamp())
      on conflict (owner_id, lane, uploader) do update set turn_at = excluded.turn_at`);
    return rows[0];
  }
  return undefined;
}

/** Leaves a file to the lane of those that take long. */
export async function moveToSlowLane(tx: Tx, file: FileToRead): Promise<void> {
  await tx.run(sql`
    update public.case_files set slow_to_read = true, reading_since = null, reading_by = null
    where id = ${file.id} and text_state = 'reading' and reading_by = ${file.lease}`);
}

/** Renews the lease, also inside a change of its file. Errors: `LeaseLost`, which rolls the change back. */
export async function renewLease(tx: Tx, file: FileToRead): Promise<void> {
  const held = await tx.run(sql`
    update public.case_files set reading_since = clock_timestamp()
    where id = ${file.id} and text_state = 'reading' and reading_by = ${file.lease}`);
  if (held !== 1) throw new LeaseLost();
}

/** Releases a file, so that the next reader continues. */
export async function releaseFile(tx: Tx, file: FileToRead): Promise<void> {
  await tx.run(sql`
    update public.case_files set reading_since = null, reading_by = null
    where id = ${file.id} and text_state = 'reading' and reading_by = ${file.lease}`);
}

/**
 * Keeps pages, given as a list of `ReadPage` in JSON; one that is kept already stays as it is. `pageCount` when all text
 * was read. Errors: `LeaseLost`.
 */
export async function savePages(
  tx: Tx,
  file: FileToRead,
  pages: string,
  pageCount: number | null = null,
): Promise<void> {
  await renewLease(tx, file);
  await tx.run(sql`
    insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source, confidence, paragraph, placed_words, unread_script)
    select ${file.owner_id}, ${file.case_id}, ${file.id}, page, text, source, confidence, paragraph, placed_words, unread_script
    from jsonb_to_recordset(${pages}::jsonb)
      as given (page integer, text text, source text, confidence real, paragraph text, placed_words text, unread_script text)
    on conflict (file_id, page) do nothing`);
  await tx.run(sql`
    update public.case_files set page_count = coalesce(page_count, ${pageCount}::integer),
      pages_read = (select count(*) from public.case_file_pages where file_id = ${file.id})
    where id = ${file.id}`);
  file.page_count ??= pageCount;
}

/** Stores the degrees clockwise by which a page was rotated to be read. Errors: `LeaseLost`. */
export async function saveRotation(tx: Tx, file: FileToRead, page: number, degrees: number): Promise<void> {
  await renewLease(tx, file);
  await tx.run(sql`
    update public.case_files
    set page_rotations = coalesce(page_rotations, '{}') || jsonb_build_object(${page}::text, ${degrees}::integer)
    where id = ${file.id}`);
}

/**
 * Keeps the title of a library document, and its id in a row without one, unless the case has that document already.
 * Errors: `LeaseLost`.
 */
export async function nameDocument(
  tx: Tx,
  file: FileToRead,
  document: { id: string; title: string; sample: boolean },
): Promise<void> {
  await renewLease(tx, file);
  await tx.run(sql`
    update public.case_files f set document_title = left(${document.title}, 2000),
      document_sample = ${document.sample},
      document_id = case when f.document_id is null and not exists (
        select from public.case_files other
        where other.owner_id = f.owner_id and other.case_id = f.case_id and other.document_id = ${document.id})
        then ${document.id} else f.document_id end
    where f.id = ${file.id}`);
}

/** The first `limit` pages that are not recognised yet. */
export async function missingPages(tx: Tx, file: FileToRead, limit: number): Promise<number[]> {
  const rows = await tx.rows<{ page: number }>(sql`
    select wanted.page from generate_series(1, ${file.page_count ?? 0}::integer) as wanted (page)
    where not exists (select from public.case_file_pages p where p.file_id = ${file.id} and p.page = wanted.page)
    order by wanted.page limit ${limit}`);
  return rows.map(({ page }) => page);
}

export interface PageLine {
  page: number;
  line: string;
}

/** Pages of a file in order behind one page, each as JSON; the server hands them to a child as they are. */
export async function pageLines(tx: Tx, fileId: string, behind: number, limit: number): Promise<PageLine[]> {
  const rows = await tx.rows<PageLine>(sql`
    select page, json_build_object('page', page, 'text', text, 'source', source, 'confidence', confidence,
      'unread_script', unread_script)::text as line
    from public.case_file_pages where file_id = ${fileId} and page > ${behind} order by page limit ${limit}`);
  return rows;
}

/**
 * Runs as the user: the pages of a file behind one page whose recognised words have places, in order, each as a
 * `WordsOfPage` in JSON. Empty when the caller does not see the file.
 */
export function placedLines(tx: Tx, fileId: string, behind: number, limit: number): Promise<PageLine[]> {
  return tx.rows<PageLine>(sql`
    select page, json_build_object('page', page, 'words', placed_words)::text as line
    from public.case_file_pages where file_id = ${fileId} and page > ${behind} and placed_words is not null
    order by page limit ${limit}`);
}

/** The end of reading: what follows from the text and what could not be read, all at once. Errors: `LeaseLost`. */
export async function finishFile(
  tx: Tx,
  file: FileToRead,
  end: Summary,
  problem: Sentence | null,
): Promise<void> {
  await renewLease(tx, file);
  if (end.category !== undefined)
    await tx.run(sql`
      update public.case_files set category = ${end.category}
      where id = ${file.id} and not category_chosen and category is null`);
  await tx.run(sql`
    insert into public.event_suggestions (owner_id, case_id, file_id, page, day, what, kind)
    select ${file.owner_id}, ${file.case_id}, ${file.id}, page, day, what, kind
    from jsonb_to_recordset(${JSON.stringify(end.events)}::jsonb)
      as given (page integer, day text, what text, kind text)`);
  await tx.run(sql`
    update public.case_files set text_state = ${end.state}, text_problem = ${problem && englishSentence(problem)},
      text_problem_message = ${problem && JSON.stringify(toSentenceData(problem))}::jsonb,
      reading_since = null, reading_by = null
    where id = ${file.id}`);
}

/** The state of a file's reading, as its user sees it. */
export type ReadingOfFile = z.infer<typeof fileReading>;

/**
 * Runs as the user: stops the reading of a file that waits or is being read; its pages stay. Another file is not changed.
 * Undefined when the user has no such file.
 */
export async function cancelReading(tx: Tx, fileId: string): Promise<ReadingOfFile | undefined> {
  await tx.run(sql`
    update public.case_files set text_state = 'cancelled', text_problem = null, text_problem_message = null, reading_since = null, reading_by = null
    where id = ${fileId} and text_state in ('waiting', 'reading')`);
  return readingOf(tx, fileId);
}

/**
 * Runs as the user: lets a file wait to be read again; a cancelled one continues with its missing pages. A file that
 * cannot be tried again is not changed. Undefined when the user has no such file.
 */
export async function retryReading(tx: Tx, fileId: string): Promise<ReadingOfFile | undefined> {
  await tx.run(sql`
    update public.case_files set text_state = 'waiting', text_problem = null, text_problem_message = null
    where id = ${fileId} and can_retry_reading`);
  return readingOf(tx, fileId);
}

async function readingOf(tx: Tx, fileId: string): Promise<ReadingOfFile | undefined> {
  const rows = await tx.rows<ReadingOfFile>(
    sql`select id, text_state, can_retry_reading from public.case_files where id = ${fileId}`,
  );
  return rows[0];
}
