import type { SearchMode, SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { SearchParams } from '#web/data/url/search-params.ts';

/** The search page's parameters as in the address; `search-state.ts` gives them their meaning. */
export type SearchUrl = {
  q?: string;
  mode?: string;
  type?: string;
  court?: string[];
  state?: string[];
  /** The courts of the states alone, without the Supreme Court. */
  stateOnly?: string;
  /** 'state:Kerala' or 'court:kerala'. */
  binding?: string;
  minBench?: string;
  judge?: string[];
  bench?: string[];
  act?: string[];
  section?: string[];
  disposal?: string[];
  /** Words that narrow the results. */
  within?: string;
  from?: string;
  to?: string;
  sort?: string;
  page?: string;
  selected?: string;
  similar?: string;
  /** The case to which judgments are added. */
  case?: string;
};

/** The reader's parameters: words to find, and the place (index among the paragraphs) and printed number to open at. */
export type ReaderUrl = { q?: string; at?: string; number?: string; case?: string; note?: string };

/** The address of the reader at a passage of a result. */
export const readerAt = (term: string, passage?: { index: number }): ReaderUrl => ({
  ...(term ? { q: term } : {}),
  ...(passage ? { at: String(passage.index) } : {}),
});

const one = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
};
const many = (value: unknown): string[] | undefined => {
  const values = (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );
  return values.length > 0 ? values : undefined;
};

// Spelled out, because this runs with the router, and the schemas are fetched with the pages only.
const MODES: readonly SearchMode[] = ['keyword', 'semantic', 'hybrid'];
const TYPES = ['judgment', 'act'] as const;
const SORTS: readonly SearchSort[] = ['relevance', 'newest', 'oldest', 'bench_strength'];
const YEAR = /^(1[89]|2[01])\d{2}$|^2200$/u;
const BINDING = /^(?:state|court):./u;
const BENCH = /^[1-9]\d?$/u;
const PAGE = /^[1-9]\d{0,2}$/u;
const PLACE = /^\d{1,6}$/u;
const NUMBER = /^[\p{L}\d.()-]{1,12}$/u;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const among = (known: readonly string[], value: unknown) => known.find((word) => word === one(value));
const like = (pattern: RegExp, value: unknown) => {
  const text = one(value);
  return text !== undefined && pattern.test(text) ? text : undefined;
};

/** Leaves out what is not there, so that addresses stay short. */
export function present<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** Picks the parameters that this page knows and that make sense. It runs with the router, before the page is fetched, so it stays light. */
export function searchUrl(search: SearchParams | Record<string, unknown>): SearchUrl {
  return present({
    q: one(search.q),
    mode: among(MODES, search.mode),
    type: among(TYPES, search.type),
    court: many(search.court),
    state: many(search.state),
    stateOnly: among(['1'], search.stateOnly),
    binding: like(BINDING, search.binding),
    minBench: like(BENCH, search.minBench),
    judge: many(search.judge),
    bench: many(search.bench),
    act: many(search.act),
    section: many(search.section),
    disposal: many(search.disposal),
    within: one(search.within),
    from: like(YEAR, search.from),
    to: like(YEAR, search.to),
    sort: among(SORTS, search.sort),
    page: like(PAGE, search.page),
    selected: one(search.selected),
    similar: one(search.similar),
    case: like(ID, search.case),
  });
}

export function readerUrl(search: SearchParams | Record<string, unknown>): ReaderUrl {
  return present({
    q: one(search.q),
    at: like(PLACE, search.at),
    number: like(NUMBER, search.number),
    case: like(ID, search.case),
    note: like(ID, search.note),
  });
}
