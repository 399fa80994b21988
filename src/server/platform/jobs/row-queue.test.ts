import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { RowQueue } from './job.ts';
import { followQueue } from './row-queue.ts';

const HOUR_MS = 3_600_000;
const logs: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => logs.push(line) });

/** A queue of `waiting` jobs a lane, which notes what it does. */
function queueOf(waiting: Record<string, number>, given: Partial<RowQueue> = {}) {
  const done: string[] = [];
  const queue: RowQueue = {
    name: 'copy',
    lanes: Object.keys(waiting),
    pollMs: HOUR_MS,
    prepare: async () => void done.push('prepared'),
    runNext: async (lane) => {
      if (!waiting[lane]) return false;
      waiting[lane] -= 1;
      done.push(lane);
      return true;
    },
    ...given,
  };
  return { queue, done };
}

test('each lane does what waits, and more after a wake-up', async () => {
  const waiting = { fast: 2, slow: 1 };
  const { queue, done } = queueOf(waiting);
  const following = await followQueue(queue, log);
  await expect.poll(() => [...done].sort()).toEqual(['fast', 'fast', 'prepared', 'slow']);
  expect(done[0]).toBe('prepared');
  waiting.slow = 1;
  following.wake();
  await expect.poll(() => done.filter((lane) => lane === 'slow')).toHaveLength(2);
  await following.stop();
});

test('a wake-up that comes while a lane looks for work is not lost', async () => {
  let looks = 0;
  const look: { end?: () => void } = {};
  const { queue } = queueOf(
    { only: 0 },
    {
      runNext: () => {
        looks += 1;
        return new Promise((resolve) => {
          look.end = () => resolve(false);
        });
      },
    },
  );
  const following = await followQueue(queue, log);
  following.wake();
  look.end?.();
  await expect.poll(() => looks).toBe(2);
  const stopped = following.stop();
  look.end?.();
  await stopped;
});

test('an error is logged and does not end the lane', async () => {
  let tries = 0;
  const { queue } = queueOf(
    { only: 0 },
    {
      runNext: async () => {
        tries += 1;
        if (tries === 1) throw new Error('the database is away');
        return false;
      },
    },
  );
  const following = await followQueue(queue, log);
  await expect.poll(() => logs.join('')).toContain('a job failed');
  following.wake();
  await expect.poll(() => tries).toBe(2);
  await following.stop();
});

test('a lane with a share rests between two jobs, and a stop ends the rest', async () => {
  const { queue, done } = queueOf({ only: 2 }, { share: 1e-6 });
  const runNext = queue.runNext;
  // Long enough for the clock to see it: the rest that follows is then very long.
  queue.runNext = async (lane) => {
    const startedAt = performance.now();
    while (performance.now() - startedAt < 1);
    return runNext(lane);
  };
  const following = await followQueue(queue, log);
  await expect.poll(() => done).toEqual(['prepared', 'only']);
  await following.stop();
  expect(done).toEqual(['prepared', 'only']);
});

test('a stop aborts the job in progress and waits for its end', async () => {
  let abort = (): void => undefined;
  let ended = false;
  const { queue } = queueOf(
    { only: 0 },
    {
      runNext: () =>
        new Promise((resolve) => {
          abort = () => {
            ended = true;
            resolve(true);
          };
        }),
      close: () => abort(),
    },
  );
  const following = await followQueue(queue, log);
  await following.stop();
  expect(ended).toBe(true);
});
