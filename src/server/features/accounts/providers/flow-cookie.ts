import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Env, publicOrigin } from '#server/core/env.ts';
import { randomSecret } from '#server/core/random-secret.ts';
import { PROVIDERS } from '#shared/contracts/sign-in-providers.ts';

/** Named like the session's cookie: `__Host-` needs https. */
function cookieOf(env: Env): { name: string; secure: boolean } {
  const secure = publicOrigin(env).startsWith('https:');
  return { name: secure ? '__Host-munshi-flow' : 'munshi-flow', secure };
}

export function readFlowCookie(c: Context, env: Env): string | undefined {
  const value = getCookie(c, cookieOf(env).name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * The secret that binds a flow to this browser, for as long as a flow may take. An existing secret is kept, because two
 * tabs may be at the provider at once. SameSite=Lax, so that the browser sends it when the provider redirects back.
 */
export function bindBrowser(c: Context, env: Env): string {
  const { name, secure } = cookieOf(env);
  const value = readFlowCookie(c, env) ?? randomSecret();
  const maxAge = PROVIDERS.flowMinutes * 60;
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return value;
}
