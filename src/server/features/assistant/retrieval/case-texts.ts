import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type FoundPage, pageSource } from './file-texts.ts';

/** Limits: pages of a case that a model gets whole, and their bytes in all. */
const WHOLE = { pages: 24, bytes: 15_000 } as const;
/** Limits when the files are longer: the newest files, and characters of each one's first page. */
const NEWEST = { files: 6, page: 6000 } as const;

interface Page extends FoundPage {
  bytes: number;
  pages: number;
}

/**
 * The files of a case from their first page on, the newest file first: all of them where they are short, else the first page
 * of some. Only of these files, or of all. Empty when the caller does not see the case.
 */
export async function caseTexts(tx: Tx, caseId: string, only: readonly string[] | undefined) {
  const rows = await tx.rows<Page>(sql`
    with pages as materialized (
      select p.owner_id, p.file_id, p.page, f.uploaded_at,
        sum(octet_length(p.text)) over ()::int as bytes, count(*) over ()::int as pages,
        dense_rank() over (order by f.uploaded_at desc, f.id)::int as file
      from public.case_file_pages p join public.case_files f on f.owner_id = p.owner_id and f.id = p.file_id
      where p.case_id = ${caseId} and (${only ?? null}::uuid[] is null or p.file_id = any (${only ?? null}::uuid[])))
    select pages.file_id, coalesce(f.document_title, f.file_name) as file_name, p.paragraph, f.document_sample as sample,
      pages.page, 0.5 as rank, p.source = 'ocr' as ocr, left(p.text, ${NEWEST.page}) as text, pages.bytes, pages.pages
    from pages join public.case_file_pages p using (owner_id, file_id, page)
      join public.case_files f on f.owner_id = pages.owner_id and f.id = pages.file_id
    where (pages.bytes <= ${WHOLE.bytes} and pages.pages <= ${WHOLE.pages}) or (pages.page = 1 and pages.file <= ${NEWEST.files})
    order by pages.file, pages.page limit ${WHOLE.pages}`);
  const [first] = rows;
  const whole = first !== undefined && first.bytes <= WHOLE.bytes && first.pages <= WHOLE.pages;
  return { whole, texts: rows.map((row) => pageSource(row, caseId, 0.5)) };
}
