import type { ChatCompletionAnswer } from '#shared/contracts/assistant/answers.ts';
import type { AnswerSource, CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';

/** Form in which the caller reads an answer. */
export interface Reading {
  signal: AbortSignal;
  /** The caller sees the answer while it is written. */
  streamed: boolean;
}

export type AnswerEvent =
  | { event: 'sources'; data: { sources: AnswerSource[] } }
  | { event: 'progress'; data: { done: number; total: number; what: 'passages' } }
  | { event: 'delta'; data: { text: string; sentences?: CheckedSentence[] } }
  | { event: 'suggestion'; data: Suggestion }
  | { event: 'done'; data: ChatCompletionAnswer };

/** An answer with the sentences of the server below it. */
export const withNotes = (content: string, notes: readonly string[]): string =>
  [content, ...notes].filter((part) => part !== '').join('\n\n');
