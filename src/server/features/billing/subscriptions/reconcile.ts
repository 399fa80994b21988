import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import { applySubscription, type BillingParts } from './apply.ts';
import { openRefund } from './payment-store.ts';
import { refundPayment } from './refund.ts';
import { claimDue, forgetSubscription, markExpired, subscriptionToCancel } from './subscription-store.ts';

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

/** Makes the refunds and cancellations whose answers were lost. False when none is open. Errors: `PaymentProviderError`. */
export async function finishOpenCalls(parts: BillingParts): Promise<boolean> {
  const { db, payments } = parts;
  const refund = await db.withWorker(openRefund);
  if (refund) {
    await refundPayment(parts, refund);
    return true;
  }
  const gone = await db.withWorker(subscriptionToCancel);
  if (!gone) return false;
  const { razorpay_subscription_id: id } = gone;
  await payments.client.cancelSubscription(id, { atCycleEnd: false }).catch((error: unknown) => {
    // It is over already, or unknown there.
    if (!(error instanceof PaymentProviderError) || error.isTemporary) throw error;
  });
  await db.withWorker((tx) => forgetSubscription(tx, id));
  return true;
}
