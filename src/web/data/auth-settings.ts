import { queryOptions } from '@tanstack/react-query';
import { authSettings } from '#shared/contracts/google.ts';
import { api } from './api.ts';

/** The sign-in methods that this server offers. */
export const settingsQuery = queryOptions({
  queryKey: ['auth', 'settings'],
  queryFn: ({ signal }) => api.get('/auth/v1/settings', authSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
