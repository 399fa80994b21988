import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BUSINESS } from '#shared/business.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as notFound } from '#shared/messages/en/common/not-found.ts';
import { messages as withoutScript } from '#shared/messages/en/common/without-script.ts';
import { messages as contact } from '#shared/messages/en/site/contact.ts';
import { messages as landing } from '#shared/messages/en/site/landing.ts';
import { LANGUAGES, type LanguageCode, languageCodes } from '#shared/messages/languages.ts';
import type { Message } from '#shared/messages/message.ts';
import { formatPieces, setActiveLanguage, t } from '#shared/messages/translate.ts';
import { PUBLIC_PAGES } from '#shared/pages.ts';
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

// Each journey comes from a network address of its own: one may write only five times an hour.
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}` }),
);

/** Sets the language of the sentences in the rest of the test. */
async function speak(code: LanguageCode): Promise<void> {
  const { locale, load } = LANGUAGES[code];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
}

const inside = (pieces: string[]) => pieces.join('');
/** A sentence as a reader sees it. */
const plain = (message: Message): string =>
  [formatPieces<string>(message, { email: BUSINESS.support.email, mail: inside, link: inside })]
    .flat()
    .join('');

/** Pages that need JavaScript for something, with the sentence that says so. All others work without it. */
const NEEDS: Readonly<Record<string, Message>> = {
  '/': withoutScript.demo,
  '/login': withoutScript.account,
  '/signup': withoutScript.account,
  '/book-a-call': withoutScript.call,
  '/roi-calculator': withoutScript.calculator,
  '/docs': withoutScript.reference,
  '/subscription': withoutScript.plans,
};

/** The page says this to a browser without JavaScript, and nothing else. Texts in a `noscript` are found by it alone. */
async function expectSaid(page: Page, message: Message | undefined): Promise<void> {
  const said = page.locator('noscript p');
  await expect(said).toHaveText(message ? [plain(message)] : []);
  if (message) await expect(said).toBeVisible();
}

async function expectReadable(page: Page, path: string, code: LanguageCode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSaid(page, NEEDS[path]);
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  // Each language leads to this page in it.
  const languages = page.getByRole('navigation', { name: t(common.language) });
  for (const other of languageCodes)
    await expect(languages.getByRole('link', { name: LANGUAGES[other].name })).toHaveAttribute(
      'href',
      `?lang=${other}`,
    );
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, path).toBeLessThanOrEqual(0);
}

for (const code of languageCodes)
  test(`the public pages are read without JavaScript, and say what needs it: ${code}`, async ({ page }) => {
    await speak(code);
    await page.goto(`/?lang=${code}`);
    for (const path of [...PUBLIC_PAGES.map((one) => one.path), '/nowhere']) {
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200);
        await expectReadable(page, path, code);
      });
    }
    // Pages that the browser makes.
    for (const path of ['/outbox', '/login?notice=verified', '/home']) {
      await page.goto(path);
      await expectSaid(page, withoutScript.page);
    }
  });

test('the landing, sign-in and plans pages have their content without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Munshi: legal research and practice for advocates in India');
  await expect(page.locator('#features').getByRole('listitem')).toHaveCount(6);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveTitle('Sign in · Munshi');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeHidden();
  await page.goto('/subscription');
  const plan = page.getByRole('main').locator('[aria-label="Solo"]');
  await expect(plan).toContainText('₹1,499');
  await expect(plan.getByRole('listitem')).toHaveText([
    '50 GB for files',
    'About 500 answers a month',
    '5,000 recognised pages a month',
  ]);
});

for (const code of languageCodes)
  test(`a message is written without JavaScript: ${code}`, async ({ page }) => {
    await speak(code);
    await page.goto(`/?lang=${code}`);
    const field = (message: Message) => page.getByLabel(plain(message), { exact: true });
    const send = page.getByRole('button', { name: t(landing.sendMessage) });
    await page.locator('#contact').getByLabel(t(landing.name)).fill('M');
    await page.locator('#contact').getByLabel(t(landing.message)).fill('Does the check read\nTamil orders?');
    await send.click();
    await expect(page.getByRole('heading', { name: t(landing.submitFailed) })).toBeVisible();
    await expect(page.getByText(t(contact.nameTooShort))).toBeVisible();
    await expect(page.getByText(t(contact.emailInvalid))).toBeVisible();
    await expect(field(landing.message)).toHaveValue('Does the check read\nTamil orders?');
    await field(landing.name).fill('Meera Iyer');
    await field(landing.email).fill('meera@chambers.example');
    await send.click();
    await expect(page.getByRole('heading', { name: t(landing.submitted) })).toBeVisible();
    await expect(page.getByText(t(landing.thanks))).toBeVisible();
    await page.getByRole('link', { name: t(notFound.returnToHome) }).click();
    await expect(page).toHaveURL('/');
  });
