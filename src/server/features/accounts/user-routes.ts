import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv, Session } from '#server/platform/access.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { clearSessionCookie } from '#server/platform/http/session-cookie.ts';
import {
  ACCOUNT_SENTENCES,
  ACCOUNTS,
  type AuthUser,
  authUser,
  logoutScopes,
  updateUserBody,
} from '#shared/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { type Account, accountOf } from './account-store.ts';
import type { Accounts } from './context.ts';
import { errors, json, jsonBody, redirectQuery, security, tags } from './contract.ts';
import { accountExists, confirmNewAddress } from './letters/link-letters.ts';
import { issueOneTimeToken, voidOneTimeTokens } from './links/links-store.ts';
import { allowedRedirect, landing, verifyLink } from './links/redirects.ts';
import { requireStrongPassword } from './passwords/password-rules.ts';
import { presentUser } from './present.ts';
import { requireRecent } from './recent.ts';
import { endSessions, findUser, findUserByEmail, mergeMetadata, setPassword } from './store.ts';
import type { User } from './tables.ts';
import { countRequest } from './throttle/sign-in-throttle.ts';
import { LIMITS } from './throttle/throttle.ts';

const HOUR = 3_600_000;

const readUser = createRoute({
  method: 'get',
  path: '/user',
  tags,
  security,
  summary: 'The signed-in user',
  responses: { 200: json(authUser, 'The user'), ...errors(401) },
});

const updateUser = createRoute({
  method: 'put',
  path: '/user',
  tags,
  security,
  summary: 'Change password, e-mail or metadata',
  description:
    'Password and e-mail change only in a session under 10 minutes old or with `current_password`. A new password ends the other sessions; a new e-mail counts once its link was opened.',
  request: { query: redirectQuery, body: jsonBody(updateUserBody) },
  responses: { 200: json(authUser, 'The user'), ...errors(400, 401, 403, 422, 429) },
});

const logout = createRoute({
  method: 'post',
  path: '/logout',
  tags,
  security,
  summary: 'End all sessions, this one, or the others',
  request: { query: z.object({ scope: z.enum(logoutScopes).default('global') }) },
  responses: { 204: { description: 'Ended' }, ...errors(401, 403) },
});

interface Change {
  session: Session;
  user: User;
  body: z.infer<typeof updateUserBody>;
  redirectTo: string;
}

export function userRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { db, env, now } = accounts.services;
  app.on('GET', '/user', accounts.halfSignedIn);
  app.on('PUT', '/user', accounts.signedIn);
  app.use('/logout', accounts.halfSignedIn);

  app.openapi(readUser, async (c) => {
    const account = await db.withAccounts(async (tx) => accountOf(tx, await known(tx, c.get('session'))));
    return c.json(presentUser(account), 200);
  });

  app.openapi(updateUser, async (c) => {
    const session = c.get('session');
    const body = c.req.valid('json');
    const user = await db.withAccounts((tx) => known(tx, session));
    const redirectTo = allowedRedirect(env, c.req.valid('query').redirect_to) ?? landing(env, 'email_change');
    const change: Change = { session, user, body, redirectTo };
    const newEmail = body.email === user.email ? undefined : body.email;
    if (body.password !== undefined || newEmail !== undefined) await requireRecent(accounts, c, body);
    const passwordHash =
      body.password === undefined ? undefined : await newHash(accounts, user, body.password);
    if (newEmail !== undefined) await askNewAddress(accounts, change, newEmail);
    const changed = await db.withAccounts((tx) => write(tx, change, passwordHash, now()));
    const shown: AuthUser = presentUser(changed);
    return c.json(newEmail === undefined ? shown : { ...shown, new_email: newEmail }, 200);
  });

  app.openapi(logout, async (c) => {
    const { userId, sessionId } = c.get('session');
    const { scope } = c.req.valid('query');
    const which = { global: {}, local: { only: sessionId }, others: { except: sessionId } }[scope];
    await db.withAccounts((tx) => endSessions(tx, { userId, ...which }, `signed out (${scope})`, now()));
    if (scope !== 'others') clearSessionCookie(c, env);
    return c.body(null, 204);
  });
}

async function known(tx: Tx, session: Session): Promise<User> {
  const user = await findUser(tx, session.userId);
  if (!user) throw new ProblemError('unauthenticated');
  return user;
}

async function newHash({ passwords }: Accounts, user: User, password: string): Promise<string> {
  requireStrongPassword(password);
  if (await passwords.verify(user.passwordHash ?? undefined, password))
    throw new ProblemError('unprocessable', ACCOUNT_SENTENCES.samePassword, { reason: 'same_password' });
  return passwords.hash(password);
}

/** Sends the link to the new address. Who has that address already is told there, never in the answer. */
async function askNewAddress(
  { services }: Accounts,
  { user, body, redirectTo }: Change,
  email: string,
): Promise<void> {
  const { db, env, mailer, now } = services;
  const minutes = await countRequest(services, 'e-mail change', user.id, LIMITS.mailToAccount);
  if (minutes > 0) {
    const sentence = ACCOUNT_SENTENCES.tooManyMails(minutes);
    throw new ProblemError('too_many_requests', sentence, { reason: 'over_email_send_rate_limit' });
  }
  const codeChallenge = body.code_challenge;
  const token = { userId: user.id, purpose: 'email_change' as const, email, redirectTo, codeChallenge };
  mailer.post(async () => {
    const secret = await db.withAccounts(async (tx) => {
      if (await findUserByEmail(tx, email)) return undefined;
      return issueOneTimeToken(tx, token, ACCOUNTS.confirmLinkHours * HOUR, now());
    });
    if (secret === undefined) return accountExists(email, undefined, new URL('/login', redirectTo).href);
    return confirmNewAddress(
      email,
      user.userMetadata.full_name,
      verifyLink(env, 'email_change', secret, redirectTo),
    );
  });
}

async function write(
  tx: Tx,
  { session, user, body }: Change,
  passwordHash: string | undefined,
  now: Date,
): Promise<Account> {
  if (body.data) await mergeMetadata(tx, user.id, body.data, now);
  if (passwordHash !== undefined) {
    await setPassword(tx, user.id, passwordHash, now);
    await endSessions(tx, { userId: user.id, except: session.sessionId }, 'the password was changed', now);
    await voidOneTimeTokens(tx, user.id, ['recovery', 'pkce'], now);
  }
  return accountOf(tx, await known(tx, session));
}
