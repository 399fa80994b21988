import type { FrameLocator, Page } from '@playwright/test';
import { type FakeModel, fakeModelName, startModel } from '#test/fakes/model/model.ts';
import { expect, expectAccessible, newAddress, signUpAndIn, test } from './journey.ts';
import { closeByEscape, expectFocus, expectSaid, listen, press as pressByKey, tabTo } from './keys/keys.ts';
import { expectLargeTargets } from './large-targets.ts';
import { type StartedProduct, startServer } from './start-product.ts';

// The whole flow against the product with PAYMENTS=test: its own test server signs, charges and sends the webhooks.

const OPERATOR = newAddress('operator');
let product: StartedProduct;
let model: FakeModel;
let before: Record<'MUNSHI_URL' | 'MUNSHI_OPENING_ADDRESS', string | undefined>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { MUNSHI_URL, MUNSHI_OPENING_ADDRESS } = process.env;
  before = { MUNSHI_URL, MUNSHI_OPENING_ADDRESS };
  model = await startModel();
  product = await startServer({
    PAYMENTS: 'test',
    OPERATORS: OPERATOR,
    EMBEDDINGS_URL: model.url,
    EMBEDDINGS_MODEL: fakeModelName,
    EMBEDDINGS_API_KEY: model.key,
  });
  // The journeys of this file open this product.
  process.env.MUNSHI_URL = product.url;
  process.env.MUNSHI_OPENING_ADDRESS = product.opening;
});
test.afterAll(async () => {
  Object.assign(process.env, before);
  await product.close();
  await model.close();
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const checkout = (page: Page): FrameLocator => page.frameLocator('iframe[title="Checkout"]');
const press = (page: Page, name: string) => checkout(page).getByRole('button', { name, exact: true }).click();
const toastWith = (page: Page, text: string | RegExp) => page.getByText(text).first();

async function readPlans(page: Page): Promise<void> {
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Choose the Right Plan for Your Practice' })).toBeVisible();
  await expect(card(page, 'Solo')).toBeVisible();
}
/** The details that the checkout needs. */
async function giveDetails(page: Page): Promise<void> {
  const given = await page.request.post('/rest/v1/billing_details', {
    data: { name: 'Asha Menon', address: '4 Marine Drive, Mumbai', state: '27' },
    headers: { origin: process.env.MUNSHI_URL ?? 'http://localhost' },
  });
  expect(given.ok()).toBe(true);
}

async function openPlans(page: Page): Promise<void> {
  await giveDetails(page);
  await readPlans(page);
  // The script of the checkout is there, as for a reader who looks at the plans first.
  await page.waitForFunction(() => 'Razorpay' in window);
}
const subscribeTo = async (page: Page, plan: string, button = 'Subscribe') => {
  await card(page, plan).getByRole('button', { name: button, exact: true }).click();
  await expect(checkout(page).getByRole('heading', { name: 'Munshi' })).toBeVisible();
};
async function subscribed(page: Page, plan: string): Promise<void> {
  await openPlans(page);
  await subscribeTo(page, plan);
  await press(page, 'Pay');
  await expect(toastWith(page, 'Your subscription was processed successfully!')).toBeVisible();
}

test('a visitor sees the plans, and signs in to subscribe', async ({ page }) => {
  await page.goto('/plans');
  await expect(page).toHaveURL(/\/subscription$/u);
  await readPlans(page);
  await expect(page.getByText('Test payments: no money moves')).toBeVisible();
  await expect(card(page, 'Solo')).toContainText('₹1,499');
  await expect(card(page, 'Firm')).toContainText('per month');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Yearly/ }).click();
  await expect(card(page, 'Chamber')).toContainText('₹38,390');
  await expect(card(page, 'Chamber')).toContainText('Save 20%');
  await expect(card(page, 'Chamber')).toContainText('Your bank asks for your approval at each renewal');
  await expect(card(page, 'Solo')).not.toContainText('Your bank asks');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await card(page, 'Solo').getByRole('button', { name: 'Subscribe Yearly' }).click();
  await expect(page).toHaveURL(/\/login\?from=/u);
  await expect(toastWith(page, 'Please login to subscribe to a plan')).toBeVisible();
});

test('subscribe, take the invoice, and get the first purchase back', async ({ lawyer: page }) => {
  await subscribed(page, 'Solo');
  await expect(page.getByText(/^Your current plan is Solo\. It renews on/u)).toBeVisible();
  await expect(card(page, 'Solo').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Current Plan: Solo' })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('₹1,499 per month')).toBeVisible();
  await expect(page.getByText('Visa 1111')).toBeVisible();
  await expect(page.getByText('0.00 KB of 50 GB').or(page.getByText('0 KB of 50 GB'))).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'View Payment History' }).click();
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '₹1,499' });
  await expect(row).toContainText('Paid');
  const invoice = await page.request.get((await row.getByRole('link').getAttribute('href')) ?? '');
  expect([invoice.status(), (await invoice.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await page.getByLabel('Name', { exact: true }).fill('Rao & Associates');
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a GSTIN of 15 characters, or leave it empty.')).toBeVisible();
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastWith(page, 'The details are saved.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const beyond = (cells: Element[]) =>
    cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth).length;
  expect(await row.getByRole('cell').evaluateAll(beyond)).toBe(0);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await row.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(toastWith(page, 'The refund is on its way')).toBeVisible();
  await expect(row).toContainText('Refunded');
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
});

test('a payment fails, the checkout is closed, and a lost browser has paid', async ({ lawyer: page }) => {
  await openPlans(page);
  await subscribeTo(page, 'Chamber');
  await expect(card(page, 'Chamber').getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await press(page, 'Let the payment fail');
  await expect(toastWith(page, /The bank refused the payment\. Nothing was charged\./u)).toBeVisible();
  await press(page, 'Close without paying');
  await expect(toastWith(page, 'You closed the checkout')).toBeVisible();
  // The same subscription waits, and is paid; the answer never reaches this page.
  await subscribeTo(page, 'Chamber');
  await press(page, 'Pay, then lose the connection');
  await expect(checkout(page).getByRole('heading')).toBeHidden();
  await expect
    .poll(async () => {
      await openPlans(page);
      return page.getByText(/^Your current plan is Chamber/u).isVisible();
    })
    .toBe(true);
});

test('without the script of the checkout the page says so', async ({ lawyer: page }) => {
  await giveDetails(page);
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await page.goto('/subscription');
  await card(page, 'Solo').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(
    toastWith(page, 'Payment system is not available. Please refresh and try again.'),
  ).toBeVisible();
});

test('change the plan, cancel, and resume', async ({ lawyer: page }) => {
  await subscribed(page, 'Solo');
  await subscribeTo(page, 'Firm');
  // The notification of the first payment may still be there.
  const verified = page.waitForResponse((answer) => answer.url().endsWith('/verify-subscription'));
  await press(page, 'Pay');
  expect((await verified).ok()).toBe(true);
  await page.goto('/subscription/manage');
  await expect(page.getByText(/^From .*: Firm$/u)).toBeVisible();
  await expect(page.getByText('(Cancels at period end)')).toBeVisible();
  // The change is withdrawn: the plan that follows is cancelled, and the present one is resumed.
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to cancel your subscription?');
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(
    toastWith(page, 'Your subscription will be active until the end of the billing period'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/u);
  await expect(page.getByText(/^Your current plan is Solo\. It ends on/u)).toBeVisible();
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await page.waitForFunction(() => 'Razorpay' in window);
  await page.getByRole('button', { name: 'Resume Subscription' }).click();
  await press(page, 'Pay');
  await expect(toastWith(page, 'Your subscription was processed successfully!')).toBeVisible();
});

test('a plan is chosen, paid and cancelled by keyboard alone', async ({ lawyer: page }) => {
  await listen(page);
  await openPlans(page);
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await pressByKey(page, card(page, 'Solo').getByRole('button', { name: 'Subscribe Yearly' }));
  await pressByKey(page, checkout(page).getByRole('button', { name: 'Let the payment fail' }));
  await expectSaid(page, /The bank refused the payment\. Nothing was charged\./u);
  await pressByKey(page, checkout(page).getByRole('button', { name: 'Pay', exact: true }));
  await expectSaid(page, 'Your subscription was processed successfully!');
  await expect(checkout(page).getByRole('heading')).toBeHidden();
  await expectFocus(page);
  await pressByKey(page, page.getByRole('link', { name: 'Manage Subscription' }));
  await expect(page.getByRole('heading', { name: 'Current Plan: Solo' })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
  await pressByKey(page, cancel);
  await closeByEscape(page, page.getByRole('alertdialog'));
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKey(page, page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Cancellation' }));
  await expectSaid(page, 'Your subscription will be active until the end of the billing period');
  await expect(page).toHaveURL(/\/subscription$/u);
  await expectFocus(page);
});

test('the operator sees the subscriptions and the library, and nobody else does', async ({
  lawyer: page,
  baseURL,
}) => {
  await subscribed(page, 'Chamber');
  await page.goto('/subscription/operator');
  await expect(page.getByRole('heading', { name: 'The subscriptions could not be loaded' })).toBeVisible();
  await page.goto('/home/operator/library');
  await expect(
    page.getByRole('heading', { name: 'The state of the library could not be loaded' }),
  ).toBeVisible();
  await page.context().clearCookies();
  await signUpAndIn(page, OPERATOR, baseURL ?? '');
  await page.goto('/subscription/operator');
  await expect(page.getByRole('heading', { name: 'Subscriptions and webhooks' })).toBeVisible();
  await expect(page.getByText('No webhook has failed.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'chamber' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/home/operator/library');
  await expect(page.getByRole('heading', { name: 'What is in the library' })).toBeVisible();
  await expect(page.getByText('Every file could be read.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Build the index again' }).click();
  const question = page.getByRole('alertdialog', { name: 'Build the index again?' });
  const started = page.waitForResponse(
    (answer) => answer.url().endsWith('/rebuild') && answer.request().method() === 'POST',
  );
  await question.getByRole('button', { name: 'Build the index again' }).click();
  expect((await started).ok()).toBe(true);
  await expect(page.getByText('The new index is in use.')).toBeVisible();
  await expect(page.getByText('In use: The endpoint at EMBEDDINGS_URL.')).toBeVisible();
  await page.getByRole('radio', { name: 'Trained from this library' }).click();
  await expect(page.getByText('No model is needed, and no text leaves this server.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect(page.getByText('In use: Trained from this library.')).toBeVisible();
  model.next({ status: 401 });
  await page.getByRole('radio', { name: 'The endpoint at EMBEDDINGS_URL' }).click();
  await page.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The endpoint gave no vector.');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
});
