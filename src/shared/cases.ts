import { z } from 'zod';
import { practiceStatus } from './clients.ts';

export const CASES = { descriptionShown: 200 } as const;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => (value ? value : null));

export const caseFields = {
  client_id: z.uuid().nullish(),
  title: z.string().trim().min(1, 'Title is required').max(500),
  description: text(10_000),
  client_name: text(300),
  case_number: text(200),
  practice_area: text(200),
  status: practiceStatus,
};

/** A matter. `case` is a reserved word, so the schema is `legalCase`; the table and the routes say `cases`. */
export const legalCase = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  client_id: z.uuid().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  client_name: z.string().nullable(),
  case_number: z.string().nullable(),
  practice_area: z.string().nullable(),
  status: practiceStatus,
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
});
export type LegalCase = z.infer<typeof legalCase>;

/** `POST /rest/v1/rpc/update_case_with_client`: the case edit form, applied to the case and its linked client. */
export const updateCaseWithClient = z.object({
  case_id: z.uuid(),
  title: caseFields.title,
  description: caseFields.description,
  client_name: caseFields.client_name,
  case_number: caseFields.case_number,
  practice_area: caseFields.practice_area,
  status: practiceStatus,
});

/** Whether the linked client could follow the change; when not, the user is warned and the case is saved all the same. */
export const caseUpdated = z.object({ case_id: z.uuid(), client_updated: z.boolean() });

export const clientWithCase = z.object({ client_id: z.uuid(), case_id: z.uuid() });
