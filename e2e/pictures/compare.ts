import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { PICTURES } from './pages.ts';
import { distance } from './small-picture.ts';

/** A page that is not changed is at 0 from its kept picture, and another page at 2.9 or more. */
const ANOTHER_LOOK = 2;
/** Ms in which a part that loads late may arrive. */
const PATIENCE_MS = 20_000;

export const screenshotOf = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** The page looks like the kept picture of this file name. `soft`: the test goes on where it does not. */
export async function expectPicture(page: Page, file: string, soft = false): Promise<void> {
  const kept = await readFile(path.join(PICTURES, file));
  await expect
    .configure({ soft })
    .poll(async () => distance(kept, await screenshotOf(page)), { message: file, timeout: PATIENCE_MS })
    .toBeLessThan(ANOTHER_LOOK);
}

/** Shows the page in a theme, as its switch does, and waits for pictures in sight: each theme has its own. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate(async (shown) => {
    document.documentElement.dataset.theme = shown;
    const inSight = [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      // The editor of drafts has images without a source.
      return picture.currentSrc !== '' && picture.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((picture) => picture.decode()));
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
