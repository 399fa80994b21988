import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { endUnread, InFlight } from './in-flight.ts';

const LONG = 60_000;
const refused = { code: 'too_many_requests', status: 429, retryAfter: 1 };

test('a limited number runs at once; the others run in order as places become free', async () => {
  const all = new InFlight({ atOnce: 2, waiting: 3, waitMs: LONG });
  const leaves = [await all.enter('asha'), await all.enter('asha')];
  const order: string[] = [];
  const waiting = ['third', 'fourth', 'fifth'].map(async (name) => {
    const leave = await all.enter('asha');
    order.push(name);
    return leave;
  });
  await expect(all.enter('asha')).rejects.toMatchObject(refused);
  expect(order).toEqual([]);
  // Calling leave twice frees one place.
  leaves[0]?.();
  leaves[0]?.();
  const third = await waiting[0];
  expect(order).toEqual(['third']);
  third?.();
  leaves[1]?.();
  await Promise.all(waiting);
  expect(order).toEqual(['third', 'fourth', 'fifth']);
});

test('nobody waits for somebody else', async () => {
  const all = new InFlight({ atOnce: 1, waiting: 1, waitMs: LONG });
  await all.enter('asha');
  void all.enter('asha').catch(() => undefined);
  const leave = await all.enter('ravi');
  leave();
  await all.enter('ravi');
});

test('a wait that takes too long is refused, and the place goes to the next request', async () => {
  const all = new InFlight({ atOnce: 1, waiting: 5, waitMs: 1 });
  const leave = await all.enter('asha');
  await expect(all.enter('asha')).rejects.toMatchObject(refused);
  leave();
  await all.enter('asha');
});

test('a client that has gone gives up its place in the queue', async () => {
  const all = new InFlight({ atOnce: 1, waiting: 1, waitMs: LONG });
  const leave = await all.enter('asha');
  const gone = new AbortController();
  const first = all.enter('asha', gone.signal);
  await expect(all.enter('asha')).rejects.toMatchObject(refused);
  gone.abort();
  await expect(first).rejects.toMatchObject(refused);
  const second = all.enter('asha');
  leave();
  await second;
});

test('a client that reads nothing of its answer is disconnected', async () => {
  let sent: Promise<unknown[]> | undefined;
  const server = createServer((_, outgoing) => {
    sent = once(outgoing, 'close');
    endUnread(outgoing, 20);
    // More than the buffers of a connection hold.
    outgoing.end(Buffer.alloc(64 * 1024 * 1024));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => sent).toBeDefined();
  await sent;
  client.destroy();
  server.close();
});
