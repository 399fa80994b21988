import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#shared/contracts/billing.ts';
import { graceEnd, type KnownSubscription, standingOf } from './standing.ts';

// The paid period ends on 10 November 2026 at 15:30 in India.
const END = '2026-11-10T15:30:00+05:30';
// Seven whole days follow the day on which it ends: the last one is 17 November.
const GRACE_ENDS = '2026-11-18T00:00:00+05:30';

const one = (status: SubscriptionStatus, changes: Partial<KnownSubscription> = {}): KnownSubscription => ({
  planId: 'solo',
  status,
  paidUntil: new Date(END),
  endedAt: null,
  ...changes,
});
const at = (moment: string, ...all: KnownSubscription[]) =>
  standingOf(all, { now: new Date(moment), sold: true }).access;
const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();

test.each<[SubscriptionStatus, string, string]>([
  ['active', before(END), 'paid'],
  ['active', END, 'grace'],
  ['active', before(GRACE_ENDS), 'grace'],
  ['active', GRACE_ENDS, 'read_only'],
  ['pending', before(END), 'paid'],
  ['pending', END, 'grace'],
  ['halted', before(GRACE_ENDS), 'grace'],
  ['halted', GRACE_ENDS, 'read_only'],
  ['halted', '2028-01-01T00:00:00+05:30', 'read_only'],
  ['paused', before(END), 'paid'],
  ['paused', END, 'free'],
  ['cancelled', before(END), 'paid'],
  ['cancelled', END, 'free'],
  ['completed', before(END), 'paid'],
  ['completed', END, 'free'],
  ['expired', END, 'free'],
])('%s at %s is %s', (status, moment, access) => {
  expect(at(moment, one(status))).toBe(access);
});

test.each<SubscriptionStatus>(['created', 'authenticated', 'expired', 'cancelled'])(
  '%s without a payment is the free level, never read-only',
  (status) => {
    expect(at('2030-01-01T00:00:00Z', one(status, { paidUntil: null }))).toBe('free');
  },
);

test.each([
  ['2026-11-09T18:30:00Z', '2026-11-17T18:30:00.000Z'],
  ['2026-11-10T18:29:59.999Z', '2026-11-17T18:30:00.000Z'],
  ['2026-11-10T18:30:00Z', '2026-11-18T18:30:00.000Z'],
  ['2026-12-31T20:00:00Z', '2027-01-08T18:30:00.000Z'],
])('the grace after %s ends at a midnight in India', (end, until) => {
  expect(graceEnd(new Date(end)).toISOString()).toBe(until);
});

test('a refund ends the period at once', () => {
  const ended = one('cancelled', { endedAt: new Date('2026-11-03T10:00:00+05:30') });
  expect(at('2026-11-03T09:59:59+05:30', ended)).toBe('paid');
  expect(at('2026-11-03T10:00:00+05:30', ended)).toBe('free');
});

test('a subscription that is paid covers one that owes, and one that owes counts before the free level', () => {
  const late = one('halted');
  const next = one('active', { planId: 'firm', paidUntil: new Date('2026-12-30T00:00:00Z') });
  expect(at(GRACE_ENDS, late, next)).toBe('paid');
  expect(at(GRACE_ENDS, next, late)).toBe('paid');
  expect(at(GRACE_ENDS, late, one('cancelled'))).toBe('read_only');
});

test('where nothing is for sale, nothing is limited by a plan', () => {
  expect(standingOf([one('halted')], { now: new Date('2030-01-01'), sold: false })).toEqual({
    access: 'open',
  });
});
