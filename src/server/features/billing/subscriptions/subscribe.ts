import type { Session } from '#server/platform/http/access.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import type { BillingInterval } from '#shared/contracts/billing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { planForSale, priceOf, providerPlanFor } from '../plan-store.ts';
import { applySubscription, type BillingParts, cancelAtProvider } from './apply.ts';
import {
  claimSubscription,
  liveSubscriptions,
  markExpired,
  nameSubscription,
  type StoredSubscription,
  unclaimSubscription,
} from './subscription-store.ts';

/** Number of times that a mandate may be charged: ten years. */
const TOTAL_COUNT: Record<BillingInterval, number> = { monthly: 120, yearly: 10 };
const DAY_MS = 86_400_000;
/** A subscription without an id of the provider for so long was left by a crash. */
const CLAIM_MS = 60_000;

const refusal = (said: Sentence) => new ProblemError('invalid_request', said);

interface Wanted {
  planId: string;
  interval: BillingInterval;
}

/**
 * A subscription that the caller can pay at the checkout. One that waits for its payment is given again, so that two
 * windows pay one subscription. With a subscription that runs, the new one starts when that is paid up. Errors:
 * `invalid_request`, `conflict`, `payments_unavailable`.
 */
export async function subscribe(parts: BillingParts, session: Session, wanted: Wanted): Promise<string> {
  const { db } = parts;
  const plan = await db.withWorker((tx) => planForSale(tx, wanted.planId));
  if (!plan) throw refusal(sentenceOf(messages.planUnknown));
  const price = priceOf(plan, wanted.interval);
  if (price === null) throw refusal(sentenceOf(messages.intervalNotSold));
  const { waiting, current } = await present(parts, session.userId, wanted);
  if (waiting !== undefined) return waiting;
  const { keyId, client } = parts.payments;
  const providerPlan = await providerPlanFor(
    { db, keyId, client },
    { plan, interval: wanted.interval, price },
  );
  const startsAt = startOf(current, parts.now());
  const claim = { userId: session.userId, planId: plan.id, interval: wanted.interval, startsAt };
  const id = await db
    .withWorker((tx) => claimSubscription(tx, { ...claim, slot: current ? 'next' : 'current' }))
    .catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'conflict')
        throw new ProblemError('conflict', sentenceOf(messages.beingCreated));
      throw error;
    });
  try {
    const made = await client.createSubscription({
      planId: providerPlan,
      totalCount: TOTAL_COUNT[wanted.interval],
      startAt: startsAt ?? undefined,
      expireBy: new Date(parts.now().getTime() + DAY_MS),
      notes: { subscription: id },
    });
    await db.withWorker((tx) => nameSubscription(tx, id, made.id));
    return made.id;
  } catch (error) {
    // A subscription that the provider may have made all the same is never shown to the customer, so nobody pays it.
    await db.withWorker((tx) => unclaimSubscription(tx, id));
    throw error;
  }
}

/** Start of a subscription that follows another one; null: at once. */
function startOf(current: StoredSubscription | undefined, now: Date): Date | null {
  const until = current?.status === 'active' ? (current.paid_until ?? current.current_period_end) : null;
  return until && until > now ? until : null;
}

interface Present {
  /** The provider's id of the wanted subscription, which waits for its payment. */
  waiting?: string;
  /** The subscription that runs. */
  current?: StoredSubscription | undefined;
}

/**
 * Reads the user's subscriptions, after asking the provider about the one that waits for payment. Errors:
 * `invalid_request`.
 */
async function present(parts: BillingParts, userId: string, wanted: Wanted): Promise<Present> {
  for (const row of await parts.db.withWorker((tx) => liveSubscriptions(tx, userId)))
    if (row.status === 'created') {
      const kept = await keptWaiting(parts, row, wanted);
      if (kept !== undefined) return { waiting: kept };
    }
  const rows = await parts.db.withWorker((tx) => liveSubscriptions(tx, userId));
  const current = rows.find(({ slot }) => slot === 'current');
  if (rows.some(({ slot }) => slot === 'next')) throw refusal(sentenceOf(messages.changeScheduled));
  const same = current?.plan_id === wanted.planId && current.billing_interval === wanted.interval;
  const goesOn =
    current && !current.cancel_at_period_end && ['active', 'authenticated'].includes(current.status);
  if (same && goesOn) throw refusal(sentenceOf(messages.alreadySubscribed));
  return { current };
}

/**
 * Keeps a subscription that waits for its payment if it is the wanted one (returns the provider's id), else
 * cancels it. It may have been paid meanwhile, in another window.
 */
async function keptWaiting(
  parts: BillingParts,
  row: StoredSubscription,
  wanted: Wanted,
): Promise<string | undefined> {
  const providerId = row.razorpay_subscription_id;
  if (providerId === null) {
    if (parts.now().getTime() - row.claimed_at.getTime() < CLAIM_MS)
      throw new ProblemError('conflict', sentenceOf(messages.beingCreated));
    await parts.db.withWorker((tx) => unclaimSubscription(tx, row.id));
    return undefined;
  }
  const now = await applySubscription(parts, providerId).catch(async (error: unknown) => {
    if (!(error instanceof PaymentProviderError) || error.failure !== 'not_found') throw error;
    await parts.db.withWorker((tx) => markExpired(tx, row.id));
    return undefined;
  });
  if (now?.status !== 'created') return undefined;
  if (row.plan_id === wanted.planId && row.billing_interval === wanted.interval) return providerId;
  await cancelAtProvider(parts, now);
  return undefined;
}
