import { expect, test, vi } from 'vitest';
import { createHashQueue, type HashRequester } from './hash-queue.ts';

/** A queue of tasks that end when the test lets them; `order` holds those that began. */
function heldQueue(limits: Parameters<typeof createHashQueue>[0]) {
  const queue = createHashQueue(limits);
  const order: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const ends: Promise<unknown>[] = [];
  const add = (name: string, requester: HashRequester) => {
    const task = async () => {
      order.push(name);
      await new Promise<void>((done) => running.push(done));
    };
    ends.push(
      queue(requester, task).catch((error: { retryAfter?: number }) =>
        refused.push(`${name} ${error.retryAfter}`),
      ),
    );
  };
  /** Lets tasks end, one after the other, until none is left. */
  const drain = async () => {
    await new Promise(setImmediate);
    for (let end = running.shift(); end; end = running.shift()) {
      end();
      await new Promise(setImmediate);
    }
    await Promise.all(ends);
  };
  return { queue, add, order, refused, drain };
}
const stranger = (group: string): HashRequester => ({ known: false, group });
const member = (group: string): HashRequester => ({ known: true, group });

test('runs a few at once, known askers first, and the groups of each line in turn', async () => {
  const held = heldQueue({ atOnce: 1, waitingKnown: 10, waitingUnknown: 10 });
  held.add('first', stranger('a'));
  for (const name of ['a1', 'a2', 'a3']) held.add(name, stranger('a'));
  held.add('b1', stranger('b'));
  for (const name of ['asha1', 'asha2']) held.add(name, member('asha'));
  held.add('ravi1', member('ravi'));
  await held.drain();
  expect(held.order).toEqual(['first', 'asha1', 'ravi1', 'asha2', 'a1', 'b1', 'a2', 'a3']);
});

test('a full queue refuses the group with the most places, and says when to retry', async () => {
  const held = heldQueue({ atOnce: 2, waitingKnown: 1, waitingUnknown: 4 });
  for (let i = 0; i < 10; i++) held.add(`flood${i}`, stranger('flood'));
  held.add('honest1', stranger('honest'));
  held.add('other', stranger('other'));
  held.add('member', member('asha'));
  await held.drain();
  expect(held.order).toEqual(['flood0', 'flood1', 'member', 'flood2', 'honest1', 'other', 'flood3']);
  expect(held.refused).toEqual([6, 7, 8, 9, 5, 4].map((i) => `flood${i} 5`));
});

test('a flood from very many addresses leaves no place, and known askers pass it all the same', async () => {
  const held = heldQueue({ atOnce: 1, waitingKnown: 2, waitingUnknown: 3 });
  for (let i = 0; i < 50; i++) held.add(`s${i}`, stranger(`address ${i}`));
  held.add('member', member('asha'));
  await held.drain();
  expect(held.order).toEqual(['s0', 'member', 's1', 's2', 's3']);
  expect(held.refused).toHaveLength(46);
});

test('a task that fails gives its place on', async () => {
  const { queue } = heldQueue({ atOnce: 1, waitingKnown: 1, waitingUnknown: 1 });
  await expect(queue(stranger('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(stranger('a'), async () => 'next')).toBe('next');
});

test('a refusal comes late, but not for more than a thousand tasks at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { add, refused } = heldQueue({
      atOnce: 1,
      waitingKnown: 0,
      waitingUnknown: 0,
      refuseAfterMs: 1000,
    });
    for (let i = 0; i < 1002; i++) add(`s${i}`, stranger('flood'));
    await vi.advanceTimersByTimeAsync(999);
    expect(refused).toEqual(['s1001 5']);
    await vi.advanceTimersByTimeAsync(1);
    expect(refused).toHaveLength(1001);
  } finally {
    vi.useRealTimers();
  }
});
