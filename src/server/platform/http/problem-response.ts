import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type ProblemCode, ProblemError } from '#shared/errors.ts';
import type { AppEnv } from './access.ts';

type Shape = (problem: ProblemError, requestId: string) => Record<string, unknown>;

/** What clients of the `/auth/v1` family call our problems. */
const AUTH_CODES: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'no_authorization',
  invalid_request: 'validation_failed',
  unprocessable: 'validation_failed',
  sms_unavailable: 'sms_send_failed',
  too_many_requests: 'over_request_rate_limit',
  timeout: 'request_timeout',
  internal: 'unexpected_failure',
};

/** Each wire family has its own form of an error; the first prefix that fits decides. */
const SHAPES: readonly (readonly [prefix: string, shape: Shape])[] = [
  [
    '/auth/v1',
    (p) => ({ code: p.status, error_code: p.reason ?? AUTH_CODES[p.code] ?? p.code, msg: p.message }),
  ],
  [
    '/rest/v1',
    (p) => ({
      code: p.reason ?? p.code,
      message: p.message,
      details: p.details ?? null,
      hint: p.hint ?? null,
    }),
  ],
  ['/storage/v1', (p) => ({ statusCode: String(p.status), error: p.reason ?? p.code, message: p.message })],
  ['/functions/v1', (p) => ({ error: p.message })],
  [
    '',
    (p, requestId) => ({
      error: { code: p.reason ?? p.code, message: p.message, details: p.details, request_id: requestId },
    }),
  ],
];

function asProblem(error: Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ProblemError(error.status === 413 ? 'too_large' : 'invalid_request', undefined, {
      cause: error,
    });
  }
  return new ProblemError('internal', undefined, { cause: error });
}

/** Turns whatever was thrown into the family's answer; the cause is logged with the request id and never shown. */
export function problemResponse(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const problem = asProblem(error);
    const requestId = c.get('requestId') ?? '';
    if (problem.status >= 500)
      log.error({ requestId, code: problem.code, err: problem.cause ?? problem }, 'request failed');
    const shape =
      SHAPES.find(([prefix]) => c.req.path.startsWith(prefix))?.[1] ?? SHAPES[SHAPES.length - 1]?.[1];
    if (problem.status === 429) c.header('retry-after', '60');
    return c.json(shape?.(problem, requestId) ?? {}, problem.status as 500);
  };
}
