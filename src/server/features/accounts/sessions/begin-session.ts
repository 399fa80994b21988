import type { Context } from 'hono';
import { randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { readDeviceCookie, readSessionCookie } from '#server/platform/http/session-cookie.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type Accounts, type BegunSession, giveCookies, isOwnOrigin, requestDetails } from '../context.ts';
import { announceSignIn } from '../emails/new-sign-in.ts';
import { presentSession } from '../present.ts';
import { endSessionOfCookie, type SessionStart, startSession } from '../store.ts';
import { rememberDevice } from '../throttle/known-devices-store.ts';

type Beginning = Pick<SessionStart, 'userId' | 'method' | 'passwordHash' | 'stepUpFrom'> & {
  /** Set by pages of ours that are reached without an `Origin`, such as by a redirect; else the request decides. */
  browser?: boolean;
};

/**
 * Starts the session of a sign-in inside the transaction that proved who it is; in our own web application the session
 * its browser carried until now ends with it, and the browser is known from then on. Undefined when the user is gone or the password changed meanwhile.
 */
export async function beginSession(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  { browser = isOwnOrigin(c, accounts), ...start }: Beginning,
): Promise<BegunSession | undefined> {
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

/** After the transaction: the cookies, the letter about a sign-in from somewhere new, and the session as clients read it. */
export async function completeSignIn(
  c: Context<AppEnv>,
  accounts: Accounts,
  started: BegunSession,
): Promise<AuthSession> {
  giveCookies(c, accounts, started);
  announceSignIn(accounts.services, started);
  return presentSession(accounts.tokens, started);
}
