import type { CaseFile } from '#shared/case-files.ts';
import type { LegalCase } from '#shared/cases.ts';

/** Changes this soon after the opening are part of it. */
const SAME_MOMENT_MS = 2000;
const SHOWN = 5;

export type NewsItem = { key: string; what: string; at: string };

/** What happened in a case, newest first: opened, details changed, files added. */
export function newsOf(
  row: Pick<LegalCase, 'created_at' | 'updated_at'>,
  files: readonly Pick<CaseFile, 'id' | 'file_name' | 'uploaded_at'>[],
): NewsItem[] {
  const items = files.map(
    (file): NewsItem => ({ key: file.id, what: `${file.file_name} added`, at: file.uploaded_at }),
  );
  items.push({ key: 'opened', what: 'Case opened', at: row.created_at });
  if (Date.parse(row.updated_at) - Date.parse(row.created_at) > SAME_MOMENT_MS)
    items.push({ key: 'changed', what: 'Details changed', at: row.updated_at });
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}
