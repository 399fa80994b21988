import { type Env, ownOrigins, publicOrigin } from '#server/core/env.ts';
import type { LinkType } from '#shared/contracts/accounts.ts';
import { CONFIRMED_EMAIL } from '#shared/pages.ts';

/** Destination of a mail link when the request named none, or one that is not allowed. */
const LANDING: Record<LinkType, string> = {
  signup: '/login',
  recovery: '/home/profile',
  email_change: '/home/profile',
};

/** The requested URL if it is allowed: only our own origins and the configured ones. */
export function allowedRedirect(env: Env, asked: string | null | undefined): string | undefined {
  if (!asked || !URL.canParse(asked, publicOrigin(env))) return undefined;
  const url = new URL(asked, publicOrigin(env));
  const origins = [
    ...ownOrigins(env),
    ...env.ALLOWED_REDIRECTS.filter((text) => URL.canParse(text)).map((text) => new URL(text).origin),
  ];
  return origins.includes(url.origin) && url.username === '' && url.password === '' ? url.href : undefined;
}

export function landingUrl(env: Env, type: LinkType): string {
  return new URL(LANDING[type], publicOrigin(env)).href;
}

/** Adds query parameters to a URL. Never add a token; a PKCE code is allowed, because it needs its verifier. */
export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, text] of Object.entries(query)) url.searchParams.set(name, text);
  return url.href;
}

/**
 * Gives our own sign-in page the address that was just confirmed, in the fragment, which browsers keep out of requests,
 * logs and referrers.
 */
export function withConfirmedAddress(env: Env, target: string, email: string | undefined): string {
  const url = new URL(target);
  if (email === undefined || !ownOrigins(env).includes(url.origin) || url.pathname !== LANDING.signup)
    return target;
  url.hash = new URLSearchParams({ [CONFIRMED_EMAIL]: email }).toString();
  return url.href;
}

/**
 * The link of a mail. It uses the origin of the request when that is one of ours, so that the cookie it sets fits the
 * host name that the browser uses.
 */
export function verifyLink(env: Env, type: LinkType, token: string, redirectTo: string): string {
  const { origin } = new URL(redirectTo);
  const base = ownOrigins(env).includes(origin) ? origin : publicOrigin(env);
  return withQuery(`${base}/auth/v1/verify`, { token, type, redirect_to: redirectTo });
}
