import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { WorkerThread } from './worker-thread.ts';

type Order = { echo: string } | { fail: string } | { fill: true } | { priority: true };
const echo = () =>
  new WorkerThread<Order, string>(new URL('../../../../test/fixtures/echo-worker', import.meta.url));

test('answers requests in order', async () => {
  const thread = echo();
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => thread.ask({ echo: text })));
  expect(answers).toEqual(['a', 'b', 'c']);
});

test('a thread that throws or fills its memory fails its request, and the next request succeeds', async () => {
  const thread = echo();
  await expect(thread.ask({ fail: 'on purpose' })).rejects.toThrow('on purpose');
  expect(await thread.ask({ echo: 'again' })).toBe('again');
  await expect(thread.ask({ fill: true })).rejects.toThrow();
  expect(await thread.ask({ echo: 'and again' })).toBe('and again');
}, 120_000);

test.runIf(process.platform === 'linux')('a thread gives way to the main thread', async () => {
  const main = getPriority(0);
  expect(Number(await echo().ask({ priority: true }))).toBeGreaterThan(main);
  expect(getPriority(0)).toBe(main);
});
