import { expect, test } from 'vitest';
import { withinMs } from './cluster.ts';

/** A request that ends only when it is cancelled. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('the requests of a search that take too long together are cancelled, and the user reads that the search is away', async () => {
  let given: AbortSignal | undefined;
  const search = withinMs(1, undefined, (signal) => {
    given = signal;
    return endless(signal);
  });
  await expect(search).rejects.toMatchObject({ code: 'index_unavailable' });
  expect(given?.aborted).toBe(true);
});

test('a search whose client went ends with the reason of the client', async () => {
  const client = new AbortController();
  const search = withinMs(60_000, client.signal, endless);
  client.abort(new Error('the client went'));
  await expect(search).rejects.toThrow('the client went');
});
