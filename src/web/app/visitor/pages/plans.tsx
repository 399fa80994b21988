import '#web/data/strict-zod.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PlansPage } from '#web/features/billing/plans/plans-page.tsx';
import { startClient } from '../../client.ts';
import { publicPage } from '../frames.tsx';
import { starting } from '../start-page.ts';

export const visitorPlans = (client: QueryClient): ReactElement => (
  <QueryClientProvider client={client}>{publicPage(<PlansPage />)}</QueryClientProvider>
);

export const startPage = starting(() => visitorPlans(startClient()));
