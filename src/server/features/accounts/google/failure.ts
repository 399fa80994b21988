import type { Context } from 'hono';
import { type Env, ownOrigins, publicOrigin } from '#server/core/env.ts';
import { loggableError } from '#server/core/loggable-error.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { GOOGLE_SENTENCES } from '#shared/contracts/google.ts';
import { withQuery } from '../links/redirects.ts';
import type { Purpose } from './flows-store.ts';

/** Why a sign-in did not work, as the sign-in page gets it; `error` in the words of OAuth (RFC 6749 §4.1.2.1). */
export interface Failure {
  error: 'access_denied' | 'invalid_request' | 'server_error' | 'temporarily_unavailable';
  error_code: string;
  error_description: string;
}

export const FAILED: Failure = {
  error: 'server_error',
  error_code: 'unexpected_failure',
  error_description: GOOGLE_SENTENCES.failed,
};

/** To the sign-in page of whoever asked, in a sentence; in our own it still knows where the user was going. */
export function toLogin(c: Context<AppEnv>, env: Env, redirectTo: string | undefined, failure: Failure) {
  const target = new URL(redirectTo ?? publicOrigin(env));
  const from = target.pathname + target.search;
  const returns = ownOrigins(env).includes(target.origin) && from !== '/' && from !== '/home';
  const query = { ...failure, ...(returns ? { from } : {}) };
  return c.redirect(withQuery(new URL('/login', target.origin).href, query), 303);
}

/** Back to where a sign-in, or the connecting of an account, was begun, with the reason why it did not work. */
export function toAsker(c: Context<AppEnv>, env: Env, flow: Purpose | undefined, failure: Failure) {
  if (flow?.connects) return c.redirect(withQuery(flow.redirectTo, { ...failure }), 303);
  return toLogin(c, env, flow?.redirectTo, failure);
}

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** What became of a call to the provider: it was away, or something nobody can tell the user more about. */
export function providerFailure(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Nobody there, the connection broken, no such name: fetch says so with a TypeError that has a cause.
  const broken = error instanceof TypeError && error.cause !== undefined;
  if (!broken && !AWAY.has(code)) return FAILED;
  return {
    error: 'temporarily_unavailable',
    error_code: 'provider_unavailable',
    error_description: GOOGLE_SENTENCES.unreachable,
  };
}

/** For the log: which failure it was. What the provider wrote beside its error code may hold an address and is left out. */
export function loggableFailure(error: unknown): Record<string, unknown> {
  const reason = error instanceof Error && 'error' in error ? error.error : undefined;
  return { ...loggableError(error), ...(typeof reason === 'string' ? { reason } : {}) };
}
