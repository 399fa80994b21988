import { z } from 'zod';
import type { Env } from '#server/core/env.ts';
import type { WebhookProvider } from '#server/platform/http/webhook-routes.ts';
import type { Payments } from '#server/platform/payments/payments.ts';

const named = z.object({ event: z.string() });

/** Events of Razorpay. It repeats a delivery for 24 hours, and its dashboard can send an event of past days again. */
export function razorpayWebhook(
  env: Pick<Env, 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_WEBHOOK_SECRET_OLD'>,
  payments: Pick<Payments, 'webhookSecrets'> | undefined,
): WebhookProvider {
  const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_WEBHOOK_SECRET_OLD: old } = env;
  return {
    name: 'razorpay',
    secrets: payments?.webhookSecrets ?? [secret, old].filter((given) => given !== undefined),
    signatureHeader: 'x-razorpay-signature',
    idHeader: 'x-razorpay-event-id',
    typeOf: (body) => named.safeParse(body).data?.event,
  };
}
