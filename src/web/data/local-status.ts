import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiError, api } from './api.ts';

/** `locked`: a local server, in a browser that was not opened with the URL that the server printed. */
const localStatus = z.object({ outbox: z.boolean(), demo: z.boolean(), locked: z.boolean() });
const NOT_LOCAL: z.infer<typeof localStatus> = { outbox: false, demo: false, locked: false };

/** Features that only a local server offers; other servers answer 404. */
const localStatusQuery = queryOptions({
  queryKey: ['local', 'status'],
  queryFn: async ({ signal }) => {
    try {
      return await api.get('/local/status', localStatus, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return NOT_LOCAL;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useLocalStatus() {
  return useQuery(localStatusQuery).data ?? NOT_LOCAL;
}
