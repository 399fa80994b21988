import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A server whose answers wait until the test sends them: each is the value at the time of its request. */
function slowServer(value: string) {
  const waiting: (() => void)[] = [];
  const server = {
    value,
    read: () => {
      const { value: answer } = server;
      return new Promise<string>((resolve) => waiting.push(() => resolve(answer)));
    },
    pending: () => waiting.length,
    answer: () => waiting.shift()?.(),
  };
  return server;
}

test('a change during the first read of a shown query is read too', async () => {
  const client = createQueryClient();
  const server = slowServer('before');
  const shown = new QueryObserver(client, { queryKey: ['codes'], queryFn: server.read });
  const stop = shown.subscribe(() => undefined);

  server.value = 'after';
  const refreshed = client.invalidateQueries({ queryKey: ['codes'] });
  server.answer();
  await expect.poll(server.pending).toBe(1);
  server.answer();
  await refreshed;
  expect(shown.getCurrentResult().data).toBe('after');
  stop();
});

test('a change during the first read of a query that nothing shows makes its answer stale', async () => {
  const client = createQueryClient();
  const server = slowServer('before');
  const read = client.prefetchQuery({ queryKey: ['codes'], queryFn: server.read });
  const refreshed = client.invalidateQueries({ queryKey: ['codes'] });
  server.answer();
  await Promise.all([read, refreshed]);
  expect(client.getQueryState(['codes'])?.isInvalidated).toBe(true);
});

test('a query that has an answer is read once more, not twice', async () => {
  const client = createQueryClient();
  let reads = 0;
  const shown = new QueryObserver(client, { queryKey: ['codes'], queryFn: () => (reads += 1) });
  const stop = shown.subscribe(() => undefined);
  await expect.poll(() => shown.getCurrentResult().data).toBe(1);
  await client.invalidateQueries({ queryKey: ['codes'] });
  expect(reads).toBe(2);
  stop();
});
