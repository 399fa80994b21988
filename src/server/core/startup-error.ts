import { formatSentence, type Sentence } from '#shared/messages/sentence.ts';

/**
 * A reason why the server cannot start that the operator can fix. It is printed without a stack: what happened, what is
 * safe and what to do. `cause` is logged at level debug.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly said: Sentence;

  constructor(said: Sentence, options?: ErrorOptions) {
    super(formatSentence(said), options);
    this.said = said;
  }
}

/** The code of a system or PostgreSQL error (`ENOENT`, `23505`), when it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
