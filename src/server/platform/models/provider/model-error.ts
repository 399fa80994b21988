import type { ModelFailure } from '#shared/contracts/assistant/model-failures.ts';

/** Parts of a request that some endpoints do not take. */
export const requestParts = [
  'stream_options',
  'max_tokens',
  'system',
  'temperature',
  'schema',
  'stream',
] as const;
export type RequestPart = (typeof requestParts)[number];

/** Facts of a refusal that help to ask again. Numbers and names of our own parts: nothing of the provider's text. */
export interface RefusalFacts {
  /** The part of the request that the endpoint does not take. */
  part?: RequestPart | undefined;
  /** Tokens that the model reads at most. */
  context?: number | undefined;
  /** Tokens of the prompt, as the provider counts them. */
  prompt?: number | undefined;
  /** The answer came to its end and had no text. */
  empty?: true;
}

/**
 * A request to a model that failed. It holds no address, header, prompt or answer, and has no cause, because an answer of
 * a provider may hold all of these: it can be logged whole.
 */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  readonly facts: RefusalFacts;

  constructor(failure: ModelFailure, status?: number, facts: RefusalFacts = {}) {
    super(`The model's endpoint: ${failure}${status === undefined ? '' : ` (status ${status})`}.`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = status;
    this.facts = facts;
  }
}

/** Any error of a request to a model as a `ModelError`. The AI SDK wraps ours as the cause of its own. */
export function modelErrorOf(error: unknown): ModelError {
  let cause = error;
  for (let depth = 0; depth < 4 && cause instanceof Error; depth += 1) {
    if (cause instanceof ModelError) return cause;
    cause = cause.cause;
  }
  return new ModelError('unusable');
}
