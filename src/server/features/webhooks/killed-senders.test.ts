import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atStrength, FULL_STRENGTH } from '@munshi/test-support/load.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { testServer } from '#test/support/db.ts';
import { startScript } from '#test/support/script.ts';
import { sendNext } from './sender.ts';

// Processes that send are killed while a receiver that fails half of the time has their request in hand.

const EVENTS = atStrength(1000, 40);
const KILLS = atStrength(20, 2);
/** Requests of a process before it is killed. */
const REQUESTS = atStrength(45, 8);
/** Longer than the longest wait between attempts, and than an event is taken for. */
const ROUND_MS = 6.7 * 3_600_000;

let it: TestApp;
let asha: Lawyer;
let receiver: Server;
let address: string;
/** Events that were answered with 200. */
const delivered = new Set<string>();
let requests = 0;
/** Called when a request has come in, before it is answered. */
let atRequest: () => void = () => undefined;

let seed = 7;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

beforeAll(async () => {
  it = await testApp({ env: { WEBHOOKS_PRIVATE_ADDRESSES: 'true' } });
  asha = await it.lawyer();
  receiver = createServer(async (request, response) => {
    for await (const _ of request);
    requests += 1;
    atRequest();
    const good = random() < 0.5;
    if (good) delivered.add(String(request.headers['munshi-event-id']));
    response.writeHead(good ? 200 : 500).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await it.close();
});

/** A process with the four lanes of a server, at a time of its own. */
async function sender(aheadMs: number): Promise<ChildProcess> {
  const { passwords } = await testServer();
  const given = { url: it.db.url, passwords, ahead: aheadMs };
  const script = `
    import { pino } from 'pino';
    import { sendNext } from '#server/features/webhooks/sender.ts';
    import { connect, roleUrl } from '#server/platform/db/open.ts';
    const given = ${JSON.stringify(given)};
    const db = connect((role) => roleUrl(given.url, role, given.passwords), pino({ level: 'silent' }), { release: async () => undefined });
    const parts = {
      db, env: { WEBHOOKS_PRIVATE_ADDRESSES: true }, secrets: { hmacKey: new Uint8Array(32) },
      now: () => new Date(Date.now() + given.ahead),
    };
    const lane = async () => { for (;;) if (!(await sendNext(parts))) await new Promise((next) => setTimeout(next, 50)); };
    await Promise.all([lane(), lane(), lane(), lane()]);`;
  return startScript(script);
}

/** Runs a process until it has sent so many requests, and kills it before the last of them is answered. */
async function killedAfter(count: number, aheadMs: number): Promise<void> {
  const child = await sender(aheadMs);
  const ended = once(child, 'exit');
  const last = requests + count;
  atRequest = () => {
    if (requests >= last) child.kill('SIGKILL');
  };
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  atRequest = () => undefined;
  expect(signal).toBe('SIGKILL');
}

const states = () =>
  it.db.sql<{ state: string; n: number }>(
    'select state, count(*)::int as n from public.webhook_deliveries group by state order by state',
  );

test(`${EVENTS} events reach a receiver that fails half of the time, over ${KILLS} processes that are killed`, {
  timeout: FULL_STRENGTH ? 900_000 : 180_000,
}, async () => {
  await done(
    asha.call('POST', '/functions/v1/webhook-endpoints', { url: address, events: ['case.created'] }),
  );
  await it.db.sql(
    `insert into public.cases (owner_id, title) select $1, 'Case ' || n from generate_series(1, $2::integer) n`,
    [asha.userId, EVENTS],
  );
  let ahead = 1000;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killedAfter(1 + Math.floor(random() * REQUESTS), ahead);
    ahead += ROUND_MS;
  }
  expect((await states()).find(({ state }) => state === 'waiting')?.n).toBeGreaterThan(0);
  const lane = async () => {
    while (await sendNext({ ...it.services, now: () => new Date(Date.now() + ahead) }));
  };
  for (let round = 0; round < 40; round += 1) {
    await Promise.all([lane(), lane(), lane(), lane()]);
    ahead += ROUND_MS;
  }
  expect(await states()).toEqual([{ state: 'delivered', n: EVENTS }]);
  expect(delivered.size).toBe(EVENTS);
  expect(requests).toBeGreaterThan(EVENTS * 1.5);
});
