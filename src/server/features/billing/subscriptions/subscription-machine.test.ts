import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProviderState, TestProvider } from '#server/platform/payments/test-server/provider-state.ts';
import { advance, isOver, type ProviderRead, type SubscriptionState } from './subscription-machine.ts';

const NEW: SubscriptionState = {
  status: 'created',
  currentPeriodStart: null,
  currentPeriodEnd: null,
  paidUntil: null,
  paidCount: 0,
  endedAt: null,
  customerId: null,
  read: 0,
};

const ACTS = {
  pay: (p, id) => p.pay(id),
  fail: (p, id) => p.failPayment(id),
  endPeriod: (p, id) => p.endPeriod(id),
  failRenewal: (p, id) => p.failRenewal(id),
  pause: (p, id) => p.pause(id),
  resume: (p, id) => p.resume(id),
  expire: (p, id) => p.expire(id),
  cancelLater: (p, id) => p.cancel(id, true),
  cancelNow: (p, id) => p.cancel(id, false),
} satisfies Record<string, (provider: TestProvider, id: string) => unknown>;
type Act = keyof typeof ACTS;

function start(state?: ProviderState) {
  const provider = new TestProvider({
    ...(state ? { state } : {}),
    now: () => new Date('2026-11-22T10:00:00Z'),
  });
  const plan = provider.createPlan({
    period: 'monthly',
    interval: 1,
    item: { name: 'Solo', amount: 149_900, currency: 'INR' },
  });
  return { provider, id: provider.createSubscription({ plan_id: plan.id, total_count: 4 }).id };
}

test('whatever happens at the provider, and in whatever order its reads arrive, we end where it is', () => {
  const acts = fc.array(fc.constantFrom(...(Object.keys(ACTS) as Act[])), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      acts,
      fc.infiniteStream(fc.nat(1000)),
      fc.infiniteStream(fc.boolean()),
      (done, order, twice) => {
        const { provider, id } = start();
        const reads: ProviderRead[] = [];
        const read = () => {
          const { subscription, invoices } = structuredClone({
            subscription: provider.subscription(id),
            invoices: provider.invoicesOf(id),
          });
          reads.push({ read: reads.length + 1, subscription, invoices });
        };
        for (const act of done) {
          try {
            ACTS[act](provider, id);
          } catch {
            continue;
          }
          read();
        }
        read();
        const last = reads.at(-1);
        const shuffled = [...reads, ...reads.filter(() => twice.next().value)]
          .map((one) => ({ one, at: order.next().value }))
          .sort((a, b) => a.at - b.at);
        let state = NEW;
        for (const { one } of shuffled) {
          const next = advance(state, one);
          if (isOver(state.status)) expect(next.status).toBe(state.status);
          expect(next.paidCount).toBeGreaterThanOrEqual(state.paidCount);
          state = next;
        }
        expect(state.status).toBe(last?.subscription.status);
        expect(state.paidCount).toBe(last?.subscription.paid_count);
        const paid = provider.invoicesOf(id).filter(({ status }) => status === 'paid');
        const until = Math.max(0, ...paid.map(({ billing_end }) => billing_end ?? 0));
        expect(state.paidUntil?.getTime() ?? 0).toBe(until * 1000);
        // The same reads again do not change the state.
        expect(advance(state, last as ProviderRead)).toBe(state);
      },
    ),
    { numRuns: 500, seed: 19 },
  );
});

test('a subscription that is over stays so, and an unknown status keeps ours', () => {
  const over = advance(NEW, { read: 1, subscription: { status: 'cancelled' }, invoices: [] });
  expect(over.status).toBe('cancelled');
  expect(advance(over, { read: 2, subscription: { status: 'active' }, invoices: [] }).status).toBe(
    'cancelled',
  );
  expect(advance(NEW, { read: 1, subscription: { status: 'on_fire' }, invoices: [] }).status).toBe('created');
});
