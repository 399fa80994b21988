import { queryOptions } from '@tanstack/react-query';
import { apiKeyList, type MadeApiKey, madeApiKey, type NewApiKey } from '#shared/contracts/api-keys.ts';
import { api } from '#web/data/api.ts';

const KEYS = '/functions/v1/api-keys';

export const apiKeysQuery = queryOptions({
  queryKey: ['security', 'api-keys'],
  queryFn: ({ signal }) => api.get(KEYS, apiKeyList, { signal }),
  staleTime: 0,
});

/** Errors: 401 `reauthentication_needed`, 422 for one key too many. */
export const makeApiKey = (body: NewApiKey): Promise<MadeApiKey> => api.post(KEYS, body, madeApiKey);

export const endApiKey = (id: string): Promise<void> => api.run('DELETE', `${KEYS}/${id}`);
