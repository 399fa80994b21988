import type { ChatCompletionAnswer } from '#shared/contracts/assistant/answers.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';

/** How the caller reads an answer. */
export interface Reading {
  signal: AbortSignal;
  /**
   * The caller sees the answer while it is written, and what a model wrote before it failed is kept. A caller that waits for
   * the whole answer has seen nothing, and is told that there is none: nothing is kept.
   */
  streamed: boolean;
}

export type AnswerEvent =
  | { event: 'sources'; data: { sources: AnswerSource[] } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'suggestion'; data: Suggestion }
  | { event: 'done'; data: ChatCompletionAnswer };

/** An answer with the sentences of the server below it. */
export const withNotes = (content: string, notes: readonly string[]): string =>
  [content, ...notes].filter((part) => part !== '').join('\n\n');
