import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Env, publicOrigin } from '#server/core/env.ts';

/**
 * The browser's session cookie. `__Host-` binds it to this origin, but browsers accept that prefix over https only; on
 * plain http (a local copy) it is called `munshi` and cannot be Secure.
 */
function cookieOf(env: Env): { name: string; secure: boolean } {
  const secure = publicOrigin(env).startsWith('https:');
  return { name: secure ? '__Host-munshi' : 'munshi', secure };
}

export function readSessionCookie(c: Context, env: Env): string | undefined {
  return getCookie(c, cookieOf(env).name);
}

/** The same from a raw request, for callers without a Hono context. */
export function sessionCookieOf(request: Request, env: Env): string | undefined {
  const { name } = cookieOf(env);
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** `value` is opaque; the database stores its hash. Scripts cannot read it; other sites' requests do not send it. */
export function setSessionCookie(c: Context, env: Env, value: string, expires: Date): void {
  const { name, secure } = cookieOf(env);
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, expires });
}

export function clearSessionCookie(c: Context, env: Env): void {
  const { name, secure } = cookieOf(env);
  setCookie(c, name, '', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 0 });
}

const deviceCookieOf = (env: Env) => {
  const { name, secure } = cookieOf(env);
  return { name: `${name}-device`, secure };
};

/** The secret by which a browser is known to have signed in before; undefined for none, or one that we did not make. */
export function readDeviceCookie(c: Context, env: Env): string | undefined {
  const device = getCookie(c, deviceCookieOf(env).name);
  return device !== undefined && /^[\w-]{43}$/.test(device) ? device : undefined;
}

/** It outlives sessions and sign-outs, and opens nothing. */
export function setDeviceCookie(c: Context, env: Env, device: string, days: number): void {
  const { name, secure } = deviceCookieOf(env);
  setCookie(c, name, device, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: days * 86_400 });
}
