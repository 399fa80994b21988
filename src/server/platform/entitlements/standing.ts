import { BILLING, type SubscriptionStatus } from '#shared/contracts/billing.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';

/** State of a subscription that decides a user's access. */
export interface KnownSubscription {
  planId: string;
  status: SubscriptionStatus;
  /** The end of the last period that was paid for; null when nothing was paid. */
  paidUntil: Date | null;
  endedAt: Date | null;
}

/**
 * Access of a user at a moment:
 * - `open`: nothing is for sale; the operator's own limits apply.
 * - `free`: no subscription; the free limits apply.
 * - `paid`: until the end of the paid period, also after a cancellation.
 * - `grace`: a renewal has failed; nothing changes until `graceUntil`.
 * - `read_only`: the grace is over; everything can be read and exported, and paying or cancelling ends this.
 */
export interface Standing {
  access: 'open' | 'free' | 'paid' | 'grace' | 'read_only';
  planId?: string;
  status?: SubscriptionStatus;
  graceUntil?: Date;
}

const DAY_MS = 86_400_000;

/** Midnight in India after `BILLING.graceDays` whole days: the day on which the paid period ends counts as paid. */
export function graceEnd(paidUntil: Date): Date {
  const lastDay = new Date(Date.parse(indianMoment(indianDay(paidUntil))) + (BILLING.graceDays + 1) * DAY_MS);
  return new Date(indianMoment(indianDay(lastDay)));
}

const RANKS = ['paid', 'grace', 'read_only', 'free', 'open'] as const;
const OWES: readonly SubscriptionStatus[] = ['active', 'pending', 'halted'];

function standingOfOne({ planId, status, paidUntil, endedAt }: KnownSubscription, now: Date): Standing {
  if (paidUntil === null) return { access: 'free' };
  const end = endedAt !== null && endedAt < paidUntil ? endedAt : paidUntil;
  if (now < end) return { access: 'paid', planId, status };
  // Only a renewal that is due is owed: who cancelled, completed or paused owes nothing.
  if (!OWES.includes(status)) return { access: 'free' };
  const until = graceEnd(paidUntil);
  return now < until
    ? { access: 'grace', planId, status, graceUntil: until }
    : { access: 'read_only', planId, status, graceUntil: until };
}

/** The best that any of a user's subscriptions gives at a moment. `sold`: whether this server sells plans. */
export function standingOf(
  subscriptions: readonly KnownSubscription[],
  { now, sold }: { now: Date; sold: boolean },
): Standing {
  if (!sold) return { access: 'open' };
  const all: Standing[] = [...subscriptions.map((one) => standingOfOne(one, now)), { access: 'free' }];
  // A subscription that pays covers one that owes; one that owes counts before the free level.
  const [best] = all.sort((a, b) => RANKS.indexOf(a.access) - RANKS.indexOf(b.access));
  return best ?? { access: 'free' };
}
