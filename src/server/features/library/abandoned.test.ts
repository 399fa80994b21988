import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Listener, listen } from '#server/boot/listen.ts';
import { type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp | undefined;
let listener: Listener | undefined;
afterEach(async () => {
  await listener?.close(0);
  await it?.close();
});

test.each(['/keyword_search', '/semantic_search', '/hybrid_search', '/similar_search'])(
  'a client that goes away ends its search, and is no failure (%s)',
  async (route) => {
    it = await testApp();
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const search = { started: false, abandoned: false };
    const held = (_request: unknown, signal?: AbortSignal) =>
      new Promise<never>((_, reject) => {
        search.started = true;
        signal?.addEventListener('abort', () => {
          search.abandoned = true;
          reject(signal.reason);
        });
      });
    const library = { ...it.services.library, search: held, similar: held };
    listener = await listen('127.0.0.1', 0);
    listener.serve(createApp({ ...it.services, log, library }).fetch);
    const { token } = await it.lawyer();
    const client = new AbortController();
    const asked = fetch(`http://127.0.0.1:${listener.port}${route}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(route === '/similar_search' ? { text: 'lien' } : { query: 'lien' }),
      signal: client.signal,
    });
    await expect.poll(() => search.started).toBe(true);
    client.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => search.abandoned).toBe(true);
    expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
    expect(lines).toEqual([]);
  },
);
