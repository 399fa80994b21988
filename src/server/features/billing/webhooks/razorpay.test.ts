import { createHmac, randomBytes } from 'node:crypto';
import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Listener, listen } from '#server/boot/listen.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import { sweepWebhookEvents } from './sweep.ts';

// Deliveries as Razorpay makes them, over real HTTP: HMAC-SHA256 of the raw body in X-Razorpay-Signature, the id of the
// event in X-Razorpay-Event-Id.

const SECRET = 'webhook secret, not the key secret';
const OLD_SECRET = 'the secret of before';
let it: TestApp;
let listener: Listener;
let url: string;
beforeAll(async () => {
  it = await testApp({
    env: { RAZORPAY_WEBHOOK_SECRET: SECRET, RAZORPAY_WEBHOOK_SECRET_OLD: OLD_SECRET },
  });
  listener = await listen('127.0.0.1', 0);
  listener.serve(it.app.fetch);
  url = `http://127.0.0.1:${listener.port}/webhooks/razorpay`;
});
afterAll(async () => {
  await listener.close(0);
  await it.close();
});
beforeEach(async () => {
  await it.db.sql('truncate app.webhook_events');
});

type Body = string | Buffer<ArrayBuffer>;

const signed = (body: Body, secret = SECRET) => createHmac('sha256', secret).update(body).digest('hex');
const eventOf = (n: number, type = 'subscription.charged') =>
  JSON.stringify({ entity: 'event', event: type, payload: { subscription: { entity: { id: `sub_${n}` } } } });

async function deliver(body: Body, headers: Record<string, string | undefined> = {}): Promise<Response> {
  const all = {
    'content-type': 'application/json',
    'x-razorpay-signature': signed(body),
    'x-razorpay-event-id': 'evt_1',
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return fetch(url, { method: 'POST', body, headers: Object.fromEntries(given) });
}

const kept = () =>
  it.db.sql<{ event_id: string; type: string; body: Buffer; state: string }>(
    'select event_id, type, body, state from app.webhook_events order by id',
  );

test('an event is kept as its bytes were signed, and answered with 200', async () => {
  const body = '{ "event" : "payment.captured",\n "note":"धारा \\u0000 138" }';
  const answer = await deliver(body, { 'x-razorpay-event-id': 'evt_Abc-123' });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  // Under an id that is known nothing changes.
  expect((await deliver(eventOf(1), { 'x-razorpay-event-id': 'evt_Abc-123' })).status).toBe(200);
  expect(await kept()).toEqual([
    { event_id: 'evt_Abc-123', type: 'payment.captured', body: Buffer.from(body), state: 'received' },
  ]);
});

test('events, each delivered three times in any order, are one row each', async () => {
  const count = atStrength(1000);
  const events = Array.from({ length: count }, (_, n) => ({ id: `evt_${n}`, body: eventOf(n) }));
  const [deliveries = []] = fc.sample(
    fc.shuffledSubarray([...events, ...events, ...events], { minLength: 3 * count, maxLength: 3 * count }),
    { numRuns: 1, seed: 42 },
  );
  const statuses = new Set<number>();
  const sender = async () => {
    for (let next = deliveries.pop(); next; next = deliveries.pop())
      statuses.add((await deliver(next.body, { 'x-razorpay-event-id': next.id })).status);
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  expect([...statuses]).toEqual([200]);
  const rows = await kept();
  expect(rows).toHaveLength(count);
  expect(rows.map(({ event_id, body }) => `${event_id} ${body}`).sort()).toEqual(
    events.map(({ id, body }) => `${id} ${body}`).sort(),
  );
});

test('while the secret is changed, the one of before is accepted too, and no third', async () => {
  const body = eventOf(1);
  const old = await deliver(body, { 'x-razorpay-signature': signed(body, OLD_SECRET) });
  expect(old.status).toBe(200);
  const other = await deliver(body, {
    'x-razorpay-signature': signed(body, 'key secret'),
    'x-razorpay-event-id': 'evt_2',
  });
  expect(other.status).toBe(400);
  expect(await kept()).toHaveLength(1);
});

test('no other bytes than the signed ones are accepted', async () => {
  const body = Buffer.from(eventOf(7));
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const forged = Buffer.from(body);
      forged[at] = (forged[at] ?? 0) ^ change;
      expect((await deliver(forged, { 'x-razorpay-signature': signed(body) })).status).toBe(400);
    }),
    { numRuns: 50 },
  );
  expect((await deliver(`${body} `, { 'x-razorpay-signature': signed(body) })).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test.each<[string, Body, Record<string, string | undefined>, number]>([
  ['no signature', eventOf(1), { 'x-razorpay-signature': undefined }, 400],
  ['an empty signature', eventOf(1), { 'x-razorpay-signature': '' }, 400],
  ['a short signature', eventOf(1), { 'x-razorpay-signature': signed(eventOf(1)).slice(2) }, 400],
  ['a signature that is not hexadecimal', eventOf(1), { 'x-razorpay-signature': 'z'.repeat(64) }, 400],
  ['a signature in base64', eventOf(1), { 'x-razorpay-signature': randomBytes(32).toString('base64') }, 400],
  ['no id', eventOf(1), { 'x-razorpay-event-id': undefined }, 400],
  ['a long id', eventOf(1), { 'x-razorpay-event-id': 'e'.repeat(201) }, 400],
  ['an odd id', eventOf(1), { 'x-razorpay-event-id': "evt'; drop table" }, 400],
  ['a body that is no JSON', 'event=payment.captured', {}, 400],
  ['a NUL byte in the body', Buffer.from('{"event":"a\u0000b"}'), {}, 400],
  ['no body', '', {}, 400],
  ['10 MB', Buffer.alloc(10 * 1024 * 1024, ' '), { 'x-razorpay-signature': '0'.repeat(64) }, 413],
])('a delivery with %s is refused, and nothing is kept', async (_, body, headers, status) => {
  const answer = await deliver(body, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ problem: { key: expect.any(String) } });
  expect(await kept()).toEqual([]);
});

test.each([
  ['another content type', { 'content-type': 'text/plain' }, eventOf(1)],
  ['no name of what happened', {}, '{"event":null}'],
  ['an odd name', {}, '{"event":"<script>"}'],
  ['a list', {}, '[1,2]'],
  [
    'a cookie and a foreign origin',
    { cookie: '__Host-munshi=x', origin: 'https://evil.example' },
    eventOf(1),
  ],
])('the signature alone decides about an event with %s', async (_, headers, body) => {
  expect((await deliver(body, headers)).status).toBe(200);
  const [row] = await kept();
  expect(row?.type).toBe(body === eventOf(1) ? 'subscription.charged' : '');
});

test('an event is answered only after it is kept: while the database refuses, the provider gets a 5xx', async () => {
  await it.db.sql('alter table app.webhook_events rename to elsewhere');
  try {
    expect((await deliver(eventOf(1))).status).toBeGreaterThanOrEqual(500);
  } finally {
    await it.db.sql('alter table app.elsewhere rename to webhook_events');
  }
  expect((await deliver(eventOf(1))).status).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test('without a secret there is no such route', async () => {
  const without = await testApp();
  try {
    const answer = await without.app.request('/webhooks/razorpay', {
      method: 'POST',
      body: eventOf(1),
      headers: { 'x-razorpay-signature': signed(eventOf(1), ''), 'x-razorpay-event-id': 'evt_1' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ problem: { code: 'not_found' } });
  } finally {
    await without.close();
  }
});

test('users reach no event, and old ones are deleted', async () => {
  const asha = await it.lawyer();
  expect((await asha.call('GET', '/rest/v1/webhook_events')).status).toBe(404);
  for (const n of [1, 2, 3]) await deliver(eventOf(n), { 'x-razorpay-event-id': `evt_${n}` });
  await it.db.sql(
    `update app.webhook_events set received_at = now() - interval '91 days' where event_id = 'evt_1'`,
  );
  await it.db.sql(
    `update app.webhook_events set received_at = now() - interval '89 days' where event_id = 'evt_2'`,
  );
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  await sweepWebhookEvents({ ...it.services, log });
  expect((await kept()).map(({ event_id }) => event_id)).toEqual(['evt_2', 'evt_3']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'webhook events', provider: 'razorpay', state: 'received', events: 2 },
    { msg: 'old webhook events deleted', deleted: 1 },
  ]);
});
