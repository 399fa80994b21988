// Needs no schemas, so that a page can use it before those have arrived.

/** Limits and texts of the library search, from the specification. */
export const SEARCH = {
  minTermLength: 3,
  debounceMs: 500,
  insightDelayMs: 500,
  maxQueryLength: 10_000,
  maxSimilarLength: 200_000,
  defaultSize: 20,
  maxSize: 100,
  maxFrom: 10_000,
  /** Characters of the words that narrow the results. */
  maxWithin: 300,
  /** Values of a facet in one answer; the words of `facet_search` find the others. */
  mostBuckets: 100,
  /** Totals are exact up to this many; beyond, 'gte'. */
  mostCounted: 10_000,
  factsSnippet: 150,
} as const;

export const searchModes = ['keyword', 'semantic', 'hybrid'] as const;
export type SearchMode = (typeof searchModes)[number];
export type MatchKind = SearchMode;
export const searchSorts = ['relevance', 'newest', 'oldest', 'bench_strength'] as const;
export type SearchSort = (typeof searchSorts)[number];

interface YearFilters {
  year?: readonly number[] | undefined;
  year_from?: number | undefined;
  year_to?: number | undefined;
}

/** The first and last year that filters let through, for a page that shows a range; both undefined for every year. */
export function yearRange({ year, year_from, year_to }: YearFilters): {
  from: number | undefined;
  to: number | undefined;
} {
  if (!year?.length) return { from: year_from, to: year_to };
  return {
    from: Math.max(Math.min(...year), year_from ?? 0),
    to: Math.min(Math.max(...year), year_to ?? 9999),
  };
}
