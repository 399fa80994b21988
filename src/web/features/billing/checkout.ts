import type { z } from 'zod';
import type { verifySubscription } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';

interface CheckoutResponse {
  razorpay_payment_id?: unknown;
  razorpay_subscription_id?: unknown;
  razorpay_signature?: unknown;
}
interface CheckoutOptions {
  key: string;
  subscription_id: string;
  name: string;
  description: string;
  prefill: { email: string };
  theme: { color: string };
  handler: (response: CheckoutResponse) => void;
  modal: { ondismiss: () => void };
  subscription_card_change?: 1;
}
interface Checkout {
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
  open(): void;
}
declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

const ID = 'checkout-script';
/** Colour of the buttons in the provider's window. */
const COLOUR = '#3b3f9c';

/** Loads the script of the provider, once; a page asks for it as soon as it opens. */
export function loadCheckout(src: string): void {
  if (document.getElementById(ID)) return;
  const script = document.createElement('script');
  script.id = ID;
  script.src = src;
  script.async = true;
  // A later page, or another try, asks again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

export type SignedPayment = z.infer<typeof verifySubscription>;

/** The end of a checkout; `unreadable`: it may be paid, but the answer has no signature. */
export type CheckoutEnd =
  | { kind: 'paid'; payment: SignedPayment }
  | { kind: 'dismissed' }
  | { kind: 'unreadable' };

/** Opens the checkout. Undefined when the script of the provider is missing. `onFailure`: a payment failed; it stays open. */
export function openCheckout(given: {
  keyId: string;
  subscriptionId: string;
  description: string;
  email: string;
  changesCard?: boolean;
  onFailure: (reason: string) => void;
}): Promise<CheckoutEnd> | undefined {
  const { Razorpay } = window;
  if (!Razorpay) return undefined;
  return new Promise((end) => {
    const checkout = new Razorpay({
      key: given.keyId,
      subscription_id: given.subscriptionId,
      name: t(messages.productName),
      description: given.description,
      prefill: { email: given.email },
      theme: { color: COLOUR },
      ...(given.changesCard ? { subscription_card_change: 1 as const } : {}),
      handler: (response) => end(endOf(response)),
      modal: { ondismiss: () => end({ kind: 'dismissed' }) },
    });
    checkout.on('payment.failed', ({ error }) => given.onFailure(error?.description ?? ''));
    checkout.open();
  });
}

function endOf(response: CheckoutResponse): CheckoutEnd {
  const { razorpay_payment_id: paymentId, razorpay_subscription_id: subscriptionId } = response;
  const { razorpay_signature: signature } = response;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (!isText(paymentId) || !isText(subscriptionId) || !isText(signature)) return { kind: 'unreadable' };
  return { kind: 'paid', payment: { paymentId, subscriptionId, signature } };
}
