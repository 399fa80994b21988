import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import type { echoWork } from '#test/fixtures/echo-work.ts';
import { WorkerThread } from './worker-thread.ts';

const echo = () =>
  new WorkerThread<typeof echoWork>(new URL('../../../../test/fixtures/echo-work', import.meta.url)).run;

test('answers requests in order', async () => {
  const thread = echo();
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => thread.echo(text)));
  expect(answers).toEqual(['a', 'b', 'c']);
});

test('a thread that throws or fills its memory fails its request, and the next request succeeds', async () => {
  const thread = echo();
  await expect(thread.fail('on purpose')).rejects.toThrow('on purpose');
  expect(await thread.echo('again')).toBe('again');
  await expect(thread.fill()).rejects.toThrow();
  expect(await thread.echo('and again')).toBe('and again');
}, 120_000);

test.runIf(process.platform === 'linux')('a thread gives way to the main thread', async () => {
  const main = getPriority(0);
  expect(await echo().priority()).toBeGreaterThan(main);
  expect(getPriority(0)).toBe(main);
});

test('bytes arrive whole', async () => {
  expect(await echo().bytes(3)).toEqual(new Uint8Array([7, 7, 7]));
});
