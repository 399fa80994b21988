import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { type BodyTimes, type Listener, listen } from './listen.ts';

let listener: Listener | undefined;
afterEach(() => listener?.close(0));

test('every request gets 503 with Retry-After until the server is ready', async () => {
  listener = await listen('127.0.0.1', 0);
  const url = `http://127.0.0.1:${listener.port}/`;
  const early = await fetch(url);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
  listener.serve(() => new Response('ready'));
  expect(await (await fetch(url)).text()).toBe('ready');
});

test('an upgrade request gets 503 until a handler is set', async () => {
  listener = await listen('127.0.0.1', 0);
  const { port } = listener;
  const status = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' };
      get({ host: '127.0.0.1', port, headers }, (response) => resolve(response.statusCode)).on(
        'error',
        reject,
      );
    });
  expect(await status()).toBe(503);
  listener.serve(
    () => new Response('ready'),
    (_, socket) => socket.end('HTTP/1.1 418 Teapot\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
  );
  expect(await status()).toBe(418);
});

test('a port in use and a foreign host each give a one-sentence error', async () => {
  listener = await listen('127.0.0.1', 0);
  const { port } = listener;
  await expect(listen('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use by another program. Set PORT to a free one, such as PORT=${port + 1}.`,
  );
  await expect(listen('192.0.2.1', 0)).rejects.toThrow('192.0.2.1 is not an address of this computer');
});

test('idle connections stay open longer than in proxies and browsers', async () => {
  listener = await listen('127.0.0.1', 0);
  listener.serve(() => new Response('ready'));
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect(await answer.text()).toBe('ready');
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
});

test('a request in flight may finish within the grace period', async () => {
  listener = await listen('127.0.0.1', 0);
  let finish: (() => void) | undefined;
  listener.serve(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response('done');
  });
  const { port } = listener;
  const slow = new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent: false }, (response) => resolve(text(response))).on('error', reject);
  });
  await expect.poll(() => finish).toBeDefined();
  const closed = listener.close(60_000);
  finish?.();
  expect(await slow).toBe('done');
  await closed;
});

test('a server that drains still answers, and its connections are not used again', async () => {
  listener = await listen('127.0.0.1', 0);
  listener.serve(() => new Response('here'));
  const url = `http://127.0.0.1:${listener.port}`;
  expect((await fetch(url)).headers.get('connection')).not.toBe('close');
  const drained = listener.drain(1);
  const answer = await fetch(url);
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['here', 'close']);
  await drained;
});

test('a request that exceeds the grace period is dropped', async () => {
  listener = await listen('127.0.0.1', 0);
  let arrived = false;
  listener.serve(() => {
    arrived = true;
    return new Promise<Response>(() => undefined);
  });
  const endless = fetch(`http://127.0.0.1:${listener.port}`).then(
    () => 'answered',
    () => 'dropped',
  );
  await expect.poll(() => arrived).toBe(true);
  await listener.close(50);
  expect(await endless).toBe('dropped');
});

describe('a body that comes slowly', () => {
  const LENGTH = 20_000;
  const UNLIMITED = Number.MAX_SAFE_INTEGER;

  /** Sends so many bytes of a body to a server that waits for all of it. */
  async function sending(bytes: number, times: BodyTimes) {
    listener = await listen('127.0.0.1', 0, times);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    listener.serve(async (asked) => {
      arrive();
      return new Response(String((await asked.arrayBuffer()).byteLength));
    });
    const socket = connect(listener.port, '127.0.0.1');
    const answer = text(socket);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${LENGTH}\r\n\r\n`);
    await arrived;
    socket.write('x'.repeat(bytes));
    return { socket, answer };
  }

  test('ends the connection when it is too slow for its length', async () => {
    const { answer } = await sending(1, { anyMs: 500, bytesPerSecond: 1000, idleMs: UNLIMITED });
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /u);
  });

  test('ends the connection when nothing comes any more', async () => {
    const { answer } = await sending(LENGTH - 1, { anyMs: UNLIMITED, bytesPerSecond: 1, idleMs: 500 });
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /u);
  });

  test('leaves nothing on a connection that is used again', async () => {
    listener = await listen('127.0.0.1', 0);
    const listeners: number[] = [];
    listener.serve(async (asked, bindings) => {
      const { incoming } = bindings as { incoming: IncomingMessage };
      listeners.push(incoming.socket.listenerCount('close'));
      return new Response(await asked.text());
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = listener;
    const send = () =>
      new Promise<string>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, agent, method: 'POST' }, (answer) =>
          resolve(text(answer)),
        );
        sent.on('error', reject).end('x'.repeat(LENGTH));
      });
    for (let n = 0; n < 3; n++) expect(await send()).toHaveLength(LENGTH);
    expect(listeners).toEqual([listeners[0], listeners[0], listeners[0]]);
    agent.destroy();
  });

  test('may take longer than others if it is long', async () => {
    const times = { anyMs: 1000, bytesPerSecond: 1, idleMs: UNLIMITED };
    const { socket, answer } = await sending(LENGTH - 1, times);
    const startedAt = performance.now();
    await expect.poll(() => performance.now() - startedAt).toBeGreaterThan(1.2 * times.anyMs);
    socket.write('x');
    const answered = await answer;
    expect(answered).toMatch(/^HTTP\/1\.1 200 /u);
    expect(answered).toContain(String(LENGTH));
  });
});
