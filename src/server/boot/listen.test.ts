import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Listener, listen } from './listen.ts';

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
