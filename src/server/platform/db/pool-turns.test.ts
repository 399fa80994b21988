import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PoolTurns } from './pool-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WAIT_MS = 2000;
const LOST = 'timeout exceeded when trying to connect';

test('turns come in order, each when a connection is free', async () => {
  const turns = new PoolTurns(1, WAIT_MS);
  const first = await turns.enter();
  const came: number[] = [];
  const others = [1, 2].map(async (one) => {
    const leave = await turns.enter();
    came.push(one);
    leave(true);
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(came).toEqual([]);
  first(true);
  await Promise.all(others);
  expect(came).toEqual([1, 2]);
});

test('one waits for a busy database, but not for ever', async () => {
  const turns = new PoolTurns(1, WAIT_MS);
  const first = await turns.enter();
  const ahead = Array.from({ length: 9 }, () => turns.enter());
  const last = turns.enter();
  const refused = expect(last).rejects.toThrow(LOST);
  let leave = first;
  for (const next of ahead.slice(0, 4)) {
    await vi.advanceTimersByTimeAsync(1500);
    leave(true);
    leave = await next;
  }
  let waits = true;
  void last.catch(() => {
    waits = false;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(waits).toBe(true);
  const others = ahead.slice(4).map((one) => expect(one).rejects.toThrow(LOST));
  await vi.advanceTimersByTimeAsync(4000);
  await refused;
  await Promise.all(others);
});

test('a database on which nothing works is lost at once', async () => {
  const turns = new PoolTurns(2, WAIT_MS);
  const [one] = [await turns.enter(), await turns.enter()];
  const waiting = [turns.enter(), turns.enter()];
  await vi.advanceTimersByTimeAsync(1900);
  // Its connection broke: that is no sign of life.
  one(false);
  await waiting[0];
  const refused = expect(waiting[1]).rejects.toThrow(LOST);
  await vi.advanceTimersByTimeAsync(100);
  await refused;
});

test('those who go first pass a flood, and have connections that the flood never gets', async () => {
  const turns = new PoolTurns(3, WAIT_MS, 1);
  const flood = [await turns.enter(), await turns.enter()];
  const came: string[] = [];
  const waiting = Array.from({ length: 300 }, async (_, at) => {
    const leave = await turns.enter();
    came.push(`flood ${at}`);
    leave(true);
  });
  const checks = ['one', 'two'].map(async (name) => {
    const leave = await turns.enter({ first: true });
    came.push(name);
    leave(true);
  });
  await Promise.all(checks);
  expect(came).toEqual(['one', 'two']);
  for (const leave of flood) leave(true);
  await Promise.all(waiting);
  expect(came).toHaveLength(302);
});
