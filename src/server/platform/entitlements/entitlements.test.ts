import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/support/app.ts';
import type { Viewer } from '../db/database.ts';
import { Entitlements } from './entitlements.ts';
import { giveBack } from './usage.ts';

const LIMIT = Math.floor(0.001 * 1024 ** 3);
const allowance = 'storage.bytes';
const forMs = 60_000;

let it: TestApp;
let plan: Entitlements;
beforeAll(async () => {
  it = await testApp({ env: { FILE_QUOTA_GB: '0.001' } });
  plan = new Entitlements(it.services);
});
afterAll(() => it.close());

const viewer = async (): Promise<Viewer> => ({ userId: (await it.lawyer()).userId, aal: 'aal1' });

/** A commit as a feature makes it: in a transaction that is rolled back when the use does not fit. */
const commit = (own: Viewer, amount: number, reservation?: string) =>
  it.db
    .withUser(own, async (tx) => {
      if (!(await plan.commit(tx, { allowance, reservation, amount }))) throw new RangeError('too much');
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof RangeError) return false;
        throw error;
      },
    );

const stateOf = async ({ userId }: Viewer) => {
  const [counter] = await it.db.sql<{ used: string }>(
    'select used from public.usage_counters where owner_id = $1',
    [userId],
  );
  const reserved = await it.db.sql<{ id: string; amount: string }>(
    'select id, amount from public.usage_reservations where owner_id = $1 and expires_at > now()',
    [userId],
  );
  return {
    used: Number(counter?.used ?? 0),
    reserved: new Map(reserved.map(({ id, amount }) => [id, Number(amount)])),
  };
};

test('100 parallel reservations end exactly at the limit, and so do their commits', async () => {
  const own = await viewer();
  const amount = Math.floor(LIMIT / 40);
  const granted = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const id = randomUUID();
      const bytes = await plan.reserve(own, { id, allowance, amount, least: 1, forMs });
      return { id, bytes };
    }),
  );
  const won = granted.filter(({ bytes }) => bytes !== undefined);
  expect(won.reduce((sum, { bytes = 0 }) => sum + bytes, 0)).toBe(LIMIT);
  // Uses without a reservation arrive at the same time, and find no room.
  const answers = await Promise.all([
    ...won.map(({ id, bytes = 0 }) => commit(own, bytes, id)),
    ...won.map(() => commit(own, 1)),
  ]);
  expect(answers.filter(Boolean)).toHaveLength(won.length);
  expect(await stateOf(own)).toEqual({ used: LIMIT, reserved: new Map() });
});

test('the counter of one user is not that of another, and nobody releases the reservation of another', async () => {
  const [own, other] = [await viewer(), await viewer()];
  const id = randomUUID();
  await plan.reserve(own, { id, allowance, amount: LIMIT, forMs });
  expect(await plan.left(other, { allowance })).toBe(LIMIT);
  await plan.release(other, id);
  expect(await plan.left(own, { allowance })).toBe(0);
  expect(
    await it.db.withUser(other, (tx) => plan.commit(tx, { allowance, amount: 5, reservation: id })),
  ).toBe(true);
  expect(await stateOf(own)).toEqual({ used: 0, reserved: new Map([[id, LIMIT]]) });
  // The identifier is taken, but that tells only who guessed it.
  await expect(plan.reserve(other, { id, allowance, amount: 1, forMs })).rejects.toMatchObject({
    code: 'conflict',
  });
});

type Step =
  | { does: 'reserve'; amount: number; least: number }
  | { does: 'commit' | 'release' | 'expire'; which: number; share: number }
  | { does: 'use' | 'give back'; share: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ amount: fc.integer({ min: 1, max: LIMIT }), part: share })
    .map(({ amount, part }) => ({ does: 'reserve' as const, amount, least: Math.ceil(amount * part) })),
  fc.record({
    does: fc.constantFrom('commit' as const, 'release' as const, 'expire' as const),
    which: fc.nat(5),
    share,
  }),
  fc.record({ does: fc.constantFrom('use' as const, 'give back' as const), share }),
);

/** Expected content of the counter, as plain arithmetic. */
class Model {
  used = 0;
  readonly reserved = new Map<string, number>();
  readonly known: string[] = [];

  left(): number {
    return LIMIT - this.used - [...this.reserved.values()].reduce((sum, amount) => sum + amount, 0);
  }

  /** Counts a use in place of its reservation; false when it does not fit. */
  take(amount: number, id?: string): boolean {
    const own = id === undefined ? 0 : (this.reserved.get(id) ?? 0);
    if (amount > 0 && amount > this.left() + own) return false;
    if (id !== undefined) this.reserved.delete(id);
    this.used += amount;
    return true;
  }
}

async function reserveStep(own: Viewer, model: Model, { amount, least }: { amount: number; least: number }) {
  const id = randomUUID();
  const most = Math.min(amount, model.left());
  const expected = most >= Math.max(least, 1) ? most : undefined;
  expect(await plan.reserve(own, { id, allowance, amount, least, forMs })).toBe(expected);
  if (expected === undefined) return;
  model.reserved.set(id, expected);
  model.known.push(id);
}

async function endStep(own: Viewer, model: Model, done: Extract<Step, { which: number }>) {
  // Also one that has ended already.
  const id = model.known[done.which % Math.max(model.known.length, 1)];
  if (id === undefined) return;
  if (done.does === 'commit') {
    const amount = Math.round((model.reserved.get(id) ?? LIMIT) * done.share);
    expect(await commit(own, amount, id)).toBe(model.take(amount, id));
    return;
  }
  if (done.does === 'release') await plan.release(own, id);
  else await it.db.sql('update public.usage_reservations set expires_at = now() where id = $1', [id]);
  model.reserved.delete(id);
}

async function run(own: Viewer, model: Model, done: Step): Promise<void> {
  if (done.does === 'reserve') return reserveStep(own, model, done);
  if ('which' in done) return endStep(own, model, done);
  if (done.does === 'use') {
    const amount = Math.round(LIMIT * done.share);
    expect(await commit(own, amount)).toBe(model.take(amount));
    return;
  }
  const amount = Math.round(model.used * done.share);
  await it.db.withUser(own, (tx) => giveBack(tx, { allowance }, amount));
  model.used -= amount;
}

test('whatever is reserved, committed, released, expired and given back, the counter holds the sum and stays within the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const own = await viewer();
      const model = new Model();
      for (const done of steps) {
        await run(own, model, done);
        expect(await stateOf(own)).toEqual({ used: model.used, reserved: model.reserved });
        expect(await plan.left(own, { allowance })).toBe(model.left());
        expect(model.left()).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 25 },
  );
});
