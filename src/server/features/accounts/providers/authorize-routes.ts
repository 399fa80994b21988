import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type Env, ownOrigins, publicOrigin } from '#server/core/env.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { pkceChallenge } from '#shared/contracts/accounts.ts';
import { PROVIDERS, type ProviderKey, providerKeys } from '#shared/contracts/sign-in-providers.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { Accounts } from '../context.ts';
import { redirectQuery, routes } from '../contract.ts';
import { flowCookie } from '../links/browser-cookie.ts';
import { allowedRedirect } from '../links/redirects.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';
import { addFlow } from './flows-store.ts';
import type { Providers } from './openid-provider.ts';
import {
  loggableFailure,
  type ProviderFailure,
  providerFailure,
  redirectToLogin,
} from './provider-failure.ts';

const HOUR = 3_600_000;

const authorize = routes.get('/authorize', {
  ...PUBLIC,
  summary: 'Sign in with Google or another provider: opened by the browser, leads there and back',
  description:
    'With a `code_challenge` (PKCE, S256) the sign-in ends at `redirect_to` with `?code=`, to be exchanged at `/token`. Without one it is for our own web application, which gets its cookie.',
  request: {
    query: redirectQuery.extend({
      provider: z
        .string()
        .default('')
        .meta({ description: 'google, or oidc for the provider that the operator chose' }),
      ...pkceChallenge,
    }),
  },
  responses: {
    302: { description: 'To the provider' },
    303: { description: 'To /login with `error`, `error_code` and `error_description`' },
    204: { description: 'To HEAD, which begins nothing' },
  },
});

/** The callback URL under the host name that this browser uses, so that it sends our cookies. */
export function callbackUrl(c: Context<AppEnv>, env: Env): string {
  const { origin } = new URL(c.req.url);
  return `${ownOrigins(env).includes(origin) ? origin : publicOrigin(env)}/auth/v1/callback`;
}

/** Counts a started flow. Returns the minutes to wait when this address started too many, else 0. */
export function countFlowStart(c: Context<AppEnv>, services: Services): Promise<number> {
  const limit = { attempts: PROVIDERS.begunPerHour, windowMs: HOUR };
  return countRequest(services, 'google address', addressGroup(c.get('clientAddress')), limit);
}

/** The names for a server that has not set a provider up. */
export const PROVIDER_NAMES: Readonly<Record<ProviderKey, string>> = { google: 'Google', oidc: 'OpenID' };
export const isProviderKey = (key: string): key is ProviderKey =>
  (providerKeys as readonly string[]).includes(key);

const refused = (error_code: string, sentence: Sentence): ProviderFailure => ({
  error: 'invalid_request',
  error_code,
  sentence,
});

export function authorizeRoutes(
  app: OpenAPIHono<AppEnv>,
  { services }: Accounts,
  providers: Providers,
): void {
  const { db, env, log, now } = services;

  app.openapi(authorize, async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 204);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    const { provider, redirect_to, code_challenge } = c.req.valid('query');
    const asked = allowedRedirect(env, redirect_to);
    const fail = (failure: ProviderFailure) =>
      redirectToLogin(c, env, asked, failure, isProviderKey(provider) ? provider : undefined);
    const found = providers.get(provider);
    if (!isProviderKey(provider))
      return fail(refused('validation_failed', sentenceOf(accountErrors.providerNotOffered)));
    if (!found)
      return fail(
        refused(
          'provider_disabled',
          sentenceOf(accountErrors.providerNotSetUp, { provider: PROVIDER_NAMES[provider] }),
        ),
      );
    const redirectTo = asked ?? `${new URL(callbackUrl(c, env)).origin}/home`;
    // Our cookie works for our own pages only; another client gets no session without PKCE.
    if (!code_challenge && !ownOrigins(env).includes(new URL(redirectTo).origin))
      return fail(
        refused('validation_failed', sentenceOf(accountErrors.pkceRequired, { provider: found.name })),
      );
    try {
      const minutes = await countFlowStart(c, services);
      if (minutes > 0)
        return fail(
          refused('over_request_rate_limit', sentenceOf(accountErrors.tooManyGoogleSignIns, { minutes })),
        );
      const flowStart = {
        provider,
        browser: flowCookie.bind(c, env),
        redirectTo,
        codeChallenge: code_challenge ?? null,
      };
      const flow = await db.withAccounts((tx) => addFlow(tx, flowStart, now()));
      return c.redirect(await found.signInUrl(callbackUrl(c, env), flow), 302);
    } catch (error) {
      log.warn(loggableFailure(error), 'a sign-in with a provider could not begin');
      return fail(providerFailure(error, found.name));
    }
  });
}
