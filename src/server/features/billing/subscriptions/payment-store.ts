import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { ProviderPayment } from '#server/platform/payments/entities.ts';

export interface StoredPayment {
  id: string;
  user_id: string;
  subscription_id: string;
  amount: number;
  payment_status: string;
  razorpay_payment_id: string;
  amount_refunded: number;
  refund_status: 'requested' | 'processed' | 'refused' | null;
  /** Null until its invoice is issued. */
  receipt_url: string | null;
  created_at: Date;
}

const COLUMNS = sql`id, user_id, subscription_id, amount, payment_status, razorpay_payment_id, amount_refunded,
  refund_status, receipt_url, created_at`;

/** A payment moves only forwards through these. */
const RANKS = ['created', 'failed', 'authorized', 'captured', 'refunded'];

/** The payments that need not be read again, by the provider's id: all of their money has come or gone. */
export async function settledPayments(tx: Tx, subscriptionId: string): Promise<Set<string>> {
  const rows = await tx.rows<{ razorpay_payment_id: string }>(sql`
    select razorpay_payment_id from public.subscription_payments
    where subscription_id = ${subscriptionId} and payment_status in ('captured', 'refunded')`);
  return new Set(rows.map(({ razorpay_payment_id }) => razorpay_payment_id));
}

/** Means of payment, without anything that identifies the customer: `Visa 1111`, `upi`. */
const methodOf = ({ method, card }: ProviderPayment): string | null =>
  card?.last4 ? `${card.network ?? 'Card'} ${card.last4}` : (method ?? null);

/** Records a payment once, also when it is reported twice. An earlier state never replaces a later one. */
export async function recordPayment(
  tx: Tx,
  { id: subscriptionId, user_id }: { id: string; user_id: string },
  payment: ProviderPayment,
): Promise<StoredPayment | undefined> {
  const at = new Date(payment.created_at * 1000);
  return tx.first<StoredPayment>(sql`
    insert into public.subscription_payments as p (user_id, subscription_id, amount, currency, payment_status,
      razorpay_payment_id, razorpay_invoice_id, payment_method, amount_refunded, created_at)
    values (${user_id}, ${subscriptionId}, ${payment.amount}, ${payment.currency}, ${payment.status},
      ${payment.id}, ${payment.invoice_id ?? null}, ${methodOf(payment)}, ${payment.amount_refunded ?? 0}, ${at})
    on conflict (razorpay_payment_id) do update set
      payment_status = case
        when coalesce(array_position(${RANKS}::text[], excluded.payment_status), 0)
          >= coalesce(array_position(${RANKS}::text[], p.payment_status), 0) then excluded.payment_status
        else p.payment_status end,
      amount_refunded = greatest(p.amount_refunded, excluded.amount_refunded)
      where p.subscription_id = excluded.subscription_id
    returning ${COLUMNS}`);
}

/** The address of a payment's invoice. */
export async function giveReceipt(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update public.subscription_payments set receipt_url = ${`/functions/v1/invoices/${id}?format=pdf`}
    where id = ${id}`);
}

/** One of the caller's payments, by the provider's id or ours. */
export function paymentOfUser(tx: Tx, userId: string, id: string): Promise<StoredPayment | undefined> {
  return tx.first<StoredPayment>(sql`
    select ${COLUMNS} from public.subscription_payments
    where user_id = ${userId} and (razorpay_payment_id = ${id} or id::text = ${id.toLowerCase()})`);
}

/** True when a payment is the first that a subscription has taken. */
export async function isFirstPayment(tx: Tx, payment: StoredPayment): Promise<boolean> {
  const earlier = await tx.first(sql`
    select 1 from public.subscription_payments
    where user_id = ${payment.user_id} and payment_status in ('captured', 'refunded') and id <> ${payment.id}
      and (created_at, id) < (${payment.created_at}, ${payment.id}::uuid) limit 1`);
  return earlier === undefined;
}

export async function setRefund(
  tx: Tx,
  id: string,
  { status, reason }: { status: 'requested' | 'processed' | 'refused'; reason?: string | undefined },
): Promise<void> {
  await tx.run(sql`
    update public.subscription_payments set refund_status = ${status}, refund_reason = coalesce(${reason ?? null}, refund_reason)
    where id = ${id}`);
}

/** The provider's id of the subscription that a payment belongs to, when we know the payment. */
export async function subscriptionOfPayment(tx: Tx, providerPaymentId: string): Promise<string | undefined> {
  const row = await tx.first<{ razorpay_subscription_id: string }>(sql`
    select s.razorpay_subscription_id from public.subscription_payments p
    join public.user_subscriptions s on s.id = p.subscription_id
    where p.razorpay_payment_id = ${providerPaymentId}`);
  return row?.razorpay_subscription_id;
}

/**
 * Claims a refund that was asked for and whose answer was lost: for five minutes, so that one that fails
 * again does not hold up the others.
 */
export function claimOpenRefund(tx: Tx, now: Date): Promise<StoredPayment | undefined> {
  return tx.first<StoredPayment>(sql`
    update public.subscription_payments set refund_tried_at = ${now} where id = (
      select id from public.subscription_payments
      where refund_status = 'requested'
        and (refund_tried_at is null or refund_tried_at < ${now}::timestamptz - interval '5 minutes')
      order by refund_tried_at nulls first, created_at limit 1 for update skip locked)
    returning ${COLUMNS}`);
}
