import { z } from 'zod';
import { GST_STATES, isGstin } from '../billing/gst.ts';
import { messages } from '../messages/en/accounts/billing.ts';
import { t } from '../messages/translate.ts';
import { text, trimmedText } from '../text.ts';
import { timestamp } from './data-api.ts';

export const BILLING = {
  /** Whole days after the end of a paid period in which nothing changes. */
  graceDays: 7,
  /** Rupees above which the bank asks the customer to approve each renewal. */
  approvalAbove: 15_000,
  /** The highest amount of one payment, in rupees. */
  maxPrice: 1_000_000,
} as const;

export const intervals = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof intervals)[number];

/** Over: they never move on. */
export const TERMINAL_STATUSES = ['cancelled', 'completed', 'expired'] as const;
export const subscriptionStatuses = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  ...TERMINAL_STATUSES,
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Limits of a plan: stored bytes, and tokens and recognised pages each month. */
export const planLimits = z.object({
  storage_bytes: z.int(),
  ai_tokens_month: z.int(),
  ocr_pages_month: z.int(),
});
export type PlanLimits = z.infer<typeof planLimits>;

/**
 * Tokens of an ordinary answer: its sources (16,000 characters, some 4,000 tokens), the question and the chat before it,
 * and what is written. Screens speak of answers, because nobody knows what a token is.
 */
const TOKENS_OF_ANSWER = 6000;
export const answersOf = (tokens: number): number => Math.floor(tokens / TOKENS_OF_ANSWER);

/** `features`: a list of text, or a JSON string of one; anything else counts as an empty list. */
export function featuresOf(value: unknown): string[] {
  let given = value;
  if (typeof value === 'string')
    try {
      given = JSON.parse(value);
    } catch {
      return [];
    }
  return Array.isArray(given) ? given.filter((feature) => typeof feature === 'string') : [];
}

/** Prices are rupees; null: not sold for this interval. */
export const subscriptionPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price_monthly: z.number().nullable(),
  price_yearly: z.number().nullable(),
  features: z.unknown(),
  limits: planLimits,
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const userSubscription = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  plan_id: z.string(),
  billing_interval: z.enum(intervals),
  status: z.enum(subscriptionStatuses),
  razorpay_subscription_id: z.string().nullable(),
  razorpay_customer_id: z.string().nullable(),
  current_period_start: timestamp.nullable(),
  current_period_end: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  starts_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  payment_method: z.string().nullable(),
  created_at: timestamp,
});
export type UserSubscription = z.infer<typeof userSubscription>;

export const refundStatuses = ['requested', 'processed', 'refused'] as const;

/** `amount` and `amount_refunded` are paise. */
export const subscriptionPayment = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  subscription_id: z.uuid(),
  amount: z.int(),
  currency: z.string(),
  payment_status: z.string(),
  razorpay_payment_id: z.string(),
  payment_method: z.string().nullable(),
  amount_refunded: z.int(),
  refund_status: z.enum(refundStatuses).nullable(),
  receipt_url: z.string().nullable(),
  created_at: timestamp,
});
export type SubscriptionPayment = z.infer<typeof subscriptionPayment>;

/** Details that users enter about themselves for future invoices. */
export const billingFields = {
  name: trimmedText(200).min(1, { error: () => t(messages.nameRequired) }),
  address: text(500).optional(),
  state: z
    .string()
    .refine((code) => code in GST_STATES, { error: () => t(messages.stateUnknown) })
    .nullish(),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isGstin, { error: () => t(messages.gstinInvalid) })
    .nullish(),
};
/** False where the state of the registration is not the state that was chosen: the first two figures of a GSTIN name it. */
export const statesAgree = ({
  state,
  gstin,
}: {
  state?: string | null | undefined;
  gstin?: string | null | undefined;
}) => !state || !gstin || gstin.startsWith(state);

export const billingDetails = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  address: z.string(),
  state: z.string().nullable(),
  gstin: z.string().nullable(),
  updated_at: timestamp,
});
export type BillingDetails = z.infer<typeof billingDetails>;

/** `POST /functions/v1/create-subscription`. The account is that of the session; another one is refused. */
export const createSubscription = z.object({
  planId: z.string().min(1).max(100),
  billingInterval: z.enum(intervals),
  userId: z.uuid().optional(),
  userEmail: z.string().max(320).nullish(),
});
export const createdSubscription = z.object({ subscriptionId: z.string(), keyId: z.string() });

export const verifySubscription = z.object({
  paymentId: z.string().regex(/^[\w-]{1,100}$/u),
  subscriptionId: z.string().regex(/^[\w-]{1,100}$/u),
  signature: z.string().min(1).max(200),
});
export const verifiedSubscription = z.object({
  status: z.enum(subscriptionStatuses),
  subscription: userSubscription,
});

/** The provider's id of the subscription. */
export const ofSubscription = z.object({ subscriptionId: z.string().min(1).max(100) });
export const changedSubscription = z.object({ subscription: userSubscription });

/** `POST /functions/v1/correct-invoice`: with the present details of the caller. */
export const correctInvoice = z.object({ paymentId: z.string().min(1).max(100) });
export const correctedInvoice = z.object({
  invoice: z.string().describe('The number of the new invoice'),
  creditNote: z.string().describe('The number of the credit note for the old one'),
});

export const requestRefund = z.object({
  paymentId: z.string().min(1).max(100),
  reason: trimmedText(500).optional(),
});
export const requestedRefund = z.object({ status: z.enum(refundStatuses) });

export const entitlements = z.object({
  plan: z.object({ id: z.string(), name: z.string(), status: z.enum(subscriptionStatuses) }).nullable(),
  limits: planLimits,
  used: planLimits,
  read_only: z.boolean(),
  grace_until: timestamp.optional(),
});
export type EntitlementsBody = z.infer<typeof entitlements>;

/** `GET /functions/v1/payment-settings`, for everybody. `script`: the checkout of the provider. */
export const paymentSettings = z.object({
  mode: z.enum(['off', 'live', 'test']),
  script: z.string().optional(),
  /** The public id of the key. */
  key: z.string().optional(),
});

/** The operator's view. */
export const operatorPayments = z.object({
  mode: z.enum(['off', 'live', 'test']),
  counts: z.array(z.object({ status: z.string(), count: z.int() })),
  subscriptions: z.array(
    z.object({
      id: z.uuid(),
      user_id: z.uuid(),
      plan_id: z.string(),
      billing_interval: z.enum(intervals),
      status: z.enum(subscriptionStatuses),
      razorpay_subscription_id: z.string().nullable(),
      paid_until: timestamp.nullable(),
      created_at: timestamp,
    }),
  ),
  webhooks: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      state: z.string(),
      tries: z.int(),
      problem: z.string().nullable(),
      received_at: timestamp,
    }),
  ),
});
export type OperatorPayments = z.infer<typeof operatorPayments>;
export const replayWebhook = z.object({ id: z.int().positive() });
