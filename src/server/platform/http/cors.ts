import type { Context, MiddlewareHandler } from 'hono';
import { ProblemError } from '#shared/errors.ts';

/**
 * Paths that browsers may call from another origin. Pages, the outbox and endpoints of our commands are not among them.
 */
const API =
  /^\/(?:(?:auth|rest|storage|functions)\/v1\/|library\/|(?:(?:keyword|semantic|hybrid|similar)_search|presign|openapi\.json)$)/u;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Request headers of the public client and of resumable uploads. */
const REQUEST_HEADERS = [
  ...['accept', 'accept-language', 'accept-profile', 'apikey', 'authorization', 'cache-control'],
  ...[
    'content-profile',
    'content-type',
    'if-none-match',
    'last-event-id',
    'prefer',
    'range',
    'x-client-info',
  ],
  ...['x-retry-count', 'x-supabase-api-version', 'x-upsert'],
  ...['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset', 'x-http-method-override'],
].join(', ');

/** Headers of an answer that scripts may read. */
const ANSWER_HEADERS = [
  ...['accept-ranges', 'content-disposition', 'content-length', 'content-range', 'etag', 'location'],
  ...['retry-after', 'x-request-id', 'tus-resumable', 'tus-version', 'tus-extension', 'tus-max-size'],
  ...['upload-length', 'upload-metadata', 'upload-offset'],
].join(', ');

/** Seconds for which a browser asks no preflight again. */
const MAX_AGE = '600';

const isPreflight = (c: Context) =>
  c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;

/**
 * Lets scripts of the listed origins call the API and read its answers; other origins get no such header. An origin is compared
 * as a whole, and the listed one is sent back. A state change by cookie needs our own origin all the same (`access.ts`): scripts
 * of others send a token. Errors: `foreign_origin` for the preflight of an origin that is neither ours nor listed.
 */
export function allowOrigins(listed: readonly string[], own: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (!API.test(c.req.path)) return next();
    const origin = c.req.header('origin') ?? '';
    const allowed = listed.find((one) => one === origin);
    if (isPreflight(c) && allowed !== undefined) {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': METHODS,
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': MAX_AGE,
        },
      });
    } else if (isPreflight(c) && !own.includes(origin)) throw new ProblemError('foreign_origin');
    else await next();
    const { headers } = c.res;
    if (listed.length > 0) headers.append('vary', 'Origin');
    if (allowed === undefined) return;
    headers.set('access-control-allow-origin', allowed);
    headers.set('access-control-allow-credentials', 'true');
    headers.set('access-control-expose-headers', ANSWER_HEADERS);
  };
}
