import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { CasePageHit } from '#shared/file-pages.ts';
import { readable } from './readable.ts';

/** Around what is found; `readable` takes them out of every text. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const HEADLINE = `StartSel=${OPEN},StopSel=${CLOSE},MaxFragments=2,MaxWords=24,MinWords=10,ShortWord=0,FragmentDelimiter=" … "`;

interface Found extends Record<string, unknown> {
  file_id: string;
  file_name: string;
  page: number;
  marked: string;
  rank: number;
  ocr: boolean;
}

/** The pages of a case that hold what is asked for; empty when the case is not the caller's. */
export async function searchPages(
  tx: Tx,
  caseId: string,
  query: string,
  limit: number,
): Promise<CasePageHit[]> {
  const { rows } = await tx.execute<Found>(sql`
    with asked as materialized (select websearch_to_tsquery('app.file_words', ${readable(query)}) as words),
    best as materialized (
      select p.owner_id, p.file_id, p.page, ts_rank_cd(p.words, asked.words, 1) as rank
      from public.case_file_pages p, asked
      where p.owner_id = (select app.user_id()) and p.case_id = ${caseId} and p.words @@ asked.words
      order by rank desc, p.file_id, p.page limit ${limit})
    select best.file_id, f.file_name, best.page, best.rank, p.source = 'ocr' as ocr,
      ts_headline('app.file_words', p.text, asked.words, ${HEADLINE}) as marked
    from best join public.case_file_pages p using (file_id, page)
      join public.case_files f on f.owner_id = best.owner_id and f.id = best.file_id, asked
    order by best.rank desc, best.file_id, best.page`);
  return rows.map(({ marked, ...row }) => ({ ...row, ...marksOf(marked) }));
}

/** Takes the selectors out of a headline and says where they stood. White space is one blank, as it is shown. */
export function marksOf(marked: string): Pick<CasePageHit, 'snippet' | 'marks'> {
  const marks: { start: number; end: number }[] = [];
  let snippet = '';
  let start: number | undefined;
  for (const piece of marked
    .replace(/\s+/gu, ' ')
    .trim()
    .split(/([\ue000\ue001])/u)) {
    if (piece === OPEN) start = snippet.length;
    else if (piece === CLOSE) {
      if (start !== undefined && start < snippet.length) marks.push({ start, end: snippet.length });
      start = undefined;
    } else snippet += piece;
  }
  return { snippet, marks };
}
