import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Env, publicOrigin } from '#server/core/env.ts';
import { randomSecret } from '#server/core/random-secret.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';

/** Named like the session's cookie: `__Host-` needs https. */
function cookieOf(env: Env): { name: string; secure: boolean } {
  const secure = publicOrigin(env).startsWith('https:');
  return { name: secure ? '__Host-munshi-signup' : 'munshi-signup', secure };
}

/** The secret of the browser in which an account was made; undefined for none, or one that we did not make. */
export function readSignUpCookie(c: Context, env: Env): string | undefined {
  const value = getCookie(c, cookieOf(env).name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * Binds the link of a sign-up to this browser: followed here it signs in, elsewhere it only confirms the address. An account
 * that somebody else made for an address therefore never opens in the browser of the address's owner.
 */
export function bindSignUp(c: Context, env: Env): string {
  const { name, secure } = cookieOf(env);
  const value = readSignUpCookie(c, env) ?? randomSecret();
  const maxAge = ACCOUNTS.confirmLinkHours * 3600;
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return value;
}
