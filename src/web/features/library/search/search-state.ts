import { z } from 'zod';
import {
  type LibraryFilters,
  SEARCH,
  type SearchSort,
  searchModes,
  searchSorts,
} from '#shared/contracts/library.ts';
import type { SearchUrl } from './search-url.ts';

const year = z.coerce.number().int().min(1800).max(2200).optional().catch(undefined);
const values = (max: number) =>
  z
    .array(z.string().max(200))
    .transform((list) => [...new Set(list)].slice(0, max))
    .catch([]);

/** What the search page shows, read from its address; a value that makes no sense counts as not given. */
const searchState = z.object({
  q: z
    .string()
    .transform((text) => text.slice(0, SEARCH.maxQueryLength))
    .catch(''),
  mode: z.enum(searchModes).catch('hybrid'),
  type: z.enum(['judgment', 'act']).optional().catch(undefined),
  court: values(30),
  state: values(40),
  judge: values(20),
  bench: values(40),
  act: values(30),
  section: values(30),
  disposal: values(20),
  within: z
    .string()
    .transform((text) => text.slice(0, SEARCH.maxWithin))
    .catch(''),
  from: year,
  to: year,
  sort: z.enum(searchSorts).optional().catch(undefined),
  /** Pages of results shown, each of `SEARCH.defaultSize`. */
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(SEARCH.maxFrom / SEARCH.defaultSize)
    .catch(1),
  /** Document in the detail pane. */
  selected: z.string().max(300).optional().catch(undefined),
  /** A document's id, or the key of a pasted text (`similar-texts.ts`). */
  similar: z.string().max(300).optional().catch(undefined),
  /** The case to which judgments are added. */
  case: z.string().optional().catch(undefined),
});
export type SearchState = z.infer<typeof searchState>;

/** The filters of several values: each has a facet of the same name. */
export const LIST_FILTERS = ['state', 'court', 'bench', 'judge', 'act', 'section', 'disposal'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];
export type FilterState = Pick<SearchState, 'type' | ListFilter | 'from' | 'to' | 'within'>;

export const NO_FILTERS: FilterState = {
  type: undefined,
  court: [],
  state: [],
  judge: [],
  bench: [],
  act: [],
  section: [],
  disposal: [],
  within: '',
  from: undefined,
  to: undefined,
};

export function readState(url: SearchUrl): SearchState {
  return searchState.parse(url);
}

/** The address of a state: what is as it always is stays out of it. */
export function writeState(state: SearchState): SearchUrl {
  const url: SearchUrl = {};
  if (state.q) url.q = state.q;
  if (state.mode !== 'hybrid') url.mode = state.mode;
  if (state.type) url.type = state.type;
  for (const name of LIST_FILTERS) if (state[name].length > 0) url[name] = state[name];
  if (state.within) url.within = state.within;
  if (state.from !== undefined) url.from = String(state.from);
  if (state.to !== undefined) url.to = String(state.to);
  if (state.sort) url.sort = state.sort;
  if (state.page > 1) url.page = String(state.page);
  if (state.selected) url.selected = state.selected;
  if (state.similar) url.similar = state.similar;
  if (state.case) url.case = state.case;
  return url;
}

export function hasFilters(state: FilterState): boolean {
  return filterCount(state) > 0;
}

/** How many of the filters are in use. */
export function filterCount(state: FilterState): number {
  const years = state.from !== undefined || state.to !== undefined;
  const lists = LIST_FILTERS.map((name) => state[name].length);
  return [state.type, ...lists, years, state.within].filter(Boolean).length;
}

/** How many choices "Reset Filters" takes back: the filters in use, and a mode other than hybrid. */
export function choiceCount(state: FilterState & Pick<SearchState, 'mode' | 'similar'>): number {
  const otherMode = state.similar === undefined && state.mode !== 'hybrid';
  return filterCount(state) + (otherMode ? 1 : 0);
}

/** The words to search for: empty while there are fewer than three characters. */
export function termOf(state: Pick<SearchState, 'q'>): string {
  const term = state.q.trim();
  return term.length >= SEARCH.minTermLength ? term : '';
}

/** By relevance for a query with words, newest first for browsing. */
export function sortOf(state: Pick<SearchState, 'q' | 'sort'>): SearchSort {
  const usual = termOf(state) ? 'relevance' : 'newest';
  return state.sort === undefined || (state.sort === 'relevance' && usual === 'newest') ? usual : state.sort;
}

export function filtersOf(state: FilterState): LibraryFilters | undefined {
  if (!hasFilters(state)) return undefined;
  // A range typed the wrong way round means the years between.
  const [from, to] =
    state.from !== undefined && state.to !== undefined && state.from > state.to
      ? [state.to, state.from]
      : [state.from, state.to];
  return {
    ...(state.type ? { type: state.type } : {}),
    ...Object.fromEntries(
      LIST_FILTERS.flatMap((name) => (state[name].length > 0 ? [[name, state[name]]] : [])),
    ),
    ...(state.within ? { within: state.within } : {}),
    ...(from === undefined ? {} : { year_from: from }),
    ...(to === undefined ? {} : { year_to: to }),
  };
}
