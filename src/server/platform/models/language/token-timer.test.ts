import { expect, test } from 'vitest';
import { tokenTimer } from './token-timer.ts';

const turn = () => new Promise<void>((next) => setImmediate(next));
const wait = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('the time without a token does not run while the consumer is busy', async () => {
  const timer = tokenTimer(new AbortController().signal, 100);
  await timer.within(turn());
  wait(150);
  await turn();
  await timer.within(turn());
  expect(timer.signal.aborted).toBe(false);
});

test('events that are no token do not extend it, a token does', async () => {
  const timer = tokenTimer(new AbortController().signal, 300);
  const slow = async () => {
    wait(200);
  };
  await timer.within(turn().then(slow));
  timer.token();
  await timer.within(turn().then(slow));
  expect(timer.reason).toBeUndefined();
  await timer.within(turn().then(slow));
  const aborted = new Promise((resolve) => timer.signal.addEventListener('abort', resolve));
  await timer.within(aborted);
  expect(timer.reason).toMatchObject({ failure: 'timeout' });
});
