import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { type AppEnv, requireOperator } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { operatorPayments, replayWebhook } from '#shared/contracts/billing/billing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { failedEvents, latestSubscriptions, subscriptionCounts } from './operator-store.ts';
import { replayEvent } from './webhooks/event-store.ts';

const tags = ['Payments'];

const overview = createRoute({
  method: 'get',
  path: '/operator-payments',
  tags,
  summary: 'Subscriptions and failed webhooks, for the operators that OPERATORS names',
  responses: { 200: json(operatorPayments, 'Found'), ...errors(404) },
});
const replay = createRoute({
  method: 'post',
  path: '/replay-webhook',
  ...WHEN_UNPAID.open,
  tags,
  summary: 'Process a failed webhook again, for the operators',
  request: { body: jsonBody(replayWebhook) },
  responses: { 200: json(z.object({}), 'It waits in the inbox again'), ...errors(404) },
});

/** `/functions/v1/operator-payments` and `/functions/v1/replay-webhook`; the caller checks the session. */
export function operatorRoutes(services: Pick<Services, 'db' | 'env' | 'payments'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(overview, async (c) => {
    requireOperator(services.env, c.get('session'));
    const found = await services.db.withWorker(async (tx) => ({
      counts: await subscriptionCounts(tx),
      subscriptions: await latestSubscriptions(tx),
      webhooks: await failedEvents(tx),
    }));
    return c.json({ mode: services.payments?.mode ?? ('off' as const), ...found }, 200);
  });
  app.openapi(replay, async (c) => {
    requireOperator(services.env, c.get('session'));
    const { id } = c.req.valid('json');
    if (!(await services.db.withWorker((tx) => replayEvent(tx, id))))
      throw new ProblemError('not_found', sentenceOf(messages.webhookNotFailed));
    return c.json({}, 200);
  });
  return app;
}
