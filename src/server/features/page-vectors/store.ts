import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { SENTENCE_MODEL } from '#server/platform/models/sentences/sentence-vectors.ts';

/** Seconds after which the page of a server that died is taken again; a page takes a few. */
const LEASE_SECONDS = 120;
/** Pages that are looked at in one step of `queuePages`. */
const STEP = 1000;

/** A page of a case file. */
export interface PlaceOfPage {
  file_id: string;
  page: number;
}

/** A page whose clauses have no vectors yet. */
export interface WaitingPage extends PlaceOfPage {
  owner_id: string;
  text: string;
}

const IS_FREE: Sql = sql`vectors is null
  and (claimed_at is null or claimed_at < clock_timestamp() - make_interval(secs => ${LEASE_SECONDS}))`;

/**
 * Runs as the worker: takes a page of the owner whose turn it is, behind the one who had it last; undefined when no page is free.
 * One step of an index, beside the few pages that other servers have.
 */
export async function takePage(tx: Tx, behind: string): Promise<WaitingPage | undefined> {
  const rows = await tx.rows<WaitingPage>(sql`
    with free as (
      (select owner_id from app.page_vectors where ${IS_FREE} and owner_id > ${behind}::uuid order by owner_id limit 1)
      union all
      (select owner_id from app.page_vectors where ${IS_FREE} order by owner_id limit 1)
      limit 1),
    one as (
      select v.file_id, v.page from app.page_vectors v join free using (owner_id)
      where ${IS_FREE} order by v.file_id, v.page limit 1 for update of v skip locked),
    taken as (
      update app.page_vectors v set claimed_at = clock_timestamp() from one
      where v.file_id = one.file_id and v.page = one.page
      returning v.owner_id, v.file_id, v.page)
    select taken.owner_id, taken.file_id, taken.page, p.text
    from taken join public.case_file_pages p using (file_id, page)`);
  return rows[0];
}

/** Runs as the worker: keeps the vectors of a page; those of a page that is gone are dropped. */
export async function saveVectors(
  tx: Tx,
  { file_id, page }: PlaceOfPage,
  vectors: Uint8Array,
  model: string = SENTENCE_MODEL,
): Promise<void> {
  await tx.run(sql`
    update app.page_vectors set model = ${model}, vectors = ${Buffer.from(vectors)}, claimed_at = null
    where file_id = ${file_id} and page = ${page}`);
}

/**
 * Runs as the worker: lets pages wait that are older than the model, or whose vectors another model made, some at a time. Returns the last
 * place that it looked at; undefined at the end of all pages.
 */
export async function queuePages(tx: Tx, behind: PlaceOfPage | undefined): Promise<PlaceOfPage | undefined> {
  const { file_id, page } = behind ?? { file_id: '00000000-0000-0000-0000-000000000000', page: 0 };
  const rows = await tx.rows<PlaceOfPage & { looked: number }>(sql`
    with step as materialized (
      select owner_id, file_id, page from public.case_file_pages
      where (file_id, page) > (${file_id}::uuid, ${page}::int) order by file_id, page limit ${STEP}),
    queued as (
      insert into app.page_vectors (owner_id, file_id, page) select owner_id, file_id, page from step
      on conflict (file_id, page) do update set vectors = null, model = null
        where page_vectors.model <> ${SENTENCE_MODEL})
    select file_id, page, (select count(*)::int from step) as looked from step order by file_id desc, page desc limit 1`);
  return rows[0]?.looked === STEP ? rows[0] : undefined;
}

/** Pages of a long case that are compared with a question, those of the newest files first. */
const MOST_COMPARED = 600;

/**
 * Runs as the worker, for a case that a user has just been given: the vectors of its pages, of these files alone or of all papers. Judgments of
 * the library that are saved in it are no papers.
 */
export async function vectorsOfCase(
  tx: Tx,
  caseId: string,
  only: readonly string[] | undefined,
): Promise<(PlaceOfPage & { vectors: Buffer })[]> {
  return tx.rows(sql`
    select v.file_id, v.page, v.vectors from public.case_files f
      join app.page_vectors v on v.owner_id = f.owner_id and v.file_id = f.id
    where f.case_id = ${caseId} and v.vectors is not null and v.model = ${SENTENCE_MODEL}
      and ((${only ?? null}::uuid[] is null and f.storage_provider <> 'library')
        or f.id = any (${only ?? null}::uuid[]))
    order by f.uploaded_at desc, f.id, v.page limit ${MOST_COMPARED}`);
}

/** Runs as the worker, for pages that a user has just been given: the vectors of those that have them. */
export async function vectorsOfPages(tx: Tx, places: readonly PlaceOfPage[]): Promise<Buffer[]> {
  const rows = await tx.rows<{ vectors: Buffer }>(sql`
    select v.vectors from (select distinct file_id, page
        from unnest(${places.map(({ file_id }) => file_id)}::uuid[], ${places.map(({ page }) => page)}::int[]) as wanted (file_id, page)) as wanted
      join app.page_vectors v using (file_id, page)
    where v.vectors is not null and v.model = ${SENTENCE_MODEL}`);
  return rows.map(({ vectors }) => vectors);
}
