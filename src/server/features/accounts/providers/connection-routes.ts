import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ownOrigins } from '#server/core/env.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import { pkceChallenge } from '#shared/contracts/accounts.ts';
import { proofBody } from '#shared/contracts/factors.ts';
import { connectAnswer, type ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { redirectQuery, routes, security } from '../contract.ts';
import { providerUnlinked } from '../emails/security-emails.ts';
import { allowEmptyBody } from '../factors/allow-empty-body.ts';
import { flowCookie } from '../links/browser-cookie.ts';
import { allowedRedirect, landingUrl } from '../links/redirects.ts';
import { type Proof, requireRecent } from '../sessions/reauthentication.ts';
import { callbackUrl, countFlowStart, isProviderKey, PROVIDER_NAMES } from './authorize-routes.ts';
import { disconnectProvider, isConnected } from './connections-store.ts';
import { addFlow } from './flows-store.ts';
import type { Providers } from './openid-provider.ts';
import { loggableFailure, providerFailure } from './provider-failure.ts';

const query = redirectQuery.extend({
  provider: z
    .string()
    .default('')
    .meta({ description: 'google, or oidc for the provider that the operator chose' }),
  ...pkceChallenge,
});
const answers = {
  200: json(connectAnswer, 'Where the browser goes to choose the account'),
  ...errors(400, 401, 403, 422, 429),
};
const path = '/user/identities/authorize';
const about = {
  security,
  summary: 'Begin to connect an account at a provider, as a further way to sign in',
  responses: answers,
};

const begin = routes.get(path, {
  ...about,
  description: 'In a session under 10 minutes old.',
  request: { query },
});

const beginWithProof = routes.post(path, {
  ...about,
  description: 'In a session under 10 minutes old, or with `current_password` or `nonce`.',
  request: { query, body: jsonBody(proofBody) },
});

const remove = routes.delete('/user/identities/{id}', {
  security,
  summary: 'Disconnect an account at a provider',
  description:
    'In a session under 10 minutes old, or with `current_password` or `nonce`; never the last way to sign in. Sessions that the provider had opened elsewhere end.',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: false, content: { 'application/json': { schema: proofBody } } },
  },
  responses: { 200: json(z.object({}), 'Disconnected'), ...errors(400, 401, 403, 422, 429) },
});

const refused = (reason: string, sentence: Sentence) =>
  new ProblemError('unprocessable', sentence, { reason });

type Asked = z.infer<typeof query>;

const nameOf = (providers: Providers, key: ProviderKey): string =>
  providers.get(key)?.name ?? PROVIDER_NAMES[key];
/** Of an identity that is not there the provider is not known. */
const NAMELESS = { provider: PROVIDER_NAMES.google };

export function connectionRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts, providers: Providers): void {
  const { services, signedIn } = accounts;
  const { db, now } = services;
  app.use('/user/identities/*', signedIn, allowEmptyBody);

  app.openapi(begin, async (c) => {
    return c.json(await beginConnecting(c, accounts, providers, c.req.valid('query'), {}), 200);
  });
  app.openapi(beginWithProof, async (c) => {
    const proof = c.req.valid('json') ?? {};
    return c.json(await beginConnecting(c, accounts, providers, c.req.valid('query'), proof), 200);
  });

  app.openapi(remove, async (c) => {
    const { userId, sessionId } = c.get('session');
    await requireRecent(accounts, c, c.req.valid('json') ?? {});
    const gone = await db.withAccounts(async (tx) => {
      const done = await disconnectProvider(tx, { userId, sessionId }, c.req.valid('param').id, now());
      if ('refused' in done) return done;
      const event = { event: 'identity_unlinked', details: { provider: done.provider } } as const;
      await recordAudit(tx, { userId, sessionId, ...event, ...requestDetails(c) }, now());
      return done;
    });
    if ('refused' in gone) {
      throw gone.refused === 'onlyWay'
        ? refused('single_identity_not_deletable', sentenceOf(accountErrors.providerOnlyWay, NAMELESS))
        : refused('identity_not_found', sentenceOf(accountErrors.providerNotConnected, NAMELESS));
    }
    providerUnlinked(services, gone.user, nameOf(providers, gone.provider));
    return c.json({}, 200);
  });
}

async function beginConnecting(
  c: Context<AppEnv>,
  accounts: Accounts,
  providers: Providers,
  { provider, redirect_to, code_challenge }: Asked,
  proof: Proof,
): Promise<z.infer<typeof connectAnswer>> {
  const { db, env, log, now } = accounts.services;
  if (!isProviderKey(provider))
    throw refused('validation_failed', sentenceOf(accountErrors.providerNotOffered));
  const found = providers.get(provider);
  const said = { provider: nameOf(providers, provider) };
  if (!found) throw refused('provider_disabled', sentenceOf(accountErrors.providerNotSetUp, said));
  const redirectTo = allowedRedirect(env, redirect_to) ?? landingUrl(env, 'email_change');
  if (!code_challenge && !ownOrigins(env).includes(new URL(redirectTo).origin))
    throw refused('validation_failed', sentenceOf(accountErrors.pkceRequired, said));
  const { userId, sessionId } = c.get('session');
  if (await db.withAccounts((tx) => isConnected(tx, userId, provider)))
    throw refused('identity_already_exists', sentenceOf(accountErrors.providerAlreadyConnected, said));
  await requireRecent(accounts, c, proof);
  const minutes = await countFlowStart(c, accounts.services);
  if (minutes > 0)
    throw new ProblemError('too_many_requests', sentenceOf(accountErrors.tooManyGoogleSignIns, { minutes }), {
      reason: 'over_request_rate_limit',
    });
  const connects = { userId, sessionId };
  const flowStart = {
    provider,
    browser: flowCookie.bind(c, env),
    redirectTo,
    codeChallenge: code_challenge ?? null,
    connects,
  };
  try {
    const flow = await db.withAccounts((tx) => addFlow(tx, flowStart, now()));
    return { provider, url: await found.signInUrl(callbackUrl(c, env), flow) };
  } catch (error) {
    log.warn(loggableFailure(error), 'connecting an account at a provider could not begin');
    const { error_code, sentence } = providerFailure(error, found.name);
    throw refused(error_code, sentence);
  }
}
