import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import {
  type AuthSession,
  authSession,
  grantTypes,
  passwordGrant,
  pkceGrant,
  refreshGrant,
} from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, knownDevice, requestDetails } from '../context.ts';
import { routes } from '../contract.ts';
import { matchesPkceChallenge } from '../hashed-keys.ts';
import { redeemOneTimeToken } from '../links/links-store.ts';
import { presentSession } from '../present.ts';
import { findUserByEmail } from '../store.ts';
import type { User } from '../tables.ts';
import { recordFailedSignIn } from '../throttle/record-failed-sign-in.ts';
import type { AttemptResult } from '../throttle/sign-in-throttle.ts';
import { endSessions, rotateRefreshToken, type SessionStart } from './session-store.ts';
import { completeSignIn, signIn } from './sign-in.ts';

const token = routes.post('/token', {
  ...PUBLIC,
  summary: 'Sign in with a password, renew a session, or exchange the code of a mail link (PKCE)',
  request: {
    query: z.object({ grant_type: z.enum(grantTypes) }),
    body: jsonBody(z.union([passwordGrant, refreshGrant, pkceGrant])),
  },
  responses: {
    200: json(authSession, 'The session; our own web application also gets its cookie'),
    ...errors(400, 429),
  },
});

type Ctx = Context<AppEnv>;

/** Errors: 400 with the reason that clients of this family expect. */
const refused = (reason: string, sentence: Sentence) =>
  new ProblemError('invalid_request', sentence, { reason });

export function tokenRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  app.openapi(token, async (c) => {
    const body = c.req.valid('json');
    switch (c.req.valid('query').grant_type) {
      case 'password':
        return c.json(await withPassword(c, accounts, parse(passwordGrant, body)), 200);
      case 'refresh_token':
        return c.json(await withRefreshToken(c, accounts, parse(refreshGrant, body)), 200);
      case 'pkce':
        return c.json(await withCode(c, accounts, parse(pkceGrant, body)), 200);
    }
  });
}

/** A body of another grant type is a bad request. */
function parse<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw refused('validation_failed', sentenceOf(accountErrors.grantBodyInvalid));
  return parsed.data;
}

async function withPassword(
  c: Ctx,
  accounts: Accounts,
  { email, password }: z.infer<typeof passwordGrant>,
): Promise<AuthSession> {
  const { found: user, left } = await checkPassword(c, accounts, { email, password });
  if (!user) throw refused('invalid_credentials', wrongPassword(left));
  if (user.emailConfirmedAt === null)
    throw refused('email_not_confirmed', sentenceOf(accountErrors.emailNotConfirmed));
  const passwordHash = user.passwordHash ?? '';
  const session = await begin(c, accounts, { userId: user.id, method: 'password', passwordHash });
  if (!session) throw refused('invalid_credentials', sentenceOf(accountErrors.invalidCredentials));
  return session;
}

/** The same for an address without an account, which is counted too. `left`: number of further failures allowed. */
function wrongPassword(left: number): Sentence {
  if (left !== 1) return sentenceOf(accountErrors.invalidCredentials);
  return sentenceOf(accountErrors.invalidCredentialsLastTry, { minutes: ACCOUNTS.loginWindowMinutes });
}

/** The user with this password; none for a wrong one. A failure is written down, and counted before it is known. */
async function checkPassword(
  c: Ctx,
  accounts: Accounts,
  { email, password }: z.infer<typeof passwordGrant>,
): Promise<AttemptResult<User>> {
  const { services, queuedPasswords, throttle } = accounts;
  const address = c.get('clientAddress');
  const device = await knownDevice(c, accounts, email);
  const known = device !== undefined;
  return queuedPasswords({ known, group: known ? email : addressGroup(address) }, async (passwords) => {
    let failed: User | undefined;
    const attempted = await throttle.attempt({ account: email, address, device }, async () => {
      const user = await services.db.withAccounts((tx) => findUserByEmail(tx, email));
      if (await passwords.verify(user?.passwordHash ?? undefined, password)) return user;
      failed = user;
      return undefined;
    });
    const locked = attempted.left === 0;
    if (failed) recordFailedSignIn(c, accounts, { user: failed, method: 'password', locked });
    return attempted;
  });
}

async function withRefreshToken(
  c: Ctx,
  { services, tokens }: Accounts,
  { refresh_token }: z.infer<typeof refreshGrant>,
): Promise<AuthSession> {
  const now = services.now();
  const rotation = await services.db.withAccounts(async (tx) => {
    const rotated = await rotateRefreshToken(tx, refresh_token, now);
    if (rotated.outcome === 'reused') {
      const { userId, id } = rotated.session;
      await endSessions(tx, { userId, only: id }, 'a used refresh token came back', now);
      const reused = { userId, sessionId: id, event: 'refresh_token_reused' } as const;
      await recordAudit(tx, { ...reused, ...requestDetails(c) }, now);
    }
    return rotated;
  });
  if (rotation.outcome === 'unknown')
    throw refused('refresh_token_not_found', sentenceOf(accountErrors.refreshTokenUnknown));
  if (rotation.outcome === 'reused')
    throw refused('refresh_token_already_used', sentenceOf(accountErrors.refreshTokenUsed));
  return presentSession(tokens, rotation);
}

async function withCode(
  c: Ctx,
  accounts: Accounts,
  { auth_code, code_verifier }: z.infer<typeof pkceGrant>,
): Promise<AuthSession> {
  const { db, now } = accounts.services;
  const code = await db.withAccounts((tx) => redeemOneTimeToken(tx, auth_code, 'pkce', now()));
  if (!code?.codeChallenge)
    throw refused('flow_state_not_found', sentenceOf(accountErrors.signInCodeInvalid));
  if (!matchesPkceChallenge(code_verifier, code.codeChallenge))
    throw refused('bad_code_verifier', sentenceOf(accountErrors.codeVerifierMismatch));
  const session = await begin(c, accounts, { userId: code.userId, method: code.method ?? 'otp' });
  if (!session) throw refused('flow_state_not_found', sentenceOf(accountErrors.signInCodeInvalid));
  return session;
}

async function begin(
  c: Ctx,
  accounts: Accounts,
  start: Pick<SessionStart, 'userId' | 'method' | 'passwordHash'>,
): Promise<AuthSession | undefined> {
  const started = await accounts.services.db.withAccounts((tx) => signIn(tx, c, accounts, start));
  return started && completeSignIn(c, accounts, started);
}
