import { z } from 'zod';
import { messages as accountErrors } from '../messages/en/accounts/account-errors.ts';
import { languageCodes } from '../messages/languages.ts';
import { t } from '../messages/translate.ts';
import { isPlainName } from '../person-names.ts';
import { text, trimmedText } from '../text.ts';
import { timestamp } from './data-api.ts';
import { practiceLanguageCodes } from './practice-languages.ts';
import { TIMELINE } from './timeline.ts';

export const personas = [
  'Solo Practitioner',
  'Law Firm',
  'Legal Researcher',
  'Corporate Counsel',
  'Judiciary',
  'Public Interest',
] as const;

export const aiPreferences = z.object({
  research_assistance: z.boolean(),
  case_summaries: z.boolean(),
  document_analysis: z.boolean(),
  custom_prompt: text(5000),
  /** Questions and passages may be sent to a language model outside this server; absent means no. */
  data_may_leave: z.boolean().optional(),
});
export type AiPreferences = z.infer<typeof aiPreferences>;

/** True where the user switched on that data may leave this server: consent is given, never presumed (DPDP Act, s. 6(1)). */
export const dataMayLeave = ({ data_may_leave: given }: Pick<AiPreferences, 'data_may_leave'>): boolean =>
  given === true;

/** The defaults when the stored preferences are not an object. */
export const AI_PREFERENCE_DEFAULTS: AiPreferences = {
  research_assistance: true,
  case_summaries: true,
  document_analysis: true,
  custom_prompt: '',
};

export const PRACTICE = { numberLength: 100, textLength: 2000, courts: 20, courtLength: 300 } as const;
/** Fields of the profile that exports and forms use. */
export const practice = z.object({
  /** Number at the Bar Council; printed below the signature block. */
  enrolment_number: trimmedText(PRACTICE.numberLength),
  /** The lines above an exported notice. */
  letterhead: text(PRACTICE.textLength),
  /** The lines below an exported draft that an advocate signs. */
  signature_block: text(PRACTICE.textLength),
  /** Offered where the court of a case is typed. */
  courts: z.array(trimmedText(PRACTICE.courtLength)).max(PRACTICE.courts),
  /** Offered first where the assistant translates a paragraph of a draft; absent means none. */
  languages: z.array(z.enum(practiceLanguageCodes)).max(practiceLanguageCodes.length).optional(),
  /** Days before a new date on which its reminder is mailed; null for none, absent for the day before. */
  remind_days: z.int().min(0).max(TIMELINE.maxRemindDays).nullish(),
});
export type Practice = z.infer<typeof practice>;
export const NO_PRACTICE: Practice = {
  enrolment_number: '',
  letterhead: '',
  signature_block: '',
  courts: [],
};

export const profileFields = {
  full_name: trimmedText(200)
    .refine(isPlainName, { error: () => t(accountErrors.nameNotPlain) })
    .nullish(),
  phone_number: trimmedText(20).nullish(),
  location: trimmedText(200).nullish(),
  persona: z.enum(personas).nullish(),
  ai_preferences: aiPreferences.nullish(),
  practice: practice.nullish(),
  /** Language of the screens, mails and text messages; null for the language of the browser. */
  language: z.enum(languageCodes).nullish(),
  /** True when dates of cases are mailed to the user, as each date says. */
  mail_reminders: z.boolean().optional(),
  tour_left_at: timestamp.nullish(),
};

export const profile = z.object({
  id: z.uuid(),
  full_name: z.string().nullable(),
  phone_number: z.string().nullable(),
  location: z.string().nullable(),
  persona: z.enum(personas).nullable(),
  ai_preferences: aiPreferences.nullable(),
  practice: practice.nullable(),
  language: z.enum(languageCodes).nullable(),
  mail_reminders: z.boolean(),
  /** Time at which the user left the tour; it is not shown again. */
  tour_left_at: timestamp.nullable(),
  /** The client of the sample case, which the user can remove in one step. */
  sample_client_id: z.uuid().nullable(),
  updated_at: timestamp,
});
export type Profile = z.infer<typeof profile>;
