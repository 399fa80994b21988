import type { LibraryFilters } from '#shared/contracts/library.ts';
import {
  SEARCH,
  type SearchMode,
  type SearchSort,
  searchModes,
  searchSorts,
  yearRange,
} from '#shared/contracts/research/search-limits.ts';
import { present, type SearchUrl } from './search-url.ts';

/** State of the search page, read from its address. */
export type SearchState = {
  q: string;
  mode: SearchMode;
  type?: 'judgment' | 'act' | undefined;
  court: string[];
  state: string[];
  /** The courts of the states alone, without the Supreme Court. */
  stateOnly: boolean;
  /** 'state:Kerala' or 'court:kerala': the judgments that bind the courts of the state, or the court. */
  binding?: string | undefined;
  /** The least number of judges of a bench. */
  minBench?: number | undefined;
  judge: string[];
  bench: string[];
  act: string[];
  section: string[];
  disposal: string[];
  within: string;
  from?: number | undefined;
  to?: number | undefined;
  sort?: SearchSort | undefined;
  /** Pages of results shown, each of `SEARCH.defaultSize`. */
  page: number;
  /** Document in the detail pane. */
  selected?: string | undefined;
  /** A document's id, or the key of a pasted text (`similar-texts.ts`). */
  similar?: string | undefined;
  /** The case to which judgments are added. */
  case?: string | undefined;
};

/** The longest value of a filter, and the longest id of a document. */
const VALUE = 200;
const ID = 300;
const MOST_PAGES = SEARCH.maxFrom / SEARCH.defaultSize;

/** The values of a filter, each once; a list with a value that is too long counts as not given. */
const values = (list: readonly string[] | undefined, most: number): string[] =>
  list?.every(({ length }) => length <= VALUE) ? [...new Set(list)].slice(0, most) : [];
const id = (text: string | undefined) => (text !== undefined && text.length <= ID ? text : undefined);
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const among = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((word) => word === text);

/** The filters of several values: each has a facet of the same name. */
export const LIST_FILTERS = ['state', 'court', 'bench', 'judge', 'act', 'section', 'disposal'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];
export type FilterState = Pick<
  SearchState,
  'type' | ListFilter | 'stateOnly' | 'binding' | 'minBench' | 'from' | 'to' | 'within'
>;

export const NO_FILTERS: FilterState = {
  type: undefined,
  court: [],
  state: [],
  stateOnly: false,
  binding: undefined,
  minBench: undefined,
  judge: [],
  bench: [],
  act: [],
  section: [],
  disposal: [],
  within: '',
  from: undefined,
  to: undefined,
};

/** The state of an address; a value that makes no sense counts as not given. */
export function readState(url: SearchUrl): SearchState {
  const page = Number(url.page ?? 1);
  return {
    q: (url.q ?? '').slice(0, SEARCH.maxQueryLength),
    mode: among(searchModes, url.mode) ?? 'hybrid',
    type: among(['judgment', 'act'], url.type),
    court: values(url.court, 30),
    state: values(url.state, 40),
    stateOnly: url.stateOnly !== undefined,
    binding: url.binding !== undefined && url.binding.length <= VALUE ? url.binding : undefined,
    minBench: number(url.minBench),
    judge: values(url.judge, 20),
    bench: values(url.bench, 40),
    act: values(url.act, 30),
    section: values(url.section, 30),
    disposal: values(url.disposal, 20),
    within: (url.within ?? '').slice(0, SEARCH.maxWithin),
    from: number(url.from),
    to: number(url.to),
    sort: among(searchSorts, url.sort),
    page: page <= MOST_PAGES ? page : 1,
    selected: id(url.selected),
    similar: id(url.similar),
    case: url.case,
  };
}

/** The address of a state: what is as it always is stays out of it. */
export function writeState(state: SearchState): SearchUrl {
  const { mode, page, from, to } = state;
  const lists = LIST_FILTERS.filter((name) => state[name].length > 0);
  return present({
    q: state.q || undefined,
    mode: mode === 'hybrid' ? undefined : mode,
    type: state.type,
    ...Object.fromEntries(lists.map((name) => [name, state[name]])),
    stateOnly: state.stateOnly && state.state.length > 0 ? '1' : undefined,
    binding: state.binding,
    minBench: state.minBench === undefined ? undefined : String(state.minBench),
    within: state.within || undefined,
    from: from === undefined ? undefined : String(from),
    to: to === undefined ? undefined : String(to),
    sort: state.sort,
    page: page > 1 ? String(page) : undefined,
    selected: state.selected,
    similar: state.similar,
    case: state.case,
  });
}

export function hasFilters(state: FilterState): boolean {
  return filterCount(state) > 0;
}

/** Number of filters in use. */
export function filterCount(state: FilterState): number {
  const years = state.from !== undefined || state.to !== undefined;
  const lists = LIST_FILTERS.map((name) => state[name].length);
  return [state.type, ...lists, state.binding, state.minBench, years, state.within].filter(Boolean).length;
}

/** Number of choices that "Reset Filters" takes back: the filters in use, and a mode other than hybrid. */
export function choiceCount(state: FilterState & Pick<SearchState, 'mode' | 'similar'>): number {
  const otherMode = state.similar === undefined && state.mode !== 'hybrid';
  return filterCount(state) + (otherMode ? 1 : 0);
}

/** The words to search for: empty while there are fewer than three characters. */
export function termOf(state: Pick<SearchState, 'q'>): string {
  const term = state.q.trim();
  return term.length >= SEARCH.minTermLength ? term : '';
}

/** Sorts by relevance for a query with words, newest first for browsing. */
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
    ...(state.stateOnly && state.state.length > 0 ? { state_only: true } : {}),
    ...(state.binding ? { binding_on: bindingOn(state.binding) } : {}),
    ...(state.minBench === undefined ? {} : { bench_strength: { min: state.minBench } }),
    ...(state.within ? { within: state.within } : {}),
    ...(from === undefined ? {} : { year_from: from }),
    ...(to === undefined ? {} : { year_to: to }),
  };
}

/** The courts of a state, or one court, as the address names them. */
function bindingOn(binding: string): NonNullable<LibraryFilters['binding_on']> {
  const [of, ...name] = binding.split(':');
  return of === 'court' ? { court: name.join(':') } : { state: name.join(':') };
}

/** The state of the filters of a saved search. */
export function stateOfFilters(filters: LibraryFilters): FilterState {
  const {
    binding_on: on,
    bench_strength,
    year,
    year_from,
    year_to,
    state_only,
    samples: _,
    ...others
  } = filters;
  const binding = on?.court === undefined ? on?.state && `state:${on.state}` : `court:${on.court}`;
  return {
    ...NO_FILTERS,
    ...others,
    ...yearRange({ year, year_from, year_to }),
    stateOnly: state_only ?? false,
    binding,
    minBench: bench_strength?.min,
  };
}
