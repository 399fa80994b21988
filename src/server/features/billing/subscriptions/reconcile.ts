import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import { applySubscription, type BillingParts } from './apply.ts';
import { claimOpenRefund } from './payment-store.ts';
import { refundPayment } from './refund.ts';
import { claimDue, claimToCancel, forgetSubscription, markExpired } from './subscription-store.ts';

/** Reads the next subscription again that is due. False when none is. Errors: `PaymentProviderError`. */
export async function reconcileNext(parts: BillingParts): Promise<boolean> {
  const { db, now } = parts;
  const due = await db.withWorker((tx) => claimDue(tx, now()));
  const providerId = due?.razorpay_subscription_id;
  if (!due || !providerId) return false;
  try {
    await applySubscription(parts, providerId);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.failure !== 'not_found') throw error;
    await db.withWorker((tx) => markExpired(tx, due.id));
  }
  return true;
}

/**
 * Makes the next refund or cancellation whose answer was lost. False when none is due. Errors: `PaymentProviderError`; what
 * failed is due again in five minutes, and the next call goes on with the others.
 */
export async function finishOpenCalls(parts: BillingParts): Promise<boolean> {
  return (await finishRefund(parts)) || (await finishCancellation(parts));
}

async function finishRefund(parts: BillingParts): Promise<boolean> {
  const refund = await parts.db.withWorker((tx) => claimOpenRefund(tx, parts.now()));
  if (!refund) return false;
  await refundPayment(parts, refund);
  return true;
}

async function finishCancellation({ db, payments, now }: BillingParts): Promise<boolean> {
  const gone = await db.withWorker((tx) => claimToCancel(tx, now()));
  if (!gone) return false;
  const { razorpay_subscription_id: id } = gone;
  await payments.client.cancelSubscription(id, { atCycleEnd: false }).catch((error: unknown) => {
    // It is over already, or unknown there.
    if (!(error instanceof PaymentProviderError) || error.isTemporary) throw error;
  });
  await db.withWorker((tx) => forgetSubscription(tx, id));
  return true;
}
