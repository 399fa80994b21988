import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Env, publicOrigin } from '#server/core/env.ts';
import { randomSecret } from '#server/core/random-secret.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { PROVIDERS } from '#shared/contracts/sign-in-providers.ts';

/**
 * A cookie with a secret that binds a link or a redirect to one browser. An existing secret is kept, because two tabs may
 * wait at once. SameSite=Lax, so that the browser sends it when another site leads back.
 */
function browserCookie(purpose: string, maxAge: number) {
  /** Named like the session's cookie: `__Host-` needs https. */
  const cookieOf = (env: Env) => {
    const secure = publicOrigin(env).startsWith('https:');
    return { name: `${secure ? '__Host-' : ''}munshi-${purpose}`, secure };
  };
  /** The secret of this browser; undefined for none, or one that we did not make. */
  const read = (c: Context, env: Env): string | undefined => {
    const value = getCookie(c, cookieOf(env).name);
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
  };
  const bind = (c: Context, env: Env): string => {
    const { name, secure } = cookieOf(env);
    const value = read(c, env) ?? randomSecret();
    setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
    return value;
  };
  return { read, bind };
}

/**
 * Binds the link of a sign-up to the browser that made the account: followed there it signs in, elsewhere it only confirms
 * the address. An account that somebody else made for an address therefore never opens in the browser of its owner.
 */
export const signUpCookie = browserCookie('signup', ACCOUNTS.confirmLinkHours * 3600);

/** Binds the flow of a sign-in provider to the browser that began it, for as long as a flow may take. */
export const flowCookie = browserCookie('flow', PROVIDERS.flowMinutes * 60);
