import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { optionalPhone, phoneDigits } from '#shared/contracts/phones.ts';
import { AI_PREFERENCE_DEFAULTS, aiPreferences, personas, profile } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/profiles.ts';
import { t } from '#shared/messages/translate.ts';
import { isPlainName, NAME_SENTENCE } from '#shared/person-names.ts';
import { api, ONE_ROW } from '#web/data/api.ts';

/** Stored preferences that are not of the right shape fall back to the defaults. */
const storedProfile = profile.extend({
  ai_preferences: aiPreferences.catch(AI_PREFERENCE_DEFAULTS),
  persona: z.enum(personas).nullable().catch(null),
});

export const profileForm = z.object({
  full_name: z.string().trim().max(200, t(messages.atMost200Characters)).refine(isPlainName, NAME_SENTENCE),
  phone_number: optionalPhone,
  location: z.string().trim().max(200, t(messages.atMost200Characters)),
  persona: z.enum(personas).nullable(),
  ai_preferences: aiPreferences.extend({
    custom_prompt: z.string().max(5000, t(messages.atMost5000Characters)),
  }),
});
export type ProfileForm = z.infer<typeof profileForm>;

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId],
    queryFn: async ({ signal }): Promise<ProfileForm> => {
      const row = await api.get('/rest/v1/profiles', storedProfile, {
        query: { id: `eq.${userId}`, select: '*' },
        headers: ONE_ROW,
        signal,
      });
      return {
        full_name: row.full_name ?? '',
        phone_number: phoneDigits(row.phone_number ?? ''),
        location: row.location ?? '',
        persona: row.persona,
        ai_preferences: row.ai_preferences,
      };
    },
  });

export async function saveProfile(userId: string, form: ProfileForm): Promise<void> {
  await api.run('PATCH', '/rest/v1/profiles', form, { query: { id: `eq.${userId}` } });
}
