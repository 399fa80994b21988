import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Scheduler } from './scheduler.ts';

test('a search that comes during a turn is answered before the next turn, though it waits several times', async () => {
  // No time passes, so a busy machine does not use up the share of a search.
  const scheduler = new Scheduler(() => 0);
  const order: string[] = [];
  const work = async (name: string, then: () => void) => {
    await scheduler.yieldToSearches();
    order.push(name);
    then();
  };
  const { port1: asking, port2: answering } = new MessageChannel();
  answering.on('message', () => {
    void scheduler.runSearch(async () => {
      await untilNextTurn();
      order.push('searched');
    });
  });
  const nothing = () => undefined;
  await Promise.all([
    work('first', () => asking.postMessage('search')),
    work('second', nothing),
    work('third', nothing),
  ]);
  asking.close();
  expect(order).toEqual(['first', 'searched', 'second', 'third']);
});

test('work behind the scenes goes on while searches never end, one turn after another', async () => {
  const scheduler = new Scheduler();
  let end: () => void = () => undefined;
  const endless = scheduler.runSearch(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const done: number[] = [];
  const lane = async (name: number) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await scheduler.yieldToSearches();
      done.push(name);
    }
  };
  await Promise.all([lane(1), lane(2)]);
  expect(done).toEqual([1, 2, 1, 2, 1, 2]);
  end();
  await endless;
});
