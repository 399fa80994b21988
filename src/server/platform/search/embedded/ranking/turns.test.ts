import { afterEach, expect, test, vi } from 'vitest';
import { turnsOf } from './turns.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that shows what it is set to. */
function clock(): { now: number } {
  const shown = { now: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => shown.now);
  return shown;
}

test('a search pauses when its turn has been long, and then has a whole turn again', async () => {
  const time = clock();
  const pauseWhenLong = turnsOf(undefined);
  time.now = 5;
  expect(pauseWhenLong()).toBeUndefined();
  time.now = 20;
  const pause = pauseWhenLong();
  let others = false;
  setImmediate(() => {
    others = true;
  });
  await pause;
  expect(pause).toBeInstanceOf(Promise);
  await new Promise(setImmediate);
  expect(others).toBe(true);
  expect(pauseWhenLong()).toBeUndefined();
});

test('an aborted search ends at its next pause', async () => {
  const time = clock();
  const abort = new AbortController();
  const pauseWhenLong = turnsOf(abort.signal);
  time.now = 20;
  abort.abort();
  await expect(pauseWhenLong()).rejects.toThrow('aborted');
});
