import '#web/data/strict-zod.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { SubscriptionPlan } from '#shared/contracts/billing.ts';
import { PlansPage } from '#web/features/billing/plans/plans-page.tsx';
import { SHIPPED_PLANS } from '#web/features/billing/plans/shipped-plans.ts';
import { plansQuery } from '#web/features/billing/queries.ts';
import { startClient } from '../../client.ts';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

/** `plans`: those in the prerendered HTML. The page asks the server for them all the same. */
export function visitorPlans(client: QueryClient, plans?: readonly SubscriptionPlan[]): ReactElement {
  if (plans) client.setQueryData(plansQuery.queryKey, [...plans], { updatedAt: 0 });
  return <QueryClientProvider client={client}>{publicPage(<PlansPage />)}</QueryClientProvider>;
}

export const startPage = starting((finished) =>
  visitorPlans(startClient(), finished ? SHIPPED_PLANS : undefined),
);
