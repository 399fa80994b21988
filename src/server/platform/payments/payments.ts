import { isSignedBy } from '#server/core/hmac-signature.ts';
import type { RazorpayClient } from './razorpay-client.ts';

/** The hosts that a page with the checkout may load from, as source lists of a Content-Security-Policy. */
export interface CheckoutHosts {
  script: string;
  frame: string;
  connect: string;
  img: string;
}

/** The payment provider; absent when the settings name none, and then nothing is for sale. */
export interface Payments {
  /** `test`: our own test server, no money moves. */
  mode: 'live' | 'test';
  keyId: string;
  /** The address of the checkout's script. */
  script: string;
  hosts: CheckoutHosts;
  /** Secrets of the webhook: two while one is replaced. */
  webhookSecrets: readonly string[];
  client: RazorpayClient;
  /** True when the checkout of this subscription of ours signed this payment; constant time. */
  isPaymentOf(payment: { paymentId: string; subscriptionId: string; signature: string }): boolean;
}

/** The signature check of the checkout's answer, under the secret of the key. */
export const paymentCheck =
  (keySecret: string): Payments['isPaymentOf'] =>
  ({ paymentId, subscriptionId, signature }) =>
    isSignedBy([keySecret], Buffer.from(`${paymentId}|${subscriptionId}`), signature);
