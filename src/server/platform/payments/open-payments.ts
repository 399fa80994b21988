import type { Env } from '#server/core/env.ts';
import { type CheckoutHosts, type Payments, paymentCheck } from './payments.ts';
import { RazorpayClient } from './razorpay-client.ts';

const RAZORPAY = 'https://api.razorpay.com';

/** Hosts from which Razorpay's checkout loads: its script, a script against fraud, frames, reports, pictures. */
const RAZORPAY_HOSTS: CheckoutHosts = {
  script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  connect: 'https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com',
  img: 'https://cdn.razorpay.com https://checkout.razorpay.com',
};

type Settings = Pick<
  Env,
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_URL'
  | 'RAZORPAY_WEBHOOK_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET_OLD'
>;

/** Razorpay with the keys of the settings; undefined without keys. */
export function openPayments(env: Settings): Payments | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_URL: url } = env;
  if (keyId === undefined || keySecret === undefined) return undefined;
  const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_WEBHOOK_SECRET_OLD: old } = env;
  const own = new URL(url).origin;
  const isRazorpay = own === RAZORPAY;
  return {
    mode: 'live',
    keyId,
    script: isRazorpay ? 'https://checkout.razorpay.com/v1/checkout.js' : `${own}/v1/checkout.js`,
    hosts: isRazorpay ? RAZORPAY_HOSTS : { script: own, frame: own, connect: own, img: own },
    webhookSecrets: [secret, old].filter((given) => given !== undefined),
    client: new RazorpayClient({ url: own, keyId, keySecret }),
    isPaymentOf: paymentCheck(keySecret),
  };
}
