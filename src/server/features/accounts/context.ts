import type { Context, MiddlewareHandler } from 'hono';
import { ownOrigins } from '#server/core/env.ts';
import { type AppEnv, requireSession } from '#server/platform/http/access.ts';
import { setSessionCookie } from '#server/platform/http/session-cookie.ts';
import type { Services } from '#server/platform/services.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { accessTokensOf, explainingSessions } from './sessions/sessions.ts';
import type { AccessTokens } from './sessions/tokens.ts';
import type { StartedSession } from './store.ts';
import { createSignInThrottle, type SignInThrottle } from './throttle/sign-in-throttle.ts';

/** What the routes of accounts share. */
export interface Accounts {
  services: Services;
  passwords: Passwords;
  tokens: AccessTokens;
  throttle: SignInThrottle;
  /** A live session, with the second factor confirmed where the user has one. */
  signedIn: MiddlewareHandler<AppEnv>;
  /** A live session of any level: for reading oneself, confirming a factor, and signing out. */
  halfSignedIn: MiddlewareHandler<AppEnv>;
}

export function openAccounts(services: Services, passwords: Passwords = createPasswords()): Accounts {
  const tokens = accessTokensOf(services);
  const sessions = explainingSessions(services.sessions, tokens);
  return {
    services,
    passwords,
    tokens,
    throttle: createSignInThrottle(services),
    signedIn: requireSession(sessions, ownOrigins(services.env)),
    halfSignedIn: requireSession(sessions, ownOrigins(services.env), { firstFactorSuffices: true }),
  };
}

export interface RequestDetails {
  userAgent: string | undefined;
  address: string;
}

/** From where a request came: what a new session and the log remember of it. */
export function requestDetails(c: Context<AppEnv>): RequestDetails {
  return { userAgent: c.req.header('user-agent'), address: c.get('clientAddress') };
}

/** True for a request of our own web application: only that gets a cookie. */
export function isOwnOrigin(c: Context<AppEnv>, { services }: Accounts): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && ownOrigins(services.env).includes(origin);
}

export function giveCookie(c: Context<AppEnv>, { services }: Accounts, started: StartedSession): void {
  if (started.cookie) setSessionCookie(c, services.env, started.cookie, started.session.expiresAt);
}
