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

/** The longest value of a filter, and the longest id of a document. */
const VALUE = 200;
const ID = 300;
const MOST_PAGES = SEARCH.maxFrom / SEARCH.defaultSize;

/** A field of the state: its value for a text of the address, which makes no sense or is not there; and back. */
interface Field<Value, Text> {
  read: (text: Text | undefined) => Value;
  write: (value: Value) => Text | undefined;
}
const field = <Value, Text = string>(
  read: Field<Value, Text>['read'],
  write: Field<Value, Text>['write'],
): Field<Value, Text> => ({ read, write });
const words = (most: number) =>
  field<string>(
    (text = '') => text.slice(0, most),
    (value) => value || undefined,
  );
/** The values of a filter, each once; a list with a value that is too long counts as not given. */
const list = (most: number) =>
  field<string[], string[]>(
    (values) => (values?.every(({ length }) => length <= VALUE) ? [...new Set(values)].slice(0, most) : []),
    (values) => (values.length > 0 ? values : undefined),
  );
const among = <T extends string>(known: readonly T[]) =>
  field<T | undefined>(
    (text) => known.find((word) => word === text),
    (value) => value,
  );
const short = (most: number) =>
  field<string | undefined>(
    (text) => (text !== undefined && text.length <= most ? text : undefined),
    (value) => value,
  );
const flag = field<boolean>(
  (text) => text !== undefined,
  (on) => (on ? '1' : undefined),
);
const number = field<number | undefined>(
  (text) => (text === undefined ? undefined : Number(text)),
  (value) => (value === undefined ? undefined : String(value)),
);

/** The filters of several values: each has a facet of the same name. */
const LISTS = {
  state: list(40),
  court: list(30),
  bench: list(40),
  judge: list(20),
  act: list(30),
  section: list(30),
  disposal: list(20),
};

const FILTERS = {
  type: among(['judgment', 'act']),
  ...LISTS,
  /** The courts of the states alone, without the Supreme Court. */
  stateOnly: flag,
  /** 'state:Kerala' or 'court:kerala': the judgments that bind the courts of the state, or the court. */
  binding: short(VALUE),
  /** The judges of the bench of that court, and the ISO day of its decision. */
  bindingBench: number,
  bindingDate: short(VALUE),
  /** Shows the judgments that do not bind the court of `binding` or of the states, but may persuade it. */
  persuasive: flag,
  /** The least number of judges of a bench. */
  minBench: number,
  within: words(SEARCH.maxWithin),
  from: number,
  to: number,
};

/** The state of the search page, each field with its form in the address, under the same name. */
const FIELDS = {
  q: words(SEARCH.maxQueryLength),
  mode: field<SearchMode>(
    (text) => searchModes.find((mode) => mode === text) ?? 'hybrid',
    (mode) => (mode === 'hybrid' ? undefined : mode),
  ),
  ...FILTERS,
  sort: among(searchSorts),
  /** Pages of results shown, each of `SEARCH.defaultSize`. */
  page: field<number>(
    (text = '1') => (Number(text) <= MOST_PAGES ? Number(text) : 1),
    (page) => (page > 1 ? String(page) : undefined),
  ),
  /** Document in the detail pane. */
  selected: short(ID),
  /** A document's id, or the key of a pasted text (`device-texts.ts`). */
  similar: short(ID),
  /** The case to which judgments are added. */
  case: field<string | undefined>(
    (id) => id,
    (id) => id,
  ),
};

type Values<T> = {
  [Name in keyof T]: T[Name] extends { read: (text?: never) => infer Value } ? Value : never;
};
type CanLack<T> = { [Name in keyof T]: undefined extends T[Name] ? Name : never }[keyof T];
type Lacking<T> = Omit<T, CanLack<T>> & Partial<Pick<T, CanLack<T>>>;

/** State of the search page, read from its address. */
export type SearchState = Lacking<Values<typeof FIELDS>>;
export type FilterState = Lacking<Values<typeof FILTERS>>;
export type ListFilter = keyof typeof LISTS;
export const LIST_FILTERS = Object.keys(LISTS) as ListFilter[];

const readFields = (fields: object, url: SearchUrl) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { read }]) => [name, read(url[name as keyof SearchUrl])]),
  );

export const NO_FILTERS = readFields(FILTERS, {}) as FilterState;

/** The state of an address; a value that makes no sense counts as not given. */
export const readState = (url: SearchUrl): SearchState => readFields(FIELDS, url) as SearchState;

type Dependent = Pick<FilterState, 'persuasive' | 'stateOnly' | 'bindingBench' | 'bindingDate'>;

/** The filters that say something of another one, which is in use. */
function dependentFilters({ state, binding, ...of }: FilterState): Dependent {
  const persuasive = of.persuasive && (state.length > 0 || binding !== undefined);
  return {
    persuasive,
    stateOnly: of.stateOnly && state.length > 0 && !persuasive,
    bindingBench: binding === undefined ? undefined : of.bindingBench,
    bindingDate: binding === undefined ? undefined : of.bindingDate,
  };
}

/** The address of a state: what is as it always is stays out of it. */
export function writeState(state: SearchState): SearchUrl {
  const written: SearchState = { ...state, ...dependentFilters(state) };
  const texts = Object.entries(FIELDS).map(([name, { write }]) => [
    name,
    (write as (value: unknown) => unknown)(written[name as keyof SearchState]),
  ]);
  return present(Object.fromEntries(texts) as SearchUrl);
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
  const dependent = dependentFilters(state);
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
    ...(dependent.stateOnly ? { state_only: true } : {}),
    ...(state.binding ? { binding_on: bindingOn(state.binding, dependent) } : {}),
    ...(dependent.persuasive ? { persuasive: true } : {}),
    ...(state.minBench === undefined ? {} : { bench_strength: { min: state.minBench } }),
    ...(state.within ? { within: state.within } : {}),
    ...(from === undefined ? {} : { year_from: from }),
    ...(to === undefined ? {} : { year_to: to }),
  };
}

/** The courts of a state, or one court, as the address names them. */
function bindingOn(
  binding: string,
  { bindingBench: judges, bindingDate: date }: Dependent,
): NonNullable<LibraryFilters['binding_on']> {
  const [of, ...name] = binding.split(':');
  return {
    ...(of === 'court' ? { court: name.join(':') } : { state: name.join(':') }),
    ...(judges === undefined ? {} : { judges }),
    ...(date === undefined ? {} : { date }),
  };
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
    bindingBench: on?.judges,
    bindingDate: on?.date,
    minBench: bench_strength?.min,
  };
}
