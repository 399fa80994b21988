/**
 * An error in a form that is safe to log. PostgreSQL quotes the value that it refused, which may be confidential. The result says what failed and where.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const known = error as Error & Record<string, unknown>;
  const { code, severity, table, column, constraint, routine } = known;
  const fromDatabase = typeof severity === 'string';
  const message = fromDatabase ? unquoted(error.message) : error.message;
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(fromDatabase ? { table, column, constraint, routine } : {}),
    stack: stackFrames(error),
    ...(error.cause instanceof Error ? { cause: loggableError(error.cause) } : {}),
  };
}

/** The frames of an error's stack, without the message, which may span several lines. */
export function stackFrames({ stack, message }: Error): string | undefined {
  const at = stack?.indexOf(message) ?? -1;
  const frames = at < 0 ? stack : stack?.slice(at + message.length);
  return frames
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** `invalid input syntax for type uuid: "…"` without the value; names of tables and columns stay. */
function unquoted(message: string): string {
  return message.replace(/: ".*$/s, ': …');
}
