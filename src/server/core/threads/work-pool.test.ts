import { afterEach, expect, test, vi } from 'vitest';
import type { echoWork } from '#test/fixtures/echo-work.ts';
import { forOwner } from './owner-of-work.ts';
import { TurnsByOwner } from './turns-by-owner.ts';
import { WorkPool } from './work-pool.ts';

const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

const pool = (seconds = 60, atOnce = 2) => {
  const turns = new TurnsByOwner({ atOnce, ofOwner: 1, waiting: 5 });
  const { run } = new WorkPool<typeof echoWork>(
    new URL('../../../../test/fixtures/echo-work', import.meta.url),
    { seconds, turns },
  );
  return { run, turns };
};

test('the endless piece of one owner delays no other, and ends when its client goes', async () => {
  const { run, turns } = pool();
  const client = new AbortController();
  const endless = forOwner({ id: 'asha', signal: () => client.signal }, () => run.spin(10 * MINUTE));
  const next = forOwner({ id: 'asha' }, () => run.echo('hers'));
  expect(await forOwner({ id: 'ravi' }, () => run.echo('his'))).toBe('his');
  client.abort();
  await expect(endless).rejects.toThrow('abort');
  expect(await next).toBe('hers');
  expect(turns).toMatchObject({ waiting: 0, running: 0 });
}, 120_000);

test('a piece has a time limit and a sentence, and the next one has a new thread', async () => {
  const { run } = pool(2);
  const slow = forOwner({ id: 'asha' }, () => run.spin(10 * MINUTE));
  await expect(slow).rejects.toMatchObject({ code: 'timeout', message: expect.stringContaining('too long') });
  expect(await forOwner({ id: 'asha' }, () => run.spin(1))).toBe(1);
}, 120_000);

test('time in which a piece waits for a processor is not counted', async () => {
  const { run } = pool(0.5);
  // As on a loaded machine: 2 s by the clock, with hardly any processor time.
  expect(await forOwner({ id: 'asha' }, () => run.wait(2000))).toBe(2000);
  const lazy = pool(0.1);
  const endless = forOwner({ id: 'asha' }, () => lazy.run.wait(10 * MINUTE));
  await expect(endless).rejects.toMatchObject({ code: 'timeout' });
}, 60_000);

test('a piece that fills its memory fails alone, with a sentence', async () => {
  const { run } = pool();
  const filled = forOwner({ id: 'asha' }, () => run.fill());
  const other = forOwner({ id: 'ravi' }, () => run.echo('his'));
  await expect(filled).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.stringContaining('memory'),
  });
  expect(await other).toBe('his');
  expect(await forOwner({ id: 'asha' }, () => run.echo('again'))).toBe('again');
}, 120_000);

test('a user who checks, exports and saves in turn starts each thread once', async () => {
  // An idle thread ends after a while, however slow this machine is.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const pools = [pool(), pool(), pool()];
  const threads = async () => {
    const found: number[] = [];
    for (const { run } of pools) found.push(await forOwner({ id: 'asha' }, () => run.thread()));
    return found;
  };
  const first = await threads();
  expect(await threads()).toEqual(first);
}, 120_000);

test('a thread that holds much memory after its piece does not wait for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { run } = pool();
  const asha = <T>(piece: () => Promise<T>) => forOwner({ id: 'asha' }, piece);
  const first = await asha(() => run.thread());
  await asha(() => run.hold(1));
  expect(await asha(() => run.thread())).toBe(first);
  await asha(() => run.hold(100));
  expect(await asha(() => run.thread())).not.toBe(first);
}, 120_000);

test('an error of the function is its own', async () => {
  await expect(forOwner({ id: 'asha' }, () => pool().run.fail('on purpose'))).rejects.toThrow('on purpose');
});
