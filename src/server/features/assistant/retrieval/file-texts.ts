import type { Question } from '#law/answers/question.ts';
import { sameWords } from '#law/answers/same-words.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { SourceText } from './passage.ts';

/**
 * Limits: pages read of a case for quotations, characters of one (a longer page is cut down to the text around the words), unread
 * files that are named, files found by their names, and first pages read of each of these.
 */
const LIMITS = { pages: 16, page: 6000, unread: 10, called: 8, firstPages: 2 } as const;
const AROUND = 'MaxFragments=4, MinWords=40, MaxWords=120, StartSel="", StopSel="", FragmentDelimiter="\n\n"';

export interface FoundPage {
  file_id: string;
  file_name: string;
  paragraph: string | null;
  sample: boolean;
  /** A document of the library that is saved in the case. */
  authority: boolean;
  page: number;
  text: string;
  rank: number;
  ocr: boolean;
}

interface FileQuery {
  caseId: string;
  question: Question;
  only: readonly string[] | undefined;
  /** The most pages. */
  best?: number;
}

/** Any of these words, as `websearch_to_tsquery` reads it; the quotation marks keep them from being operators. */
const anyOf = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', ' ')}"`).join(' or ');

/**
 * The pages of a case that say most of what a question is about, best first; only of these files, or of all. Empty when
 * the caller does not see the case.
 */
export async function fileTexts(
  tx: Tx,
  { caseId, question, only, best = LIMITS.pages }: FileQuery,
): Promise<SourceText[]> {
  const words = question.words.flatMap(({ word, term }) => [word, ...sameWords(term)]);
  if (words.length === 0 && question.kind !== 'date') return [];
  const rows = await tx.rows<FoundPage>(sql`
    with asked as materialized (select websearch_to_tsquery('app.file_words', ${anyOf(words)}) as words),
    called as materialized (
      select f.id from public.case_files f, asked
      where f.case_id = ${caseId}
        and to_tsvector('app.file_words', translate(coalesce(f.document_title, f.file_name), '._-', '   ')) @@ asked.words
      order by f.uploaded_at desc, f.id limit ${LIMITS.called}),
    best as materialized (
      (select p.owner_id, p.file_id, p.page, ts_rank_cd(p.words, asked.words, 1) as rank
      from public.case_file_pages p, asked
      where p.case_id = ${caseId} and (${words.length === 0} or p.words @@ asked.words)
        and (${only ?? null}::uuid[] is null or p.file_id = any (${only ?? null}::uuid[]))
      order by rank desc, p.file_id, p.page limit ${best})
      union all
      (select p.owner_id, p.file_id, p.page, 0 as rank
      from called join public.case_file_pages p on p.file_id = called.id, asked
      where p.case_id = ${caseId} and p.page <= ${LIMITS.firstPages} and not p.words @@ asked.words
        and (${only ?? null}::uuid[] is null or p.file_id = any (${only ?? null}::uuid[]))))
    select best.file_id, coalesce(f.document_title, f.file_name) as file_name, p.paragraph, f.document_sample as sample, f.storage_provider = 'library' as authority,
      best.page, best.rank, p.source = 'ocr' as ocr,
      case when length(p.text) <= ${LIMITS.page} then p.text
        else ts_headline('app.file_words', p.text, asked.words, ${AROUND}) end as text
    from asked, best join public.case_file_pages p using (file_id, page)
      join public.case_files f on f.owner_id = best.owner_id and f.id = best.file_id
    order by best.rank desc, best.file_id, best.page limit ${best}`);
  const most = rows[0]?.rank ?? 1;
  return rows.map((row) => pageSource(row, caseId, most > 0 ? row.rank / most : 0));
}

/** A page of a case file as a source. */
export function pageSource(
  { file_id, file_name, paragraph, sample, authority, page, text, ocr }: FoundPage,
  caseId: string,
  rank: number,
): SourceText {
  return {
    kind: 'file',
    id: file_id,
    document: file_id,
    ofCase: true,
    caseId,
    title: file_name,
    heading: file_name.replace(/\.\w+$/u, '').replaceAll(/[_.-]+/gu, ' '),
    text,
    rank,
    page,
    ...(paragraph === null ? {} : { paragraph }),
    ...(sample ? { sample: true as const } : {}),
    ...(authority ? { authority: true as const } : {}),
    ...(ocr ? { ocr: true as const } : {}),
  };
}

/** The names of the case's files whose text is still to be read. */
export async function unreadFiles(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select coalesce(document_title, file_name) as name from public.case_files
    where case_id = ${caseId} and text_state in ('waiting', 'reading') order by uploaded_at desc, id limit ${LIMITS.unread}`);
  return rows.map(({ name }) => name);
}
