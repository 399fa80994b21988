import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  billingDetails,
  entitlements,
  operatorPayments,
  paymentSettings,
  subscriptionPayment,
  subscriptionPlan,
  userSubscription,
} from '#shared/contracts/billing.ts';
import { api } from '#web/data/api.ts';

const planOf = userSubscription.extend({ plan: subscriptionPlan.nullable() });
export type SubscriptionWithPlan = z.infer<typeof planOf>;

/** The plans, the cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['subscription_plans'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/subscription_plans', z.array(subscriptionPlan), {
      query: { select: '*', order: 'price_monthly.asc' },
      signal,
    }),
});

/** Settings of payments: they say if plans are sold here. */
export const paymentSettingsQuery = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => api.get('/functions/v1/payment-settings', paymentSettings, { signal }),
});

/** The newest subscriptions of the user with their plans. */
export const subscriptionsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['user_subscriptions', userId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/user_subscriptions', z.array(planOf), {
        query: {
          select: '*,plan:subscription_plans(*)',
          user_id: `eq.${userId}`,
          order: 'created_at.desc',
          limit: 20,
        },
        signal,
      }),
    enabled: userId !== undefined,
    staleTime: 0,
  });

export const entitlementsQuery = queryOptions({
  queryKey: ['entitlements'],
  queryFn: ({ signal }) => api.get('/functions/v1/entitlements', entitlements, { signal }),
  staleTime: 0,
});

/** The payments of the user, newest first. */
export const paymentsQuery = queryOptions({
  queryKey: ['subscription_payments'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/subscription_payments', z.array(subscriptionPayment), {
      query: { select: '*', order: 'created_at.desc', limit: 500 },
      signal,
    }),
  staleTime: 0,
});

/** The user's details for invoices: at most one row. */
export const billingDetailsQuery = queryOptions({
  queryKey: ['billing_details'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/billing_details', z.array(billingDetails), {
      query: { select: '*', order: 'updated_at.desc', limit: 1 },
      signal,
    }),
});

export const operatorQuery = queryOptions({
  queryKey: ['operator-payments'],
  queryFn: ({ signal }) => api.get('/functions/v1/operator-payments', operatorPayments, { signal }),
  staleTime: 0,
});
