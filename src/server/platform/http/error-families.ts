import { z } from 'zod';
import { authError } from '#shared/contracts/accounts.ts';
import type { ProblemCode, ProblemError } from '#shared/errors.ts';

/** A part of the API whose clients expect one error format. */
export interface ErrorFamily {
  prefix: string;
  /** Name of the schema in the OpenAPI document. */
  name: string;
  schema: z.ZodObject;
  shape(problem: ProblemError, requestId: string): Record<string, unknown>;
}

/** The `error_code` that clients of `/auth/v1` expect. */
const AUTH_CODES: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'no_authorization',
  invalid_request: 'validation_failed',
  unprocessable: 'validation_failed',
  sms_unavailable: 'sms_send_failed',
  too_many_requests: 'over_request_rate_limit',
  timeout: 'request_timeout',
  internal: 'unexpected_failure',
};

const optionalText = z.string().nullable();

const families: readonly ErrorFamily[] = [
  {
    prefix: '/auth/v1/',
    name: 'AuthError',
    schema: authError,
    shape: (p) => ({ code: p.status, error_code: p.reason ?? AUTH_CODES[p.code] ?? p.code, msg: p.message }),
  },
  {
    prefix: '/rest/v1/',
    name: 'DataError',
    schema: z.object({
      code: z.string(),
      message: z.string(),
      details: optionalText,
      hint: optionalText,
    }),
    shape: (p) => ({
      code: p.reason ?? p.code,
      message: p.message,
      details: p.details ?? null,
      hint: p.hint ?? null,
    }),
  },
  {
    prefix: '/storage/v1/',
    name: 'StorageError',
    schema: z.object({ statusCode: z.string(), error: z.string(), message: z.string() }),
    shape: (p) => ({ statusCode: String(p.status), error: p.reason ?? p.code, message: p.message }),
  },
  {
    prefix: '/functions/v1/',
    name: 'FunctionError',
    schema: z.object({ error: z.string() }),
    shape: (p) => ({ error: p.message }),
  },
];

const OTHER: ErrorFamily = {
  prefix: '/',
  name: 'Error',
  schema: z.object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      details: z.string().optional(),
      request_id: z.string(),
    }),
  }),
  shape: (p, requestId) => ({
    error: { code: p.reason ?? p.code, message: p.message, details: p.details, request_id: requestId },
  }),
};

export const ERROR_FAMILIES: readonly ErrorFamily[] = [...families, OTHER];

/** The error format of this path. */
export function errorFamilyOf(path: string): ErrorFamily {
  return families.find(({ prefix }) => path.startsWith(prefix)) ?? OTHER;
}
