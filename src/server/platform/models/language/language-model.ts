import type { Viewer } from '../../db/database.ts';

/** Purposes of a request to a model, each with the highest number of tokens for its answer. */
export const PURPOSES = {
  /** The operator asks whether the model answers. Models that think first need room before a word. */
  check: { maxTokens: 512 },
  /** An answer in a chat. */
  answer: { maxTokens: 1500 },
  /** An answer about a draft, with the changes that it proposes. */
  draft: { maxTokens: 4000 },
} as const satisfies Record<string, { maxTokens: number }>;

export type Purpose = keyof typeof PURPOSES;

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

export interface ModelRequest {
  messages: readonly ChatMessage[];
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
  /** `stop`: complete. `length`: cut off at the most tokens. */
  finish: 'stop' | 'length' | 'content-filter' | 'other';
  usage: TokenUsage;
}

/** True when the answer lacks its end, because the provider cut it off. */
export const wasCutOff = ({ finish }: AnswerEnd): boolean =>
  finish === 'length' || finish === 'content-filter';

/** A stream has any number of pieces of text, not all empty, and then one end. */
export type AnswerPart = { text: string } | { end: AnswerEnd };

/**
 * A language model for one purpose. Errors of both: `ProblemError` `model_unavailable` or `timeout` with a `ModelError`
 * as its cause, `too_many_requests` when a budget or the queue is full; the reason of `signal` when it aborts.
 */
export interface LanguageModel {
  readonly name: string;
  /** The answer piece by piece. A consumer that stops early ends the request at the provider. */
  stream(request: ModelRequest): AsyncIterable<AnswerPart>;
  /** The whole answer, asked for without a stream. */
  generate(request: ModelRequest): Promise<AnswerEnd & { text: string }>;
}
