import { z } from 'zod';
import type { Payments } from '#server/platform/payments/payments.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import type { Services } from '#server/platform/services.ts';
import { applySubscription, type BillingParts } from '../subscriptions/apply.ts';
import { subscriptionOfPayment } from '../subscriptions/payment-store.ts';
import { type ClaimedEvent, claimEvent, finishEvent, retryEvent } from './event-store.ts';

const MAX_TRIES = 12;
const FIRST_DELAY_S = 10;
const MAX_DELAY_S = 3600;

const entity = <T extends z.ZodRawShape>(shape: T) =>
  z
    .object({ entity: z.object(shape) })
    .optional()
    .catch(undefined);
const named = z.object({
  payload: z.object({
    subscription: entity({ id: z.string() }),
    payment: entity({ id: z.string(), invoice_id: z.string().nullish() }),
    refund: entity({ payment_id: z.string() }),
    invoice: entity({ subscription_id: z.string().nullish() }),
  }),
});

/** What an event is about. It is only a hint: the provider is asked for the present state. */
interface Subject {
  subscription?: string | undefined;
  payment?: string | undefined;
  invoice?: string | undefined;
}

function subjectOf(body: Buffer): Subject {
  const read = named.safeParse(JSON.parse(body.toString()));
  if (!read.success) return {};
  const { subscription, payment, refund, invoice } = read.data.payload;
  return {
    subscription: subscription?.entity.id ?? invoice?.entity.subscription_id ?? undefined,
    payment: payment?.entity.id ?? refund?.entity.payment_id,
    invoice: payment?.entity.invoice_id ?? undefined,
  };
}

async function subscriptionOf(
  { db }: Pick<Services, 'db'>,
  { client }: Payments,
  { subscription, payment, invoice }: Subject,
): Promise<string | undefined> {
  if (subscription !== undefined) return subscription;
  const known = payment && (await db.withWorker((tx) => subscriptionOfPayment(tx, payment)));
  if (known) return known;
  return invoice === undefined ? undefined : ((await client.invoice(invoice)).subscription_id ?? undefined);
}

async function apply(parts: BillingParts, { body }: ClaimedEvent): Promise<'applied' | 'ignored'> {
  const subject = subjectOf(body);
  const providerId = await subscriptionOf(parts, parts.payments, subject);
  if (providerId === undefined) return 'ignored';
  const { payment } = subject;
  const applied = await applySubscription(parts, providerId, {
    payments: payment === undefined ? [] : [payment],
  });
  return applied ? 'applied' : 'ignored';
}

/** Applies the next event of the inbox. False when none is due. An event that fails is tried again with growing delays. */
export async function applyNextEvent(parts: BillingParts): Promise<boolean> {
  const { db, log } = parts;
  const event = await db.withWorker(claimEvent);
  if (!event) return false;
  try {
    const state = await apply(parts, event);
    await db.withWorker((tx) => finishEvent(tx, event.id, { state }));
  } catch (error) {
    const fromProvider = error instanceof PaymentProviderError;
    const problem = fromProvider ? error.failure : error instanceof Error ? error.name : 'unknown';
    const final = (fromProvider && !error.isTemporary) || event.tries >= MAX_TRIES;
    log.warn({ err: error, event: event.id, type: event.type, final }, 'a webhook event was not applied');
    const seconds = Math.min(MAX_DELAY_S, FIRST_DELAY_S * 2 ** (event.tries - 1));
    await db.withWorker((tx) =>
      final
        ? finishEvent(tx, event.id, { state: 'failed', problem })
        : retryEvent(tx, event.id, seconds, problem),
    );
  }
  return true;
}
