import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from '@hono/zod-openapi';
import { atStrength } from '@munshi/test-support/load.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { madeWebhookEndpoint, WebhookDelivery, WebhookEndpoint } from '#shared/contracts/webhooks.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { ATTEMPTS, sendNext, TAKEN_MS, waitMs } from './sender.ts';
import { takeDue } from './store.ts';

type Made = z.infer<typeof madeWebhookEndpoint>;
interface Received {
  id: string;
  signature: string;
  body: string;
}

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let receiver: Server;
let address: string;
let received: Received[] = [];
/** The answer of the receiver to a delivery. */
let answers: (count: number) => number = () => 200;
let location = '';
/** The clock of the sender. */
let clock = Date.now();

beforeAll(async () => {
  await loadLanguages();
  it = await testApp({ env: { WEBHOOKS_PRIVATE_ADDRESSES: 'true' } });
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const header = (name: string) => String(request.headers[name]);
    received.push({ id: header('munshi-event-id'), signature: header('munshi-signature'), body });
    response.writeHead(answers(received.length), location === '' ? {} : { location }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await it.close();
});
afterEach(async () => {
  received = [];
  answers = () => 200;
  location = '';
  clock = Date.now();
  await it.db.sql('delete from public.webhook_endpoints');
});

const PATH = '/functions/v1/webhook-endpoints';
const make = (events: string[], by = asha, url = address) =>
  done<Made>(by.call('POST', PATH, { url, events }));
const parts = () => ({ ...it.services, now: () => new Date(clock) });
/** Sends everything that is due at the time of the clock. */
async function sendAll(): Promise<void> {
  clock = Math.max(clock, Date.now() + 1000);
  while (await sendNext(parts()));
}
const log = async (id: string, by = asha) =>
  (await (await by.call('GET', `${PATH}/${id}/deliveries`)).json()) as WebhookDelivery[];
const newCase = (title: string, by = asha) => added(by, 'cases', { title });
const sumOf = (secret: string, at: string, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

test('a change of a case is posted with a signature of its time and its body', async () => {
  const { id, secret } = await make(['case.created', 'case.updated']);
  const made = await newCase('Kaveri Mills v. State');
  await done(asha.call('PATCH', `/rest/v1/cases?id=eq.${made.id}`, { court: 'High Court of Madras' }));
  await newCase('Somebody else’s', ravi);
  await sendAll();
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'case.created', data: { id: made.id, title: 'Kaveri Mills v. State' } },
    { type: 'case.updated', data: { id: made.id, court: 'High Court of Madras' } },
  ]);
  const [first] = received;
  const [, at = '', sum] = /^t=(\d+),v1=([0-9a-f]{64})$/u.exec(first?.signature ?? '') ?? [];
  expect(sum).toBe(sumOf(secret, at, first?.body ?? ''));
  expect(JSON.parse(first?.body ?? '{}').id).toBe(first?.id);
  expect((await log(id)).map(({ event, state, last_status }) => [event, state, last_status])).toEqual([
    ['case.updated', 'delivered', 200],
    ['case.created', 'delivered', 200],
  ]);
});

test('dates, files, drafts and checks have their events, and an endpoint gets those that it asked for', async () => {
  await make(['date.created', 'date.changed', 'file.read', 'draft.saved', 'check.finished']);
  const { id: case_id } = await newCase('A v. B');
  const date = { case_id, title: 'Hearing', event_type: 'hearing', event_date: '2027-01-05T00:00:00+05:30' };
  const event = await added(asha, 'timeline_events', date);
  await done(asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${event.id}`, { title: 'Arguments' }));
  await added(asha, 'case_drafts', { case_id, title: 'Affidavit', content: 'AFFIDAVIT' });
  const file = await added(asha, 'case_files', {
    case_id,
    file_name: 'Order.pdf',
    file_path: `case_files/${case_id}/order.pdf`,
  });
  await it.db.sql(`update public.case_files set text_state = 'read' where id = $1`, [file.id]);
  const check = { text: 'See Mehta v. Rao, (2011) 4 SCC 77.', name: 'Reply' };
  await done(asha.call('POST', '/functions/v1/check-document', check));
  await sendAll();
  const types = received.map(({ body }) => JSON.parse(body).type as string);
  expect(types.toSorted()).toEqual([
    'check.finished',
    'date.changed',
    'date.created',
    'draft.saved',
    'file.read',
  ]);
});

test('a change that is rolled back sends nothing', async () => {
  await make(['case.created']);
  const session = { userId: asha.userId, aal: 'aal1' as const };
  const failing = it.services.db.withUser(session, async (tx) => {
    await tx.run(sql`insert into public.cases (title) values ('Half')`);
    throw new Error('power failed');
  });
  await expect(failing).rejects.toThrow('power failed');
  await sendAll();
  expect(received).toEqual([]);
});

test('a failure is tried again after growing waits, and the last one is final until it is sent again', async () => {
  const { id } = await make(['case.created']);
  answers = () => 500;
  await newCase('A v. B');
  await sendAll();
  const [first] = await log(id);
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, last_status: 500 });
  expect(first?.last_problem).toContain('500');
  await sendAll();
  expect(received).toHaveLength(1);
  for (let count = 2; count <= ATTEMPTS; count++) {
    clock += waitMs(count - 1, 1);
    await sendAll();
  }
  expect(received).toHaveLength(ATTEMPTS);
  expect(new Set(received.map((one) => one.id)).size).toBe(1);
  const [last] = await log(id);
  expect(last).toMatchObject({ state: 'failed', attempts: ATTEMPTS, next_at: null });
  answers = () => 204;
  const again = `${PATH}/${id}/deliveries/${last?.id}/resend`;
  expect((await ravi.call('POST', again)).status).toBe(404);
  expect((await asha.call('POST', again)).status).toBe(204);
  await sendAll();
  expect((await log(id))[0]).toMatchObject({ state: 'delivered', last_status: 204 });
});

test('waits grow from seconds to hours', () => {
  expect(waitMs(1, 0)).toBe(5000);
  expect(waitMs(4, 0)).toBe(40_000);
  expect(waitMs(ATTEMPTS, 0)).toBe(6 * 3_600_000);
});

test('while a secret is replaced, events carry the signatures of both', async () => {
  const { id, secret: old } = await make(['case.created']);
  const { secret } = await done<{ secret: string }>(asha.call('POST', `${PATH}/${id}/rotate`));
  expect(secret).not.toBe(old);
  await newCase('A v. B');
  await sendAll();
  const { signature = '', body = '' } = received[0] ?? {};
  const at = /t=(\d+)/u.exec(signature)?.[1] ?? '';
  expect(signature).toBe(`t=${at},v1=${sumOf(secret, at, body)},v1=${sumOf(old, at, body)}`);
  clock += 25 * 3_600_000;
  await newCase('C v. D');
  await sendAll();
  expect(received[1]?.signature.match(/v1=/gu)).toHaveLength(1);
});

test('a redirect, here to loopback, is not followed, whatever it leads to', async () => {
  const { id } = await make(['case.created']);
  answers = () => 302;
  location = `${address}/elsewhere`;
  await newCase('A v. B');
  await sendAll();
  expect(received).toHaveLength(1);
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ state: 'waiting', last_status: 302 });
  expect(delivery?.last_problem).toContain('redirects');
});

test('a test call says how it went, and is not tried again', async () => {
  const { id } = await make(['file.read']);
  answers = (count) => (count === 1 ? 503 : 200);
  const call = () => done<WebhookDelivery>(asha.call('POST', `${PATH}/${id}/test`));
  expect(await call()).toMatchObject({ state: 'failed', last_status: 503 });
  expect(await call()).toMatchObject({ state: 'delivered', last_status: 200 });
  clock += 3_600_000;
  await sendAll();
  expect(received).toHaveLength(2);
});

test('an endpoint is listed, changed and removed by its owner alone', async () => {
  const { id, secret } = await make(['case.created']);
  const mine = await done<WebhookEndpoint[]>(asha.call('GET', PATH));
  expect(mine).toMatchObject([{ id, url: address, events: ['case.created'], enabled: true }]);
  expect(JSON.stringify(mine)).not.toContain(secret);
  expect(await done(ravi.call('GET', PATH))).toEqual([]);
  const strange = [
    ['PATCH', `${PATH}/${id}`, { enabled: false }],
    ['DELETE', `${PATH}/${id}`, undefined],
    ['POST', `${PATH}/${id}/test`, undefined],
    ['POST', `${PATH}/${id}/rotate`, undefined],
    ['GET', `${PATH}/${id}/deliveries`, undefined],
  ] as const;
  for (const [method, url, body] of strange) expect((await ravi.call(method, url, body)).status).toBe(404);
  await done(asha.call('PATCH', `${PATH}/${id}`, { enabled: false }));
  await newCase('A v. B');
  await sendAll();
  expect(received).toEqual([]);
  expect((await asha.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
  for (const body of [
    { url: address, events: [] },
    { url: address, events: ['case.gone'] },
    { url: 'x', events: ['file.read'] },
  ])
    expect((await asha.call('POST', PATH, body)).status).toBe(400);
});

test('every event reaches a receiver that fails half of the time, over servers that die while they send', async () => {
  const count = atStrength(1000, 60);
  await make(['case.created']);
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const delivered = new Set<string>();
  answers = () => {
    const good = random() < 0.5;
    const last = received.at(-1);
    if (good && last) delivered.add(last.id);
    return good ? 200 : 500;
  };
  await it.db.sql(
    `insert into public.cases (owner_id, title) select $1, 'Case ' || n from generate_series(1, $2::integer) n`,
    [asha.userId, count],
  );
  const waiting = async () =>
    (
      await it.db.sql<{ n: number }>(
        `select count(*)::int as n from public.webhook_deliveries where state = 'waiting'`,
      )
    )[0]?.n ?? 0;
  clock = Date.now() + 1000;
  let kills = 0;
  for (let round = 0; round < 60 && (await waiting()) > 0; round++) {
    // A server takes an event and dies before it records the answer.
    if (kills < 20) {
      const until = new Date(clock + TAKEN_MS);
      const taken = await it.services.db.withWorker((tx) => takeDue(tx, new Date(clock), until));
      if (taken) kills += 1;
    }
    const lane = async () => {
      while (await sendNext(parts()));
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    clock += 6.7 * 3_600_000;
  }
  const states = await it.db.sql<{ state: string; n: number }>(
    'select state, count(*)::int as n from public.webhook_deliveries group by state',
  );
  expect(states).toEqual([{ state: 'delivered', n: count }]);
  expect(delivered.size).toBe(count);
}, 120_000);
