import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ownOrigins } from '#server/core/env.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import { pkceChallenge } from '#shared/contracts/accounts.ts';
import { proofBody } from '#shared/contracts/factors.ts';
import { connectAnswer } from '#shared/contracts/google.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { redirectQuery, security, tags } from '../contract.ts';
import { googleUnlinked } from '../emails/security-emails.ts';
import { allowEmptyBody } from '../factors/allow-empty-body.ts';
import { allowedRedirect, landingUrl } from '../links/redirects.ts';
import { type Proof, requireRecent } from '../sessions/reauthentication.ts';
import { callbackUrl, countFlowStart } from './authorize-routes.ts';
import { disconnectGoogle, isConnected } from './connections-store.ts';
import { bindBrowser } from './flow-cookie.ts';
import { addFlow } from './flows-store.ts';
import { loggableFailure, providerFailure } from './google-failure.ts';
import type { GoogleProvider } from './google-provider.ts';

const query = redirectQuery.extend({
  provider: z.string().default('').meta({ description: 'google' }),
  ...pkceChallenge,
});
const answers = {
  200: json(connectAnswer, 'Where the browser goes to choose the Google account'),
  ...errors(400, 401, 403, 422, 429),
};
const about = {
  path: '/user/identities/authorize',
  tags,
  security,
  summary: 'Begin to connect a Google account, as a further way to sign in',
} as const;

const begin = createRoute({
  ...about,
  method: 'get',
  description: 'In a session under 10 minutes old.',
  request: { query },
  responses: answers,
});

const beginWithProof = createRoute({
  ...about,
  method: 'post',
  description: 'In a session under 10 minutes old, or with `current_password` or `nonce`.',
  request: { query, body: jsonBody(proofBody) },
  responses: answers,
});

const remove = createRoute({
  method: 'delete',
  path: '/user/identities/{id}',
  tags,
  security,
  summary: 'Disconnect a Google account',
  description:
    'In a session under 10 minutes old, or with `current_password` or `nonce`; never the last way to sign in. Sessions that Google had opened elsewhere end.',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: false, content: { 'application/json': { schema: proofBody } } },
  },
  responses: { 200: json(z.object({}), 'Disconnected'), ...errors(400, 401, 403, 422, 429) },
});

const refused = (reason: string, sentence: Sentence) =>
  new ProblemError('unprocessable', sentence, { reason });

type Asked = z.infer<typeof query>;

export function connectionRoutes(
  app: OpenAPIHono<AppEnv>,
  accounts: Accounts,
  google: GoogleProvider | undefined,
): void {
  const { services, signedIn } = accounts;
  const { db, now } = services;
  app.use('/user/identities/*', signedIn, allowEmptyBody);

  app.openapi(begin, async (c) => {
    const url = await beginConnecting(c, accounts, google, c.req.valid('query'), {});
    return c.json({ provider: 'google' as const, url }, 200);
  });
  app.openapi(beginWithProof, async (c) => {
    const url = await beginConnecting(c, accounts, google, c.req.valid('query'), c.req.valid('json') ?? {});
    return c.json({ provider: 'google' as const, url }, 200);
  });

  app.openapi(remove, async (c) => {
    const { userId, sessionId } = c.get('session');
    await requireRecent(accounts, c, c.req.valid('json') ?? {});
    const gone = await db.withAccounts(async (tx) => {
      const done = await disconnectGoogle(tx, { userId, sessionId }, c.req.valid('param').id, now());
      if ('refused' in done) return done;
      const event = { event: 'identity_unlinked', details: { provider: 'google' } } as const;
      await recordAudit(tx, { userId, sessionId, ...event, ...requestDetails(c) }, now());
      return done;
    });
    if ('refused' in gone) {
      throw gone.refused === 'onlyWay'
        ? refused('single_identity_not_deletable', sentenceOf(accountErrors.googleOnlyWay))
        : refused('identity_not_found', sentenceOf(accountErrors.googleNotConnected));
    }
    googleUnlinked(services, gone.user);
    return c.json({}, 200);
  });
}

async function beginConnecting(
  c: Context<AppEnv>,
  accounts: Accounts,
  google: GoogleProvider | undefined,
  { provider, redirect_to, code_challenge }: Asked,
  proof: Proof,
): Promise<string> {
  const { db, env, log, now } = accounts.services;
  if (provider !== 'google') throw refused('validation_failed', sentenceOf(accountErrors.providerNotOffered));
  if (!google) throw refused('provider_disabled', sentenceOf(accountErrors.googleNotSetUp));
  const redirectTo = allowedRedirect(env, redirect_to) ?? landingUrl(env, 'email_change');
  if (!code_challenge && !ownOrigins(env).includes(new URL(redirectTo).origin))
    throw refused('validation_failed', sentenceOf(accountErrors.pkceRequired));
  const { userId, sessionId } = c.get('session');
  if (await db.withAccounts((tx) => isConnected(tx, userId)))
    throw refused('identity_already_exists', sentenceOf(accountErrors.googleAlreadyConnected));
  await requireRecent(accounts, c, proof);
  const minutes = await countFlowStart(c, accounts.services);
  if (minutes > 0)
    throw new ProblemError('too_many_requests', sentenceOf(accountErrors.tooManyGoogleSignIns, { minutes }), {
      reason: 'over_request_rate_limit',
    });
  const connects = { userId, sessionId };
  const flowStart = {
    browser: bindBrowser(c, env),
    redirectTo,
    codeChallenge: code_challenge ?? null,
    connects,
  };
  try {
    const flow = await db.withAccounts((tx) => addFlow(tx, flowStart, now()));
    return await google.signInUrl(callbackUrl(c, env), flow);
  } catch (error) {
    log.warn(loggableFailure(error), 'connecting a Google account could not begin');
    const { error_code, sentence } = providerFailure(error);
    throw refused(error_code, sentence);
  }
}
