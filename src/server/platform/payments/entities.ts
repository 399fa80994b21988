import { z } from 'zod';

// Fields of Razorpay's answers that we read. Times are seconds since 1970; amounts are paise.

const seconds = z.number().nullish();

export const providerPlan = z.object({
  id: z.string(),
  period: z.string(),
  interval: z.number(),
  item: z.object({ name: z.string(), amount: z.int(), currency: z.string() }),
});
export type ProviderPlan = z.infer<typeof providerPlan>;

export const providerSubscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  customer_id: z.string().nullish(),
  status: z.string(),
  current_start: seconds,
  current_end: seconds,
  ended_at: seconds,
  start_at: seconds,
  paid_count: z.int().nullish(),
});
export type ProviderSubscription = z.infer<typeof providerSubscription>;

export const providerInvoice = z.object({
  id: z.string(),
  subscription_id: z.string().nullish(),
  payment_id: z.string().nullish(),
  status: z.string(),
  amount: z.int(),
  billing_start: seconds,
  billing_end: seconds,
});
export type ProviderInvoice = z.infer<typeof providerInvoice>;

export const providerPayment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  invoice_id: z.string().nullish(),
  method: z.string().nullish(),
  card: z.object({ network: z.string().nullish(), last4: z.string().nullish() }).nullish(),
  amount_refunded: z.int().nullish(),
  created_at: z.number(),
});
export type ProviderPayment = z.infer<typeof providerPayment>;

export const providerRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.string(),
});
export type ProviderRefund = z.infer<typeof providerRefund>;

export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export const providerRefusal = z.object({
  error: z.object({ code: z.string().nullish(), description: z.string().nullish() }),
});
