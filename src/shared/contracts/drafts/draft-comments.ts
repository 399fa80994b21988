import { z } from 'zod';
import { messages } from '../../messages/en/drafting/comments.ts';
import { t } from '../../messages/translate.ts';
import { optionalText, trimmedText } from '../../text.ts';
import { timestamp } from '../data-api.ts';
import { moment } from '../timeline.ts';

export const COMMENT = { body: 5000, quote: 500 } as const;

/** A comment of a colleague on a draft, or a reply to one. */
export const draftComment = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  draft_id: z.uuid(),
  /** The id of the paragraph; null for the draft as a whole. */
  block: z.string().nullable(),
  /** The words that were chosen in it. */
  quote: z.string().nullable(),
  body: z.string(),
  /** The comment that is answered; a reply to one that was deleted stays as a comment. */
  reply_to: z.uuid().nullable(),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
  resolved_at: timestamp.nullable(),
});

export const newDraftComment = z.object({
  case_id: z.uuid(),
  draft_id: z.uuid(),
  block: optionalText(64),
  quote: optionalText(COMMENT.quote),
  body: trimmedText(COMMENT.body).min(1, { error: () => t(messages.bodyRequired) }),
  reply_to: z.uuid().nullish(),
});
export const draftCommentChange = z.object({ resolved_at: moment.nullable() });
