import type { ChatCompletionAnswer } from '#shared/contracts/assistant/answers.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';

export type AnswerEvent =
  | { event: 'sources'; data: { sources: AnswerSource[] } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'suggestion'; data: Suggestion }
  | { event: 'done'; data: ChatCompletionAnswer };

/** An answer with the sentences of the server below it. */
export const withNotes = (content: string, notes: readonly string[]): string =>
  [content, ...notes].filter((part) => part !== '').join('\n\n');
