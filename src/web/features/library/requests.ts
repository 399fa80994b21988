// Needs no schemas: these requests leave before the code of their pages has arrived (`app/first-requests.ts`).
import { SEARCH, type SearchMode } from '#shared/contracts/research/search-limits.ts';
import { filtersOf, type SearchState, sortOf, termOf } from './search/search-state.ts';
import { askedPlace } from './search/search-url.ts';
import { isTextKey, keptText } from './search/similar-texts.ts';

export const SEARCH_PATHS: Record<SearchMode, string> = {
  keyword: '/keyword_search',
  semantic: '/semantic_search',
  hybrid: '/hybrid_search',
};

/** Without words there is nothing to compare by meaning: the whole library is listed. */
export const modeOf = (state: SearchState): SearchMode => (termOf(state) ? state.mode : 'keyword');

/** A page of the results of a search by words. */
export const searchRequest = (state: SearchState, from: number) => ({
  path: SEARCH_PATHS[modeOf(state)],
  body: {
    query: askedPlace(termOf(state)).words,
    filters: filtersOf(state),
    sort: sortOf(state),
    facets: from === 0,
    from,
    size: SEARCH.defaultSize,
  },
});

/** A page of what is similar to a document or a text. */
export function similarRequest(state: SearchState, from: number) {
  const similar = state.similar ?? '';
  const like = isTextKey(similar) ? { text: keptText(similar) ?? '' } : { id: similar };
  return {
    path: '/similar_search',
    body: { ...like, filters: filtersOf(state), from, size: SEARCH.defaultSize },
  };
}

/** One document with its paragraphs; `q` adds the passages that contain its words. */
export const documentRequest = (id: string, q?: string) => ({
  path: `/library/documents/${encodeURIComponent(id)}`,
  ...(q ? { query: { q } } : {}),
});
