import { randomUUID } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { isPrivateHost } from '#server/platform/outgoing/private-addresses.ts';
import type { Services } from '#server/platform/services.ts';
import * as contract from '#shared/contracts/webhooks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/accounts/webhooks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attempt, TAKEN_MS } from './sender.ts';
import { previousUntil, secretOf } from './signature.ts';
import * as store from './store.ts';

const routes = routesOf('Webhooks');
const params = z.object({ id: z.uuid() });
const path = '/webhook-endpoints';
const ofOne = `${path}/{id}`;

const list = routes.get(path, {
  summary: 'The webhooks of the caller',
  responses: { 200: json(contract.webhookEndpointList, 'Found') },
});
const make = routes.post(path, {
  ...WHEN_UNPAID.refused,
  summary: 'Add an address to which events of the caller are sent',
  description:
    'Events are posted as JSON `{id, type, created_at, data}` with `Munshi-Event-Id` and `Munshi-Signature: t=<unix>,v1=<hex>`, the HMAC-SHA256 of `t.body` under the secret. An answer other than 2xx is tried again with growing waits for about two days; an event may come twice, with the same id, and in any order. Redirects are not followed.',
  request: { body: jsonBody(contract.newWebhookEndpoint) },
  responses: { 200: json(contract.madeWebhookEndpoint, 'Made'), ...errors(400) },
});
const change = routes.patch(ofOne, {
  ...WHEN_UNPAID.reducing,
  summary: 'Change the address or the events of a webhook, or switch it off',
  request: { params, body: jsonBody(contract.webhookEndpointChange) },
  responses: { 200: json(contract.webhookEndpoint, 'Changed'), ...errors(400, 404) },
});
const remove = routes.delete(ofOne, {
  ...WHEN_UNPAID.open,
  summary: 'Remove a webhook with its events',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...errors(404) },
});
const rotate = routes.post(`${ofOne}/rotate`, {
  ...WHEN_UNPAID.open,
  summary: 'Replace the secret of a webhook; for a day events carry signatures of both',
  request: { params },
  responses: { 200: json(contract.rotatedWebhookSecret, 'Replaced'), ...errors(404) },
});
const test = routes.post(`${ofOne}/test`, {
  ...WHEN_UNPAID.refused,
  summary: 'Send an event `test` now, once',
  request: { params },
  responses: { 200: json(contract.webhookTest, 'How it went'), ...errors(404) },
});
const log = routes.get(`${ofOne}/deliveries`, {
  summary: 'The newest events of a webhook, and how sending them went',
  request: { params },
  responses: { 200: json(contract.webhookDeliveries, 'Found'), ...errors(404) },
});
const again = routes.post(`${ofOne}/deliveries/{deliveryId}/resend`, {
  ...WHEN_UNPAID.refused,
  summary: 'Send an event again',
  request: { params: params.extend({ deliveryId: z.uuid() }) },
  responses: { 204: { description: 'It waits to be sent' }, ...errors(404) },
});

const gone = () => new ProblemError('not_found', sentenceOf(messages.endpointGone));

const present = ({ id, url, events, enabled, created_at, rotated_at }: store.EndpointRow) => ({
  id,
  url,
  events,
  enabled,
  created_at: created_at.toISOString(),
  rotated_at: rotated_at?.toISOString() ?? null,
});

const presentDelivery = (row: store.DeliveryRow): contract.WebhookDelivery => ({
  ...row,
  next_at: row.state === 'waiting' ? row.next_at.toISOString() : null,
  created_at: row.created_at.toISOString(),
  delivered_at: row.delivered_at?.toISOString() ?? null,
});

/** Errors: 400 for an address that is private by its text, and one without encryption, unless the operator allows them. */
function requirePublic(url: string | undefined, allowed: boolean): void {
  if (url === undefined || allowed) return;
  const { hostname, protocol } = new URL(url);
  if (isPrivateHost(hostname)) throw new ProblemError('invalid_request', sentenceOf(messages.urlPrivate));
  if (protocol !== 'https:') throw new ProblemError('invalid_request', sentenceOf(messages.urlPlain));
}

/** `/functions/v1/webhook-endpoints`; the caller checks the session, and lets no key in. */
export function webhookEndpointRoutes(
  services: Pick<Services, 'db' | 'now' | 'env' | 'secrets'>,
): OpenAPIHono<AppEnv> {
  const { db, now, env, secrets } = services;
  const allowed = env.WEBHOOKS_PRIVATE_ADDRESSES;
  const app = newApi();

  app.openapi(list, async (c) => {
    const found = await db.withUser(c.get('session'), (tx) => store.endpointsOf(tx));
    return c.json(found.map(present), 200);
  });
  app.openapi(make, async (c) => {
    const given = c.req.valid('json');
    requirePublic(given.url, allowed);
    const row = await db.withUser(c.get('session'), (tx) => store.addEndpoint(tx, given));
    if (!row) throw gone();
    c.header('cache-control', 'private, no-store');
    return c.json({ ...present(row), secret: secretOf(secrets.hmacKey, row.id, row.secret_version) }, 200);
  });
  app.openapi(change, async (c) => {
    const given = c.req.valid('json');
    const refusal = c.get('refusal');
    // An owner who has not paid may still switch a webhook off.
    if (refusal && !(given.enabled === false && Object.keys(given).length === 1)) throw refusal;
    requirePublic(given.url, allowed);
    const { id } = c.req.valid('param');
    const row = await db.withUser(c.get('session'), (tx) => store.changeEndpoint(tx, id, given, now()));
    if (!row) throw gone();
    return c.json(present(row), 200);
  });
  app.openapi(remove, async (c) => {
    const { id } = c.req.valid('param');
    const removed = await db.withUser(c.get('session'), (tx) => store.removeEndpoint(tx, id));
    if (!removed) throw gone();
    return c.body(null, 204);
  });
  app.openapi(rotate, async (c) => {
    const { id } = c.req.valid('param');
    const row = await db.withUser(c.get('session'), (tx) => store.rotateSecret(tx, id, now()));
    if (!row) throw gone();
    c.header('cache-control', 'private, no-store');
    const secret = secretOf(secrets.hmacKey, row.id, row.secret_version);
    return c.json({ secret, previous_until: (previousUntil(row) ?? now()).toISOString() }, 200);
  });
  addDeliveries(app, services);
  return app;
}

/** The events of an endpoint: its log, a test, sending again. */
function addDeliveries(
  app: OpenAPIHono<AppEnv>,
  services: Pick<Services, 'db' | 'now' | 'env' | 'secrets'>,
): void {
  const { db, now } = services;
  app.openapi(test, async (c) => {
    const session = c.get('session');
    const { id } = c.req.valid('param');
    const event = { id: randomUUID(), event: 'test' };
    const body = JSON.stringify({ id: event.id, type: 'test', created_at: now().toISOString(), data: {} });
    const until = new Date(now().getTime() + TAKEN_MS);
    const [endpoint, deliveryId] = await db.withUser(session, async (tx) => {
      const found = await store.endpointById(tx, id);
      if (!found) throw gone();
      const owner = { id, ownerId: session.userId };
      return [found, await store.addTest(tx, owner, { ...event, body, until })] as const;
    });
    const done = await attempt(
      services,
      { ...endpoint, event: 'test', event_id: event.id, body },
      { before: 0, taken: until, last: true },
    );
    await db.withWorker((tx) => store.recordAttempt(tx, deliveryId, done));
    const { state, status, problem } = done;
    return c.json(
      { id: deliveryId, event_id: event.id, state, last_status: status, last_problem: problem },
      200,
    );
  });
  app.openapi(log, async (c) => {
    const { id } = c.req.valid('param');
    const found = await db.withUser(c.get('session'), async (tx) => {
      if (!(await store.endpointById(tx, id))) throw gone();
      return store.deliveriesOf(tx, id);
    });
    return c.json(found.map(presentDelivery), 200);
  });
  app.openapi(again, async (c) => {
    const { id, deliveryId } = c.req.valid('param');
    const found = await db.withUser(c.get('session'), (tx) => store.resend(tx, id, deliveryId, now()));
    if (!found) throw new ProblemError('not_found', sentenceOf(messages.deliveryGone));
    return c.body(null, 204);
  });
}
