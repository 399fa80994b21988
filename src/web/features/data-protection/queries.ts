import { queryOptions } from '@tanstack/react-query';
import { breaches } from '#shared/contracts/site/breaches.ts';
import { api } from '#web/data/api.ts';

export const breachesQuery = queryOptions({
  queryKey: ['breaches'],
  queryFn: ({ signal }) => api.get('/functions/v1/breaches', breaches, { signal }),
  staleTime: 0,
});
