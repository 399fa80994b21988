import type { Context } from 'hono';
import { type Env, ownOrigins, publicOrigin } from '#server/core/env.ts';
import { loggableError } from '#server/core/loggable-error.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { formatSentence, type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { withQuery } from '../links/redirects.ts';
import type { Purpose } from './flows-store.ts';

/** Reason of a failed sign-in, for the sign-in page; `error` uses the codes of OAuth (RFC 6749 §4.1.2.1). */
export interface ProviderFailure {
  error: 'access_denied' | 'invalid_request' | 'server_error' | 'temporarily_unavailable';
  error_code: string;
  sentence: Sentence;
}

export const unexpectedFailure = (provider: string): ProviderFailure => ({
  error: 'server_error',
  error_code: 'unexpected_failure',
  sentence: sentenceOf(accountErrors.providerFailed, { provider }),
});

const inQuery = ({ sentence, ...codes }: ProviderFailure) => ({
  ...codes,
  error_description: formatSentence(sentence),
});

/** Redirects to the client's sign-in page with the message; our own page also keeps the user's destination. */
export function redirectToLogin(
  c: Context<AppEnv>,
  env: Env,
  redirectTo: string | undefined,
  failure: ProviderFailure,
  provider?: ProviderKey,
) {
  const target = new URL(redirectTo ?? publicOrigin(env));
  const from = target.pathname + target.search;
  const returns = ownOrigins(env).includes(target.origin) && from !== '/' && from !== '/home';
  const query: Record<string, string> = inQuery(failure);
  if (returns) query.from = from;
  if (provider === 'oidc') query.provider = provider;
  return c.redirect(withQuery(new URL('/login', target.origin).href, query), 303);
}

/** Redirects back to where the flow started, with the reason for the failure. */
export function redirectToFlowStart(
  c: Context<AppEnv>,
  env: Env,
  flow: Purpose | undefined,
  failure: ProviderFailure,
) {
  if (flow?.connects) return c.redirect(withQuery(flow.redirectTo, inQuery(failure)), 303);
  return redirectToLogin(c, env, flow?.redirectTo, failure, flow?.provider);
}

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Maps an error of a call to the provider: it was unavailable, or the reason cannot be shown to the user. */
export function providerFailure(error: unknown, provider: string): ProviderFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Connection refused, connection lost, unknown host: fetch throws a TypeError with a cause.
  const broken = error instanceof TypeError && error.cause !== undefined;
  if (!broken && !AWAY.has(code)) return unexpectedFailure(provider);
  return {
    error: 'temporarily_unavailable',
    error_code: 'provider_unavailable',
    sentence: sentenceOf(accountErrors.providerUnreachable, { provider }),
  };
}

/** For the log. The provider's own description may contain an address and is left out. */
export function loggableFailure(error: unknown): Record<string, unknown> {
  const reason = error instanceof Error && 'error' in error ? error.error : undefined;
  return { ...loggableError(error), ...(typeof reason === 'string' ? { reason } : {}) };
}
