import { sql } from 'drizzle-orm';
import type { DatedEvent } from '#law/practice/dated-events.ts';
import type { PaperCategory } from '#law/practice/paper-category.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** A file that is being read, by whoever holds its lease. Everything here runs as the worker. */
export interface FileToRead extends Record<string, unknown> {
  id: string;
  owner_id: string;
  case_id: string;
  file_name: string;
  file_path: string;
  /** Null until its text was read; from then on only pictures are left. */
  page_count: number | null;
  /** False for a row that names a file of another owner: a row's path is written by a client. */
  own_path: boolean;
  /** Given anew each time the file is taken. */
  lease: string;
}

export interface ReadPage {
  page: number;
  text: string;
  source: 'text' | 'ocr';
  confidence: number | null;
}

/** The lease is gone: the file was deleted, or another server took it over. */
export class LeaseLost extends Error {}

/**
 * Takes the next file: those never looked into first, then those with the fewest pages done, so that one long scan
 * does not hold up everybody's. A lease not renewed for `leaseSeconds` has run out.
 */
export async function claimFile(
  tx: Tx,
  { pictures, leaseSeconds }: { pictures: boolean; leaseSeconds: number },
): Promise<FileToRead | undefined> {
  const { rows } = await tx.execute<FileToRead>(sql`
    update public.case_files f set text_state = 'reading', reading_since = clock_timestamp(), reading_by = gen_random_uuid()
    where f.id = (
      select id from public.case_files
      where text_state in ('waiting', 'reading') and (page_count is not null) = ${pictures}
        and (reading_since is null or reading_since < clock_timestamp() - make_interval(secs => ${leaseSeconds}))
      order by pages_read, uploaded_at, id limit 1 for update skip locked)
    returning f.id, f.owner_id, f.case_id, f.file_name, f.file_path, f.page_count, f.reading_by as lease,
      exists (select from public.cases c where c.owner_id = f.owner_id
        and c.id::text = split_part(f.file_path, '/', 2)) as own_path`);
  return rows[0];
}

/** Renews the lease, within a change of its file too. Errors: `LeaseLost`, which undoes the change. */
export async function hold(tx: Tx, file: FileToRead): Promise<void> {
  const held = await tx.execute(sql`
    update public.case_files set reading_since = clock_timestamp()
    where id = ${file.id} and text_state = 'reading' and reading_by = ${file.lease}`);
  if (held.rowCount !== 1) throw new LeaseLost();
}

/** Lets go of a file: whoever is next reads on. */
export async function releaseFile(tx: Tx, file: FileToRead): Promise<void> {
  await tx.execute(sql`
    update public.case_files set reading_since = null, reading_by = null
    where id = ${file.id} and text_state = 'reading' and reading_by = ${file.lease}`);
}

/** Keeps pages; one that is kept already stays as it is. `pageCount` when all text was read. Errors: `LeaseLost`. */
export async function savePages(
  tx: Tx,
  file: FileToRead,
  pages: readonly ReadPage[],
  pageCount: number | null = null,
): Promise<void> {
  await hold(tx, file);
  await tx.execute(sql`
    insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source, confidence)
    select ${file.owner_id}, ${file.case_id}, ${file.id}, page, text, source, confidence
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
      as given (page integer, text text, source text, confidence real)
    on conflict (file_id, page) do nothing`);
  await tx.execute(sql`
    update public.case_files set page_count = coalesce(page_count, ${pageCount}::integer),
      pages_read = (select count(*) from public.case_file_pages where file_id = ${file.id})
    where id = ${file.id}`);
  file.page_count ??= pageCount;
}

/** Pages that are still to be recognised, the first `limit`. */
export async function missingPages(tx: Tx, file: FileToRead, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ page: number }>(sql`
    select wanted.page from generate_series(1, ${file.page_count ?? 0}::integer) as wanted (page)
    where not exists (select from public.case_file_pages p where p.file_id = ${file.id} and p.page = wanted.page)
    order by wanted.page limit ${limit}`);
  return rows.map(({ page }) => page);
}

/** Pages of a file in order, from one page on. */
export async function readPages(tx: Tx, fileId: string, from: number, limit: number): Promise<ReadPage[]> {
  const { rows } = await tx.execute<ReadPage & Record<string, unknown>>(sql`
    select page, text, source, confidence from public.case_file_pages
    where file_id = ${fileId} and page >= ${from} order by page limit ${limit}`);
  return rows;
}

/** The end of reading: what follows from the text, all at once. Errors: `LeaseLost`. */
export async function finishFile(
  tx: Tx,
  file: FileToRead,
  end: {
    state: 'read' | 'unreadable';
    problem: string | null;
    category: PaperCategory | undefined;
    events: readonly (Pick<DatedEvent, 'day' | 'what' | 'kind'> & { page: number })[];
  },
): Promise<void> {
  await hold(tx, file);
  if (end.category !== undefined)
    await tx.execute(sql`
      update public.case_files set category = ${end.category}
      where id = ${file.id} and not category_chosen and category is null`);
  await tx.execute(sql`
    insert into public.event_suggestions (owner_id, case_id, file_id, page, day, what, kind)
    select ${file.owner_id}, ${file.case_id}, ${file.id}, page, day, what, kind
    from jsonb_to_recordset(${JSON.stringify(end.events)}::jsonb)
      as given (page integer, day text, what text, kind text)`);
  await tx.execute(sql`
    update public.case_files set text_state = ${end.state}, text_problem = ${end.problem}, reading_since = null, reading_by = null
    where id = ${file.id}`);
}
