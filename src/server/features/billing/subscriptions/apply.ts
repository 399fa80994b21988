import type { Tx } from '#server/platform/db/database.ts';
import type {
  ProviderInvoice,
  ProviderPayment,
  ProviderSubscription,
} from '#server/platform/payments/entities.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import type { Services } from '#server/platform/services.ts';
import { indianDay } from '#shared/indian-day.ts';
import { findUser } from '../../accounts/store.ts';
import { buyerOf, issueCreditNote, issueInvoice, type ServicePeriod } from '../invoices/invoice-store.ts';
import { giveReceipt, recordPayment, settledPayments } from './payment-store.ts';
import { advance, isOver } from './subscription-machine.ts';
import {
  followPaymentMethod,
  liveSubscriptions,
  lockSubscription,
  markCancelling,
  markExpired,
  nextRead,
  promoteNext,
  type StoredSubscription,
  saveState,
  stateOf,
  subscriptionByProviderId,
} from './subscription-store.ts';

export type BillingParts = Pick<Services, 'db' | 'log' | 'now' | 'plans'> & { payments: Payments };

/** State at the provider at one moment. */
interface Report {
  read: number;
  subscription: ProviderSubscription;
  invoices: ProviderInvoice[];
  payments: ProviderPayment[];
}

/** The days that an invoice of the provider is for; its end is the moment at which the next period begins. */
function periodOf(invoice: ProviderInvoice | undefined): ServicePeriod | undefined {
  const { billing_start: start, billing_end: end } = invoice ?? {};
  if (!start || !end) return undefined;
  return { from: indianDay(new Date(start * 1000)), to: indianDay(new Date(end * 1000 - 1)) };
}

/** Payments that an event or the checkout has named, by the provider's ids. */
export interface NamedPayments {
  payments?: readonly string[];
  /** Some of the money of these payments may have gone back. Others are not read again once their money has come. */
  refunded?: readonly string[];
}

/**
 * Reads a subscription of ours from the provider and applies what it says, so that the order and repetition of events do
 * not matter. Undefined for a subscription that is not ours. Errors: `PaymentProviderError`.
 */
export async function applySubscription(
  parts: BillingParts,
  providerId: string,
  named: NamedPayments = {},
): Promise<StoredSubscription | undefined> {
  const applied = await applyAlone(parts, providerId, named);
  if (!applied || !(await endPredecessors(parts, applied))) return applied;
  return parts.db.withWorker((tx) => subscriptionByProviderId(tx, providerId));
}

/** Applies what the provider says of this subscription, and leaves others as they are. */
async function applyAlone(
  parts: BillingParts,
  providerId: string,
  named: NamedPayments = {},
): Promise<StoredSubscription | undefined> {
  const { db } = parts;
  const known = await db.withWorker((tx) => startRead(tx, providerId));
  if (!known) return undefined;
  const report = await readReport(parts, known, named);
  const accountName = report.payments.length === 0 ? '' : await nameOf(parts, known.row.user_id);
  return db.withWorker(async (tx) => {
    await applyReport(tx, parts, known.row.id, report, accountName);
    return subscriptionByProviderId(tx, providerId);
  });
}

interface StartedRead {
  row: StoredSubscription;
  read: number;
  settled: Set<string>;
}

async function startRead(tx: Tx, providerId: string): Promise<StartedRead | undefined> {
  const row = await subscriptionByProviderId(tx, providerId);
  return row && { row, read: await nextRead(tx), settled: await settledPayments(tx, row.id) };
}

async function readReport(
  { payments: { client } }: BillingParts,
  { row, read, settled }: StartedRead,
  named: NamedPayments,
): Promise<Report> {
  const providerId = row.razorpay_subscription_id ?? '';
  const subscription = await client.subscription(providerId);
  const invoices = await client.invoicesOf(providerId);
  const ofInvoices = invoices.flatMap(({ payment_id }) => payment_id ?? []);
  const unsettled = [...ofInvoices, ...(named.payments ?? [])].filter((id) => !settled.has(id));
  const payments: ProviderPayment[] = [];
  for (const id of new Set([...unsettled, ...(named.refunded ?? [])])) {
    const payment = await client.payment(id);
    // The mandate of a later start, and payments of others, have no invoice of this subscription.
    if (invoices.some((invoice) => invoice.id === payment.invoice_id)) payments.push(payment);
  }
  return { read, subscription, invoices, payments };
}

async function nameOf({ db }: BillingParts, userId: string): Promise<string> {
  const user = await db.withAccounts((tx) => findUser(tx, userId));
  return user?.userMetadata.full_name || user?.email || '';
}

async function applyReport(
  tx: Tx,
  { plans, now }: BillingParts,
  id: string,
  report: Report,
  accountName: string,
): Promise<void> {
  const row = await lockSubscription(tx, id);
  if (!row) return;
  const before = stateOf(row);
  const state = advance(before, report);
  if (state !== before) await saveState(tx, id, state);
  const plan = plans.plans.find((one) => one.id === row.plan_id)?.name ?? row.plan_id;
  const buyer = report.payments.length > 0 && (await buyerOf(tx, row.user_id, accountName));
  for (const payment of [...report.payments].sort((a, b) => a.created_at - b.created_at)) {
    const stored = await recordPayment(tx, row, payment);
    if (!buyer || !stored || !['captured', 'refunded'].includes(stored.payment_status)) continue;
    const { id: paymentId, amount, amount_refunded: refunded } = stored;
    if (stored.receipt_url === null) {
      const { user_id: userId, billing_interval: interval } = row;
      const period = periodOf(report.invoices.find(({ id: one }) => one === payment.invoice_id));
      const item = {
        paymentId,
        providerPaymentId: payment.id,
        userId,
        buyer,
        amount,
        plan,
        interval,
        period,
      };
      await issueInvoice(tx, plans.seller, item, now());
      await giveReceipt(tx, paymentId);
    }
    if (refunded > 0) await issueCreditNote(tx, paymentId, refunded, now());
  }
  if (report.payments.length > 0) await followPaymentMethod(tx, id);
  const started = ['active', 'pending', 'halted', 'paused'].includes(state.status);
  if (row.slot === 'next' && started) await promoteNext(tx, row);
}

/**
 * A subscription that follows others is approved: those before it end with their period, or at once if they owe. Returns
 * whether there were any.
 */
async function endPredecessors(
  parts: BillingParts,
  { id, user_id, status }: StoredSubscription,
): Promise<boolean> {
  if (!['authenticated', 'active'].includes(status)) return false;
  const all = await parts.db.withWorker((tx) => liveSubscriptions(tx, user_id, { former: true }));
  const me = all.findIndex((one) => one.id === id);
  const before = all.slice(0, Math.max(me, 0)).filter((one) => !one.cancel_at_period_end);
  for (const row of before) await cancelAtProvider(parts, row);
  return before.length > 0;
}

/**
 * Cancels at the provider: an active one with its period, others at once. A refusal is checked against what the provider
 * says, because the answer to an earlier call may have been lost. Errors: `PaymentProviderError`.
 */
export async function cancelAtProvider(
  parts: BillingParts,
  row: StoredSubscription,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<StoredSubscription | undefined> {
  const providerId = row.razorpay_subscription_id;
  if (providerId === null) return undefined;
  const { db, payments } = parts;
  const atCycleEnd = row.status === 'active' && !atOnce;
  try {
    await payments.client.cancelSubscription(providerId, { atCycleEnd });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.isTemporary) throw error;
    if (error.failure === 'not_found') await db.withWorker((tx) => markExpired(tx, row.id));
    else {
      const now = await applyAlone(parts, providerId);
      const scheduled = /already|scheduled/iu.test(error.description);
      if (!now || !(isOver(now.status) || scheduled)) throw error;
    }
  }
  if (atCycleEnd) await db.withWorker((tx) => markCancelling(tx, row.id));
  return applyAlone(parts, providerId);
}
