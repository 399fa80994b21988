import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type AboutQuery,
  type Facets,
  keywordAnswer,
  libraryCoverage,
  libraryDocument,
  SEARCH,
  type SearchHitBody,
  type SearchMode,
  semanticAnswer,
  similarAnswer,
} from '#shared/contracts/library.ts';
import { api } from '#web/data/api.ts';
import { filtersOf, type ListFilter, type SearchState, sortOf, termOf } from './search/search-state.ts';
import { isTextKey, keptText } from './search/similar-texts.ts';

export type ResultPage = {
  hits: SearchHitBody[];
  total: number;
  /** True when more documents may match than `total` says. */
  atLeast: boolean;
  /** Results that are only similar: they follow the exact ones, and are not in the total. */
  similarTotal: number;
  facets?: Facets | undefined;
  /** True when the search by meaning is missing from the answer. */
  wordsOnly: boolean;
  notInLibrary?: AboutQuery['not_in_library'];
  didYouMean?: AboutQuery['did_you_mean'];
  expanded?: AboutQuery['expanded'];
  /** Sections of acts that are like a text, beside its judgments. */
  acts?: SearchHitBody[] | undefined;
};

const PATHS: Record<SearchMode, string> = {
  keyword: '/keyword_search',
  semantic: '/semantic_search',
  hybrid: '/hybrid_search',
};

const fromKeyword = ({
  results,
  total,
  total_relation,
  similar_total = 0,
  facets,
  degraded,
  not_in_library,
  did_you_mean,
  expanded,
}: z.infer<typeof keywordAnswer>): ResultPage => ({
  hits: results,
  total,
  atLeast: total_relation === 'gte',
  similarTotal: similar_total,
  facets,
  wordsOnly: degraded === 'semantic',
  notInLibrary: not_in_library,
  didYouMean: did_you_mean,
  expanded,
});

async function searchPage(state: SearchState, from: number, signal: AbortSignal): Promise<ResultPage> {
  const term = termOf(state);
  // Without words there is nothing to compare by meaning: the whole library is listed.
  const mode = term ? state.mode : 'keyword';
  const body = {
    query: term,
    filters: filtersOf(state),
    sort: sortOf(state),
    facets: from === 0,
    from,
    size: SEARCH.defaultSize,
  };
  if (mode === 'semantic') {
    const { hits, ...others } = await api.post(PATHS.semantic, body, semanticAnswer, { signal });
    return fromKeyword({ ...hits, results: hits.hits, ...others });
  }
  return fromKeyword(await api.post(PATHS[mode], body, keywordAnswer, { signal }));
}

async function similarPage(state: SearchState, from: number, signal: AbortSignal): Promise<ResultPage> {
  const similar = state.similar ?? '';
  const like = isTextKey(similar) ? { text: keptText(similar) ?? '' } : { id: similar };
  const body = { ...like, filters: filtersOf(state), from, size: SEARCH.defaultSize };
  const { acts, ...answer } = await api.post('/similar_search', body, similarAnswer, { signal });
  return { ...fromKeyword(answer), acts };
}

/** Everything that determines the results, and nothing else. */
function subject(state: SearchState) {
  const filters = filtersOf(state) ?? {};
  if (state.similar) return { similar: state.similar, filters };
  const term = termOf(state);
  return { term, mode: term ? state.mode : 'keyword', sort: sortOf(state), filters };
}

/**
 * The results of a search state, page by page. Earlier results stay while the next load; a superseded request is
 * aborted.
 */
export const resultsQuery = (state: SearchState) =>
  infiniteQueryOptions({
    queryKey: ['library', 'results', subject(state)],
    queryFn: ({ pageParam, signal }) =>
      state.similar ? similarPage(state, pageParam, signal) : searchPage(state, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages, from) => {
      const next = from + SEARCH.defaultSize;
      const shown = pages.reduce((sum, page) => sum + page.hits.length, 0);
      const more = last.hits.length > 0 && shown < last.total + last.similarTotal;
      return more && next <= SEARCH.maxFrom ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** The values of one facet of a search whose labels have words that begin so. */
export const facetQuery = (state: SearchState, facet: ListFilter, words: string) =>
  queryOptions({
    queryKey: ['library', 'facet', subject(state), facet, words],
    queryFn: async ({ signal }) => {
      const body = {
        query: termOf(state),
        filters: filtersOf(state),
        facets: [facet],
        facet_search: { facet, words },
        size: 1,
        highlight: false,
      };
      const mode = termOf(state) ? state.mode : 'keyword';
      const schema = z.object({ facets: keywordAnswer.shape.facets });
      const { facets } = await api.post(PATHS[mode], body, schema, { signal });
      return facets?.[facet] ?? [];
    },
    placeholderData: keepPreviousData,
  });

export const coverageQuery = queryOptions({
  queryKey: ['library', 'coverage'],
  queryFn: ({ signal }) => api.get('/library/coverage', libraryCoverage, { signal }),
});

/** One document with its paragraphs; `q` adds the passages that contain its words. */
export const documentQuery = (id: string, q?: string) =>
  queryOptions({
    queryKey: ['library', 'documents', id, q ?? ''],
    queryFn: ({ signal }) =>
      api.get(`/library/documents/${encodeURIComponent(id)}`, libraryDocument, {
        ...(q ? { query: { q } } : {}),
        signal,
      }),
  });
