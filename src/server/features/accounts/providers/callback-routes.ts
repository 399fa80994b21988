import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { routes } from '../contract.ts';
import { providerLinked } from '../emails/security-emails.ts';
import { flowCookie } from '../links/browser-cookie.ts';
import { issueOneTimeToken } from '../links/links-store.ts';
import { withQuery } from '../links/redirects.ts';
import { ownSession, type StartedSession } from '../sessions/session-store.ts';
import { completeSignIn, signIn } from '../sessions/sign-in.ts';
import type { User } from '../tables.ts';
import { callbackUrl, PROVIDER_NAMES } from './authorize-routes.ts';
import { type ConnectResult, connectProvider, METHOD_OF } from './connections-store.ts';
import { type Flow, redeemFlow } from './flows-store.ts';
import { type ResolvedIdentity, resolveIdentity } from './identities-store.ts';
import type { OpenIdProvider, ProviderClaims, Providers } from './openid-provider.ts';
import {
  loggableFailure,
  type ProviderFailure,
  providerFailure,
  redirectToFlowStart,
  unexpectedFailure,
} from './provider-failure.ts';

const callback = routes.get('/callback', {
  ...PUBLIC,
  summary: 'Where a provider sends the browser back to',
  request: {
    query: z.looseObject({
      state: z.string().default(''),
      error: z.string().optional(),
    }),
  },
  responses: {
    303: {
      description:
        'To the `redirect_to` of `/authorize`, with `code` for a PKCE client, with the cookie for our own web application; to /login with `error`, `error_code` and `error_description` when it did not work. Never with a token.',
    },
    204: { description: 'To HEAD, which uses nothing up' },
  },
});

type Ctx = Context<AppEnv>;

/** The session or the code of a successful sign-in; `linked` when it just linked an account of ours. */
interface Entry {
  started?: StartedSession | undefined;
  code?: string;
  linked?: User | undefined;
}

export function callbackRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts, providers: Providers): void {
  const { db, env, log, now } = accounts.services;

  app.openapi(callback, async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 204);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    const { state, error } = c.req.valid('query');
    let flow: Flow | undefined;
    let name: string = PROVIDER_NAMES.google;
    try {
      const browser = flowCookie.read(c, env);
      if (browser) flow = await db.withAccounts((tx) => redeemFlow(tx, state, browser, now()));
      const provider = flow && providers.get(flow.provider);
      if (!provider || !flow) return redirectToFlowStart(c, env, undefined, badState(name));
      name = provider.name;
      if (error !== undefined)
        return redirectToFlowStart(
          c,
          env,
          flow,
          error === 'access_denied' ? cancelled(name) : unexpectedFailure(name),
        );
      return await finish(c, accounts, provider, flow);
    } catch (failure) {
      log.warn(loggableFailure(failure), 'a sign-in with a provider failed');
      return redirectToFlowStart(c, env, flow, providerFailure(failure, name));
    }
  });
}

async function finish(c: Ctx, accounts: Accounts, provider: OpenIdProvider, flow: Flow): Promise<Response> {
  const { services } = accounts;
  const answer = new URL(`${callbackUrl(c, services.env)}${new URL(c.req.url).search}`);
  const claims = await provider.claims(answer, flow);
  const entry = await services.db.withAccounts((tx) => enter(tx, c, accounts, { flow, claims, provider }));
  if ('error' in entry) return redirectToFlowStart(c, services.env, flow, entry);
  if (entry.linked) providerLinked(services, entry.linked, provider.name);
  if (entry.started) await completeSignIn(c, accounts, entry.started);
  return c.redirect(entry.code ? withQuery(flow.redirectTo, { code: entry.code }) : flow.redirectTo, 303);
}

const badState = (provider: string): ProviderFailure => ({
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  sentence: sentenceOf(accountErrors.providerSignInExpired, { provider }),
});
const cancelled = (provider: string): ProviderFailure => ({
  error: 'access_denied',
  error_code: 'access_denied',
  sentence: sentenceOf(accountErrors.providerCancelled, { provider }),
});

const REFUSED = {
  emailNotVerified: ['provider_email_needs_verification', accountErrors.providerEmailNotVerified],
  localNotConfirmed: ['email_not_confirmed', accountErrors.providerEmailNotConfirmed],
  otherLinked: ['identity_already_exists', accountErrors.providerOtherConnected],
  disconnected: ['identity_not_found', accountErrors.providerDisconnected],
  otherUser: ['identity_already_exists', accountErrors.providerOfAnotherUser],
  alreadyConnected: ['identity_already_exists', accountErrors.providerAlreadyConnected],
} as const;

const refusal = (why: keyof typeof REFUSED, provider: string): ProviderFailure => ({
  error: 'access_denied',
  error_code: REFUSED[why][0],
  sentence: sentenceOf(REFUSED[why][1], { provider }),
});

/** Finds or creates the account and signs in, or connects it to the current user; all or nothing. */
async function enter(
  tx: Tx,
  c: Ctx,
  accounts: Accounts,
  { flow, claims, provider }: { flow: Flow; claims: ProviderClaims; provider: OpenIdProvider },
): Promise<Entry | ProviderFailure> {
  const now = accounts.services.now();
  const { connects } = flow;
  const { key, name } = provider;
  const found = connects
    ? await connect(tx, connects, { provider: key, claims }, now)
    : await resolveIdentity(tx, key, claims, now);
  if (!found) return badState(name);
  if ('refused' in found) return refusal(found.refused, name);
  await writeDown(tx, c, { ...found, provider: key }, now);
  const linked = found.how === 'linked' ? found.user : undefined;
  const userId = found.user.id;
  if (flow.codeChallenge === null) {
    if (connects) return { linked };
    const started = await signIn(tx, c, accounts, { userId, method: METHOD_OF[key], browser: true });
    return started ? { started, linked } : unexpectedFailure(name);
  }
  const life = ACCOUNTS.exchangeCodeMinutes * 60_000;
  const { codeChallenge } = flow;
  const exchange = { userId, purpose: 'pkce', codeChallenge, method: METHOD_OF[key] } as const;
  return { code: await issueOneTimeToken(tx, exchange, life, now), linked };
}

/** Only for a session that is still alive: when a session ends, its unfinished flows end too. */
async function connect(
  tx: Tx,
  { userId, sessionId }: NonNullable<Flow['connects']>,
  given: { provider: ProviderKey; claims: ProviderClaims },
  now: Date,
): Promise<ConnectResult | undefined> {
  const asking = await ownSession(tx, { userId, id: sessionId }, now);
  return asking && connectProvider(tx, userId, given, now);
}

async function writeDown(
  tx: Tx,
  c: Ctx,
  { user, how, provider }: Extract<ResolvedIdentity, { user: User }> & { provider: ProviderKey },
  now: Date,
): Promise<void> {
  if (how === 'known') return;
  const event = how === 'created' ? 'signed_up' : 'identity_linked';
  await recordAudit(tx, { userId: user.id, event, details: { provider }, ...requestDetails(c) }, now);
}
