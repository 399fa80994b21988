// Needs no schemas: these requests leave before the code of their pages has arrived (`app/first-requests.ts`).
import { SEARCH, type SearchMode } from '#shared/contracts/research/search-limits.ts';
import { filtersOf, type SearchState, sortOf, termOf } from './search/search-state.ts';
import { askedPlace } from './search/search-url.ts';

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

/** True for the key of a pasted text (`device-texts.ts`), false for the id of a document. */
export const isTextKey = (similar: string | undefined): boolean => similar?.startsWith('text-') === true;

/** A page of what is similar to a text, else to the document of the search. */
export const similarRequest = (state: SearchState, from: number, text?: string) => ({
  path: '/similar_search',
  body: {
    ...(text === undefined ? { id: state.similar ?? '' } : { text }),
    filters: filtersOf(state),
    from,
    size: SEARCH.defaultSize,
  },
});

/** One document with its paragraphs; `q` adds the passages that contain its words. */
export const documentRequest = (id: string, q?: string) => ({
  path: `/library/documents/${encodeURIComponent(id)}`,
  ...(q ? { query: { q } } : {}),
});
