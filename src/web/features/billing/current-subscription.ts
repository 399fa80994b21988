import type { SubscriptionStatus } from '#shared/contracts/billing.ts';
import type { SubscriptionWithPlan } from './queries.ts';

const RUNS: readonly SubscriptionStatus[] = ['active', 'pending', 'halted', 'paused'];

/** The subscription that runs, an active one first. */
export const runningOf = (all: readonly SubscriptionWithPlan[]): SubscriptionWithPlan | undefined =>
  all.find(({ status }) => status === 'active') ?? all.find(({ status }) => RUNS.includes(status));

/** The subscription that is approved and starts later, or waits for its first charge. */
export const nextOf = (all: readonly SubscriptionWithPlan[]): SubscriptionWithPlan | undefined =>
  all.find(({ status }) => status === 'authenticated');
