import type { Page } from '@playwright/test';
import { expect, newAddress, PASSWORD, test, toast } from './journey.ts';

/** Keeps the code of the pages back. Returns the function that lets it come, now and from then on. */
async function delayCode(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let late = true;
  await page.route(/\/assets\/.*\.js(?:\?|$)/u, (route) => {
    if (!late) return route.continue();
    held.push(() => void route.continue());
    return undefined;
  });
  return () => {
    late = false;
    for (const go of held) go();
  };
}

const oneMoment = (page: Page) => page.getByText('One moment. The page is still loading');
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

test('sign-in: what was typed and sent before the code is there is sent when it is', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('late');
  const data = { email, password: PASSWORD, data: { full_name: 'Asha Rao' } };
  await page.request.post('/auth/v1/signup', { data, headers: { origin: baseURL ?? '' } });
  const arrive = await delayCode(page);
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(oneMoment(page)).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(oneMoment(page)).toBeVisible();
  arrive();
  await expect(page.getByText(/has not been verified|not confirmed/iu).first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expect(oneMoment(page)).toBeHidden();
});

test('sign-up: a link that is pressed before the code is there is followed', async ({ page }) => {
  const arrive = await delayCode(page);
  await open(page, '/signup');
  await page.getByLabel('Full name').fill('आशा राव');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await page.goBack({ waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('आशा राव');
  await page.getByLabel('Location').fill('Pune');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(oneMoment(page)).toBeVisible();
  arrive();
  await expect(page.getByRole('tab', { name: 'Phone' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('आशा राव');
  await expect(page.getByLabel('Location')).toHaveValue('Pune');
});

test('the landing page: its contact form waits for the code, and the demo says that it is loading', async ({
  page,
}) => {
  const arrive = await delayCode(page);
  await open(page, '/');
  await expect(page.getByText('What you can try is still loading.')).toBeVisible();
  const form = page.locator('form').filter({ hasText: 'Message' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill(newAddress('late'));
  await form.getByLabel('Message').fill('What does the plan for a chambers cost?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(oneMoment(page)).toBeVisible();
  arrive();
  await expect(toast(page, /Thank you/u)).toBeVisible();
  await expect(oneMoment(page)).toBeHidden();
  await page.locator('#try').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Words, a phrase in quotation marks, or facts')).toBeVisible();
});

test('the request for a call and the plans keep a choice that was made before the code is there', async ({
  page,
}) => {
  let arrive = await delayCode(page);
  await open(page, '/book-a-call');
  await page.getByLabel('What the call is about').selectOption({ index: 1 });
  await page.getByLabel('Name').fill('Asha Rao');
  arrive();
  await expect(page.getByLabel('Day').getByRole('option')).not.toHaveCount(1);
  await page.getByLabel('Email').fill(newAddress('late'));
  await page.getByLabel('Day').selectOption({ index: 1 });
  await page.getByLabel('Time').selectOption({ index: 1 });
  const sent = page.waitForRequest('**/functions/v1/request-call');
  await page.getByRole('button', { name: 'Request the call' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Asha Rao', topic: 'document_analysis' });

  await page.unrouteAll();
  arrive = await delayCode(page);
  await open(page, '/subscription');
  await page.getByRole('radio', { name: /Yearly/u }).click();
  await expect(oneMoment(page)).toBeVisible();
  arrive();
  await expect(page.getByRole('radio', { name: /Yearly/u })).toBeChecked();
});

test('a page without words of its own says after a while, in its language, that its code is late', async ({
  lawyer: page,
  browser,
  baseURL,
}) => {
  const finishWaiting = (late: Page) =>
    late.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'hi-IN' });
  const visitor = await elsewhere.newPage();
  let arrive = await delayCode(visitor);
  await open(visitor, '/login?notice=verify');
  const inHindi = visitor.getByRole('status').filter({ hasText: 'यह पेज खुलने में अधिक समय ले रहा है' });
  await visitor.locator('#early-note').waitFor({ state: 'attached' });
  await expect(inHindi).toBeHidden();
  await finishWaiting(visitor);
  await expect(inHindi).toBeVisible();
  arrive();
  await expect(visitor.getByRole('textbox', { name: 'ईमेल' })).toBeVisible();
  await expect(inHindi).toHaveCount(0);
  await elsewhere.close();

  arrive = await delayCode(page);
  await open(page, '/home/profile?tab=security');
  await expect(page.locator('#root').getByText('Check a document')).toBeVisible();
  await finishWaiting(page);
  const sentence = page.getByRole('status').filter({ hasText: 'This page is taking long to load.' });
  await expect(sentence).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Password', exact: true }).first()).toBeVisible();
  await expect(sentence).toHaveCount(0);
});
