import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';

/**
 * For routes with an optional body: clients of this family send the JSON content type without a body (for example with
 * DELETE), which would fail as invalid JSON.
 */
export const allowEmptyBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if ((await c.req.text()) === '') {
    const { url, method, signal } = c.req.raw;
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(url, { method, headers, signal });
  }
  await next();
};
