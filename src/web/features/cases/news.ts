import type { CaseFile } from '#shared/case-files.ts';
import type { LegalCase } from '#shared/cases.ts';
import { count, shortDate } from '#web/ui/dates.ts';

/** Changes this soon after the opening are part of it. */
const SAME_MOMENT_MS = 2000;
const SHOWN = 5;

export type NewsItem = { what: string; at: string };

type Added = Pick<CaseFile, 'file_name' | 'uploaded_at'>;

/** Files of one day are one piece of news. */
function additions(files: readonly Added[]): NewsItem[] {
  const days = new Map<string, { newest: Added; files: number }>();
  for (const file of files) {
    const day = shortDate(file.uploaded_at);
    const known = days.get(day);
    const newest = known && known.newest.uploaded_at >= file.uploaded_at ? known.newest : file;
    days.set(day, { newest, files: (known?.files ?? 0) + 1 });
  }
  return [...days.values()].map(({ newest, files: added }) => ({
    what: added === 1 ? `${newest.file_name} added` : `${count(added)} files added`,
    at: newest.uploaded_at,
  }));
}

/** What happened in a case, newest first: opened, details changed, files added. */
export function newsOf(
  row: Pick<LegalCase, 'created_at' | 'updated_at'>,
  files: readonly Added[],
): NewsItem[] {
  const items = [...additions(files), { what: 'Case opened', at: row.created_at }];
  if (Date.parse(row.updated_at) - Date.parse(row.created_at) > SAME_MOMENT_MS)
    items.push({ what: 'Details changed', at: row.updated_at });
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}
