import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { expectPicture } from './pictures/compare.ts';
import { PUBLIC_PAGES, pictureName, SIZES } from './pictures/pages.ts';

// Each journey comes from a network address of its own: one may write only five times an hour.
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}` }),
);

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/u });
/** The prerendered page works, after its first use: it has given its mark back. */
async function expectAlive(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') await page.locator('#root button').first().focus();
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
}

test('the landing page has every section, and its figures have their footnotes', async ({ page }) => {
  await page.goto('/');
  for (const name of ['What it does', 'In figures', 'Book a call', 'Contact us'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const figure of ['98%', '24/7', '50k+'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Footnote 1' }).click();
  await expect(page.locator('#note-1')).toBeInViewport();
  await expect(page.locator('#note-1')).toContainText('It is not a rate of cases won.');
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Data Notice', '/data-notice'],
    ['Terms of Service', '/terms'],
    ['Refund Policy', '/refund-policy'],
  ] as const)
    await expect(page.locator('footer').getByRole('link', { name })).toHaveAttribute('href', path);
});

test('a message is refused under its fields, kept on failure, and sent', async ({ page }) => {
  await page.goto('/');
  await expectAlive(page);
  const form = page.locator('#contact form');
  const send = form.getByRole('button', { name: 'Send Message' });
  await form.getByLabel('Name').fill('M');
  await form.getByLabel('Email').fill('meera');
  await send.click();
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Message must be at least 10 characters')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  const words = `Does the check read Tamil orders? ${Date.now()}`;
  await form.getByLabel('Name').fill('Meera Iyer');
  await form.getByLabel('Email').fill('meera@chambers.example');
  await form.getByLabel('Message').fill(words);
  await page.route('**/functions/v1/submit-contact-form', (route) => route.abort());
  await send.click();
  await expect(toasts(page).getByText('Failed to submit form')).toBeVisible();
  await expect(
    toasts(page).getByText('There was an error submitting your form. Please try again.'),
  ).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue(words);

  await page.unrouteAll();
  await send.click();
  await expect(toasts(page).getByText('Form submitted successfully!')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('a card leads to the request for a call, by keyboard', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: 'Document Analysis' });
  await card.getByRole('link', { name: 'Choose a time' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Book a call' })).toBeVisible();
  await expect(page.getByLabel('What the call is about')).toHaveValue('document_analysis');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request the call' }).click();
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.getByLabel('Day').selectOption({ index: 1 });
  await page.getByLabel('Time', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('Name').fill('Meera Iyer');
  await page.getByLabel('Email').fill('meera@chambers.example');
  await page.getByRole('button', { name: 'Request the call' }).click();
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
  await expect(page.getByText(/confirm .*11:30/u)).toBeVisible();
});

test('the calculator shows its working, and says what it cannot read', async ({ page }) => {
  await page.goto('/roi-calculator');
  await page.getByLabel('Hours of research and checking a week').fill('12');
  await page.getByLabel(/Part of them/u).fill('25');
  await page.getByLabel(/What an hour/u).fill('2,000');
  await expect(page.getByText('12 hours a week × 52 weeks ÷ 12 months')).toBeVisible();
  await expect(page.getByText('₹24,501')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/What an hour/u).fill('much');
  await expect(page.getByText('Enter a number from 0 to 10,00,000.')).toBeVisible();
});

for (const [path, title, sections, updated] of [
  ['/privacy-policy', 'Privacy Policy', 8, 'April 15, 2025'],
  ['/data-notice', 'Notice about Your Personal Data', 10, 'November 30, 2026'],
  ['/terms', 'Terms of Service', 11, 'April 14, 2025'],
  ['/refund-policy', 'Refund Policy', 6, 'April 15, 2025'],
] as const) {
  test(`${path} is read without JavaScript, and as part of the application`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    await plain.goto(path);
    await expect(plain).toHaveTitle(`${title} · Munshi`);
    await expect(plain.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(sections);
    await expect(plain.getByText(`Last updated ${updated}`)).toBeVisible();
    await context.close();
    await page.goto(path);
    await expectAlive(page);
    await expectAccessible(page);
    await page.getByRole('article').getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });
}

test('a visitor searches the samples and checks a paragraph without an account', async ({ page }) => {
  await page.goto('/');
  await page.locator('#try').scrollIntoViewIfNeeded();
  const search = page.getByRole('region', { name: 'Search the sample library' });
  await search.getByRole('button', { name: 'cheque notice' }).click();
  await expect(search.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(search.locator('mark').first()).toBeVisible();
  await search.getByRole('searchbox').fill('ab');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search.getByText('Type at least 3 characters.')).toBeVisible();

  const check = page.getByRole('region', { name: 'Check the citations of a paragraph' });
  await check.getByRole('button', { name: 'Check citations' }).click();
  await expect(check.getByText('Mehta v. Rao, (2011) 4 SCC 77', { exact: true }).first()).toBeVisible();
  await expect(check.getByText('Not checked', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('textbox').fill('word '.repeat(3001));
  await check.getByRole('button', { name: 'Check citations' }).click();
  await expect(check.getByText('Without an account, at most 3,000 words are checked at once.')).toBeVisible();
  await expect(check.getByRole('textbox')).toHaveValue(/^word /u);
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`public pages look like their pictures in docs/screenshots: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const name of ['landing', 'terms', 'book-a-call', 'calculator'] as const) {
      await page.goto(PUBLIC_PAGES[name]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (name === 'landing') {
        // The demo comes when the reader is near it.
        await page.locator('#try').scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name: 'Check citations' })).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
      }
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectPicture(page, pictureName(name, size, 'light'));
    }
  });

test('a visitor changes the language without loading the page, and finds it on the next page', async ({
  page,
}) => {
  await page.goto('/');
  await expectAlive(page);
  await page.evaluate(() => document.body.setAttribute('data-same', 'document'));
  const hindi = page
    .getByRole('navigation', { name: /^(Language|भाषा)$/u })
    .getByRole('link', { name: 'हिन्दी' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('?lang=hi'));
  await hindi.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('banner')).toContainText('Munshi');
  await expect(hindi).toBeFocused();
  await expect(hindi).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
  await kept;
  for (const path of ['/login', '/terms', '/']) {
    const html = await (await page.goto(path))?.text();
    expect(html).toContain('<html lang="hi-IN"');
    await expectAlive(page);
  }
});

test('the landing page shows the product in the theme of the page, and loads that picture alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    const name = /\/(check-[a-z-]+?)-[^-/]{8}\.webp/u.exec(request.url())?.[1];
    if (name) loaded.push(name);
  });
  const shown = (shownIn: Page) =>
    shownIn
      .getByRole('img', { name: /^The report of a check/u })
      .evaluateAll((pictures) =>
        (pictures as HTMLImageElement[])
          .filter((picture) => picture.checkVisibility())
          .map(({ currentSrc, naturalWidth }) => ({ file: currentSrc.replace(/^.*\//u, ''), naturalWidth })),
      );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect
    .poll(() => shown(page))
    .toEqual([{ file: expect.stringMatching(/^check-en-desk-dark-/u), naturalWidth: expect.any(Number) }]);
  await expect.poll(() => loaded).toEqual(['check-en-desk-dark']);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expect.poll(() => loaded).toEqual(['check-en-desk-dark', 'check-en-desk-light']);

  // The same holds on a phone without scripts.
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    viewport: SIZES.phone,
  });
  const plain = await context.newPage();
  await plain.goto('/');
  const picture = plain.getByRole('img', { name: /^The report of a check/u });
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeVisible();
  for (const language of ['hi', 'ta']) {
    await plain.goto(`/?lang=${language}`);
    const shownFile = () =>
      plain
        .locator('main figure img')
        .filter({ visible: true })
        .evaluate((img) => (img as HTMLImageElement).currentSrc.replace(/^.*\//u, ''));
    await expect.poll(shownFile).toMatch(new RegExp(`^check-${language}-phone-light-`, 'u'));
  }
  await context.close();
});
