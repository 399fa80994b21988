import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type AnnexureChoice, annexureChoice } from '#shared/contracts/drafts/draft-annexures.ts';

const NONE: AnnexureChoice = { files: [], trueCopy: false };

/** The annexures that a user has chosen for a draft. Undefined when the caller does not see the draft. */
export async function choiceOf(tx: Tx, draftId: string): Promise<AnnexureChoice | undefined> {
  const row = await tx.first<{ annexures: unknown }>(
    sql`select annexures from public.case_drafts where id = ${draftId}`,
  );
  return row && (annexureChoice.safeParse(row.annexures).data ?? NONE);
}

/** False when there is no such draft. Errors: `forbidden` when the role of the caller does not allow it. */
export async function keepChoice(tx: Tx, draftId: string, choice: AnnexureChoice): Promise<boolean> {
  const written = await tx.run(
    sql`update public.case_drafts set annexures = ${JSON.stringify(choice)}::jsonb where id = ${draftId}`,
  );
  return written > 0;
}

/** A file of a case, as far as binding needs it. */
export interface FileToBind {
  id: string;
  name: string;
  path: string;
  /** It lies in the folder of a case of its owner; a document of the library does not. */
  is_own: boolean;
}

/** Those of the files that are in the case and that the caller sees. */
export function filesOfCase(tx: Tx, caseId: string, ids: readonly string[]): Promise<FileToBind[]> {
  return tx.rows<FileToBind>(sql`
    select f.id, f.file_name as name, f.file_path as path,
      f.document_id is null and exists (select from public.cases c where c.owner_id = f.owner_id
        and c.id::text = split_part(f.file_path, '/', 2)) as is_own
    from public.case_files f where f.case_id = ${caseId} and f.id = any (${ids}::uuid[])`);
}

/** Lines printed above the index: court, case number and title. */
export async function captionOf(tx: Tx, caseId: string): Promise<string[]> {
  const row = await tx.first<Record<'court' | 'case_number' | 'title', string | null>>(
    sql`select court, case_number, title from public.cases where id = ${caseId}`,
  );
  return [row?.court, row?.case_number, row?.title].filter((text) => text !== null && text !== undefined);
}
