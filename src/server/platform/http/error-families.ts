import { z } from 'zod';
import { authError } from '#shared/contracts/accounts.ts';
import { oauthError } from '#shared/contracts/oauth.ts';
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

/** Beside the family's own members: the code of our table, and the message with its values, for other languages. */
const problem = z.object({
  code: z.string().describe('One of the codes of the product, the same in every family'),
  key: z.string().describe('Names the message of the sentence'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).describe('The values of the message'),
});

const optionalText = z.string().nullable();

const families: readonly ErrorFamily[] = [
  {
    prefix: '/auth/v1/',
    name: 'AuthError',
    schema: authError.extend({ problem }),
    shape: (p) => ({
      code: p.status,
      error_code: p.reason ?? AUTH_CODES[p.code] ?? p.code,
      msg: p.sentence,
      problem: p.data,
    }),
  },
  {
    prefix: '/rest/v1/',
    name: 'DataError',
    schema: z.object({
      code: z.string(),
      message: z.string(),
      details: z.union([z.string(), z.looseObject({})]).nullable(),
      hint: optionalText,
      problem,
    }),
    shape: (p) => ({
      code: p.reason ?? p.code,
      message: p.sentence,
      details: p.current ?? p.details ?? null,
      hint: p.hint ?? null,
      problem: p.data,
    }),
  },
  {
    prefix: '/storage/v1/',
    name: 'StorageError',
    schema: z.object({ statusCode: z.string(), error: z.string(), message: z.string(), problem }),
    shape: (p) => ({
      statusCode: String(p.status),
      error: p.reason ?? p.code,
      message: p.sentence,
      problem: p.data,
    }),
  },
  {
    prefix: '/functions/v1/',
    name: 'FunctionError',
    schema: z.object({
      error: z.string(),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('What is wrong with each field, by its name'),
      problem,
    }),
    shape: (p) => ({ error: p.sentence, fields: p.fields, problem: p.data }),
  },
  {
    // RFC 6749 §5.2.
    prefix: '/oauth/',
    name: 'OAuthError',
    schema: oauthError.extend({ problem }),
    shape: (p) => ({ error: p.code, error_description: p.sentence, problem: p.data }),
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
    problem,
  }),
  shape: (p, requestId) => ({
    error: { code: p.reason ?? p.code, message: p.sentence, details: p.details, request_id: requestId },
    problem: p.data,
  }),
};

export const ERROR_FAMILIES: readonly ErrorFamily[] = [...families, OTHER];

/** The error format of this path. */
export function errorFamilyOf(path: string): ErrorFamily {
  return families.find(({ prefix }) => path.startsWith(prefix)) ?? OTHER;
}
