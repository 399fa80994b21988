import type { OpenAPIHono } from '@hono/zod-openapi';
import { type AppEnv, requireOperator } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { breaches, changeBreach, newBreach } from '#shared/contracts/site/breaches.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/site/breaches.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { addBreach, listBreaches, markReported } from './breach-store.ts';

const routes = routesOf('Operation');
const path = '/breaches';
const register = json(breaches, 'The register, the latest breach first');

const list = routes.get(path, {
  summary: 'The register of breaches of personal data, for the operators that OPERATORS names',
  responses: { 200: register, ...errors(404) },
});
const add = routes.post(path, {
  ...WHEN_UNPAID.open,
  summary: 'Record a breach of personal data',
  request: { body: jsonBody(newBreach) },
  responses: { 200: register, ...errors(404) },
});
const change = routes.patch(path, {
  ...WHEN_UNPAID.open,
  summary: 'Record that a report about a breach was made now',
  request: { body: jsonBody(changeBreach) },
  responses: { 200: register, ...errors(404) },
});

/** `/functions/v1/breaches`; the caller checks the session. */
export function breachRoutes({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const answer = async () => ({ breaches: await db.withWorker(listBreaches) });
  app.openapi(list, async (c) => {
    requireOperator(env, c.get('session'));
    return c.json(await answer(), 200);
  });
  app.openapi(add, async (c) => {
    requireOperator(env, c.get('session'));
    const entry = c.req.valid('json');
    await db.withWorker((tx) => addBreach(tx, entry));
    return c.json(await answer(), 200);
  });
  app.openapi(change, async (c) => {
    requireOperator(env, c.get('session'));
    const wanted = c.req.valid('json');
    if (!(await db.withWorker((tx) => markReported(tx, wanted, now()))))
      throw new ProblemError('not_found', sentenceOf(messages.unknownBreach));
    return c.json(await answer(), 200);
  });
  return app;
}
