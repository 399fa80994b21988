import { z } from 'zod';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { text } from '../../text.ts';
import { timestamp } from '../data-api.ts';
import { draftRequest, suggestion } from '../drafts/suggestions.ts';
import { nullable } from '../wire.ts';
import {
  ASSISTANT,
  answerChecks,
  answerSource,
  answerStatuses,
  chatContent,
  checkedSentence,
  fallback,
  modes,
} from './chats.ts';

/** A source that the reader ticked: the library as a whole, a document of it, or a file of the case. */
export const tickedSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('library'), id: z.string().min(1).max(300).optional() }),
  z.object({ kind: z.literal('file'), id: z.uuid().optional() }),
]);
export type TickedSource = z.infer<typeof tickedSource>;

export const answerOptions = z.object({
  mode: z.enum(modes).optional(),
  web: z
    .boolean()
    .optional()
    .describe('Search the web with the words of the message too, where the operator set that up'),
  sources: z
    .array(tickedSource)
    .max(ASSISTANT.ticked)
    .optional()
    .describe(
      'Only these may be used. An entry without an id is all files of the case, or the whole library. Without a list: all of both',
    ),
});
export type AnswerOptions = z.infer<typeof answerOptions>;

/**
 * `POST /functions/v1/chat-completion` for a chat, or with `draftContent` for the assistant of a draft; the user's message
 * is saved first.
 */
export const chatCompletionBody = z.object({
  threadId: z.uuid(),
  caseId: nullable(z.uuid()),
  content: chatContent,
  options: nullable(answerOptions),
  draftContent: nullable(text(DRAFT_LIMITS.characters)).describe(
    'The text of the draft on the screen; `threadId` is then the id of the draft',
  ),
  draft: nullable(draftRequest),
});
export type ChatCompletion = z.infer<typeof chatCompletionBody>;

/** `GET /functions/v1/assistant-settings` */
export const assistantSettings = z.object({
  web_search: z.boolean().describe('The option `web` of a question has an effect'),
});

/** The answer, as it is stored. */
export const answerMessage = z.object({
  id: z.uuid(),
  role: z.literal('assistant'),
  content: z.string(),
  sources: z.array(answerSource),
  checks: answerChecks,
  status: z.enum(answerStatuses),
  engine: z.string(),
  declined: z.literal(true).optional(),
  fallback: fallback
    .optional()
    .describe('The model did not write this answer, or not to its end; asking again asks the model again'),
  reply_to: z.uuid(),
  created_at: timestamp,
});
export type AnswerMessage = z.infer<typeof answerMessage>;

/** The JSON answer, and the event `done`. */
export const chatCompletionAnswer = z.object({
  message: answerMessage,
  suggestions: z.array(suggestion).optional().describe('Of the assistant of a draft'),
});
export type ChatCompletionAnswer = z.infer<typeof chatCompletionAnswer>;

/**
 * The events of a streamed answer, in this order: `sources`, `progress` where a model reads them, `delta` and (of a draft)
 * `suggestion` any number of times, `done` once; then the stream's own `end`. Or `error` at any time, after which the stream
 * is over. `sources` comes again before quotations that take the place of an answer of a model. Words of a `delta` are
 * checked and never removed.
 */
export const streamEvents = {
  sources: z.object({ sources: z.array(answerSource) }),
  progress: z.object({ done: z.int(), total: z.int(), what: z.literal('passages') }),
  delta: z.object({
    text: z.string(),
    sentences: z
      .array(checkedSentence)
      .optional()
      .describe('Those of this piece; places in the whole answer'),
  }),
  suggestion,
  done: chatCompletionAnswer,
  error: z.object({ code: z.string(), error: z.string() }),
} as const;
