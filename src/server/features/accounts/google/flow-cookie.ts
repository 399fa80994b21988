import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Env, publicOrigin } from '#server/core/env.ts';
import { randomSecret } from '#server/core/random-secret.ts';
import { GOOGLE } from '#shared/contracts/google.ts';

/** Named as the session's cookie is: `__Host-` needs https. */
function cookieOf(env: Env): { name: string; secure: boolean } {
  const secure = publicOrigin(env).startsWith('https:');
  return { name: secure ? '__Host-munshi-flow' : 'munshi-flow', secure };
}

export function readFlowCookie(c: Context, env: Env): string | undefined {
  const value = getCookie(c, cookieOf(env).name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * The secret that binds a sign-in to this browser, for as long as the sign-in may take. One that the browser still has
 * is kept, because two tabs may be away at the provider at once. Lax: it must come along when the provider sends the
 * browser back.
 */
export function bindBrowser(c: Context, env: Env): string {
  const { name, secure } = cookieOf(env);
  const value = readFlowCookie(c, env) ?? randomSecret();
  const maxAge = GOOGLE.flowMinutes * 60;
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return value;
}
