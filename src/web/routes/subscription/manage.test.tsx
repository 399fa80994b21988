import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EntitlementsBody } from '#shared/contracts/billing.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';
// Loaded here, so that a busy machine does not load them while a test waits.
import '#web/features/billing/standing-note.tsx';
import '#web/routes/home/dashboard.tsx';

const GB = 1024 ** 3;
const ENTITLED: EntitlementsBody = {
  plan: { id: 'solo', name: 'Solo', status: 'active' },
  limits: { storage_bytes: 50 * GB, ai_tokens_month: 3_000_000, ocr_pages_month: 5000 },
  used: { storage_bytes: 10 * GB, ai_tokens_month: 2_700_000, ocr_pages_month: 5000 },
  read_only: false,
};

const open = (path: string, entitled: Partial<EntitlementsBody> = {}) =>
  renderApp(path, {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/user_subscriptions': () => [],
    'GET /rest/v1/timeline_events': () => [],
    'GET /rest/v1/cases': () => [],
    'GET /rest/v1/case_files': () => [],
    'GET /functions/v1/payment-settings': () => ({ mode: 'live', script: 'about:blank', key: 'rzp_test' }),
    'GET /functions/v1/entitlements': () => ({ ...ENTITLED, ...entitled }),
  });
const meter = (name: string) => screen.getByRole('meter', { name });
const row = (name: string) => within(meter(name).parentElement ?? document.body);

test('limits are shown with their use, and one that is nearly reached says so before it is', async () => {
  open('/subscription/manage');
  await screen.findByRole('heading', { name: 'What the Solo plan allows' });
  expect(row('Files').getByText('10 GB of 50 GB')).toBeTruthy();
  expect(row('Files').queryByText(/used up/iu)).toBeNull();
  expect(row('Answers this month').getByText('about 450 of about 500')).toBeTruthy();
  expect(row('Answers this month').getByText('Nearly used up: about 50 left.')).toBeTruthy();
  expect(row('Recognised pages this month').getByText('5,000 of 5,000')).toBeTruthy();
  expect(row('Recognised pages this month').getByText(/^Used up\. .* on 1 \w+ \d{4}\.$/u)).toBeTruthy();
});

test('what is not limited is counted without a meter', async () => {
  const limits = { ...ENTITLED.limits, ocr_pages_month: Number.MAX_SAFE_INTEGER };
  open('/subscription/manage', { plan: null, limits });
  await screen.findByRole('heading', { name: 'What you may use without a plan' });
  expect(screen.queryByRole('meter', { name: 'Recognised pages this month' })).toBeNull();
  expect(screen.getByText('5,000')).toBeTruthy();
});

test('the home page says which limits are nearly reached, and nothing while there is space', async () => {
  open('/home');
  expect(await screen.findByText('Answers this month: Nearly used up: about 50 left.')).toBeTruthy();
  expect(screen.queryByText(/^Files:/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
    '/subscription/manage',
  );
});

test.each([
  [{ read_only: true }, /^The account is read-only because a payment is overdue\./u],
  [{ grace_until: '2026-12-01T00:00:00+05:30' }, /^A renewal has failed\. .* until 1 December 2026\./u],
])('the home page says %j', async (standing, said) => {
  open('/home', { ...standing, used: { storage_bytes: 0, ai_tokens_month: 0, ocr_pages_month: 0 } });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(/used up/iu)).toBeNull();
});
