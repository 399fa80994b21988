import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { SAVED_SEARCHES, type SavedSearch, savedSearch } from '#shared/contracts/research/saved-searches.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import { filtersOf, type SearchState, stateOfFilters } from '../search/search-state.ts';

const TABLE = '/rest/v1/saved_searches';
const ONE = { headers: { ...ONE_ROW, ...RETURN_ROWS } };

/** The user's saved searches, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) =>
    api.get(TABLE, z.array(savedSearch), {
      query: { order: 'created_at.desc,id.asc', limit: SAVED_SEARCHES.most },
      signal,
    }),
});

export const saveSearch = (name: string, state: SearchState): Promise<SavedSearch> =>
  api.post(
    TABLE,
    { name, query: state.q, mode: state.mode, filters: filtersOf(state) ?? {} },
    savedSearch,
    ONE,
  );

export const renameSearch = (id: string, name: string): Promise<SavedSearch> =>
  api.patch(TABLE, { name }, savedSearch, { query: { id: `eq.${id}` }, ...ONE });

export const changeAlert = (id: string, alert: SavedSearch['alert']): Promise<SavedSearch> =>
  api.patch(TABLE, { alert }, savedSearch, { query: { id: `eq.${id}` }, ...ONE });

export const deleteSearch = (id: string): Promise<void> =>
  api.run('DELETE', TABLE, undefined, { query: { id: `eq.${id}` } });

/** The state of the search page for a saved search. */
export function stateOf({ query, mode, filters }: SavedSearch): Partial<SearchState> {
  return { ...stateOfFilters(filters), q: query, mode, similar: undefined };
}
