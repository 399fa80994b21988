import type { BrowserContext, Page } from '@playwright/test';
import { keptOnDevice } from './device.ts';
import { expect, newAddress, PASSWORD, signUpAndIn, test, toast } from './journey.ts';

const client = (page: Page, name: string) => page.getByRole('link', { name: `View Client: ${name}` });
const offline = (page: Page) => page.getByText('You are offline.', { exact: true });

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
}) => {
  await page.goto('/home/clients');
  await addElsewhere(page, 'Kaveri Mills');
  await expect(client(page, 'Kaveri Mills')).toBeVisible();
  await expect(offline(page)).toBeHidden();
  // The form has loaded.
  await page.getByRole('button', { name: 'New Client' }).click();
  await expect(create(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(create(page)).toBeHidden();

  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expect(client(page, 'Kaveri Mills')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Godavari Traders', level: 1 })).toBeVisible();

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
  await expect(page).toHaveURL(/\/home\/clients/);
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
  await expect(page.getByRole('heading', { name: 'Kaveri Mills', level: 1 })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Godavari Traders', level: 1 })).toBeVisible();
});

/** Takes the network from the pages and from their worker. */
async function cut(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}

/** Waits until the worker of the pages has all files of this build, and this page's answers are on the device. */
async function readyForOffline(page: Page, kept: readonly string[]): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const names = async () => (await keptOnDevice(page, 'munshi-read', 'answers')).join();
  for (const words of kept) await expect.poll(names).toContain(words);
}

test.describe('pages that open without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the board, a case and its notes open; a note waits, is sent once, and an edit of both sides is decided', async ({
    lawyer: page,
    context,
    baseURL,
  }) => {
    const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
    const post = async (path: string, data: object) =>
      ((await (await page.request.post(path, { data, headers })).json()) as { id: string }[])[0]?.id ?? '';
    const caseId = await post('/rest/v1/cases', { title: 'Kaveri Mills v. Union of India' });
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await post('/rest/v1/timeline_events', {
      case_id: caseId,
      title: 'Stay application',
      event_type: 'hearing',
      event_date: today,
      all_day: true,
    });
    const noteId = await post('/rest/v1/timeline_events', {
      case_id: caseId,
      title: 'Call the client',
      event_type: 'note',
      event_date: today,
      all_day: true,
    });
    await page.goto('/home');
    await expect(page.getByText('Stay application')).toBeVisible();
    await readyForOffline(page, ['"board"', '"session"']);
    await page.goto(`/home/cases/${caseId}?tab=timeline`);
    await expect(page.getByRole('heading', { name: 'Call the client' })).toBeVisible();
    await readyForOffline(page, ['Call the client', caseId]);
    await page.goto(`/home/day?day=${today}`);
    await expect(page.getByRole('link', { name: 'Kaveri Mills v. Union of India' })).toBeVisible();
    await readyForOffline(page, [`"day","${today}"`]);

    await cut(context);
    await page.goto('/home');
    await expect(offline(page)).toBeVisible();
    await expect(page.getByText(/This page is as of/)).toBeVisible();
    await expect(page.getByText('Stay application')).toBeVisible();
    await page.goto(`/home/day?day=${today}`);
    await expect(page.getByRole('list', { name: 'Matters of the day' })).toContainText('Stay application');
    await page.goto(`/home/cases/${caseId}?tab=timeline`);
    await page.getByRole('button', { name: 'Add event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Heard in part');
    await dialog.getByLabel('Date').fill(today);
    await dialog.getByRole('button', { name: 'Add event' }).click();
    const waiting = page.getByRole('region', { name: 'Not sent yet' });
    await expect(waiting.getByRole('heading', { name: 'Heard in part' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Call the client' }).click();
    await dialog.getByLabel('Title').fill('Call the client at noon');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(waiting.getByRole('heading', { name: 'Call the client at noon' })).toBeVisible();

    // It is still there after the page was closed, and somebody else changes the note meanwhile.
    await page.reload();
    await expect(waiting.getByRole('heading', { name: 'Heard in part' })).toBeVisible();
    const changed = await page.request.patch(`/rest/v1/timeline_events?id=eq.${noteId}`, {
      data: { title: 'Call the clerk' },
      headers,
    });
    expect(changed.status()).toBe(200);

    await context.unroute('**/*');
    await context.setOffline(false);
    await expect(offline(page)).toBeHidden();
    await expect(waiting.getByText('Somebody changed this event while you were offline.')).toBeVisible();
    await expect(waiting.getByText('Call the clerk')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Heard in part' })).toHaveCount(1);
    await waiting.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(waiting).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Call the client at noon' })).toBeVisible();
    const rows = await page.request.get(
      `/rest/v1/timeline_events?case_id=eq.${caseId}&select=title&order=title`,
    );
    expect(await rows.json()).toEqual([
      { title: 'Call the client at noon' },
      { title: 'Heard in part' },
      { title: 'Stay application' },
    ]);

    // A sign-out in another tab leaves nothing, and nothing opens without a connection.
    const other = await context.newPage();
    await other.goto('/home');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    const databases = () => other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).toEqual([]);
    const stored = await other.evaluate(async () => {
      const texts = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          if (/\/home|\.html/u.test(request.url)) texts.push(await (await caches.match(request))?.text());
      return texts.join('');
    });
    expect(stored).toContain('<div id="root">');
    expect(stored).not.toContain('Asha Rao');
    await cut(context);
    await page.goto('/home');
    await expect(page.getByText('Your session could not be checked')).toBeVisible();
    await expect(page.getByText('Stay application')).toBeHidden();
  });
});
