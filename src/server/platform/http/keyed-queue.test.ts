import { expect, test } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

function held<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('calls of one key run one after the other, also after one that failed; other keys do not wait', async () => {
  const turns = new KeyedQueue();
  const events: string[] = [];
  const first = held<void>();
  const one = turns.run('asha', async () => {
    events.push('first starts');
    await first.promise;
    events.push('first ends');
    throw new Error('failed');
  });
  const two = turns.run('asha', async () => events.push('second'));
  await turns.run('ravi', async () => events.push('another'));
  expect(events).toEqual(['first starts', 'another']);
  first.resolve();
  await expect(one).rejects.toThrow('failed');
  await two;
  expect(events).toEqual(['first starts', 'another', 'first ends', 'second']);
});

test('a sixth call that would wait is refused, and the others get their turn', async () => {
  const turns = new KeyedQueue();
  const first = held<number>();
  const calls = [0, 1, 2, 3, 4, 5].map((i) => turns.run('asha', async () => (i === 0 ? first.promise : i)));
  await expect(turns.run('asha', async () => 6)).rejects.toMatchObject({ code: 'too_many_requests' });
  first.resolve(0);
  expect(await Promise.all(calls)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await turns.run('asha', async () => 7)).toBe(7);
});
