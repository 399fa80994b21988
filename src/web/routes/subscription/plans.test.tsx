import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BillingDetails, SubscriptionPlan } from '#shared/contracts/billing.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const PLAN: SubscriptionPlan = {
  id: 'solo',
  name: 'Solo',
  description: '',
  price_monthly: 1499,
  price_yearly: 14390,
  features: [],
  limits: { storage_bytes: 1, ai_tokens_month: 1, ocr_pages_month: 1 },
};
const DETAILS: BillingDetails = {
  id: '6b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c12',
  user_id: TEST_USER.id,
  name: 'Meera Iyer',
  address: '4 Marine Drive, Mumbai',
  state: '27',
  gstin: null,
  updated_at: '2026-11-20T10:00:00+00:00',
};

/** Opens the plans, presses Subscribe while neither the session nor the details are known, and lets both come. */
async function subscribeEarly(details: BillingDetails[]) {
  let arrive: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { calls, router } = renderApp('/subscription', {
    'GET /auth/v1/user': () => known.then(() => TEST_USER),
    'GET /rest/v1/subscription_plans': () => [PLAN],
    'GET /rest/v1/user_subscriptions': () => [],
    'GET /rest/v1/billing_details': () => details,
    'GET /functions/v1/payment-settings': () => ({ mode: 'live', key: 'rzp_test' }),
  });
  const card = await screen.findByRole('region', { name: 'Solo' });
  await userEvent.setup().click(within(card).getByRole('button', { name: 'Subscribe' }));
  arrive();
  return { router, orders: () => calls.filter(({ call }) => call.endsWith('create-subscription')) };
}

test('a subscriber who presses before the page knows them is neither sent away nor asked again', async () => {
  const { orders, router } = await subscribeEarly([DETAILS]);
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/subscription');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a State nothing is ordered before the details are given', async () => {
  const { orders } = await subscribeEarly([{ ...DETAILS, state: null }]);
  expect(await screen.findByRole('dialog', { name: 'Before you pay' })).toBeTruthy();
  expect(orders()).toEqual([]);
});
