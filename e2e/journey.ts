import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { messages as cases } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { startServer } from './start-product.ts';

export { expect };

export const PASSWORD = 'Vakalatnama#1';

/** An email address that nobody else has in this run or another. */
export const newAddress = (name: string) => `${name}.${randomBytes(6).toString('hex')}@chambers.example`;

/** Ten digits of a mobile number, the first as given, that nobody else has in this run. */
export const newPhone = (first: number) => `${first}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/**
 * Opens the URL that the server printed, as its user does: it gives the browser the local secret. When
 * the tests did not start the server, MUNSHI_OPENING_ADDRESS holds that URL.
 */
export async function openProduct(request: APIRequestContext): Promise<void> {
  const address = process.env.MUNSHI_OPENING_ADDRESS;
  if (address) await request.get(address, { maxRedirects: 0 });
}

/**
 * Journeys run against the product that `start-product.ts` started. Those of a file with `test.use({ ownProduct: true })`
 * have one of their own: the library that they add judgments to no longer finds its samples.
 */
export const test = base.extend<{ lawyer: Page }, { ownProduct: boolean; product: undefined }>({
  ownProduct: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ ownProduct }, use) => {
      if (!ownProduct) return use(undefined);
      const { url, opening, data, close } = await startServer({});
      Object.assign(process.env, {
        MUNSHI_URL: url,
        MUNSHI_OPENING_ADDRESS: opening,
        MUNSHI_DATA: data,
      });
      await use(undefined);
      await close();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: async ({ baseURL }, use) => use(process.env.MUNSHI_URL ?? baseURL),
  /** No page of a journey needs more than its Content-Security-Policy allows. */
  context: async ({ context }, use) => {
    const refused: string[] = [];
    context.on('console', (message) => {
      if (/Content.Security.Policy/iu.test(message.text())) refused.push(message.text());
    });
    await openProduct(context.request);
    await use(context);
    expect(refused).toEqual([]);
  },
  /** A page of a lawyer who is signed in with an account of their own. */
  lawyer: async ({ page, baseURL }, use) => {
    await signUp(page, newAddress('lawyer'), baseURL ?? '');
    await use(page);
  },
});

/** An address of an office: each account of a journey has its own, for the server takes only so many sign-ups from one. */
const newOffice = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;

type Headers = Record<string, string>;
const headersOf = (baseURL: string): Headers => ({ origin: baseURL, 'x-forwarded-for': newOffice() });

/** Signs up through the API. */
async function register(page: Page, email: string, headers: Headers): Promise<void> {
  await openProduct(page.request);
  const data = { email, password: PASSWORD, data: { full_name: 'Asha Rao' } };
  const made = await page.request.post('/auth/v1/signup', { data, headers });
  expect(made.status()).toBe(200);
}

/** Sends the form of the mail's link in the outbox. */
async function followLink(page: Page, email: string, headers: Headers): Promise<void> {
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/local/outbox');
      const { mails } = (await outbox.json()) as { mails: { to: string; links: string[] }[] };
      const link = mails
        .find((mail) => mail.to.includes(email))
        ?.links.find((href) => href.includes('/verify'));
      return link === undefined
        ? false
        : (await page.request.post(link, { headers, maxRedirects: 0 })).status() === 303;
    })
    .toBe(true);
}

/** A new account, whose link signs in the browser that made it. */
async function signUp(page: Page, email: string, baseURL: string): Promise<void> {
  const headers = headersOf(baseURL);
  await register(page, email, headers);
  await followLink(page, email, headers);
}

/** A new account whose link is followed as in another browser, so that the one session is that of its password. */
export async function signUpAndIn(page: Page, email: string, baseURL: string): Promise<void> {
  const headers = headersOf(baseURL);
  await register(page, email, headers);
  await page.context().clearCookies({ name: /-signup$/u });
  await followLink(page, email, headers);
  const signedIn = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: PASSWORD },
    headers,
  });
  expect(signedIn.status()).toBe(200);
}

/** Waits until animations end: text that is half faded in has less contrast than it will be read with. */
async function expectStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
        return moving.length;
      }),
    )
    .toBe(0);
}

/** Half as long as the file with comments: every page that is checked compiles it. */
const AXE = readFileSync(path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
/** The rules of WCAG 2.2 AA. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that a theme can change: a theme is nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations of WCAG 2.2 AA that axe finds: each broken rule with its elements. */
async function brokenRules(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run({
      runOnly: only,
      // axe still calls this rule an experiment.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
      // Only a sound or a film that starts by itself would need it: axe would read every style sheet again for each check.
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  }, runOnly);
}

/** Shows the page in the other theme, as its switch does, and tells which one it showed before. */
const turnTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = before === 'dark' ? 'light' : 'dark';
    return before;
  });

/**
 * Draws what is out of view too, or no longer. Undrawn paragraphs have estimated heights, so that axe would see words of
 * two of them at one place, and they keep the colours of the theme before. The other theme has its colours at once:
 * thousands of transitions, even of 1 ms, cost as much as axe itself.
 */
const drawAll = (page: Page, all: boolean) =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important; }',
    );
    if (wanted) document.adoptedStyleSheets.push(sheet);
    else document.adoptedStyleSheets.pop();
  }, all);

/** Violations of the colour rules in the theme that is not shown. */
async function brokenInOtherTheme(page: Page): Promise<string[]> {
  const theme = await turnTheme(page);
  await expectStill(page);
  const broken = await brokenRules(page, COLOUR_RULES);
  await turnTheme(page);
  return broken.map((rule) => `not in the ${theme} theme, but in the other: ${rule}`);
}

/**
 * WCAG 2.2 AA as far as a machine can see it, and nothing that scrolls sideways. `tokens.test.ts` holds the contrast of
 * each pair of colours in both themes, `every-page.spec.ts` checks every page in both.
 */
export async function expectAccessible(page: Page, themes: 'both' | 'shown' = 'shown'): Promise<void> {
  await drawAll(page, true);
  await expectStill(page);
  const broken = await brokenRules(page, ALL_RULES);
  if (themes === 'both') broken.push(...(await brokenInOtherTheme(page)));
  await drawAll(page, false);
  expect(broken).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways, 'the page scrolls sideways').toBe(false);
}

export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1440, height: 900 };

/** Accessible in each window, the last of which stays. */
export async function expectAccessibleIn(page: Page, windows = [DESK, PHONE]): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

/** Presses an action of the open case: on a phone all are behind one button. */
export async function caseAction(page: Page, name: string): Promise<void> {
  const narrow = (page.viewportSize()?.width ?? DESK.width) < 768;
  if (narrow) await page.getByRole('button', { name: t(cases.moreActions) }).click();
  await page.getByRole(narrow ? 'menuitem' : 'button', { name, exact: true }).click();
}

/** A notification. Its words are on the page a second time, where a screen reader hears them. */
export const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words);

/** Fills in the page of the Google account that the product sends the browser to. */
export async function chooseGoogleAccount(page: Page, email: string, name?: string): Promise<void> {
  // The sign-in page, which also asks for an email, may still be open.
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  if (name) await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
