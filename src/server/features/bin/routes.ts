import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { BIN, deletedForEver, ofBinItem } from '#shared/contracts/bin.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { removeForEver } from './sweep.ts';

const routes = routesOf('Bin');

const forEver = routes.post('/delete-for-ever', {
  ...WHEN_UNPAID.open,
  summary: 'Remove an item of the bin with everything that belongs to it; its storage is free at once',
  request: { body: jsonBody(ofBinItem) },
  responses: { 200: json(deletedForEver, 'Removed; it cannot be restored'), ...errors(404) },
});

/** `/functions/v1/delete-for-ever`; the caller checks the session. */
export function binRoutes(services: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(forEver, async (c) => {
    const session = c.get('session');
    const { id } = c.req.valid('json');
    const { found, complete } = await removeForEver(
      (work) => services.db.withUser(session, work),
      services,
      id,
      BIN.stepsOfRequest,
    );
    if (!found) throw new ProblemError('not_found', sentenceOf(messages.itemGone));
    return c.json({ complete }, 200);
  });
  return app;
}
