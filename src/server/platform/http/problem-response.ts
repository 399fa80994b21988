import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDiskFull } from '#server/core/disk-space.ts';
import { ProblemError } from '#shared/errors.ts';
import type { AppEnv } from './access.ts';
import { errorFamilyOf } from './error-families.ts';

/** Any thrown error as one of ours; the cause of an unexpected one is kept for the log. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ProblemError(error.status === 413 ? 'too_large' : 'invalid_request', undefined, {
      cause: error,
    });
  }
  return new ProblemError(isDiskFull(error) ? 'disk_full' : 'internal', undefined, { cause: error });
}

/** Turns any thrown error into the family's answer; the cause is logged with the request id and never shown. */
export function problemResponse(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const problem = asProblem(error);
    const requestId = c.get('requestId') ?? '';
    if (problem.status >= 500)
      log.error({ requestId, code: problem.code, err: problem.cause ?? problem }, 'request failed');
    if (problem.status === 429) c.header('retry-after', String(problem.retryAfter ?? 60));
    return c.json(errorFamilyOf(c.req.path).shape(problem, requestId), problem.status as 500);
  };
}
