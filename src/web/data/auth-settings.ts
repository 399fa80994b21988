import { queryOptions } from '@tanstack/react-query';
import type { AuthSettings } from '#shared/contracts/sign-in-providers.ts';
import { api } from './api.ts';

/** The two answers that our pages use. Without zod, which the sign-in page does not load. */
const settingsReader = {
  parse(value: unknown): AuthSettings {
    const settings = value as AuthSettings;
    if (typeof settings?.external?.google !== 'boolean' || typeof settings.sms_provider !== 'string')
      throw new Error('Not the settings of sign-in');
    return settings;
  },
};

/** The sign-in methods that this server offers. */
export const settingsQuery = queryOptions({
  queryKey: ['auth', 'settings'],
  queryFn: ({ signal }) => api.get('/auth/v1/settings', settingsReader, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
