import type { ProviderInvoice, ProviderSubscription } from '#server/platform/payments/entities.ts';
import {
  type SubscriptionStatus,
  subscriptionStatuses,
  TERMINAL_STATUSES,
} from '#shared/contracts/billing.ts';

/** Our copy of the state of a subscription at the provider. */
export interface SubscriptionState {
  status: SubscriptionStatus;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  paidUntil: Date | null;
  paidCount: number;
  endedAt: Date | null;
  customerId: string | null;
  /** The number of the read that this state comes from. */
  read: number;
}

/** One read of the provider: reads are numbered before they start, so a later number has seen at least as much. */
export interface ProviderRead {
  read: number;
  subscription: Pick<
    ProviderSubscription,
    'status' | 'current_start' | 'current_end' | 'ended_at' | 'paid_count' | 'customer_id'
  >;
  invoices: readonly Pick<ProviderInvoice, 'status' | 'billing_end'>[];
}

export const isOver = (status: SubscriptionStatus): boolean =>
  TERMINAL_STATUSES.some((over) => over === status);

const known = (status: string): status is SubscriptionStatus =>
  (subscriptionStatuses as readonly string[]).includes(status);

const moment = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((best, at) => (at !== null && (best === null || at > best) ? at : best), null);

/**
 * The state after a read of the provider. An older read changes nothing, so that order and repetition have no effect. A
 * subscription that is over stays so. An unknown status of the provider keeps ours.
 */
export function advance(
  state: SubscriptionState,
  { read, subscription, invoices }: ProviderRead,
): SubscriptionState {
  if (read <= state.read) return state;
  const paid = invoices
    .filter(({ status }) => status === 'paid')
    .map(({ billing_end }) => moment(billing_end));
  const next: SubscriptionState = {
    ...state,
    read,
    currentPeriodStart: moment(subscription.current_start) ?? state.currentPeriodStart,
    currentPeriodEnd: moment(subscription.current_end) ?? state.currentPeriodEnd,
    paidUntil: latest([state.paidUntil, ...paid]),
    paidCount: Math.max(state.paidCount, subscription.paid_count ?? 0),
    customerId: subscription.customer_id ?? state.customerId,
    endedAt: state.endedAt ?? moment(subscription.ended_at),
  };
  const status = known(subscription.status) && !isOver(state.status) ? subscription.status : state.status;
  return { ...next, status };
}
