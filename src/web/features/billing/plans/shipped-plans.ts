import type { SubscriptionPlan } from '#shared/contracts/billing.ts';
import { plans } from '../../../../../library/plans.json';

/** The plans that ship with the code, as the server sells them where the operator gives no others: the cheapest first. */
export const SHIPPED_PLANS: readonly SubscriptionPlan[] = plans
  .map(({ limits: { storage_gb, ...limits }, ...plan }) => ({
    ...plan,
    limits: { ...limits, storage_bytes: storage_gb * 1024 ** 3 },
  }))
  .toSorted((one, other) => one.price_monthly - other.price_monthly);
