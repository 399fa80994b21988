import type { PracticeStatus } from '#shared/contracts/clients.ts';

export type ListView = 'grid' | 'list';

/**
 * What a list of clients or cases shows, as it stands in the address: words, one status, a view
 * other than the grid, and the archive instead of what is at hand.
 */
export type ListUrl = { q?: string; status?: PracticeStatus; view?: 'list'; archived?: true };

// Spelled out, because this runs with the router, and the schemas are fetched with the pages only.
const STATUSES: readonly PracticeStatus[] = ['exploration', 'active', 'pending', 'closed'];

/** Picks what a list knows; a value that makes no sense counts as not given. */
export function listUrl(search: Record<string, unknown>): ListUrl {
  const status = STATUSES.find((known) => known === search.status);
  return {
    ...(typeof search.q === 'string' && search.q !== '' ? { q: search.q } : {}),
    ...(status ? { status } : {}),
    ...(search.view === 'list' ? { view: 'list' as const } : {}),
    ...(search.archived === true || search.archived === 'true' ? { archived: true as const } : {}),
  };
}

export const caseTabs = ['summary', 'files', 'timeline'] as const;
export type CaseTab = (typeof caseTabs)[number];

/**
 * A case's tab (the summary, when none is named), the file that is open in Files, the page at which it opens, counted
 * from 1, and words to mark there.
 */
export type CaseUrl = { tab?: CaseTab; file?: string; page?: number; find?: string };

const PAGE = /^[1-9]\d{0,4}$/u;
const pageOf = (value: unknown): number | undefined =>
  (typeof value === 'string' || typeof value === 'number') && PAGE.test(String(value))
    ? Number(value)
    : undefined;

export function caseUrl(search: Record<string, unknown>): CaseUrl {
  const tab = caseTabs.find((known) => known === search.tab);
  const page = pageOf(search.page);
  return {
    ...(tab ? { tab } : {}),
    ...(typeof search.file === 'string' && search.file !== '' ? { file: search.file } : {}),
    ...(page ? { page } : {}),
    ...(typeof search.find === 'string' && search.find !== '' ? { find: search.find } : {}),
  };
}
