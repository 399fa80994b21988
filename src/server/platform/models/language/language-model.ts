import type { Viewer } from '../../db/database.ts';
import type { AnswerSchema, ChatMessage } from '../provider/chat-request.ts';

/** Purposes of a request to a model, each with the highest number of tokens for its answer. */
export const PURPOSES = {
  /** The operator asks whether the model answers. Models that think first need room before a word. */
  check: { maxTokens: 512 },
  /** One word about a sentence and its source; models that think first need room before it. */
  support: { maxTokens: 200 },
  /** An answer in a chat. */
  answer: { maxTokens: 1500 },
  /** An answer about a draft, with the changes that it proposes. */
  draft: { maxTokens: 4000 },
} as const satisfies Record<string, { maxTokens: number }>;

export type Purpose = keyof typeof PURPOSES;

export type { AnswerSchema, ChatMessage };

/**
 * The messages of a request, or a function that makes them for so many tokens (`promptTokens` counts them). It is called
 * again with fewer where the endpoint says that they were too many.
 */
export type Prompt = readonly ChatMessage[] | ((room: number) => readonly ChatMessage[]);

export interface ModelRequest {
  messages: Prompt;
  /** The whole answer is JSON of this schema, where the endpoint takes one. */
  schema?: AnswerSchema | undefined;
  /** Ends the request, also at the provider. */
  signal: AbortSignal;
  /** The user whose budget and turn count; undefined for the operator. */
  viewer?: Viewer | undefined;
}

export interface TokenUsage {
  input: number;
  output: number;
  /** Source of the count: the provider, or our estimate by the length of the texts. */
  counted: 'provider' | 'estimate';
}

export interface AnswerEnd {
  /** `stop`: complete. `length`: cut off at the most tokens. `loop`: stopped, because the model repeats itself. */
  finish: 'stop' | 'length' | 'content-filter' | 'loop' | 'other';
  usage: TokenUsage;
}

/** True when the answer lacks its end, because it was cut off. */
export const wasCutOff = ({ finish }: AnswerEnd): boolean =>
  finish === 'length' || finish === 'content-filter' || finish === 'loop';

/** A stream has any number of pieces of text, not all empty, and then one end. */
export type AnswerPart = { text: string } | { end: AnswerEnd };

/**
 * A language model for one purpose. Errors of both: `ProblemError` `model_unavailable` or `timeout` with a `ModelError`
 * as its cause, `too_many_requests` when a budget or the queue is full; the reason of `signal` when it aborts.
 */
export interface LanguageModel {
  readonly name: string;
  /** Tokens of a prompt beside an answer, as far as the endpoint is known. */
  readonly room: number;
  /** The answer piece by piece. A consumer that stops early ends the request at the provider. */
  stream(request: ModelRequest): AsyncIterable<AnswerPart>;
  /** The whole answer, asked for without a stream. */
  generate(request: ModelRequest): Promise<AnswerEnd & { text: string }>;
}

/** A language model whose requests stay within the budgets of users. */
export interface BudgetedModel extends LanguageModel {
  /** Share of the tokens of a day that may still be used, from 0 to 1: of the user's or of all users', whichever is less. */
  dayLeft(viewer: Viewer): Promise<number>;
}
