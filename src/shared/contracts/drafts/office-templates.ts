import { z } from 'zod';
import { messages } from '../../messages/en/drafting/office-templates.ts';
import { t } from '../../messages/translate.ts';
import { trimmedText } from '../../text.ts';
import { timestamp } from '../data-api.ts';

/** Limits of templates that an office makes: characters of a name and of a document's JSON, templates of one owner, templates of a list. */
export const OFFICE_TEMPLATE = { name: 200, document: 1_000_000, most: 100, listed: 500 } as const;
const name = trimmedText(OFFICE_TEMPLATE.name).min(1, { error: () => t(messages.nameRequired) });

/** A draft that is used again, of its owner or of a chambers. Its document is only in the drafts that are made from it. */
export const officeTemplate = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  /** Everybody in this chambers uses it. */
  chambers_id: z.uuid().nullable(),
  name: z.string(),
  kind: z.string(),
  /** The names of its blanks, in their order. */
  blanks: z.array(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
});
export const officeTemplateChange = z.object({ name });

/** `POST /functions/v1/save-draft-template`. */
export const saveDraftTemplate = z
  .object({
    draftId: z.uuid(),
    name,
    chambersId: z.uuid().nullish().describe('The chambers that uses it; without one the caller alone'),
  })
  .strict();
export const savedDraftTemplate = z.object({ id: z.uuid(), name: z.string(), blanks: z.array(z.string()) });
