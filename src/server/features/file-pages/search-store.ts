import { setImmediate } from 'node:timers/promises';
import { REST_LIMITS } from '#server/platform/data-api/limits.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { CasePageHit } from '#shared/contracts/file-pages.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { passageOf } from './passage.ts';
import { searchableText } from './searchable-text.ts';

/** A page longer than this is cut down by the database to the text around the words, before a passage is chosen. */
const LONG_PAGE = 10_000;
const AROUND = 'MaxFragments=3, MinWords=20, MaxWords=60, StartSel="", StopSel="", FragmentDelimiter=" … "';

interface FoundPage {
  file_id: string;
  file_name: string;
  document_id: string | null;
  paragraph: string | null;
  sample: boolean;
  page: number;
  text: string;
  rank: number;
  ocr: boolean;
}

/** The pages of a case that match a query; empty when the caller does not see the case. */
export async function searchPages(
  tx: Tx,
  caseId: string,
  query: string,
  limit: number,
): Promise<CasePageHit[]> {
  const asked = searchableText(query);
  const rows = await tx.rows<FoundPage>(sql`
    with asked as materialized (select websearch_to_tsquery('app.file_words', ${asked}) as words),
    best as materialized (
      select p.owner_id, p.file_id, p.page, ts_rank_cd(p.words, asked.words, 1) as rank
      from public.case_file_pages p, asked
      where p.case_id = ${caseId} and p.words @@ asked.words
      order by rank desc, p.file_id, p.page limit ${limit})
    select best.file_id, coalesce(f.document_title, f.file_name) as file_name, f.document_id, p.paragraph, f.document_sample as sample, best.page, best.rank, p.source = 'ocr' as ocr,
      case when length(p.text) <= ${LONG_PAGE} then p.text
        else ts_headline('app.file_words', p.text, asked.words, ${AROUND}) end as text
    from asked, best join public.case_file_pages p using (file_id, page)
      join public.case_files f on f.owner_id = best.owner_id and f.id = best.file_id
    order by best.rank desc, best.file_id, best.page`);
  return withPassages(rows, asked);
}

/** Gives other requests a turn between pages, each of which holds `LONG_PAGE` characters at most. */
async function withPassages(rows: readonly FoundPage[], asked: string): Promise<CasePageHit[]> {
  const hits: CasePageHit[] = [];
  for (const { text, ...row } of rows) {
    hits.push({ ...row, ...passageOf(text, asked) });
    await setImmediate();
  }
  return hits;
}

interface TextPage {
  page: number;
  text: string;
  ocr: boolean;
}

/**
 * The pages of a file from one on, in their order; empty when the caller does not see the file. Errors: `too_large` when
 * they hold more text than one answer may.
 */
export async function textOfFile(tx: Tx, fileId: string, from: number, limit: number): Promise<TextPage[]> {
  const pages = sql`
    from public.case_file_pages
    where file_id = ${fileId} and page >= ${from}
    order by page limit ${limit}`;
  // PostgreSQL knows how long a text is without reading it.
  const measured = await tx.first<{ bytes: number }>(
    sql`select coalesce(sum(octet_length(text)), 0)::float8 as bytes from (select text ${pages}) p`,
  );
  if ((measured?.bytes ?? 0) > REST_LIMITS.answerBytes)
    throw new ProblemError('too_large', sentenceOf(requests.pagesTooLong), {
      hint: 'Ask for fewer pages with limit.',
    });
  const rows = await tx.rows<TextPage>(sql`select page, text, source = 'ocr' as ocr ${pages}`);
  return rows;
}
