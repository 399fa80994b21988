import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { PICTURES } from './pages.ts';
import { distance } from './small-picture.ts';

/** A page that is not changed is at 0 from its kept picture, and another page at 2.9 or more. */
export const ANOTHER_LOOK = 2;

/** How far a screenshot is from the kept picture of this file name. */
export async function distanceFromKept(file: string, screenshot: Buffer): Promise<number> {
  return distance(await readFile(path.join(PICTURES, file)), screenshot);
}

export const screenshotOf = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Shows the page in a theme, as its switch does. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);

/** Ms without a change after which a page counts as complete, and how long it may take. */
const QUIET_MS = 500;
const MOST_MS = 8_000;

/** Waits until nothing on the page changes any more: a part that loads later shows nothing at first. */
export async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(
    ([quiet, most]) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(resolve, most);
      }),
    [QUIET_MS, MOST_MS] as const,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
