import type { SearchMode, SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { SearchParams } from '#web/data/url/search-params.ts';

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
/** An ISO day of a year that judgments have. */
export const DAY = /^(?:1[89]|2[01])\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const BENCH = /^[1-9]\d?$/u;
const PAGE = /^[1-9]\d{0,2}$/u;
const PLACE = /^\d{1,6}$/u;
const NUMBER = /^[\p{L}\d.()-]{1,12}$/u;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const among =
  <T extends string>(known: readonly T[]) =>
  (value: unknown) =>
    known.find((word) => word === one(value));
const like = (pattern: RegExp) => (value: unknown) => {
  const text = one(value);
  return text !== undefined && pattern.test(text) ? text : undefined;
};

/** Leaves out what is not there, so that addresses stay short. */
export function present<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

type Parameters = Readonly<Record<string, (value: unknown) => string | string[] | undefined>>;
type Url<T extends Parameters> = { [Name in keyof T]?: NonNullable<ReturnType<T[Name]>> };

/** Picks the parameters that a page knows and that make sense. */
const picked = <T extends Parameters>(parameters: T, search: SearchParams | Record<string, unknown>) =>
  present(
    Object.fromEntries(Object.entries(parameters).map(([name, read]) => [name, read(search[name])])),
  ) as Url<T>;

/** The search page's parameters as in the address; `search-state.ts` gives each its meaning. */
const SEARCH_PARAMETERS = {
  q: one,
  mode: among(MODES),
  type: among(TYPES),
  court: many,
  state: many,
  /** The courts of the states alone, without the Supreme Court. */
  stateOnly: among(['1']),
  /** 'state:Kerala' or 'court:kerala'. */
  binding: like(BINDING),
  /** The judges of the bench that decides, and the day of its decision. */
  bindingBench: like(BENCH),
  bindingDate: like(DAY),
  /** Judgments that do not bind, but may persuade. */
  persuasive: among(['1']),
  minBench: like(BENCH),
  judge: many,
  bench: many,
  act: many,
  section: many,
  disposal: many,
  /** Words that narrow the results. */
  within: one,
  from: like(YEAR),
  to: like(YEAR),
  sort: among(SORTS),
  page: like(PAGE),
  selected: one,
  similar: one,
  /** The case to which judgments are added. */
  case: like(ID),
} satisfies Parameters;

/** The reader's parameters: words to find, and the place (index among the paragraphs) and printed number to open at. */
const READER_PARAMETERS = {
  q: one,
  at: like(PLACE),
  number: like(NUMBER),
  case: like(ID),
  note: like(ID),
} satisfies Parameters;

export type SearchUrl = Url<typeof SEARCH_PARAMETERS>;
export type ReaderUrl = Url<typeof READER_PARAMETERS>;

/** It runs with the router, before the page is fetched, so it stays light. */
export const searchUrl = (search: SearchParams | Record<string, unknown>): SearchUrl =>
  picked(SEARCH_PARAMETERS, search);

export const readerUrl = (search: SearchParams | Record<string, unknown>): ReaderUrl =>
  picked(READER_PARAMETERS, search);

/** A citation or a cause title, which has a year or a *v.*, and a paragraph behind it. */
const PINPOINT =
  /^(?<words>.*(?:\b(?:1[89]|20)\d\d\b|\sv(?:s|ersus)?\.?\s).*?)[\s,;:]+(?:at\s+)?(?:para(?:graph|s)?\.?|पैरा|பத்தி)\s*(?<number>\d{1,4})\.?$/iu;

/** The words that are searched, and the paragraph that is asked for: 'AIR 1973 SC 1461, para 12'. */
export function askedPlace(term: string): { words: string; number?: string } {
  const { words = term, number } = PINPOINT.exec(term)?.groups ?? {};
  return number === undefined ? { words } : { words, number };
}

/** The address of the reader at a passage of a result; at the paragraph that a typed citation names. */
export function readerAt(term: string, passage?: { index: number }): ReaderUrl {
  const { number } = askedPlace(term);
  if (number !== undefined) return { number };
  return { ...(term ? { q: term } : {}), ...(passage ? { at: String(passage.index) } : {}) };
}
