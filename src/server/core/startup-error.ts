/**
 * A reason why the server cannot start that the operator can fix: one sentence, printed without a stack.
 * `cause` is logged at level debug.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a system or PostgreSQL error (`ENOENT`, `23505`), when it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
