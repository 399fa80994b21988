import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import type { BillingInterval, SubscriptionStatus, UserSubscription } from '#shared/contracts/billing.ts';
import type { SubscriptionState } from './subscription-machine.ts';

export interface StoredSubscription {
  id: string;
  user_id: string;
  plan_id: string;
  billing_interval: BillingInterval;
  status: SubscriptionStatus;
  razorpay_subscription_id: string | null;
  razorpay_customer_id: string | null;
  current_period_start: Date | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  paid_until: Date | null;
  paid_count: number;
  ended_at: Date | null;
  starts_at: Date | null;
  slot: 'current' | 'next' | 'former';
  payment_method: string | null;
  provider_read: number;
  claimed_at: Date;
  created_at: Date;
}

const COLUMNS = sql`id, user_id, plan_id, billing_interval, status, razorpay_subscription_id, razorpay_customer_id,
  current_period_start, current_period_end, cancel_at_period_end, paid_until, paid_count, ended_at, starts_at, slot,
  payment_method, provider_read, claimed_at, created_at`;
const LIVE = sql`status in ('created', 'authenticated', 'active', 'pending', 'halted', 'paused')`;

const find = (tx: Tx, where: Sql) =>
  tx.first<StoredSubscription>(sql`select ${COLUMNS} from public.user_subscriptions where ${where}`);

export const subscriptionByProviderId = (tx: Tx, providerId: string) =>
  find(tx, sql`razorpay_subscription_id = ${providerId}`);

/** Locked until the end of the transaction. */
export const lockSubscription = (tx: Tx, id: string) => find(tx, sql`id = ${id} for update`);

/** Those of a user that can still be charged, the oldest first; `former`: also those that another one has followed. */
export function liveSubscriptions(
  tx: Tx,
  userId: string,
  { former = false }: { former?: boolean } = {},
): Promise<StoredSubscription[]> {
  return tx.rows<StoredSubscription>(sql`
    select ${COLUMNS} from public.user_subscriptions
    where user_id = ${userId} and ${LIVE} and (slot <> 'former' or ${former}) order by created_at, id`);
}

/** Takes the user's place for a new subscription. Errors: `conflict` when it is taken. */
export async function claimSubscription(
  tx: Tx,
  claim: {
    userId: string;
    planId: string;
    interval: BillingInterval;
    slot: 'current' | 'next';
    startsAt: Date | null;
  },
): Promise<string> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.user_subscriptions (user_id, plan_id, billing_interval, slot, starts_at)
    values (${claim.userId}, ${claim.planId}, ${claim.interval}, ${claim.slot}, ${claim.startsAt}) returning id`);
  if (!row) throw new Error('the subscription was not recorded');
  return row.id;
}

/** Gives the place back: the provider knows nothing of this subscription. */
export async function unclaimSubscription(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    delete from public.user_subscriptions where id = ${id} and razorpay_subscription_id is null`);
}

export async function nameSubscription(tx: Tx, id: string, providerId: string): Promise<void> {
  await tx.run(sql`
    update public.user_subscriptions set razorpay_subscription_id = ${providerId}, updated_at = now() where id = ${id}`);
}

/** The number of a read that starts now. */
export async function nextRead(tx: Tx): Promise<number> {
  return (await tx.first<{ read: number }>(sql`select nextval('app.provider_reads') as read`))?.read ?? 0;
}

export const stateOf = (row: StoredSubscription): SubscriptionState => ({
  status: row.status,
  currentPeriodStart: row.current_period_start,
  currentPeriodEnd: row.current_period_end,
  paidUntil: row.paid_until,
  paidCount: row.paid_count,
  endedAt: row.ended_at,
  customerId: row.razorpay_customer_id,
  read: row.provider_read,
});

export async function saveState(tx: Tx, id: string, state: SubscriptionState): Promise<void> {
  await tx.run(sql`
    update public.user_subscriptions set status = ${state.status}, current_period_start = ${state.currentPeriodStart},
      current_period_end = ${state.currentPeriodEnd}, paid_until = ${state.paidUntil}, paid_count = ${state.paidCount},
      ended_at = ${state.endedAt}, razorpay_customer_id = ${state.customerId}, provider_read = ${state.read},
      updated_at = now()
    where id = ${id}`);
}

/** The next subscription has started: it becomes the current one, and the one before it is over. */
export async function promoteNext(tx: Tx, { id, user_id }: StoredSubscription): Promise<void> {
  await tx.run(sql`
    update public.user_subscriptions set slot = 'former' where user_id = ${user_id} and slot = 'current' and id <> ${id}`);
  await tx.run(sql`update public.user_subscriptions set slot = 'current' where id = ${id}`);
}

export async function markCancelling(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update public.user_subscriptions set cancel_at_period_end = true, updated_at = now() where id = ${id}`);
}

/** The provider does not know it: nobody can pay it any more. */
export async function markExpired(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update public.user_subscriptions set status = 'expired', ended_at = now(), updated_at = now()
    where id = ${id} and ${LIVE}`);
}

/** The method of the newest payment is shown: an older payment may be reported later. */
export async function followPaymentMethod(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update public.user_subscriptions s set payment_method = coalesce((
      select p.payment_method from public.subscription_payments p
      where p.subscription_id = s.id and p.payment_status in ('captured', 'refunded')
      order by p.created_at desc limit 1), s.payment_method)
    where s.id = ${id}`);
}

/**
 * Claims a subscription that is to be read again: one that may have just been paid after half a minute, others after a
 * quarter of an hour.
 */
export function claimDue(tx: Tx, now: Date): Promise<StoredSubscription | undefined> {
  return tx.first<StoredSubscription>(sql`
    update public.user_subscriptions set updated_at = ${now} where id = (
      select id from public.user_subscriptions
      where razorpay_subscription_id is not null and ${LIVE} and (
        updated_at < ${now}::timestamptz - interval '15 minutes'
        or (status in ('created', 'authenticated') and claimed_at > ${now}::timestamptz - interval '2 hours'
          and updated_at < ${now}::timestamptz - interval '30 seconds'))
      order by updated_at limit 1 for update skip locked)
    returning ${COLUMNS}`);
}

/** Claims a subscription whose account is gone, for five minutes. */
export function claimToCancel(tx: Tx, now: Date): Promise<{ razorpay_subscription_id: string } | undefined> {
  return tx.first(sql`
    update app.subscriptions_to_cancel set tried_at = ${now} where razorpay_subscription_id = (
      select razorpay_subscription_id from app.subscriptions_to_cancel
      where tried_at is null or tried_at < ${now}::timestamptz - interval '5 minutes'
      order by tried_at nulls first, created_at limit 1 for update skip locked)
    returning razorpay_subscription_id`);
}
export async function forgetSubscription(tx: Tx, providerId: string): Promise<void> {
  await tx.run(sql`delete from app.subscriptions_to_cancel where razorpay_subscription_id = ${providerId}`);
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A subscription as the API gives it. */
export function presentSubscription(row: StoredSubscription): UserSubscription {
  const { id, user_id, plan_id, billing_interval, status, cancel_at_period_end, payment_method } = row;
  const { razorpay_subscription_id, razorpay_customer_id } = row;
  return {
    id,
    user_id,
    plan_id,
    billing_interval,
    status,
    razorpay_subscription_id,
    razorpay_customer_id,
    current_period_start: iso(row.current_period_start),
    current_period_end: iso(row.current_period_end),
    cancel_at_period_end,
    starts_at: iso(row.starts_at),
    ended_at: iso(row.ended_at),
    payment_method,
    created_at: row.created_at.toISOString(),
  };
}
