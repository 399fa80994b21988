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

export interface CaseTexts {
  /** True where the texts are all that the case has. */
  whole: boolean;
  texts: SourceText[];
}

interface CaseQuery {
  caseId: string;
  question: Question;
  /** Only these files; undefined for all. */
  only: readonly string[] | undefined;
}

/**
 * The files of a case, from new to old: all of them where they are short, else the pages that say most of what a
 * question is about and the first pages of the newest files. Empty when the caller does not see the case.
 */
export async function caseTexts(tx: Tx, query: CaseQuery): Promise<CaseTexts> {
  const { caseId, only } = query;
  if (only?.length === 0) return { whole: false, texts: [] };
  const rows = await firstPages(tx, query);
  const [first] = rows;
  const texts = rows.map((row) => pageSource(row, caseId, 0.5));
  if (!first || (first.bytes <= WHOLE.bytes && first.pages <= WHOLE.pages))
    return { whole: first !== undefined, texts };
  return { whole: false, texts: distinct([...(await fileTexts(tx, query)), ...texts]) };
}

/** All pages of short files, else the first page of some. */
function firstPages(tx: Tx, { caseId, only }: CaseQuery): Promise<Page[]> {
  return tx.rows<Page>(sql`
    with pages as materialized (
      select p.owner_id, p.file_id, p.page, f.uploaded_at,
        sum(octet_length(p.text)) over ()::int as bytes, count(*) over ()::int as pages,
        dense_rank() over (order by f.uploaded_at desc, f.id)::int as file
      from public.case_file_pages p join public.case_files f on f.owner_id = p.owner_id and f.id = p.file_id
      where p.case_id = ${caseId} and (${only ?? null}::uuid[] is null or p.file_id = any (${only ?? null}::uuid[])))
    select pages.file_id, coalesce(f.document_title, f.file_name) as file_name, p.paragraph, f.document_sample as sample,
      pages.page, 0.5 as rank, p.source = 'ocr' as ocr,
      case when pages.bytes <= ${WHOLE.bytes} then p.text else left(p.text, ${NEWEST.page}) end as text,
      pages.bytes, pages.pages
    from pages join public.case_file_pages p using (owner_id, file_id, page)
      join public.case_files f on f.owner_id = pages.owner_id and f.id = pages.file_id
    where (pages.bytes <= ${WHOLE.bytes} and pages.pages <= ${WHOLE.pages}) or (pages.page = 1 and pages.file <= ${NEWEST.files})
    order by pages.file, pages.page limit ${WHOLE.pages}`);
}

/** Each page once; the first of two. */
const distinct = (texts: readonly SourceText[]): SourceText[] =>
  [...new Map(texts.toReversed().map((one) => [`${one.document} ${one.page}`, one])).values()].reverse();
