import type { Page } from '@playwright/test';
import { LANGUAGES, type LanguageCode, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { test } from '../demo.ts';
import { DESK, expect, expectAccessible, PHONE } from '../journey.ts';
import { clippedTexts, wronglyMarkedTexts } from '../pseudo/clipped-texts.ts';
import { chooseLanguage, type Landing, PUBLIC_STOPS, type Stop, signedInStops, stopAt } from '../stops.ts';

/** A desk whose user has zoomed to 200 %. */
const ZOOMED = { width: DESK.width / 2, height: DESK.height / 2 };
const WINDOWS = { phone: PHONE, zoomed: ZOOMED, desk: DESK };

/** Every stop in a language, in all windows and both themes; a fault does not keep the others from being found. */
async function visit(
  page: Page,
  stops: readonly Stop[],
  language: LanguageCode,
  landing: Landing,
): Promise<void> {
  test.setTimeout(3_600_000);
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  await chooseLanguage(page, language, landing);
  for (const stop of stops)
    for (const [name, size] of Object.entries(WINDOWS))
      await test.step(`${stop.url}, ${name}`, async () => {
        await page.setViewportSize(size);
        const check = async () => {
          await stopAt(page, stop);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expectAccessible(page, 'both');
          if (language === 'en') return;
          expect(await clippedTexts(page, language)).toEqual([]);
          expect(await wronglyMarkedTexts(page)).toEqual([]);
        };
        const fault = await check().then(
          () => '',
          (error: unknown) => String(error),
        );
        expect.soft(fault, `${language} ${name} ${stop.url}`).toBe('');
      });
}

for (const language of languageCodes) {
  test(`the pages of a visitor: ${language}`, ({ page }) => visit(page, PUBLIC_STOPS, language, '**/login*'));
  test(`the pages of the signed-in area: ${language}`, async ({ chambers: page }) =>
    visit(page, await signedInStops(page), language, '**/home'));
}
