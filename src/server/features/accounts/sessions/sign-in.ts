import type { Context } from 'hono';
import { randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { readDeviceCookie, readSessionCookie } from '#server/platform/http/session-cookie.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, isOwnOrigin, type NewSignIn, requestDetails, setSignInCookies } from '../context.ts';
import { sendNewSignInEmail } from '../emails/new-sign-in-email.ts';
import { presentSession } from '../present.ts';
import { rememberDevice } from '../throttle/known-devices-store.ts';
import { endSessionOfCookie, type SessionStart, startSession } from './session-store.ts';

type SignInStart = Pick<SessionStart, 'userId' | 'method' | 'passwordHash' | 'stepUpFrom'> & {
  /** Set by pages of ours that are reached without an `Origin`, such as by a redirect; else the request decides. */
  browser?: boolean;
};

/**
 * Starts the session of a sign-in, in the transaction that checked the proof. In our own web application the session that
 * the browser had until now ends, and the browser becomes a known device. Undefined when the user was deleted or the
 * password changed in the meantime.
 */
export async function signIn(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  { browser = isOwnOrigin(c, accounts), ...start }: SignInStart,
): Promise<NewSignIn | undefined> {
  const { env, now } = accounts.services;
  const details = requestDetails(c);
  // The user's row is locked before any session's, as in all code, so that two tabs cannot deadlock.
  const started = await startSession(tx, { ...start, ...details, browser }, now());
  const carried = started && browser ? readSessionCookie(c, env) : undefined;
  const ended = carried && (await endSessionOfCookie(tx, carried, now()));
  if (ended && !start.stepUpFrom) {
    const record = { userId: ended.userId, sessionId: ended.id, event: 'session_ended' } as const;
    await recordAudit(tx, { ...record, details: { reason: 'signed in again' }, ...details }, now());
  }
  if (!started || !browser) return started;
  const device = readDeviceCookie(c, env) ?? randomSecret();
  await rememberDevice(tx, started.user.id, device, now());
  return { ...started, device };
}

/** After the transaction: sets the cookies, mails about a sign-in from a new place, and returns the session for clients. */
export async function completeSignIn(
  c: Context<AppEnv>,
  accounts: Accounts,
  started: NewSignIn,
): Promise<AuthSession> {
  setSignInCookies(c, accounts, started);
  sendNewSignInEmail(accounts.services, started);
  return presentSession(accounts.tokens, started);
}
