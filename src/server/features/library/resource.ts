import type { Resource } from '#server/platform/data-api/resource.ts';
import { newSavedSearch, savedSearch, savedSearchChange } from '#shared/contracts/research/saved-searches.ts';

const savedSearches: Resource = {
  table: 'saved_searches',
  summary: 'Searches of the library that the caller keeps under a name',
  row: savedSearch,
  insert: newSavedSearch,
  update: savedSearchChange,
  delete: true,
  touch: 'updated_at',
  ownUser: ['owner_id'],
};

export const LIBRARY_RESOURCES: readonly Resource[] = [savedSearches];
