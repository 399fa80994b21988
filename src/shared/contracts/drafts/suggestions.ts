import { z } from 'zod';
import { messages } from '../../messages/en/practice/assistant.ts';
import { t } from '../../messages/translate.ts';
import { text } from '../../text.ts';
import { answerChecks, answerSource } from '../assistant/chats.ts';
import { timestamp } from '../data-api.ts';
import { practiceLanguageCodes } from '../practice-languages.ts';

/** Requests to the assistant of a draft that take one press of a button. */
export const draftActions = ['shorter', 'firmer', 'plainer', 'translate', 'authority', 'facts'] as const;
export type DraftAction = (typeof draftActions)[number];

/** Subject of a message to the assistant of a draft. */
export const draftRequest = z
  .object({
    action: z.enum(draftActions).optional(),
    block: z.string().min(1).max(64).optional().describe('The id of the block with the cursor'),
    text: text(10_000).optional().describe('The sentence for which authority is looked for'),
    language: z.enum(practiceLanguageCodes).optional().describe('Of a translation'),
  })
  .refine(({ action, language }) => action !== 'translate' || language !== undefined, {
    path: ['language'],
    error: () => t(messages.languageMissing),
  });
export type DraftRequest = z.infer<typeof draftRequest>;

export const suggestionStates = ['open', 'accepted', 'rejected'] as const;

/** A change of a draft that the assistant proposes. A person accepts or rejects it. */
export const suggestion = z.object({
  id: z.uuid(),
  kind: z
    .enum(['replace', 'insert_after'])
    .describe('`replace`: the words `before` of the block become `after`. `insert_after`: new paragraphs'),
  block: z.string().describe('The id of the block'),
  before: z.string().describe('Words of the block; empty for new paragraphs'),
  after: z.string(),
  reason: z.string(),
  sources: z.array(answerSource).describe('The sources that it rests on'),
  checks: answerChecks.describe('What code found in `after`'),
  unsupported: z
    .array(z.string())
    .describe('Figures that neither the draft nor a source has: a person must look at them'),
  translation: z
    .object({
      language: z.enum(practiceLanguageCodes),
      terms: z
        .array(
          z.object({
            term: z.string().describe('As in `before`'),
            word: z.string().describe('The word of the glossary for it'),
            used: z.boolean().describe('Whether `after` has this word'),
          }),
        )
        .describe('The terms of art: a person must look at them'),
    })
    .optional(),
  state: z.enum(suggestionStates),
  decided_at: timestamp.optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** `POST /rest/v1/rpc/reject_suggestion`. Accepting happens in `save_draft`, with the text that it gives. */
export const rejectSuggestion = z.object({ draft_id: z.uuid(), id: z.uuid() }).strict();
export const rejectedSuggestion = z.object({ id: z.uuid(), state: z.enum(suggestionStates) });

/** `GET /functions/v1/draft-assistant`: the assistant that the caller gets. */
export const draftAssistantState = z.object({
  engine: z.string().describe('“extractive”, or the name of the model that writes'),
  why: z
    .enum(['model', 'none', 'off', 'data_stays'])
    .describe('Why no model writes: none is set up, the profile switches it off, or data may not leave'),
});
export type DraftAssistantState = z.infer<typeof draftAssistantState>;
