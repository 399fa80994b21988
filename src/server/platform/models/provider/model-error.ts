/**
 * - `unreachable`: no connection, or it broke before an answer began.
 * - `timeout`: nothing came within its time.
 * - `refused`: the key, the model or the request is not accepted (4xx), or the account has nothing left (429).
 * - `busy`: too many requests (429).
 * - `failed`: the provider has an error of its own (5xx).
 * - `unusable`: an answer that is no answer: HTML, cut off, too large, another shape.
 */
export const modelFailures = ['unreachable', 'timeout', 'refused', 'busy', 'failed', 'unusable'] as const;
export type ModelFailure = (typeof modelFailures)[number];

/**
 * A request to a model that failed. It holds no address, header, prompt or answer, and has no cause, because the errors
 * of the AI SDK hold all of these: it can be logged whole.
 */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | undefined;

  constructor(failure: ModelFailure, status?: number) {
    super(`The model's endpoint: ${failure}${status === undefined ? '' : ` (status ${status})`}.`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = status;
  }
}

/** The failure that a status other than 2xx means. `spent`: the provider says that the account has nothing left. */
export function refusalOf(status: number, spent: boolean): ModelError {
  if (status === 429 && !spent) return new ModelError('busy', status);
  return new ModelError(status >= 500 ? 'failed' : 'refused', status);
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
