import type { Session } from '#server/platform/http/access.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import { refundEnd } from '#shared/billing/refund-period.ts';
import { BUSINESS } from '#shared/business.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { applySubscription, type BillingParts, cancelAtProvider } from './apply.ts';
import { isFirstPayment, paymentOfUser, type StoredPayment, setRefund } from './payment-store.ts';
import { isOver } from './subscription-machine.ts';
import { lockSubscription } from './subscription-store.ts';

/**
 * Refunds the first purchase and ends its subscription. A call that is repeated refunds once. Errors: `not_found` never:
 * another user's payment is `invalid_request` like one that does not exist.
 */
export async function requestRefund(
  parts: BillingParts,
  session: Session,
  { paymentId, reason }: { paymentId: string; reason?: string | undefined },
): Promise<'requested' | 'processed' | 'refused'> {
  const { db, now } = parts;
  const payment = await db.withWorker(async (tx) => {
    const found = await paymentOfUser(tx, session.userId, paymentId);
    if (!found || !['captured', 'refunded'].includes(found.payment_status))
      throw new ProblemError('invalid_request', sentenceOf(messages.paymentUnknown));
    if (found.refund_status !== null) return found;
    if (!(await isFirstPayment(tx, found)))
      throw new ProblemError('invalid_request', sentenceOf(messages.refundNotFirst));
    if (now() >= refundEnd(found.created_at))
      throw new ProblemError(
        'invalid_request',
        sentenceOf(messages.refundTooLate, { days: BUSINESS.refund.firstPurchaseDays }),
      );
    await setRefund(tx, found.id, { status: 'requested', reason });
    return { ...found, refund_status: 'requested' as const };
  });
  if (payment.refund_status !== 'requested') return payment.refund_status ?? 'processed';
  return refundPayment(parts, payment).catch((error: unknown) => {
    // It is kept as requested, and tried again.
    if (error instanceof PaymentProviderError && error.isTemporary) return 'requested';
    throw error;
  });
}

/** Makes a refund that was requested. Errors: `PaymentProviderError` of a temporary failure; it is then tried again. */
export async function refundPayment(
  parts: BillingParts,
  payment: StoredPayment,
): Promise<'processed' | 'refused'> {
  const { db, payments } = parts;
  const row = await db.withWorker((tx) => lockSubscription(tx, payment.subscription_id));
  const providerId = row?.razorpay_subscription_id;
  if (!row || !providerId) throw new Error('A payment has a subscription.');
  const id = payment.razorpay_payment_id;
  const amount = payment.amount - payment.amount_refunded;
  if (amount > 0)
    try {
      await payments.client.refund(id, { amount, key: `refund-${payment.id}` });
    } catch (error) {
      if (!(error instanceof PaymentProviderError) || error.isTemporary) throw error;
      const { status } = await payments.client.payment(id);
      if (status !== 'refunded') {
        await db.withWorker((tx) => setRefund(tx, payment.id, { status: 'refused' }));
        return 'refused';
      }
    }
  if (!isOver(row.status)) await cancelAtProvider(parts, row, { atOnce: true });
  await applySubscription(parts, providerId, { refunded: [id] });
  await db.withWorker((tx) => setRefund(tx, payment.id, { status: 'processed' }));
  return 'processed';
}
