import { useDeferredValue, useEffect, useMemo } from 'react';
import type { AboutQuery, Facets, SearchHitBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { resultsQuery } from '#web/features/library/queries.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { type SearchState, termOf } from '../search-state.ts';
import { useSettled } from './use-settled.ts';

export type Results = {
  hits: readonly SearchHitBody[];
  /** The words that the shown results answer; not yet those of a search that is running. */
  term: string;
  total: number;
  /** True if more than `total` may match. */
  atLeast: boolean;
  facets: Facets | undefined;
  /** Sections of acts that are like a text; they are the last of `hits`. */
  acts: readonly SearchHitBody[];
  about: AboutQuery;
  /** The search by meaning is missing from what is shown. */
  wordsOnly: boolean;
  /** Nothing to show yet. */
  loading: boolean;
  /** The shown results are those of the last search; this one is still loading. */
  stale: boolean;
  /** A request is running, with or without earlier results on screen. */
  fetching: boolean;
  error: Error | null;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
};

const NOTHING: AboutQuery = {};

/** True where this search has an answer without a result. */
export const isEmpty = ({ loading, stale, error, hits }: Results): boolean =>
  !loading && !stale && !error && hits.length === 0;

function showFailure(): void {
  toastProblem(t(messages.searchError), t(messages.searchFailed));
}

const wordsOf = (state: SearchState): string => (state.similar ? '' : termOf(state));

/** The results of a state. The URL holds the number of shown pages; `onMore` adds one. */
export function useResults(state: SearchState, onMore: (page: number) => void): Results {
  const { pages: read, error, hasMore, ...list } = usePages(resultsQuery(state), state.page);
  // Cards take long to draw: drawing them pauses for what the user does meanwhile, and until then counts as loading.
  const pages = useDeferredValue(read);
  const behind = pages !== read;

  useEffect(() => {
    if (error) showFailure();
  }, [error]);

  const acts = useMemo(() => pages?.[0]?.acts ?? [], [pages]);
  const hits = useMemo(() => {
    // A document that moved between two requests is shown once.
    const byId = new Map<string, SearchHitBody>();
    for (const page of pages ?? [])
      for (const hit of page.hits) if (!byId.has(hit._id)) byId.set(hit._id, hit);
    for (const hit of acts) byId.set(hit._id, hit);
    return [...byId.values()];
  }, [pages, acts]);

  const stale = list.stale || (behind && pages !== undefined);
  const term = useSettled(wordsOf(state), !stale);

  return {
    ...list,
    term,
    loading: list.loading || (behind && pages === undefined),
    stale,
    // Earlier results are not shown with an error.
    hits: error ? [] : hits,
    total: error ? 0 : (pages?.[0]?.total ?? 0),
    atLeast: !error && (pages?.[0]?.atLeast ?? false),
    facets: pages?.[0]?.facets,
    acts: error ? [] : acts,
    about: (error ? undefined : pages?.[0]?.about) ?? NOTHING,
    wordsOnly: !error && (pages?.some((page) => page.wordsOnly) ?? false),
    error,
    hasMore: !error && hasMore && pages !== undefined,
    loadMore: () => onMore((read?.length ?? 0) + 1),
  };
}
