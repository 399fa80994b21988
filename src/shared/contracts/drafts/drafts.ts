import { z } from 'zod';
import {
  type DocumentProblem,
  DRAFT_LIMITS,
  hasTooManyBlocks,
  readDocument,
} from '#law/drafting/document/read.ts';
import { DRAFT_KINDS } from '#law/drafting/kinds.ts';
import { messages } from '../../messages/en/practice/drafts.ts';
import { formatSentence, type Sentence, sentenceOf } from '../../messages/sentence.ts';
import { t } from '../../messages/translate.ts';
import { int4, optionalText, text, trimmedText } from '../../text.ts';
import { answerChecks, answerSource, answerStatuses, fallback } from '../assistant/chats.ts';
import { timestamp, updatedAtField } from '../data-api.ts';
import { moment } from '../timeline.ts';
import { suggestion } from './suggestions.ts';

export const DRAFTS = {
  /** Bytes of a request with a document: the JSON of 500 pages. */
  bodyBytes: 6 * 1024 * 1024,
  messageCharacters: 100_000,
  /** Blocks of a draft that a save may name instead of the whole document. */
  changedBlocks: 1000,
  /** Paragraphs of an answer of a chat that is sent to a draft. */
  answerBlocks: 1000,
} as const;

/** A short id that is unique in a document. */
const newId = () => crypto.randomUUID().slice(-12);

/** The sentence of a document that is refused. */
export function problemOfDocument({ reason, what }: DocumentProblem): Sentence {
  if (reason === 'too_many_blocks')
    return sentenceOf(messages.tooManyParagraphs, { max: DRAFT_LIMITS.blocks });
  return reason === 'too_long' || reason === 'too_deep'
    ? sentenceOf(messages.documentTooLong, { max: DRAFT_LIMITS.characters })
    : sentenceOf(messages.documentInvalid, { what });
}

/** The JSON of the editor, read by `readDocument`: within the limits, without what a draft does not have. */
export const draftDocument = z.looseObject({ type: z.literal('doc') }).transform((value, context) => {
  const read = readDocument(value, newId);
  if ('document' in read) return { ...read.document };
  context.addIssue({ code: 'custom', message: formatSentence(problemOfDocument(read.problem)) });
  return z.NEVER;
});

export const draftKind = z.enum(DRAFT_KINDS);
const fields = {
  title: trimmedText(500).min(1, { error: () => t(messages.titleRequired) }),
  content: text(DRAFT_LIMITS.characters, {
    error: () => t(messages.documentTooLong, { max: DRAFT_LIMITS.characters }),
  }).refine((content) => !hasTooManyBlocks(content), {
    error: () => t(messages.tooManyParagraphs, { max: DRAFT_LIMITS.blocks }),
  }),
  document: draftDocument,
  kind: draftKind,
};

export const draft = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  title: z.string(),
  kind: z.string(),
  /** The JSON of the editor. */
  document: z.looseObject({ type: z.literal('doc') }),
  /** Its plain text. */
  content: z.string(),
  created_by: z.uuid().nullable(),
  updated_by: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Draft = z.infer<typeof draft>;
/** Fields that a client with the text does not know after a save. */
export const draftWithoutText = draft.omit({ document: true, content: true });
export type DraftWithoutText = z.infer<typeof draftWithoutText>;

/** A client sends the text or the document; the other follows from it. With both, the document counts. */
export const newDraft = z.object({
  case_id: z.uuid(),
  title: fields.title,
  content: fields.content.optional(),
  document: fields.document.optional(),
  kind: fields.kind.optional(),
  ...updatedAtField,
});
export const draftChange = z.object({ ...fields, ...updatedAtField });

const blockId = z.string().max(64);
const blockChange = z
  .object({
    after: blockId.nullable().describe('The block before them; null at the beginning'),
    removes: z.array(blockId).max(DRAFTS.changedBlocks),
    blocks: z.array(z.looseObject({ type: z.string() })),
  })
  .strict()
  .describe(
    'In place of `document`: blocks that take the place of others, named by their ids. 409 `stale` when the draft does not have these next to each other',
  );

/** `POST /rest/v1/rpc/save_draft`: 409 with the code `stale` and the newer row when it has changed since `if_updated_at`. */
export const saveDraft = z
  .object({
    id: z.uuid(),
    title: fields.title.optional(),
    content: fields.content.optional(),
    document: fields.document.optional(),
    change: blockChange.optional(),
    if_updated_at: moment.optional(),
    accepts: z
      .array(z.uuid())
      .max(20)
      .optional()
      .describe('Suggestions that the user has accepted with this state'),
    sent_answer: z
      .object({ message_id: z.uuid(), blocks: z.array(z.string().max(60)).min(1).max(DRAFTS.answerBlocks) })
      .strict()
      .optional()
      .describe('An answer of a chat of the case that this state has in these new blocks'),
  })
  .strict();
export type SaveDraft = z.output<typeof saveDraft>;

export const draftVersion = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  draft_id: z.uuid(),
  number: int4,
  /** Null for a version that was kept automatically. */
  name: z.string().nullable(),
  document: draft.shape.document,
  content: z.string(),
  /**
   * Writer of the suggestions that this state accepts: “extractive”, or the name of a model. Null when it accepts none.
   */
  engine: z.string().nullable(),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
});
/** Keeps the present state of a draft under a name. */
export const newDraftVersion = z.object({ draft_id: z.uuid(), name: optionalText(200) });

export const draftChatMessage = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  /** The user who asked; nobody else reads the message. */
  user_id: z.uuid(),
  case_id: z.uuid(),
  draft_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** Parts of an answer; null in messages of users. */
  sources: z.array(answerSource).nullable(),
  checks: answerChecks.nullable(),
  suggestions: z.array(suggestion).nullable(),
  status: z.enum(answerStatuses),
  engine: z.string().nullable().describe('“extractive”, or the name of the model'),
  declined: z.boolean(),
  fallback: fallback
    .nullish()
    .describe('The model did not write this answer; asking again asks the model again'),
  reply_to: z.uuid().nullable().describe('The message that this one answers'),
  created_at: timestamp,
});
export type DraftChatMessage = z.infer<typeof draftChatMessage>;
export const newDraftChatMessage = z.object({
  draft_id: z.uuid({ error: () => t(messages.noDraftSelected) }),
  case_id: z.uuid(),
  role: z.enum(['user', 'assistant']).default('user'),
  content: text(DRAFTS.messageCharacters, {
    error: () => t(messages.messageTooLong, { max: DRAFTS.messageCharacters }),
  }).refine((value) => value.trim() !== '', { error: () => t(messages.messageEmpty) }),
});
