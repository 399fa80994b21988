import { z } from 'zod';
import { messages } from '../../messages/en/drafting/clauses.ts';
import { t } from '../../messages/translate.ts';
import { trimmedText } from '../../text.ts';
import { timestamp } from '../data-api.ts';
import { draftDocument } from './drafts.ts';

/** Characters of a title, and clauses that a list shows. */
export const CLAUSE = { title: 200, listed: 1000 } as const;

/** Paragraphs that are used again, of their owner or of a chambers. */
export const clause = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  /** Everybody in this chambers reads it. */
  chambers_id: z.uuid().nullable(),
  title: z.string(),
  /** The JSON of the editor. */
  document: z.looseObject({ type: z.literal('doc') }),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Clause = z.infer<typeof clause>;

const fields = {
  title: trimmedText(CLAUSE.title).min(1, { error: () => t(messages.titleRequired) }),
  document: draftDocument,
  chambers_id: z.uuid().nullish(),
};
export const newClause = z.object(fields);
