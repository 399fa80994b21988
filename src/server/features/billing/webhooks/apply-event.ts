import { z } from 'zod';
import type { Payments } from '#server/platform/payments/payments.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import type { Services } from '#server/platform/services.ts';
import { applySubscription, type BillingParts } from '../subscriptions/apply.ts';
import { subscriptionOfPayment } from '../subscriptions/payment-store.ts';
import { type ClaimedEvent, claimEvents, finishEvents, retryEvent } from './event-store.ts';

/** Events that are claimed together: those of one subscription need one reading of it. */
const CLAIMED = 100;
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

/** Subject of an event. It is only a hint: the provider is asked for the present state. */
interface Subject {
  subscription?: string | undefined;
  payment?: string | undefined;
  /** The event is about a refund of the payment. */
  isRefund: boolean;
  invoice?: string | undefined;
}

function subjectOf(body: Buffer): Subject {
  const read = named.safeParse(JSON.parse(body.toString()));
  if (!read.success) return { isRefund: false };
  const { subscription, payment, refund, invoice } = read.data.payload;
  return {
    subscription: subscription?.entity.id ?? invoice?.entity.subscription_id ?? undefined,
    payment: payment?.entity.id ?? refund?.entity.payment_id,
    isRefund: refund !== undefined,
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

type BySubscription = Map<string, { events: ClaimedEvent[]; payments: string[]; refunded: string[] }>;

/** Sorts events by the subscription that they are about; those about nothing of ours are ignored. */
async function sortEvents(parts: BillingParts, events: readonly ClaimedEvent[]): Promise<BySubscription> {
  const sorted: BySubscription = new Map();
  const ignored: number[] = [];
  for (const event of events)
    await settle(parts, [event], async () => {
      const subject = subjectOf(event.body);
      const providerId = await subscriptionOf(parts, parts.payments, subject);
      if (providerId === undefined) {
        ignored.push(event.id);
        return;
      }
      const group = sorted.get(providerId) ?? { events: [], payments: [], refunded: [] };
      group.events.push(event);
      const { payment, isRefund } = subject;
      if (payment !== undefined) (isRefund ? group.refunded : group.payments).push(payment);
      sorted.set(providerId, group);
    });
  if (ignored.length > 0) await parts.db.withWorker((tx) => finishEvents(tx, ignored, { state: 'ignored' }));
  return sorted;
}

/**
 * Applies the next events of the inbox. False when none is due. The subscription of several events is read once, after all
 * of them were received. Events that fail are tried again with growing delays.
 */
export async function applyNextEvents(parts: BillingParts): Promise<boolean> {
  const { db } = parts;
  const claimed = await db.withWorker((tx) => claimEvents(tx, CLAIMED));
  for (const [providerId, { events, ...named }] of await sortEvents(parts, claimed))
    await settle(parts, events, async () => {
      const applied = await applySubscription(parts, providerId, named);
      const state = applied ? 'applied' : 'ignored';
      const ids = events.map(({ id }) => id);
      await db.withWorker((tx) => finishEvents(tx, ids, { state }));
    });
  return claimed.length > 0;
}

/** Does the work for events. When it fails, each of them is tried again later, or fails for good. */
async function settle(
  { db, log }: Pick<BillingParts, 'db' | 'log'>,
  events: readonly ClaimedEvent[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fromProvider = error instanceof PaymentProviderError;
    const problem = fromProvider ? error.failure : error instanceof Error ? error.name : 'unknown';
    for (const { id, type, tries } of events) {
      const final = (fromProvider && !error.isTemporary) || tries >= MAX_TRIES;
      log.warn({ err: error, event: id, type, final }, 'a webhook event was not applied');
      const seconds = Math.min(MAX_DELAY_S, FIRST_DELAY_S * 2 ** (tries - 1));
      await db.withWorker((tx) =>
        final ? finishEvents(tx, [id], { state: 'failed', problem }) : retryEvent(tx, id, seconds, problem),
      );
    }
  }
}
