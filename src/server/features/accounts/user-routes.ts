import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import { clearSessionCookie, readDeviceCookie } from '#server/platform/http/session-cookie.ts';
import { type AuthUser, authUser, logoutScopes } from '#shared/contracts/accounts.ts';
import { changeUserBody } from '#shared/contracts/phones.ts';
import { ProblemError } from '#shared/errors.ts';
import { readShownAccount } from './account-store.ts';
import { recordAudit } from './audit-store.ts';
import { changePassword, hashNewPassword, requestEmailChange } from './change-credentials.ts';
import { type Accounts, requestDetails } from './context.ts';
import { redirectQuery, routes, security } from './contract.ts';
import { passwordChanged } from './emails/security-emails.ts';
import { allowedRedirect, landingUrl } from './links/redirects.ts';
import { requireStrongPassword } from './passwords/require-strong-password.ts';
import { requestPhoneChange } from './phones/phone-change.ts';
import { presentUser } from './present.ts';
import { requireRecent } from './sessions/reauthentication.ts';
import { endSessions } from './sessions/session-store.ts';
import { findUser, mergeMetadata } from './store.ts';
import type { User } from './tables.ts';

const readUser = routes.get('/user', {
  security,
  summary: 'The signed-in user',
  responses: { 200: json(authUser, 'The user'), ...errors(401) },
});

const updateUser = routes.put('/user', {
  security,
  summary: 'Change password, email, phone or metadata',
  description:
    'Password, email and phone change only in a session under 10 minutes old or with `current_password`, or with the code of `GET /reauthenticate` as `nonce`; a session that a recovery link opened may set one new password for an hour. A new password ends the other sessions; a new email counts once its link was opened, a new phone once its code was verified as `phone_change`.',
  request: { query: redirectQuery, body: jsonBody(changeUserBody) },
  responses: { 200: json(authUser, 'The user'), ...errors(400, 401, 403, 422, 429) },
});

const logout = routes.post('/logout', {
  security,
  summary: 'End all sessions, this one, or the others',
  description: 'While a second factor is still to be confirmed, only sessions that have confirmed none end.',
  request: { query: z.object({ scope: z.enum(logoutScopes).default('global') }) },
  responses: { 204: { description: 'Ended' }, ...errors(401, 403) },
});

export function userRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { db, env, now } = accounts.services;
  app.on('GET', '/user', accounts.aal1Session);
  app.on('PUT', '/user', accounts.signedIn);
  app.use('/logout', accounts.aal1Session);

  app.openapi(readUser, async (c) => {
    const account = await db.withAccounts(async (tx) =>
      readShownAccount(tx, await known(tx, c.get('session')), now()),
    );
    return c.json(presentUser(account), 200);
  });

  app.openapi(updateUser, async (c) => {
    const redirectTo =
      allowedRedirect(env, c.req.valid('query').redirect_to) ?? landingUrl(env, 'email_change');
    return c.json(await changeUser(accounts, c, c.req.valid('json'), redirectTo), 200);
  });

  app.openapi(logout, async (c) => {
    const { userId, sessionId, needsSecondFactor } = c.get('session');
    const { scope } = c.req.valid('query');
    const which = { global: {}, local: { only: sessionId }, others: { except: sessionId } }[scope];
    // Somebody who knows only the password must not sign the owner out.
    const level = needsSecondFactor ? ('aal1' as const) : undefined;
    const signedOut = { userId, sessionId, event: 'signed_out', details: { scope } } as const;
    await db.withAccounts(async (tx) => {
      await endSessions(tx, { userId, ...which, ...(level && { level }) }, `signed out (${scope})`, now());
      await recordAudit(tx, { ...signedOut, ...requestDetails(c) }, now());
    });
    if (scope !== 'others') clearSessionCookie(c, env);
    return c.body(null, 204);
  });
}

/** Changes what is new in a request; a new email and a new phone count once they are confirmed. */
async function changeUser(
  accounts: Accounts,
  c: Context<AppEnv>,
  { password, email, phone, data, ...proof }: z.infer<typeof changeUserBody>,
  redirectTo: string,
): Promise<AuthUser> {
  const { db, env, now } = accounts.services;
  const session = c.get('session');
  const user = await db.withAccounts((tx) => known(tx, session));
  const newEmail = email === user.email ? undefined : email;
  const newPhone = phone === user.phone ? undefined : phone;
  const isSensitive = [password, newEmail, newPhone].some((given) => given !== undefined);
  // A rejected password must not use up the code that was sent for the change.
  if (password !== undefined) requireStrongPassword(password);
  const allowedByResetLink = newEmail === undefined && newPhone === undefined;
  if (isSensitive) await requireRecent(accounts, c, proof, { allowedByResetLink });
  const passwordHash = password === undefined ? undefined : await hashNewPassword(accounts, user, password);
  const codeChallenge = proof.code_challenge;
  if (newEmail !== undefined)
    await requestEmailChange(accounts, c, user, { email: newEmail, redirectTo, codeChallenge });
  if (newPhone !== undefined) await requestPhoneChange(accounts, c, user, newPhone);
  const device = readDeviceCookie(c, env);
  const account = await db.withAccounts(async (tx) => {
    if (data) await mergeMetadata(tx, user.id, data, now());
    if (passwordHash !== undefined)
      await changePassword(tx, c, user, { passwordHash, newEmail, device }, now());
    return readShownAccount(tx, await known(tx, session), now());
  });
  if (passwordHash !== undefined) passwordChanged(accounts.services, user);
  const shown: AuthUser = { ...presentUser(account), new_phone: newPhone };
  if (newEmail !== undefined) shown.new_email = newEmail;
  return shown;
}

async function known(tx: Tx, session: Session): Promise<User> {
  const user = await findUser(tx, session.userId);
  if (!user) throw new ProblemError('unauthenticated');
  return user;
}
