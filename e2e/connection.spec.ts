import type { Page } from '@playwright/test';
import { expect, newAddress, PASSWORD, signUpAndIn, test, toast } from './journey.ts';

const client = (page: Page, name: string) => page.getByRole('link', { name: `View Client: ${name}` });
const offline = (page: Page) => page.getByText('Offline', { exact: true });

/** Adds a client elsewhere: not through the page, whose network may be cut. */
async function addElsewhere(page: Page, name: string): Promise<void> {
  const { id } = (await (await page.request.get('/auth/v1/user')).json()) as { id: string };
  const headers = { origin: process.env.MUNSHI_URL ?? '' };
  const added = await page.request.post('/rest/v1/clients', {
    data: { owner_id: id, name, status: 'exploration' },
    headers,
  });
  expect(added.status()).toBe(201);
}

async function fillNewClient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Client' }).click();
  await page.getByRole('textbox', { name: 'Client Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Contact person' }).fill('Asha Rao');
}

const create = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Create Client' });

test('without a connection a list shows what it had, a form keeps its text, and a page opens when it is back', async ({
  lawyer: page,
  context,
}, info) => {
  await page.goto('/home/clients');
  await addElsewhere(page, 'Kaveri Mills');
  await expect(client(page, 'Kaveri Mills')).toBeVisible();
  await expect(offline(page)).toBeHidden();

  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expect(client(page, 'Kaveri Mills')).toBeVisible();
  await info.attach('offline', { body: await page.screenshot(), contentType: 'image/png' });
  await fillNewClient(page, 'Godavari Traders');
  await create(page).click();
  await expect(page.getByRole('dialog').getByText('Error creating client')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Client Name' })).toHaveValue('Godavari Traders');
  await addElsewhere(page, 'Narmada Textiles');

  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  // A write is not sent again by itself.
  await expect(page.getByText('Narmada Textiles').first()).toBeVisible();
  await expect(page.getByText('Godavari Traders')).toBeHidden();
  await create(page).click();
  await expect(toast(page, 'Client created')).toBeVisible();
  await expect(client(page, 'Godavari Traders')).toBeVisible();

  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/home\/profile$/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test('a request that was lost on its way is made again once the server answers', async ({ lawyer: page }) => {
  await page.goto('/home/cases');
  await addElsewhere(page, 'Kaveri Mills');
  const lost = /\/rest\/v1\/clients/u;
  await page.route(lost, (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await expect(offline(page)).toBeVisible();
  await page.unroute(lost);
  await expect(client(page, 'Kaveri Mills')).toBeVisible();
  await expect(offline(page)).toBeHidden();
});

/** Signs in on the page that asks for it. */
async function signIn(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?from=%2Fhome%2Fclients$/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home\/clients$/);
}

async function endSession(page: Page): Promise<void> {
  const headers = { origin: process.env.MUNSHI_URL ?? '' };
  expect((await page.request.post('/auth/v1/logout?scope=global', { headers })).status()).toBe(204);
}

test('a new client that was sent after the session ended elsewhere is created after signing in again', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('ended');
  await signUpAndIn(page, email, baseURL ?? '');
  // The page does not hear of the end by itself.
  await page.routeWebSocket(/\/realtime\/v1\//u, () => undefined);
  await page.goto('/home/clients');
  await fillNewClient(page, 'Kaveri Mills');
  await endSession(page);
  await create(page).click();
  await signIn(page, email);
  await expect(toast(page, 'Client created')).toBeVisible();
  await expect(client(page, 'Kaveri Mills')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a new client that was being typed when the session ended elsewhere is there after signing in again', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('typing');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.goto('/home/clients');
  await fillNewClient(page, 'Godavari Traders');
  await endSession(page);
  await signIn(page, email);
  await expect(page.getByRole('textbox', { name: 'Client Name' })).toHaveValue('Godavari Traders');
  await expect(page.getByRole('textbox', { name: 'Contact person' })).toHaveValue('Asha Rao');
  await create(page).click();
  await expect(client(page, 'Godavari Traders')).toBeVisible();
});
