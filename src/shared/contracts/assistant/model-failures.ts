/**
 * - `unreachable`: no connection, or it broke before an answer began.
 * - `timeout`: nothing came within its time.
 * - `key`: the key is not accepted (401, 403).
 * - `quota`: the account has nothing left (402, or a refusal that says so).
 * - `name`: the endpoint has no model of this name.
 * - `address`: no OpenAI-compatible API answers there: a redirect, a page, an unknown path.
 * - `context`: the prompt is longer than the model can read.
 * - `refused`: the request is not accepted for another reason (4xx).
 * - `busy`: too many requests (429), or the model is overloaded or still loading.
 * - `failed`: the provider has an error of its own (5xx).
 * - `unusable`: an answer that is no answer: empty, cut off, too large, another shape.
 */
export const modelFailures = [
  'unreachable',
  'timeout',
  'key',
  'quota',
  'name',
  'address',
  'context',
  'refused',
  'busy',
  'failed',
  'unusable',
] as const;
/** Kind of a failed request to a language model. */
export type ModelFailure = (typeof modelFailures)[number];
