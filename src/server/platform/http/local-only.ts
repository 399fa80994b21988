import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Env, publicOrigin } from '#server/core/env.ts';
import { isLoopback } from '#server/core/loopback.ts';
import type { Secrets } from '#server/core/secrets.ts';
import { ProblemError } from '#shared/errors.ts';

/** Headers that a proxy adds. A local copy is reached without a proxy. */
const PROXY_HEADERS = [
  'via',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
];
const COOKIE = 'munshi-local';
const COOKIE_DAYS = 90;

const unbracketed = (host: string) => host.replace(/^\[|\]$/g, '');

/** True for a local copy: our own PostgreSQL, no mail server, and reachable over loopback only. */
export function isLocalCopy(env: Env): boolean {
  return (
    env.DATABASE_URL === undefined &&
    env.SMTP_URL === undefined &&
    isLoopback(env.HOST) &&
    isLoopback(unbracketed(new URL(publicOrigin(env)).hostname))
  );
}

/**
 * The local secret. It stays the same across restarts, so that a browser needs it only once.
 * A proxy that adds no header makes a foreign request look local; only the secret distinguishes them.
 */
export function localKey({ hmacKey }: Pick<Secrets, 'hmacKey'>): string {
  return createHmac('sha256', hmacKey).update('local access').digest('base64url');
}

/** The address to open in the browser: on a local copy the one that brings the secret, else the public one. */
export function startUrl(env: Env, secrets: Pick<Secrets, 'hmacKey'>): string {
  const origin = publicOrigin(env);
  return isLocalCopy(env) ? `${origin}/local/open?key=${localKey(secrets)}` : origin;
}

/**
 * True for a direct request to a local copy under a loopback name. A page that rebinds its own name to loopback (DNS
 * rebinding) still sends that name as `Host`.
 */
export function isLocalRequest(c: Context, env: Env): boolean {
  return isLocalCopy(env) && isDirect(c);
}

/** True for a request that no proxy passed on, and that names a loopback host. */
export function isDirect(c: Context): boolean {
  return isLoopback(hostOf(c)) && !PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
}

/** The name of the host that a request is for; empty for an odd one. */
function hostOf(c: Context): string {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return URL.canParse(`http://${host}`) ? unbracketed(new URL(`http://${host}`).hostname) : '';
}

/** Allows only local requests; for all others the route does not exist. */
export function localOnly(env: Env): MiddlewareHandler {
  return async (c, next) => {
    if (!isLocalRequest(c, env)) throw new ProblemError('not_found');
    await next();
  };
}

const isKey = (given: string, secrets: Pick<Secrets, 'hmacKey'>) => {
  const [ours, theirs] = [Buffer.from(localKey(secrets)), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};

/** True when the browser has the local secret, from the URL that the server printed. */
export function hasLocalKey(c: Context, secrets: Pick<Secrets, 'hmacKey'>): boolean {
  return isKey(getCookie(c, COOKIE) ?? '', secrets);
}

/** Refuses a browser without the local secret; use it after `localOnly`. */
export function requireLocalKey(secrets: Pick<Secrets, 'hmacKey'>): MiddlewareHandler {
  return async (c, next) => {
    if (!hasLocalKey(c, secrets)) throw new ProblemError('not_found');
    await next();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Allows only our own commands on this computer: the token of this run is known to those who may read the data folder. */
export function requireRunToken(token: string): MiddlewareHandler {
  return async (c, next) => {
    const given = (c.req.header('authorization') ?? '').replace(/^Bearer /u, '');
    if (!timingSafeEqual(digest(given), digest(token))) throw new ProblemError('unauthenticated');
    await next();
  };
}

/** Stores the secret in the browser. Errors: `not_found` for a wrong one. */
export function storeLocalKey(c: Context, secrets: Pick<Secrets, 'hmacKey'>, given: string): void {
  if (!isKey(given, secrets)) throw new ProblemError('not_found');
  setCookie(c, COOKIE, given, {
    path: '/local',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: COOKIE_DAYS * 86_400,
  });
}
