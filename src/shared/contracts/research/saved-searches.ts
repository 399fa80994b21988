import { z } from 'zod';
import { messages } from '../../messages/en/library/saved-searches.ts';
import { t } from '../../messages/translate.ts';
import { text, trimmedText } from '../../text.ts';
import { timestamp, updatedAtField } from '../data-api.ts';
import { libraryFilters } from '../library.ts';
import { SEARCH, searchModes } from './search-limits.ts';

/** `most` of one user: more than a list can be looked through, and each alert is a search. */
export const SAVED_SEARCHES = { name: 200, most: 50 } as const;
export const alertIntervals = ['off', 'daily', 'weekly'] as const;

const name = trimmedText(SAVED_SEARCHES.name).min(1, { error: () => t(messages.nameRequired) });
const fields = {
  query: text(SEARCH.maxQueryLength).describe('As typed; empty where only filters are saved'),
  mode: z.enum(searchModes),
  filters: libraryFilters.describe('As in a search'),
};
const alert = z.enum(alertIntervals).describe('How often new judgments among the results are mailed');

/** A search of the library that its owner keeps. */
export const savedSearch = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  name: z.string(),
  ...fields,
  alert,
  created_at: timestamp,
  updated_at: timestamp,
});
export type SavedSearch = z.infer<typeof savedSearch>;
export const newSavedSearch = z.object({ name, ...fields, alert: alert.optional() });
export const savedSearchChange = z.object({ name, ...fields, alert, ...updatedAtField }).partial();
