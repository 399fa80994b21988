import { queryOptions } from '@tanstack/react-query';
import { assistantSettings } from '#shared/contracts/assistant/answers.ts';
import { api } from '../api.ts';

/** What the assistant of this server can do; it changes only with its settings. */
export const assistantSettingsQuery = queryOptions({
  queryKey: ['assistant-settings'],
  queryFn: ({ signal }) => api.get('/functions/v1/assistant-settings', assistantSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
