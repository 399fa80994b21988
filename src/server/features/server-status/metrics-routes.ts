import { createHash, timingSafeEqual } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { isLoopback } from '#server/core/loopback.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { newApi } from '#server/platform/http/api.ts';
import { isDirect } from '#server/platform/http/local-only.ts';
import { errors, PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import { registry } from '#server/platform/monitoring/counters.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { measurerOf } from './metrics.ts';

const metrics = routesOf('Health').get('/metrics', {
  ...PUBLIC,
  summary: 'Metrics for Prometheus: with METRICS_TOKEN as a bearer token, or over loopback where none is set',
  responses: {
    200: { description: 'Metrics', content: { 'text/plain': { schema: z.string() } } },
    ...errors(404),
  },
});

const digest = (text: string) => createHash('sha256').update(text).digest();

/** For everybody else the route does not exist. */
function requireScraper(c: Context<AppEnv>, token: string | undefined): void {
  const given = /^Bearer (.+)$/u.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const address = c.get('clientAddress');
  const allowed =
    token === undefined
      ? isDirect(c) && (address === 'local' || isLoopback(address))
      : timingSafeEqual(digest(given), digest(token));
  if (!allowed) throw new ProblemError('not_found');
}

/** `/metrics`. */
export function metricsRoutes(services: Pick<Services, 'db' | 'library' | 'env'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const measure = measurerOf(services);
  app.openapi(metrics, async (c) => {
    requireScraper(c, services.env.METRICS_TOKEN);
    await measure();
    const text = await registry.metrics();
    return c.body(text, 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  });
  return app;
}
