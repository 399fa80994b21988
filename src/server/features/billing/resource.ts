import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import {
  billingDetails,
  billingFields,
  subscriptionPayment,
  subscriptionPlan,
  userSubscription,
} from '#shared/contracts/billing.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';

/** The plans that everybody can read. */
export const subscriptionPlans: Resource = {
  table: 'subscription_plans',
  summary: 'The plans that are for sale, with prices in rupees; no session is needed',
  row: subscriptionPlan,
  isPublic: true,
};

const plan = { resource: 'subscription_plans', kind: 'one', on: ['plan_id', 'id'] } as const;

export const BILLING_RESOURCES: readonly Resource[] = [
  subscriptionPlans,
  {
    table: 'user_subscriptions',
    summary: 'The subscriptions of the caller, as the payment provider reports them',
    row: userSubscription,
    embeds: { subscription_plans: plan },
  },
  {
    table: 'subscription_payments',
    summary: 'The payments of the caller, in paise',
    row: subscriptionPayment,
    embeds: {
      user_subscriptions: { resource: 'user_subscriptions', kind: 'one', on: ['subscription_id', 'id'] },
    },
  },
  {
    table: 'billing_details',
    summary: 'What the caller wants on the invoices to come; the latest row counts',
    row: billingDetails,
    insert: z.object(billingFields),
    update: z.object({ ...billingFields, ...updatedAtField }).partial(),
    touch: 'updated_at',
    delete: true,
    ownUser: ['user_id'],
    whenUnpaid: 'open',
  },
];
