import { z } from 'zod';
import { DIFFERENCE_KINDS, SENTENCE_STATUSES } from '#law/answers/sentence-check/types.ts';
import { messages } from '../../messages/en/practice/assistant.ts';
import { t } from '../../messages/translate.ts';
import { text, trimmedText } from '../../text.ts';
import { checkedCitation, checkedProvision, notChecked, treatmentKinds } from '../checks/checks.ts';
import { timestamp } from '../data-api.ts';
import { whoseWords } from '../research/document-parts.ts';
import { restsOn, signal } from '../research/standing.ts';
import { modelFailures } from './model-failures.ts';

/** Limits of the assistant. */
export const ASSISTANT = {
  /** Characters of a message. */
  content: 20_000,
  title: 200,
  /** Sources that one answer quotes. */
  sources: 12,
  /** Sources that the reader ticks in the source rail. */
  ticked: 100,
  /** Characters of a thread's preview. */
  preview: 200,
} as const;

export const modes = ['hybrid', 'keyword'] as const;
export type AnswerMode = (typeof modes)[number];
export const chatRoles = ['user', 'assistant'] as const;
export const answerStatuses = ['complete', 'partial'] as const;
/** `rule`: a rule that gives a last day, with its working. */
export const sourceKinds = ['library', 'file', 'web', 'rule'] as const;
/** The purpose of a passage in an extractive answer. */
export const sourceGroups = ['supports', 'against', 'facts', 'found', 'nearest', 'web'] as const;
export type SourceGroup = (typeof sourceGroups)[number];
/** The name of the engine when no model writes. */
export const EXTRACTIVE = 'extractive';

/** A numbered source of an answer; `[n]` in the text refers to it. */
export const answerSource = z.object({
  n: z.int(),
  kind: z.enum(sourceKinds),
  id: z
    .string()
    .describe(
      'Of the library document or the case file; the address of a web page; the key of a rule or the number of an article',
    ),
  title: z.string(),
  citation: z.string().optional(),
  paragraph: z.string().optional().describe('Number as printed'),
  whose: whoseWords
    .optional()
    .describe(
      'Whose words they are, where the judgment has several opinions, or a part that is not the court’s',
    ),
  index: z.int().optional().describe('Position of the paragraph in the document'),
  page: z.int().optional().describe('Page of a case file'),
  quote: z.string().describe('Words of the source; of a rule, the working'),
  url: z
    .string()
    .describe(
      'Opens at the paragraph or page: a path of this application; of the web, the address of the page',
    ),
  sample: z.literal(true).optional().describe('A fictional sample document'),
  summary: z.literal(true).optional().describe('Our own summary of a section, not the text of the act'),
  ocr: z.literal(true).optional().describe('Recognised from a scan'),
  court: z.string().optional().describe('Court of a judgment, as printed'),
  decided_on: z.iso.date().optional(),
  bench_strength: z.int().optional().describe('Number of judges who heard it, where the copy says it'),
  treatment: z
    .enum(treatmentKinds)
    .optional()
    .describe('The gravest treatment by a judgment of the library, by its words'),
  signal: signal.optional(),
  rests_on: restsOn.optional().describe('The judgment follows one that was overruled'),
  group: z.enum(sourceGroups).optional().describe('What the passage is there for'),
});
export type AnswerSource = z.infer<typeof answerSource>;

/** A sentence of an answer, compared with the sources that it names. */
export const checkedSentence = z.object({
  text: z.string(),
  start: z.int().describe('In UTF-16 units of the content'),
  end: z.int(),
  sources: z.array(z.int()),
  status: z.enum(SENTENCE_STATUSES),
  second: z
    .enum(['yes', 'no'])
    .optional()
    .describe(
      'The model’s vote when it read the cited passage alone again: “no” makes a supported sentence not_checked. Absent where it was not asked, or says the same to everything',
    ),
  differences: z.array(
    z.object({
      what: z.enum(DIFFERENCE_KINDS),
      said: z.string().describe('Words of the sentence'),
      source: z.string().optional().describe('What the source says in their place'),
    }),
  ),
});
export type CheckedSentence = z.infer<typeof checkedSentence>;

/** Reasons why quotations replace a model's answer, or why its answer is incomplete. */
export const FALLBACK_REASONS = ['failed', 'no_source', 'budget', 'context', 'stalled'] as const;
export const fallback = z.object({
  reason: z.enum(FALLBACK_REASONS),
  failure: z.enum(modelFailures).optional().describe('Kind of the failure of the model, where there was one'),
});
export type Fallback = z.infer<typeof fallback>;

/** Results of the checks of an answer. Absent parts were not checked. */
export const answerChecks = z.object({
  sentences: z
    .array(checkedSentence)
    .optional()
    .describe(
      'Each sentence that states something, in order, with its quotations; absent in answers before this was compared',
    ),
  citations: z.array(checkedCitation),
  provisions: z.array(checkedProvision),
  not_checked: z.array(notChecked),
  removed: z.array(z.int()).describe('Numbers in the answer that no source has; they were taken out'),
  second_reading: z
    .object({
      read: z.int().describe('Sentences on which the model voted'),
      all: z.int().describe('Sentences that the code found supported'),
      why: z
        .enum(['untrusted', 'no_control', 'failed', 'time'])
        .optional()
        .describe(
          'Why none or not all were read: the model does not tell a sentence of the passage from one that is not there, no passage has a sentence to try that with, the model failed, or it took too long',
        ),
    })
    .optional()
    .describe('The second reading of the supported sentences by the model, with the cited passage alone'),
  left_out: z
    .int()
    .positive()
    .optional()
    .describe('Sentences of the model that the sources do not have; they were left out'),
  unread_files: z
    .array(z.string())
    .describe('Files of the case whose text was not read when this was answered'),
});
export type AnswerChecks = z.infer<typeof answerChecks>;

export const chatThread = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid().nullable().describe('Null for general chat'),
  title: z.string(),
  preview: z.string().describe('The beginning of the latest question; empty without one'),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp.describe('Of the latest message, or of a new title'),
});
export type ChatThread = z.infer<typeof chatThread>;

const title = trimmedText(ASSISTANT.title).min(1, { error: () => t(messages.titleRequired) });
export const newChatThread = z.object({ case_id: z.uuid().nullish(), title });
export const chatThreadChange = z.object({ title });

export const chatContent = text(ASSISTANT.content, {
  error: () => t(messages.contentTooLong, { max: ASSISTANT.content }),
}).refine((value) => value.trim() !== '', { error: () => t(messages.contentRequired) });

export const chatMessage = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  thread_id: z.uuid(),
  case_id: z.uuid().nullable(),
  role: z.enum(chatRoles),
  content: z.string(),
  sources: z.array(answerSource).nullable().describe('Null in messages of users'),
  checks: answerChecks.nullable(),
  status: z.enum(answerStatuses),
  engine: z.string().nullable().describe('“extractive”, or the name of the model'),
  declined: z.boolean(),
  fallback: fallback.nullish(),
  reply_to: z.uuid().nullable().describe('The message that this one answers'),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Clients save the user's messages only; a server writes the assistant's. */
export const newChatMessage = z.object({
  thread_id: z.uuid(),
  case_id: z.uuid().nullish(),
  role: z.enum(chatRoles),
  content: chatContent,
});

/** `POST /rest/v1/rpc/search_chats`: threads whose title or messages have these words. */
export const searchChatsBody = z.object({
  query: trimmedText(200).min(1),
  case_id: z.uuid().nullish().describe('Chats of this case; without it, general chats'),
});
export const chatHits = z.array(
  z.object({
    thread_id: z.uuid(),
    message_id: z.uuid().nullable(),
    snippet: z.string(),
    created_at: timestamp,
  }),
);
