import { expect, test } from 'vitest';
import { TurnsByOwner } from './turns-by-owner.ts';

/** Enters in this order; the pieces end one by one, and the answer is the order in which they ran. */
async function ran(turns: TurnsByOwner, owners: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    owners.map(async (owner) => {
      const leave = await turns.enter(owner);
      order.push(owner);
      await Promise.resolve();
      leave();
    }),
  );
  return order;
}

test('owners take turns, however long the queue of one of them is', async () => {
  const turns = new TurnsByOwner({ atOnce: 1, ofOwner: 1, waiting: 10 });
  expect(await ran(turns, ['asha', 'asha', 'asha', 'asha', 'ravi', 'meena'])).toEqual([
    ...['asha', 'ravi', 'meena', 'asha', 'asha', 'asha'],
  ]);
  expect(turns).toMatchObject({ waiting: 0, running: 0 });
});

test('one owner never has all places', async () => {
  const turns = new TurnsByOwner({ atOnce: 2, ofOwner: 1, waiting: 10 });
  const leave = await turns.enter('asha');
  let second = false;
  const waits = turns.enter('asha').then((end) => {
    second = true;
    return end;
  });
  const other = await turns.enter('ravi');
  expect(second).toBe(false);
  leave();
  (await waits)();
  other();
});

test('a full queue is refused with a sentence, and its owner alone', async () => {
  const turns = new TurnsByOwner({ atOnce: 2, ofOwner: 1, waiting: 1 });
  const leave = await turns.enter('asha');
  const waits = turns.enter('asha');
  await expect(turns.enter('asha')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 5,
    message: expect.stringContaining('waiting'),
  });
  (await turns.enter('ravi'))();
  leave();
  (await waits)();
});

test('a piece whose client has gone leaves the queue and holds no place', async () => {
  const turns = new TurnsByOwner({ atOnce: 1, ofOwner: 1, waiting: 10 });
  const leave = await turns.enter('asha');
  const client = new AbortController();
  const gone = turns.enter('asha', client.signal);
  client.abort();
  await expect(gone).rejects.toThrow('abort');
  leave();
  leave();
  (await turns.enter('asha'))();
  expect(turns).toMatchObject({ waiting: 0, running: 0 });
});
