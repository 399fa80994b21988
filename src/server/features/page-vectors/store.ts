import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** Seconds after which the page of a server that died is taken again. */
const LEASE_SECONDS = 120;
/** Pages that one owner gets in a turn. */
const AT_ONCE = 4;

/** A page of a case file. */
export interface PlaceOfPage {
  file_id: string;
  page: number;
}

/** A page whose clauses have no vectors yet. */
export interface WaitingPage extends PlaceOfPage {
  text: string;
}

/** The owner with a waiting page behind another owner, or the first one again; one step of an index. */
async function nextOwner(tx: Tx, behind: string): Promise<string | undefined> {
  const rows = await tx.rows<{ owner_id: string }>(sql`
    (select owner_id from app.page_vectors where vectors is null and owner_id > ${behind}::uuid order by owner_id limit 1)
    union all
    (select owner_id from app.page_vectors where vectors is null order by owner_id limit 1)
    limit 1`);
  return rows[0]?.owner_id;
}

/**
 * Runs as the worker: takes some pages of the owner whose turn it is, behind the one who had it last. Empty with an owner where other servers
 * have taken his pages; undefined when no page waits.
 */
export async function takePages(
  tx: Tx,
  behind: string,
): Promise<{ owner: string; pages: WaitingPage[] } | undefined> {
  const owner = await nextOwner(tx, behind);
  if (owner === undefined) return undefined;
  const pages = await tx.rows<WaitingPage>(sql`
    with taken as (
      update app.page_vectors v set claimed_at = clock_timestamp()
      from (select file_id, page from app.page_vectors
        where vectors is null and owner_id = ${owner}
          and (claimed_at is null or claimed_at < clock_timestamp() - make_interval(secs => ${LEASE_SECONDS}))
        order by file_id, page limit ${AT_ONCE} for update skip locked) as free
      where v.file_id = free.file_id and v.page = free.page
      returning v.file_id, v.page)
    select taken.file_id, taken.page, p.text from taken join public.case_file_pages p using (file_id, page)
    order by taken.file_id, taken.page`);
  return { owner, pages };
}

/** Runs as the worker: keeps the vectors of a page; those of a page that is gone are dropped. */
export async function saveVectors(
  tx: Tx,
  { file_id, page }: PlaceOfPage,
  { model, vectors }: { model: string; vectors: Uint8Array },
): Promise<void> {
  await tx.run(sql`
    update app.page_vectors set model = ${model}, vectors = ${Buffer.from(vectors)}, claimed_at = null
    where file_id = ${file_id} and page = ${page}`);
}

/** Runs as the worker: lets pages whose vectors another model made wait for new ones. */
export async function forgetOtherModels(tx: Tx, model: string): Promise<void> {
  await tx.run(
    sql`update app.page_vectors set vectors = null, model = null where vectors is not null and model <> ${model}`,
  );
}

/** Pages of a long case that are compared with a question, those of the newest files first. */
const MOST_COMPARED = 600;

/** Runs as the worker, for a case that a user has just been given: the vectors of its pages, of these files alone or of all. */
export async function vectorsOfCase(
  tx: Tx,
  caseId: string,
  only: readonly string[] | undefined,
): Promise<(PlaceOfPage & { vectors: Buffer })[]> {
  return tx.rows(sql`
    select v.file_id, v.page, v.vectors from public.case_files f
      join app.page_vectors v on v.owner_id = f.owner_id and v.file_id = f.id
    where f.case_id = ${caseId} and v.vectors is not null
      and (${only ?? null}::uuid[] is null or f.id = any (${only ?? null}::uuid[]))
    order by f.uploaded_at desc, f.id, v.page limit ${MOST_COMPARED}`);
}

/** Runs as the worker, for pages that a user has just been given: the vectors of those that have them. */
export async function vectorsOfPages(tx: Tx, places: readonly PlaceOfPage[]): Promise<Buffer[]> {
  const rows = await tx.rows<{ vectors: Buffer }>(sql`
    select v.vectors from (select distinct file_id, page
        from unnest(${places.map(({ file_id }) => file_id)}::uuid[], ${places.map(({ page }) => page)}::int[]) as wanted (file_id, page)) as wanted
      join app.page_vectors v using (file_id, page)
    where v.vectors is not null`);
  return rows.map(({ vectors }) => vectors);
}
