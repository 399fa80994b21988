import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { messages as checks } from '#shared/messages/en/library/checks.ts';
import { LANGUAGES, type LanguageCode, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage, t } from '#shared/messages/translate.ts';
import { PRODUCT_SIZES } from '../../src/web/features/landing/product/sizes.ts';
import { expect, openProduct, test } from '../journey.ts';
import { chooseLanguage } from '../stops.ts';
import { checkedSubmissions } from './check.ts';
import { expectComplete, showTheme } from './compare.ts';
import { SIZES, THEMES } from './pages.ts';
import { asWebp, distance } from './small-picture.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../src/web/features/landing/product');
/** Pixels of the picture to one of the page: a screen of a phone or of a laptop has two. */
const SHARPNESS = 2;
const ANOTHER_LOOK = 2;

type Size = keyof (typeof PRODUCT_SIZES)[LanguageCode];

/** The report of a check: its page, or the inside of its first panel on a phone. */
async function reportIn(page: Page, size: Size, language: LanguageCode): Promise<Buffer> {
  let [x, y] = [0, 0];
  if (size === 'phone') {
    const panel = page
      .getByRole('heading', { name: t(checks.lookAt) })
      .locator('xpath=ancestor::*[contains(@class, "rounded-panel")][1]');
    const box = await panel.boundingBox();
    [x, y] = [(box?.x ?? 0) + 1, (box?.y ?? 0) + 1];
  }
  const clip = { x, y, ...PRODUCT_SIZES[language][size] };
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
}

type Use = (file: string, screenshot: Buffer, width: number) => Promise<void>;

/** The pictures of one size in a language, in each theme. */
async function picturesOf(page: Page, size: Size, language: LanguageCode, use: Use): Promise<void> {
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  await chooseLanguage(page, language, '**/home');
  await page.goto(`/home/check?id=${await checkedSubmissions(page, new URL(page.url()).origin)}`);
  await expectComplete(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  for (const theme of THEMES) {
    await showTheme(page, theme);
    const screenshot = await reportIn(page, size, language);
    const { width } = PRODUCT_SIZES[language][size];
    const name = `check-${language}-${size}-${theme}`;
    if (size === 'desk') await use(`${name}.webp`, screenshot, width);
    await use(size === 'desk' ? `${name}-sharp.webp` : `${name}.webp`, screenshot, SHARPNESS * width);
  }
}

/** The pictures of the product on the landing page, by their file. */
async function eachPicture(browser: Browser, baseURL: string, use: Use): Promise<void> {
  for (const size of ['desk', 'phone'] as const) {
    const viewport = size === 'desk' ? PRODUCT_SIZES.en.desk : SIZES.phone;
    const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor: SHARPNESS });
    await openProduct(page.request);
    const opened = await page.request.post('/local/demo', { headers: { origin: baseURL } });
    expect(opened.ok()).toBe(true);
    for (const language of languageCodes) await picturesOf(page, size, language, use);
    await page.close();
  }
}

test.beforeEach(() => test.setTimeout(600_000));

test('the pictures of the product on the landing page are taken', async ({ browser, baseURL }) => {
  await eachPicture(browser, baseURL ?? '', async (file, screenshot, width) =>
    writeFile(path.join(FOLDER, file), await asWebp(screenshot, width)),
  );
});

test('the product is compared with its pictures on the landing page', async ({ browser, baseURL }) => {
  await eachPicture(browser, baseURL ?? '', async (file, screenshot) => {
    const kept = await readFile(path.join(FOLDER, file));
    expect.soft(await distance(kept, screenshot), file).toBeLessThan(ANOTHER_LOOK);
  });
});
