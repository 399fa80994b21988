import type { OpenAPIHono } from '@hono/zod-openapi';
import { type AppEnv, requireOperator } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { serverStatus } from '#shared/contracts/site/server-status.ts';
import { measurerOf } from './metrics.ts';
import { signalsOf } from './signals.ts';

const status = routesOf('Operation').get('/server-status', {
  summary: 'What this server measures of itself, for the operators that OPERATORS names',
  responses: { 200: json(serverStatus, 'The values, and which of them are alerts'), ...errors(404) },
});

/** `/functions/v1/server-status`; the caller checks the session. */
export function serverStatusRoutes(services: Pick<Services, 'db' | 'library' | 'env'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const { env } = services;
  app.openapi(status, async (c) => {
    requireOperator(env, c.get('session'));
    const measured = await measurerOf(services)();
    const operators = env.OPERATORS.length;
    return c.json(
      { signals: signalsOf(measured, env), documents: measured.documents ?? null, operators },
      200,
    );
  });
  return app;
}
