import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type AboutQuery,
  type Facets,
  keywordAnswer,
  libraryCoverage,
  libraryDocument,
  type SearchHitBody,
  semanticAnswer,
  similarAnswer,
} from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { api } from '#web/data/api.ts';
import { readPasted } from '#web/data/device/pasted-texts.ts';
import { documentRequest, modeOf, SEARCH_PATHS, searchRequest, similarRequest } from './requests.ts';
import { filtersOf, type ListFilter, type SearchState, sortOf, termOf } from './search/search-state.ts';

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
  about: AboutQuery;
  /** Sections of acts that are like a text, beside its judgments. */
  acts?: SearchHitBody[] | undefined;
};

const fromKeyword = ({
  results,
  total,
  total_relation,
  facets,
  degraded,
  ...about
}: z.infer<typeof keywordAnswer>): ResultPage => ({
  hits: results,
  total,
  atLeast: total_relation === 'gte',
  similarTotal: about.similar_total ?? 0,
  facets,
  wordsOnly: degraded === 'semantic',
  about,
});

async function searchPage(state: SearchState, from: number, signal: AbortSignal): Promise<ResultPage> {
  const { path, body } = searchRequest(state, from);
  if (modeOf(state) === 'semantic') {
    const { hits, ...others } = await api.post(path, body, semanticAnswer, { signal });
    const { hits: results, ...totals } = hits;
    return fromKeyword({ ...totals, results, ...others });
  }
  return fromKeyword(await api.post(path, body, keywordAnswer, { signal }));
}

async function similarPage(state: SearchState, from: number, signal: AbortSignal): Promise<ResultPage> {
  const { path, body } = similarRequest(state, from, await readPasted(state.similar));
  const { acts, ...answer } = await api.post(path, body, similarAnswer, { signal });
  return { ...fromKeyword(answer), acts };
}

/** Everything that determines the results, and nothing else. */
function subject(state: SearchState) {
  const filters = filtersOf(state) ?? {};
  if (state.similar) return { similar: state.similar, filters };
  const term = termOf(state);
  return { term, mode: modeOf(state), sort: sortOf(state), filters };
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
      const schema = z.object({ facets: keywordAnswer.shape.facets });
      const { facets } = await api.post(SEARCH_PATHS[modeOf(state)], body, schema, { signal });
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
    queryFn: ({ signal }) => {
      const { path, ...options } = documentRequest(id, q);
      return api.get(path, libraryDocument, { ...options, signal });
    },
  });
