import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';

/**
 * For calls whose body is optional: clients of this family send the JSON type with no body at all (so with a DELETE),
 * which would be read as broken JSON.
 */
export const emptyBodyIsNone: MiddlewareHandler<AppEnv> = async (c, next) => {
  if ((await c.req.text()) === '') {
    const { url, method, signal } = c.req.raw;
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(url, { method, headers, signal });
  }
  await next();
};
