import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect, expectAccessible, newAddress, PASSWORD, signUpAndIn } from './journey.ts';

/** Journeys whose browser console must hold no error at all: no refused call, no difference of the prerendered HTML. */
const test = base.extend<{ quiet: Page }>({
  quiet: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

const VISITOR_PAGES = ['/', '/login'] as const;

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });

/** The prerendered page works, after its first use: it has given its mark back. */
async function expectAlive(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') await page.locator('#root button').first().focus();
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
}

/** Holds back the code of the page until the returned function is called. */
async function withoutCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks the document, to see later whether it is still the same. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const sameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'));

/** An account whose owner has signed out again. */
async function newAccount(page: Page, baseURL: string | undefined): Promise<string> {
  const email = newAddress('visitor');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.context().clearCookies();
  return email;
}

for (const [width, height, colorScheme] of [
  [360, 740, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test(`a visitor’s pages come alive without an error: ${width} px, ${colorScheme}`, async ({
    quiet: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of VISITOR_PAGES) {
      const release = await withoutCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
      release();
      await expectAlive(page);
      await page.unrouteAll({ behavior: 'wait' });
      await expectAccessible(page);
    }
    expect(asked).not.toContain('/auth/v1/sessions/current');
  });
}

test('what was typed and sent before the code came signs in, as a document of its own', async ({
  quiet: page,
  baseURL,
}) => {
  const email = await newAccount(page, baseURL);
  const release = await withoutCode(page);
  await page.goto('/login?from=%2Fhome%2Fcases', { waitUntil: 'commit' });
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await passwordField(page).press('Enter');
  await expect(page.locator('#root')).toHaveAttribute('data-early');
  await markDocument(page);
  release();
  await page.waitForURL('**/home/cases');
  const toasts = page.getByRole('region', { name: /Notifications/u });
  await expect(toasts.getByText('You have been logged in successfully')).toBeVisible();
  expect(await sameDocument(page)).toBe(false);
});

test('the keyboard works before and after the code came', async ({ quiet: page }) => {
  const release = await withoutCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
  const walk = async (steps: number) => {
    const path: (string | undefined)[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      path.push(await focused());
    }
    return path.map((text) => text?.trim());
  };
  await expect(emailField(page)).toBeVisible();
  const before = await walk(5);
  expect(before[0]).toBe('Skip to content');
  await page.keyboard.type('a');
  const typedIn = await focused();
  release();
  await expectAlive(page);
  expect(await focused()).toBe(typedIn);
  await page.reload();
  await expectAlive(page);
  expect(await walk(5)).toEqual(before);
  await page.getByRole('tab', { name: 'Email' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Phone' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(emailField(page)).toBeVisible();
});

test('each page has its policy, and a step to another policy loads the page', async ({ lawyer: page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  const strict = await policyOf('/');
  expect(strict).toContain("worker-src 'none'");
  for (const path of ['/login', '/signup', '/docs', '/login/verify'])
    expect(await policyOf(path), path).toBe(strict);
  const wide = await policyOf('/home');
  expect(wide).toContain("worker-src 'self'");
  for (const path of ['/home/cases', '/home/search', '/home/profile'])
    expect(await policyOf(path), path).toBe(wide);

  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).first().waitFor();
  await markDocument(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).first().click();
  await page.waitForURL('**/home/cases');
  expect(await sameDocument(page)).toBe(true);
  await page.goto('/docs');
  await page.getByRole('link', { name: 'Dashboard' }).waitFor();
  await markDocument(page);
  await page.getByRole('link', { name: 'Munshi, home page' }).click();
  await expect(page.getByRole('link', { name: 'Go to App' }).first()).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/home');
  expect(await sameDocument(page)).toBe(false);
});

/** True when a script of ours can run as a worker in the page. */
const worksAsWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const worker = new Worker('/theme.js');
        // Refused: an error without a message. Started: the script stops at what only a page has.
        worker.addEventListener('error', ({ message }) => done(Boolean(message)));
      }),
  );

test('a worker starts in the signed-in area, and on no public page', async ({ lawyer, browser, baseURL }) => {
  // A context of its own, because the others must see no refusal.
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await lawyer.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto('/home');
  expect(await worksAsWorker(page)).toBe(true);
  await page.goto('/docs');
  expect(await worksAsWorker(page)).toBe(false);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/home');
  expect(await worksAsWorker(page)).toBe(true);
  await context.clearCookies();
  await page.goto('/login');
  expect(await worksAsWorker(page)).toBe(false);
  await context.close();
});

test('a signed-in user’s page holds the answer about the session, which is theirs alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = '</script><script>alert(1)</script>';
  await signUpAndIn(page, newAddress('inlined'), baseURL ?? '');
  await page.request.put('/auth/v1/user', {
    data: { data: { full_name: `Asha ${randomInt(1e9)}`, note: name } },
    headers: { origin: baseURL ?? '' },
  });
  const current = await (await page.request.get('/auth/v1/sessions/current')).json();
  const answer = await page.request.get('/');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  const block = /<script type="application\/json" id="session">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(current);
  expect(html).not.toContain('<script>alert');

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to App' }).first()).toBeVisible();
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const visitor = await stranger.request.get('/');
  expect(visitor.headers()['cache-control']).toBe('private, no-store');
  expect(await visitor.text()).toContain('<script type="application/json" id="session">null</script>');
  await stranger.close();
});

test('signing out loads the sign-in page, which says so', async ({ lawyer: page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /Account/u }).click();
  await markDocument(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('You have been signed out').first()).toBeVisible();
  expect(await sameDocument(page)).toBe(false);
  await expectAlive(page);
});

test('a page in English fetches the letters of the names of languages, and no whole font of another script', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  for (const address of ['/', '/login', '/terms']) {
    await page.goto(address);
    await page.getByRole('link', { name: 'தமிழ்' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  expect(fonts.some((font) => font.includes('munshi-name-hindi'))).toBe(true);
  expect(fonts.some((font) => font.includes('munshi-name-tamil'))).toBe(true);
  expect(fonts.filter((font) => font.includes('noto'))).toEqual([]);
});

test('robots.txt and sitemap.xml are those of this address', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/login</loc>`);
});
