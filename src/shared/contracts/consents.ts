import { z } from 'zod';
import { timestamp } from './data-api.ts';

/** The documents that a user accepts with the account. */
export const consentDocuments = ['terms', 'privacy'] as const;
/** The settings of a profile that let Munshi do more with the user's data than it must. */
export const consentSettings = [
  'data_may_leave',
  'research_assistance',
  'case_summaries',
  'document_analysis',
  'mail_reminders',
] as const;
export type ConsentDocument = (typeof consentDocuments)[number];
export type ConsentSetting = (typeof consentSettings)[number];

/** Ways of signing up in which a document is accepted. */
export const signUpWays = ['email', 'phone', 'google', 'oidc'] as const;
export type SignUpWay = (typeof signUpWays)[number];

/**
 * A line of the consent record: what a user gave or withdrew, and when. Lines are added and never changed.
 *
 * Source: Digital Personal Data Protection Act, 2023, section 6: the user may withdraw a consent as easily as it was given
 * (subsection 4), and the one who relies on a consent must prove that notice was given and consent taken (subsection 10).
 * Section 5: the notice.
 */
export const consent = z.object({
  id: z.uuid(),
  subject: z.enum([...consentDocuments, ...consentSettings]),
  given: z.boolean().describe('False when it was withdrawn'),
  version: z
    .string()
    .nullable()
    .describe('The date that the document printed, such as 2025-04-14; null for a setting'),
  way: z.enum([...signUpWays, 'profile']),
  at: timestamp,
  latest: z.boolean().describe('Whether it is the newest line about its subject'),
});
export type Consent = z.infer<typeof consent>;
