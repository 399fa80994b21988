import { BUSINESS } from '../business.ts';
import { indianDay, indianMoment } from '../indian-day.ts';

const DAY_MS = 86_400_000;

/** The first moment at which the first purchase is no longer refunded: midnight in India after the whole days of the policy. */
export function refundEnd(paidAt: Date): Date {
  const paidDay = Date.parse(indianMoment(indianDay(paidAt)));
  return new Date(paidDay + (BUSINESS.refund.firstPurchaseDays + 1) * DAY_MS);
}
