import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type AppEnv, requireOperator } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { type OperatorPayments, operatorPayments, replayWebhook } from '#shared/contracts/billing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { replayEvent } from './webhooks/event-store.ts';

const LISTED = 200;

/** Runs as the worker: number of subscriptions in each state. */
function subscriptionCounts(tx: Tx): Promise<OperatorPayments['counts']> {
  return tx.rows(sql`
    select status, count(*) as count from public.user_subscriptions group by status order by status`);
}

type Row = Omit<OperatorPayments['subscriptions'][number], 'paid_until' | 'created_at'> & {
  paid_until: Date | null;
  created_at: Date;
};

/** Runs as the worker: the newest subscriptions. */
async function latestSubscriptions(tx: Tx): Promise<OperatorPayments['subscriptions']> {
  const rows = await tx.rows<Row>(sql`
    select id, user_id, plan_id, billing_interval, status, razorpay_subscription_id, paid_until, created_at
    from public.user_subscriptions order by created_at desc, id limit ${LISTED}`);
  return rows.map((row) => ({
    ...row,
    paid_until: row.paid_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

/** Runs as the worker: the newest events that failed, without their contents. */
async function failedEvents(tx: Tx): Promise<OperatorPayments['webhooks']> {
  const rows = await tx.rows<
    Omit<OperatorPayments['webhooks'][number], 'received_at'> & { received_at: Date }
  >(sql`
    select id, type, state, tries, problem, received_at from app.webhook_events
    where state = 'failed' order by id desc limit ${LISTED}`);
  return rows.map((row) => ({ ...row, received_at: row.received_at.toISOString() }));
}

const routes = routesOf('Payments');

const overview = routes.get('/operator-payments', {
  summary: 'Subscriptions and failed webhooks, for the operators that OPERATORS names',
  responses: { 200: json(operatorPayments, 'Found'), ...errors(404) },
});
const replay = routes.post('/replay-webhook', {
  ...WHEN_UNPAID.open,
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
