import type { Context, MiddlewareHandler } from 'hono';
import { ownOrigins } from '#server/core/env.ts';
import { type AppEnv, requireSession } from '#server/platform/http/access.ts';
import { readDeviceCookie, setDeviceCookie, setSessionCookie } from '#server/platform/http/session-cookie.ts';
import type { Services } from '#server/platform/services.ts';
import { createPasswordThreads } from './passwords/password-threads.ts';
import { createQueuedPasswords, type Passwords, type QueuedPasswords } from './passwords/passwords.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import { accessTokensOf, explainingSessions } from './sessions/authenticate.ts';
import type { StartedSession } from './sessions/session-store.ts';
import { DEVICE_DAYS, isKnownDevice } from './throttle/known-devices-store.ts';
import { createSignInThrottle, type SignInThrottle } from './throttle/sign-in-throttle.ts';

/** Parts that all routes of accounts share. */
export interface Accounts {
  services: Services;
  /** Hashing waits in a queue: known devices and signed-in users first, then groups of unknown devices in turn. */
  queuedPasswords: QueuedPasswords;
  tokens: AccessTokens;
  throttle: SignInThrottle;
  /** A live session, with the second factor confirmed where the user has one. */
  signedIn: MiddlewareHandler<AppEnv>;
  /** A live session of any level: to read the own user, confirm a factor, and sign out. */
  aal1Session: MiddlewareHandler<AppEnv>;
}

/** Tests pass `passwords` to count hashes or to make them cheap. */
export function openAccounts(services: Services, passwords: Passwords = createPasswordThreads()): Accounts {
  const tokens = accessTokensOf(services);
  const sessions = explainingSessions(services.sessions, tokens);
  return {
    services,
    queuedPasswords: createQueuedPasswords(passwords),
    tokens,
    throttle: createSignInThrottle(services),
    signedIn: requireSession(sessions, ownOrigins(services.env)),
    aal1Session: requireSession(sessions, ownOrigins(services.env), { firstFactorSuffices: true }),
  };
}

export interface RequestDetails {
  userAgent: string | undefined;
  address: string;
}

/** The origin of a request, as stored in a new session and in the log. */
export function requestDetails(c: Context<AppEnv>): RequestDetails {
  return { userAgent: c.req.header('user-agent'), address: c.get('clientAddress') };
}

/** True for a request of our own web application: only that gets a cookie. */
export function isOwnOrigin(c: Context<AppEnv>, { services }: Accounts): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && ownOrigins(services.env).includes(origin);
}

export function setSignInCookies(c: Context<AppEnv>, { services }: Accounts, started: NewSignIn): void {
  if (started.cookie) setSessionCookie(c, services.env, started.cookie, started.session.expiresAt);
  if (started.device) setDeviceCookie(c, services.env, started.device, DEVICE_DAYS);
}

/** A session that started in a browser also has the device secret, by which we recognise this browser later. */
export interface NewSignIn extends StartedSession {
  device?: string | undefined;
}

/** The device of the request when it has signed in before to the account with this email address or phone number. */
export async function knownDevice(
  c: Context<AppEnv>,
  { services }: Accounts,
  account: string,
): Promise<string | undefined> {
  const device = readDeviceCookie(c, services.env);
  if (device === undefined) return undefined;
  const known = await services.db.withAccounts((tx) => isKnownDevice(tx, account, device));
  return known ? device : undefined;
}
