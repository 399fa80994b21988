import type { PracticeStatus } from '#shared/contracts/clients.ts';

export type ListView = 'grid' | 'list';

/**
 * The search parameters of a list of clients or cases: words, one status, a view other than the grid, and the archive
 * instead of the current records; `dialog` opens the form of a new record. Of cases also: one court, those without a next
 * date or with an overdue one, the user's own or those that others share, and an order other than by next date.
 */
export type ListUrl = {
  q?: string;
  status?: PracticeStatus;
  court?: string;
  dates?: CaseDates;
  whose?: Whose;
  sort?: 'newest';
  view?: 'list';
  archived?: true;
  dialog?: 'new';
};
export const caseDates = ['none', 'overdue'] as const;
export type CaseDates = (typeof caseDates)[number];
export const whoseCases = ['mine', 'shared'] as const;
export type Whose = (typeof whoseCases)[number];

// Written out, because this runs with the router, and the schemas load only with their pages.
const STATUSES: readonly PracticeStatus[] = ['exploration', 'active', 'pending', 'closed'];

/** Reads the parameters of a list; an invalid value counts as missing. */
export function listUrl(search: Record<string, unknown>): ListUrl {
  const status = STATUSES.find((known) => known === search.status);
  const dates = caseDates.find((known) => known === search.dates);
  const whose = whoseCases.find((known) => known === search.whose);
  return {
    ...(typeof search.q === 'string' && search.q !== '' ? { q: search.q } : {}),
    ...(status ? { status } : {}),
    ...(typeof search.court === 'string' && search.court !== '' ? { court: search.court } : {}),
    ...(dates ? { dates } : {}),
    ...(whose ? { whose } : {}),
    ...(search.sort === 'newest' ? { sort: 'newest' as const } : {}),
    ...(search.view === 'list' ? { view: 'list' as const } : {}),
    ...(search.archived === true || search.archived === 'true' ? { archived: true as const } : {}),
    ...(search.dialog === 'new' ? { dialog: 'new' as const } : {}),
  };
}

export const caseTabs = ['summary', 'chat', 'files', 'timeline', 'drafts', 'activity'] as const;
export type CaseTab = (typeof caseTabs)[number];

/**
 * The tab of a case (default: summary), the file that is open in Files, the page at which it opens (from 1), and words
 * to mark there; `dialog` opens the form of a new event; `thread` and `draft` are the chat and the draft that are open.
 */
export type CaseUrl = ChatUrl & {
  tab?: CaseTab;
  file?: string;
  page?: number;
  find?: string;
  dialog?: 'event';
  draft?: string;
};

/** The chat that is open; without one the next message starts a new one. */
export type ChatUrl = { thread?: string };

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export const chatUrl = ({ thread }: Record<string, unknown>): ChatUrl =>
  typeof thread === 'string' && ID.test(thread) ? { thread } : {};

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
    ...(search.dialog === 'event' ? { dialog: 'event' as const } : {}),
    ...(typeof search.draft === 'string' && ID.test(search.draft) ? { draft: search.draft } : {}),
    ...chatUrl(search),
  };
}

/** One ZIP of everything that the user owns. */
export const ACCOUNT_EXPORT_URL = '/functions/v1/export-account';

/** The ZIP with the rows and the files of a client or a case. */
export const exportUrl = (kind: 'client' | 'case', id: string): string =>
  `/functions/v1/export/${kind}/${id}`;
