import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { inRequestLanguage } from '#server/core/language.ts';
import { LANGUAGE_CHOICE } from '#shared/messages/languages.ts';
import { countRequest } from '../monitoring/counters.ts';
import { traced } from '../monitoring/traces.ts';
import type { AppEnv } from './access.ts';

/** The peer's address; in-process calls (tests) have none. */
function peerAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'local';
  } catch {
    return 'local';
  }
}

/**
 * The address of the client: the peer's own, or, when the peer is a configured proxy, the last address in
 * `X-Forwarded-For` that is not itself such a proxy. The header of any other peer is ignored.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const plain = peer.replace(/^::ffff:/u, '');
  if (!trusted.includes(plain) || !forwardedFor) return plain;
  const chain = forwardedFor.split(',').map((part) => part.trim());
  return chain.reverse().find((address) => address !== '' && !trusted.includes(address)) ?? plain;
}

/**
 * Gives each request an id and a language, finds the client's address, logs method, route, status and time: never a query
 * or body, and the pattern of the route instead of the path, because some paths are secrets.
 */
export function requestContext(log: Logger, trustedProxies: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('clientAddress', clientAddress(peerAddress(c), c.req.header('x-forwarded-for'), trustedProxies));
    c.header('x-request-id', requestId);
    const start = performance.now();
    const chosen = [c.req.query(LANGUAGE_CHOICE), getCookie(c, LANGUAGE_CHOICE)];
    const given = chosen.filter((tag) => tag !== undefined);
    await traced(c.req.method, async () => {
      await inRequestLanguage(c.req.header('accept-language'), next, given);
      return { route: routePath(c), status: c.res.status, requestId };
    });
    countRequest(c.req.method, routePath(c), c.res.status, (performance.now() - start) / 1000);
    log.debug(
      {
        requestId,
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}
