import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { optionalPhone, phoneDigits } from '#shared/contracts/phones.ts';
import { AI_PREFERENCE_DEFAULTS, aiPreferences, personas, profile } from '#shared/contracts/profiles.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { languageCodes } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { isPlainName } from '#shared/person-names.ts';
import { api, ONE_ROW } from '#web/data/api.ts';

/** A stored value that this version does not know is replaced by the default. */
const storedProfile = profile.extend({
  ai_preferences: aiPreferences.catch(AI_PREFERENCE_DEFAULTS),
  persona: z.enum(personas).nullable().catch(null),
  language: z.enum(languageCodes).nullable().catch(null),
});

const tooLong = (max: number) => ({ error: () => t(messages.tooLong, { max }) });

export const profileForm = z.object({
  full_name: z
    .string()
    .trim()
    .max(200, tooLong(200))
    .refine(isPlainName, { error: () => t(accountErrors.nameNotPlain) }),
  phone_number: optionalPhone,
  location: z.string().trim().max(200, tooLong(200)),
  persona: z.enum(personas).nullable(),
  language: z.enum(languageCodes).nullable(),
  ai_preferences: aiPreferences.extend({
    custom_prompt: z.string().max(5000, tooLong(5000)),
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
        language: row.language,
        ai_preferences: row.ai_preferences,
      };
    },
  });

export async function saveProfile(userId: string, form: ProfileForm): Promise<void> {
  await api.run('PATCH', '/rest/v1/profiles', form, { query: { id: `eq.${userId}` } });
}
