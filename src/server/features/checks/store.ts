import { REST_LIMITS } from '#server/platform/data-api/limits.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import {
  CHECK,
  type CheckReport,
  type DraftWriting,
  type StoredReport,
} from '#shared/contracts/checks/checks.ts';

/** A check as it is stored, with its verification record. */
export interface StoredCheck {
  id: string;
  name: string;
  source: CheckReport['source'];
  characters: number;
  text_hash: string;
  /** `yyyy-mm-dd`. */
  applies_on: string | null;
  method: string;
  checked_by: string;
  library: CheckReport['library'];
  report: StoredReport;
  /** Writing of a draft, with its template by id. */
  writing: WritingOfDraft | null;
  /** The draft that was checked; null when the caller does not see it any more, and for other texts. */
  draft: NonNullable<CheckReport['draft']> | null;
  checked_at: Date;
}

/** `draft`: the id of the draft; absent in checks from before it was kept. */
export type WritingOfDraft = DraftWriting & { draft?: string };

export type NewCheck = Omit<StoredCheck, 'id' | 'draft' | 'checked_at' | 'checked_by'> & {
  to_look_at: number;
};

const COLUMNS = sql`id, name, source, characters, text_hash, applies_on::text as applies_on, method, checked_by, library, report,
  writing, checked_at, (select json_build_object('id', d.id, 'case_id', d.case_id) from public.case_drafts d
    where d.id = (writing ->> 'draft')::uuid) as draft`;

/** Keeps a check under the caller's name; the oldest ones beyond `CHECK.kept` are removed. */
export async function keepCheck(tx: Tx, check: NewCheck, email: string): Promise<StoredCheck> {
  const { report } = check;
  const row = await tx.first<StoredCheck>(sql`
    insert into public.document_checks (name, source, characters, text_hash, applies_on, method, checked_by, library, report, writing,
      citations, provisions, to_look_at)
    values (${check.name}, ${check.source}, ${check.characters}, ${check.text_hash}, ${check.applies_on}::date, ${check.method},
      coalesce((select nullif(full_name, '') from public.profiles where id = (select app.user_id())), ${email}),
      ${JSON.stringify(check.library)}::jsonb, ${JSON.stringify(report)}::jsonb,
      ${check.writing && JSON.stringify(check.writing)}::jsonb,
      ${report.citations.length}, ${report.provisions.length}, ${check.to_look_at})
    returning ${COLUMNS}`);
  if (!row) throw new Error('the check was not kept');
  await tx.run(sql`
    delete from public.document_checks where owner_id = (select app.user_id()) and id in (
      select id from public.document_checks where owner_id = (select app.user_id())
      order by checked_at desc, id offset ${CHECK.kept})`);
  return row;
}

/** One check; undefined when it is not the caller's. */
export function checkById(tx: Tx, id: string): Promise<StoredCheck | undefined> {
  return tx.first<StoredCheck>(sql`
    select ${COLUMNS} from public.document_checks where owner_id = (select app.user_id()) and id = ${id}`);
}

export interface ListedCheck {
  id: string;
  name: string;
  checked_at: Date;
  citations: number;
  provisions: number;
  to_look_at: number;
}

/** The newest checks. */
export function latestChecks(tx: Tx): Promise<ListedCheck[]> {
  return tx.rows<ListedCheck>(sql`
    select id, name, checked_at, citations, provisions, to_look_at from public.document_checks
    where owner_id = (select app.user_id()) order by checked_at desc, id limit ${CHECK.listed}`);
}

/** Removes a check of the caller; true when there was one. */
export async function removeCheck(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.run(sql`
    delete from public.document_checks where owner_id = (select app.user_id()) and id = ${id}`);
  return removed > 0;
}

/** The text of a case file, page by page. Undefined when the caller does not see it; `pages` is undefined when it is not read yet or too long. */
export async function textOfCaseFile(
  tx: Tx,
  fileId: string,
): Promise<{ name: string; pages: string[] | undefined } | undefined> {
  const file = await tx.first<{ name: string; text_state: string }>(sql`
    select coalesce(document_title, file_name) as name, text_state from public.case_files
    where id = ${fileId}`);
  if (!file) return undefined;
  const pages = sql`from public.case_file_pages where file_id = ${fileId}`;
  const measured = await tx.first<{ bytes: number }>(
    sql`select coalesce(sum(octet_length(text)), 0)::float8 as bytes ${pages}`,
  );
  const fits = (measured?.bytes ?? 0) > 0 && (measured?.bytes ?? 0) <= REST_LIMITS.answerBytes;
  if (file.text_state !== 'read' || !fits) return { name: file.name, pages: undefined };
  const rows = await tx.rows<{ text: string }>(sql`select text ${pages} order by page`);
  return { name: file.name, pages: rows.map(({ text }) => text) };
}
