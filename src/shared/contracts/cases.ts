import { z } from 'zod';
import { findCnr } from '#law/judgment/case-number.ts';
import { messages } from '../messages/en/practice/cases.ts';
import { t } from '../messages/translate.ts';
import { optionalText, storedTexts, trimmedText } from '../text.ts';
import { clientFields, clientForm, practiceStatus } from './clients.ts';
import { timestamp } from './data-api.ts';
import { caseRoles } from './sharing/roles.ts';
import { moment, nextEvent } from './timeline.ts';

export const CASES = { courtsListed: 200 } as const;

/** The CNR as stored: sixteen capitals and digits, without the hyphens that some courts print. */
const cnr = optionalText(40)
  .transform((typed) => typed?.toUpperCase().replace(/[\s-]/gu, '') ?? null)
  .refine((typed) => typed === null || (typed.length === 16 && findCnr(typed) === typed), {
    error: () => t(messages.cnrInvalid),
  });

/** The parties, the court and the numbers of a case. */
export const matterFields = {
  case_number: optionalText(200),
  court: optionalText(300),
  cnr,
  petitioner: optionalText(500),
  respondent: optionalText(500),
  /** The stage that the case is at, such as *evidence* or *arguments*. */
  stage: optionalText(200).optional(),
  opposing_counsel: optionalText(500).optional(),
};

export const caseFields = {
  client_id: z.uuid().nullish(),
  title: trimmedText(500).min(1, { error: () => t(messages.titleRequired) }),
  description: optionalText(10_000),
  client_name: optionalText(300),
  practice_area: optionalText(200),
  status: practiceStatus,
  ...matterFields,
  /** An archived case keeps all its data and is left out of the lists. */
  archived_at: moment.nullish(),
};

/** A matter. `case` is a reserved word, so the schema is `legalCase`; the table and the routes say `cases`. */
export const legalCase = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  client_id: z.uuid().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  client_name: z.string().nullable(),
  practice_area: z.string().nullable(),
  status: practiceStatus,
  ...storedTexts(matterFields),
  archived_at: timestamp.nullable(),
  /**
   * The earliest open hearing or deadline of today or later, and its event; the server keeps them. In the minute after
   * midnight in India the date may be yesterday's.
   */
  next_date: timestamp.nullable(),
  next_event_id: z.uuid().nullable(),
  /** The earliest open hearing or deadline of a day that is over. */
  overdue_since: timestamp.nullable(),
  /** The user who added the case; null in cases from before they could be shared. */
  created_by: z.uuid().nullable(),
  /** Members reach the case only in a session with a confirmed second factor. */
  requires_second_factor: z.boolean(),
  /** Clerks read and write its drafts. */
  clerk_drafts: z.boolean(),
  /** Its client has the same number, from when a first case got its client's, and nobody said whose it is. */
  number_in_doubt: z.boolean(),
  /** The caller's role. */
  role: z.enum(caseRoles),
  /** The name of the owner of a case that is shared with the caller; null for their own. */
  owner_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type LegalCase = z.infer<typeof legalCase>;

/**
 * `POST /rest/v1/rpc/update_case_with_client`: the case edit form, applied to the case and its linked client. Omitted
 * optional fields keep their values. `if_updated_at` is the `updated_at` that the form was filled from: if the case
 * has changed since, nothing is written and the answer is 409.
 */
export const updateCaseWithClient = z.object({
  case_id: z.uuid(),
  title: caseFields.title,
  description: caseFields.description,
  client_name: caseFields.client_name,
  practice_area: caseFields.practice_area,
  status: practiceStatus,
  ...matterFields,
  court: caseFields.court.optional(),
  cnr: caseFields.cnr.optional(),
  petitioner: caseFields.petitioner.optional(),
  respondent: caseFields.respondent.optional(),
  /** The number of the client, which is not that of the case. */
  client_number: clientFields.client_number.optional(),
  if_updated_at: moment.optional(),
});

/**
 * `client_updated`: the linked client was changed too. `out_of_sync`: the client should have followed but could not; the
 * case is still saved, and the user is warned.
 */
export const caseUpdated = z.object({
  case_id: z.uuid(),
  client_updated: z.boolean(),
  out_of_sync: z.boolean(),
});

/**
 * `POST /rest/v1/rpc/create_client_with_case`: the New Client form and its first case, with its next date. The case
 * fields are optional: a case without a title takes the client's name.
 */
/** The id of a new case. */
const newCaseId = z
  .uuid()
  .optional()
  .describe('A case with this id is made, unless the caller has it: sent again, it makes no second one');

export const clientWithCaseForm = clientForm.safeExtend({
  case_id: newCaseId,
  case_title: optionalText(500),
  ...matterFields,
  next_event: nextEvent.nullish(),
});
export type ClientWithCaseForm = z.output<typeof clientWithCaseForm>;

/** `POST /rest/v1/rpc/create_case`: a case and its next date. */
export const newCase = z.object({
  case_id: newCaseId,
  ...caseFields,
  status: caseFields.status.optional(),
  next_event: nextEvent.nullish(),
});
export type NewCase = z.output<typeof newCase>;
export const createdCase = z.object({ case_id: z.uuid() });

export const clientWithCase = z.object({ client_id: z.uuid(), case_id: z.uuid() });

/** `POST /rest/v1/rpc/list_courts`: the courts of the user's cases and the number of cases in each, by name. */
export const courtsOfCases = z.object({
  courts: z.array(z.object({ court: z.string(), cases: z.int() })),
});
