import type { Question } from '#law/answers/question.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type FoundPage, fileTexts, pageSource } from './file-texts.ts';
import type { SourceText } from './passage.ts';

/** Limits: pages of a case that are read whole, and their bytes in all. */
const WHOLE = { pages: 80, bytes: 60_000 } as const;
/** Limits when the files are longer: the newest files, and characters of each one's first page. */
const NEWEST = { files: 6, page: 6000 } as const;

interface Page extends FoundPage {
  bytes: number;
  pages: number;
}

/** Limits for a task about the papers as a whole: pages of all files, and characters of one. */
const TASK = { pages: 300, page: 6000 } as const;

/** Pages that were read for an answer, and those that there are. */
export interface PagesRead {
  read: number;
  all: number;
}

export interface CaseTexts {
  /** True where the texts are all that the case has. */
  whole: boolean;
  texts: SourceText[];
  /** For a task, which reads as many pages as it may. */
  pages?: PagesRead;
}

interface CaseQuery {
  caseId: string;
  question: Question;
  /** Only these files; undefined for all. */
  only: readonly string[] | undefined;
  /** Pages that say most of what is asked, of long files. */
  best?: number;
  /** Bytes of files that are read whole, where they are more than usual. */
  bytes?: number;
}

/**
 * The pages of a case for a task about all of its papers, the oldest file first: where there are too many, the first
 * pages of each file, as many of one as of another. Judgments of the library are no papers of the case unless they are
 * ticked or a decision is asked for. Empty when the caller does not see the case.
 */
export async function pagesForTask(tx: Tx, { caseId, only, question }: CaseQuery): Promise<CaseTexts> {
  if (only?.length === 0) return { whole: false, texts: [] };
  const withAuthorities = only !== undefined || question.task === 'decision';
  const rows = await tx.rows<FoundPage & { pages: number }>(sql`
    with pages as materialized (
      select p.owner_id, p.file_id, p.page, f.uploaded_at, count(*) over ()::int as pages,
        row_number() over (order by p.page, f.uploaded_at desc, f.id) as turn
      from public.case_file_pages p join public.case_files f on f.owner_id = p.owner_id and f.id = p.file_id
      where p.case_id = ${caseId} and (${withAuthorities} or f.storage_provider <> 'library')
        and (${only ?? null}::uuid[] is null or p.file_id = any (${only ?? null}::uuid[])))
    select pages.file_id, coalesce(f.document_title, f.file_name) as file_name, p.paragraph, f.document_sample as sample, f.storage_provider = 'library' as authority,
      pages.page, 0.5 as rank, p.source = 'ocr' as ocr, left(p.text, ${TASK.page}) as text, pages.pages
    from pages join public.case_file_pages p using (owner_id, file_id, page)
      join public.case_files f on f.owner_id = pages.owner_id and f.id = pages.file_id
    where pages.turn <= ${TASK.pages}
    order by pages.uploaded_at, pages.file_id, pages.page`);
  const [first] = rows;
  if (!first) return { whole: false, texts: [] };
  const pages = { read: rows.length, all: first.pages };
  return { whole: pages.read === pages.all, texts: rows.map((row) => pageSource(row, caseId, 0.5)), pages };
}

/**
 * The files of a case, from new to old: all of them where they are short, else the pages that say most of what a
 * question is about and the first pages of the newest files. Empty when the caller does not see the case.
 */
export async function caseTexts(tx: Tx, query: CaseQuery): Promise<CaseTexts> {
  const { caseId, only } = query;
  if (only?.length === 0) return { whole: false, texts: [] };
  const bytes = Math.max(WHOLE.bytes, query.bytes ?? 0);
  const rows = await firstPages(tx, query, bytes);
  const [first] = rows;
  const texts = rows.map((row) => pageSource(row, caseId, 0.5));
  if (!first || (first.bytes <= bytes && first.pages <= WHOLE.pages))
    return { whole: first !== undefined, texts };
  return { whole: false, texts: distinct([...(await fileTexts(tx, query)), ...texts]) };
}

/** The pages beside those of some passages. */
export const besidePages = (tx: Tx, caseId: string, passages: readonly SourceText[]): Promise<SourceText[]> =>
  pagesAt(
    tx,
    caseId,
    passages.flatMap(({ document, page = 0 }) => [
      { document, page: page - 1 },
      { document, page: page + 1 },
    ]),
  );

/** Pages of a case by their places; those that the caller does not see are left out. */
export async function pagesAt(
  tx: Tx,
  caseId: string,
  places: readonly { document: string; page: number }[],
): Promise<SourceText[]> {
  const rows = await tx.rows<FoundPage>(sql`
    select f.id as file_id, coalesce(f.document_title, f.file_name) as file_name, p.paragraph,
      f.document_sample as sample, f.storage_provider = 'library' as authority, p.page, 0 as rank, p.source = 'ocr' as ocr, left(p.text, ${TASK.page}) as text
    from (select distinct document, page from unnest(${places.map(({ document }) => document)}::uuid[],
        ${places.map(({ page }) => page)}::int[]) as places (document, page)) as places
      join public.case_file_pages p on p.file_id = places.document and p.page = places.page
      join public.case_files f on f.owner_id = p.owner_id and f.id = p.file_id
    where p.case_id = ${caseId}`);
  return rows.map((row) => pageSource(row, caseId, 0));
}

/** All pages of short files, else the first page of some. */
function firstPages(tx: Tx, { caseId, only }: CaseQuery, bytes: number): Promise<Page[]> {
  return tx.rows<Page>(sql`
    with pages as materialized (
      select p.owner_id, p.file_id, p.page, f.uploaded_at,
        sum(octet_length(p.text)) over ()::int as bytes, count(*) over ()::int as pages,
        dense_rank() over (order by f.uploaded_at desc, f.id)::int as file
      from public.case_file_pages p join public.case_files f on f.owner_id = p.owner_id and f.id = p.file_id
      where p.case_id = ${caseId} and (${only ?? null}::uuid[] is null or p.file_id = any (${only ?? null}::uuid[])))
    select pages.file_id, coalesce(f.document_title, f.file_name) as file_name, p.paragraph, f.document_sample as sample, f.storage_provider = 'library' as authority,
      pages.page, 0.5 as rank, p.source = 'ocr' as ocr,
      case when pages.bytes <= ${bytes} then p.text else left(p.text, ${NEWEST.page}) end as text,
      pages.bytes, pages.pages
    from pages join public.case_file_pages p using (owner_id, file_id, page)
      join public.case_files f on f.owner_id = pages.owner_id and f.id = pages.file_id
    where (pages.bytes <= ${bytes} and pages.pages <= ${WHOLE.pages}) or (pages.page = 1 and pages.file <= ${NEWEST.files})
    order by pages.file, pages.page limit ${WHOLE.pages}`);
}

/** Each page once; the first of two. */
const distinct = (texts: readonly SourceText[]): SourceText[] =>
  [...new Map(texts.toReversed().map((one) => [`${one.document} ${one.page}`, one])).values()].reverse();
