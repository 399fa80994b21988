import type { Paper, PapersSummary } from '#law/case-summary/types.ts';
import { type PaperCategory, paperCategories } from '#law/practice/paper-category.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AnswerChecks, AnswerSource, Fallback } from '#shared/contracts/assistant/chats.ts';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';

/** Files that are read for a summary, pages of all, and characters of a page. */
const LIMITS = { files: 60, pages: 300, page: 8000 } as const;

/** The caller's role in a case that the caller sees. */
export async function roleInCase(tx: Tx, caseId: string): Promise<CaseRole | undefined> {
  const row = await tx.first<{ role: CaseRole }>(sql`
    select app.case_role(id) as role from public.cases where id = ${caseId}`);
  return row?.role;
}

export interface FileState {
  id: string;
  name: string;
  category: string | null;
  pages_read: number;
  reading: boolean;
}

/** The files of a case that are its own papers: judgments of the library are authorities and no facts of the case. */
export function filesOfCase(tx: Tx, caseId: string): Promise<FileState[]> {
  return tx.rows<FileState>(sql`
    select id, file_name as name, category, pages_read, text_state in ('waiting', 'reading') as reading
    from public.case_files where case_id = ${caseId} and storage_provider <> 'library'
    order by uploaded_at, id limit ${LIMITS.files}`);
}

const isCategory = (given: string | null): given is PaperCategory =>
  (paperCategories as readonly (string | null)[]).includes(given);

/** The texts of these files; where there are too many pages, the first ones of each, as many of one as of another. */
export async function papersOf(tx: Tx, files: readonly FileState[]): Promise<Paper[]> {
  const ids = files.map(({ id }) => id);
  const pages = await tx.rows<{ file_id: string; page: number; text: string; ocr: boolean }>(sql`
    select file_id, page, left(text, ${LIMITS.page}) as text, source = 'ocr' as ocr
    from (select * from public.case_file_pages where file_id = any (${ids}::uuid[])
      order by page, array_position(${ids}::uuid[], file_id) limit ${LIMITS.pages}) as first
    order by array_position(${ids}::uuid[], file_id), page`);
  return files.map(({ id, name, category }) => ({
    id,
    name,
    ...(isCategory(category) ? { category } : {}),
    pages: pages.filter(({ file_id }) => file_id === id),
  }));
}

export interface StoredSummary {
  summary: PapersSummary;
  /** Pages that were read of each file, by its id. */
  files: Record<string, number>;
  made_at: Date;
}

export function summaryOfCase(tx: Tx, caseId: string): Promise<StoredSummary | undefined> {
  return tx.first<StoredSummary>(sql`
    select summary, files, made_at from public.case_summaries where case_id = ${caseId}`);
}

/** Keeps a summary in place of the last one. */
export async function keepSummary(
  tx: Tx,
  caseId: string,
  { summary, files }: Pick<StoredSummary, 'summary' | 'files'>,
): Promise<void> {
  await tx.run(sql`
    insert into public.case_summaries (case_id, summary, files)
    values (${caseId}, ${JSON.stringify(summary)}::jsonb, ${JSON.stringify(files)}::jsonb)
    on conflict (case_id) do update set summary = excluded.summary, files = excluded.files, made_at = now()`);
}

export interface StoredWritten {
  content: string;
  sources: AnswerSource[];
  checks: AnswerChecks;
  status: 'complete' | 'partial';
  engine: string;
  fallback: Fallback | null;
  files: Record<string, number>;
  made_at: Date;
}

/** The summary of a case that a model wrote. */
export function writtenOfCase(tx: Tx, caseId: string): Promise<StoredWritten | undefined> {
  return tx.first<StoredWritten>(sql`
    select content, sources, checks, status, engine, fallback, files, made_at
    from public.written_summaries where case_id = ${caseId}`);
}

/** Keeps what a model wrote in place of the last one; returns false for a partial one where a whole one is kept. */
export async function keepWritten(
  tx: Tx,
  caseId: string,
  { content, sources, checks, status, engine, fallback, files }: Omit<StoredWritten, 'made_at'>,
): Promise<boolean> {
  const row = await tx.first(sql`
    insert into public.written_summaries as kept (case_id, content, sources, checks, status, engine, fallback, files)
    values (${caseId}, ${content}, ${JSON.stringify(sources)}::jsonb, ${JSON.stringify(checks)}::jsonb, ${status}, ${engine},
      ${fallback ? JSON.stringify(fallback) : null}::jsonb, ${JSON.stringify(files)}::jsonb)
    on conflict (case_id) do update set content = excluded.content, sources = excluded.sources, checks = excluded.checks,
      status = excluded.status, engine = excluded.engine, fallback = excluded.fallback, files = excluded.files,
      made_at = clock_timestamp()
    where excluded.status = 'complete' or kept.status = 'partial'
    returning case_id`);
  return row !== undefined;
}
