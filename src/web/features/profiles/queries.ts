import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { phoneDigits } from '#shared/account-limits.ts';
import { optionalPhone } from '#shared/contracts/phones.ts';
import { practiceLanguageCodes } from '#shared/contracts/practice-languages.ts';
import {
  AI_PREFERENCE_DEFAULTS,
  aiPreferences,
  NO_PRACTICE,
  PRACTICE,
  personas,
  practice,
  profile,
} from '#shared/contracts/profiles.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { languageCodes } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { isPlainName } from '#shared/person-names.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import { profileRequest } from './requests.ts';

/** A stored value that this version does not know is replaced by the default. */
const storedProfile = profile.omit({ tour_left_at: true, sample_client_id: true }).extend({
  ai_preferences: aiPreferences.catch(AI_PREFERENCE_DEFAULTS),
  persona: z.enum(personas).nullable().catch(null),
  language: z.enum(languageCodes).nullable().catch(null),
  practice: practice.nullable().catch(null),
});

const tooLong = (max: number) => ({ error: () => t(messages.tooLong, { max }) });

const courtsIn = (lines: string): string[] => lines.split('\n').flatMap((line) => line.trim() || []);

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
  mail_reminders: z.boolean(),
  ai_preferences: aiPreferences.extend({
    custom_prompt: z.string().max(5000, tooLong(5000)),
  }),
  practice: z.object({
    languages: z.array(z.enum(practiceLanguageCodes)),
    remind_days: practice.shape.remind_days,
    enrolment_number: z.string().trim().max(PRACTICE.numberLength, tooLong(PRACTICE.numberLength)),
    letterhead: z.string().trim().max(PRACTICE.textLength, tooLong(PRACTICE.textLength)),
    signature_block: z.string().trim().max(PRACTICE.textLength, tooLong(PRACTICE.textLength)),
    /** One a line. */
    courts: z
      .string()
      .refine((lines) => courtsIn(lines).length <= PRACTICE.courts, {
        error: () => t(messages.tooManyCourts, { max: PRACTICE.courts }),
      })
      .refine((lines) => courtsIn(lines).every(({ length }) => length <= PRACTICE.courtLength), {
        error: () => t(messages.courtTooLong, { max: PRACTICE.courtLength }),
      }),
  }),
});
export type ProfileForm = z.infer<typeof profileForm>;

/** The form of a stored profile, and when it was stored. */
export type StoredProfile = { form: ProfileForm; updated_at: string };

function stored(row: z.infer<typeof storedProfile>): StoredProfile {
  const { full_name, phone_number, location, persona, language, ai_preferences, mail_reminders, updated_at } =
    row;
  const { courts, languages = [], ...ofPractice } = row.practice ?? NO_PRACTICE;
  return {
    form: {
      full_name: full_name ?? '',
      phone_number: phoneDigits(phone_number ?? ''),
      location: location ?? '',
      persona,
      language,
      ai_preferences,
      mail_reminders,
      practice: { ...ofPractice, courts: courts.join('\n'), languages },
    },
    updated_at,
  };
}

/** The profile as it is stored now. */
export async function readProfile(userId: string, signal?: AbortSignal): Promise<StoredProfile> {
  const { path, ...options } = profileRequest(userId);
  return stored(await api.get(path, storedProfile, { ...options, signal }));
}

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId],
    queryFn: ({ signal }) => readProfile(userId, signal),
  });

/** Errors: `ApiError`; its code is `ROW_CHANGED` when the profile changed since `updatedAt`. */
export async function saveProfile(
  userId: string,
  form: ProfileForm,
  updatedAt?: string,
): Promise<StoredProfile> {
  const { courts, ...ofPractice } = form.practice;
  const change = { ...form, practice: { ...ofPractice, courts: courtsIn(courts) } };
  const row = await api.patch('/rest/v1/profiles', change, storedProfile, {
    query: { id: `eq.${userId}`, if_updated_at: updatedAt },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
  return stored(row);
}
