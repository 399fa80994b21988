import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { DESK, expect, expectAccessible, PHONE } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';
import { expectComplete, expectPicture, showTheme } from './pictures/compare.ts';
import { CHAMBERS_PAGES, pictureName, SIZES, THEMES } from './pictures/pages.ts';
import { clippedTexts } from './pseudo/clipped-texts.ts';
import { chooseLanguage, type Landing, PUBLIC_STOPS, type Stop, signedInStops, stopAt } from './stops.ts';

/** Opens each page on a phone, in both themes, and widens it to a desk; what was opened on it is opened again there. */
async function visit(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) {
    await test.step(`${stop.url} on a phone`, async () => {
      await page.setViewportSize(PHONE);
      await stopAt(page, stop);
      await expectAccessible(page, 'both');
      await expectLargeTargets(page);
    });
    await test.step(`${stop.url} on a desk`, async () => {
      await page.setViewportSize(DESK);
      if (stop.open) await stopAt(page, stop);
      await expectAccessible(page);
    });
  }
}

test.slow();

test('a visitor’s pages are accessible on a phone and on a desk', ({ page }) => visit(page, PUBLIC_STOPS));

// Two halves, so that two workers share them.
for (const half of [0, 1]) {
  test(`every page of the signed-in area is accessible on a phone and on a desk: half ${half + 1}`, async ({
    chambers: page,
  }) => {
    const stops = await signedInStops(page);
    await visit(
      page,
      stops.filter((_, at) => at % 2 === half),
    );
  });
}

/** One page in so many is checked in another language; `npm run accessibility` checks each in each language and theme. */
const SAMPLE = 6;

/** Half of a sample of the pages in Hindi and light, the others in Tamil and dark: both have words of their own. */
async function visitInLanguages(page: Page, stops: readonly Stop[], landing: Landing): Promise<void> {
  const plain = stops.filter(({ open }) => open === undefined).filter((_, at) => at % SAMPLE === 0);
  for (const [language, locale, colorScheme, half] of [
    ['hi', 'hi-IN', 'light', 0],
    ['ta', 'ta-IN', 'dark', 1],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await chooseLanguage(page, language, landing);
    for (const stop of plain.filter((_, at) => at % 2 === half)) {
      await test.step(`${stop.url} in ${language}`, async () => {
        await page.setViewportSize(PHONE);
        await stopAt(page, stop);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectAccessible(page);
        expect(await clippedTexts(page, language)).toEqual([]);
        await page.setViewportSize(DESK);
        await expectAccessible(page);
      });
    }
  }
}

test('a visitor’s pages are accessible in Hindi and in Tamil: a sample', ({ page }) =>
  visitInLanguages(page, PUBLIC_STOPS, '**/login*'));

test('the pages of the signed-in area are accessible in Hindi and in Tamil: a sample', async ({
  chambers: page,
}) => visitInLanguages(page, await signedInStops(page), '**/home'));

/** Pages without a date or a name that changes from run to run; `npm run screenshots:check` compares every page. */
const COMPARED = ['acts', 'notifications'] as const;

test('pages of the signed-in area look like their pictures in docs/screenshots', async ({
  chambers: page,
}) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const name of COMPARED) {
      await page.goto(CHAMBERS_PAGES[name]);
      await expectComplete(page);
      for (const theme of THEMES) {
        await showTheme(page, theme);
        await expectPicture(page, pictureName(name, size, theme));
      }
    }
  }
});
