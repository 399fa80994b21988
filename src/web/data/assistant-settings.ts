import { queryOptions } from '@tanstack/react-query';
import { assistantSettings } from '#shared/contracts/assistant/answers.ts';
import { api } from './api.ts';

/** Abilities of this server's assistant; they change only with its settings. */
export const assistantSettingsQuery = queryOptions({
  queryKey: ['assistant-settings'],
  queryFn: ({ signal }) => api.get('/functions/v1/assistant-settings', assistantSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
