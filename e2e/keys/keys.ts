import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

// Steps of journeys by keyboard alone: Tab, arrows, Enter, Escape, shortcuts and letters.

/** No page has more stops before what a journey looks for. */
const MOST_STOPS = 90;
/** No menu has more entries. */
const MOST_ENTRIES = 25;

/** A window of 1440 × 900 pixels that is zoomed to 200 %. */
export const ZOOMED = { width: 720, height: 450 };

/** Writes down what live regions say, as a screen reader would; call it before the page is opened. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const ALERT = ':is([role="alert"], [aria-live="assertive"]):not([aria-live="off"])';
    const POLITE = ':is([role="status"], [role="log"], [aria-live="polite"]):not([aria-live="off"])';
    const UNHEARD = '[aria-hidden="true"], [inert], [hidden]';
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = (region: Element | null | undefined) => {
      const words = region?.textContent?.trim();
      if (region && words && region.closest(UNHEARD) === null) said.push(words);
    };
    const alertsIn = (added: Node) =>
      added instanceof Element
        ? [added, ...added.querySelectorAll(ALERT)].filter((one) => one.matches(ALERT))
        : [];
    // A polite region has to be there before its words; an alert may come with them.
    const follow = ({ target, addedNodes }: MutationRecord) => {
      const changed = target instanceof Element ? target : target.parentElement;
      hear(changed?.closest(`${POLITE}, ${ALERT}`));
      [...addedNodes].flatMap(alertsIn).forEach(hear);
    };
    new MutationObserver((changes) => changes.forEach(follow)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** A live region has said the words since the page was opened, so many times at least. */
export async function expectSaid(page: Page, words: string | RegExp, times = 1): Promise<void> {
  const heard = (one: string) => (typeof words === 'string' ? one.includes(words) : words.test(one));
  await expect(async () => {
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter(heard).length, `${words} is not among: ${said.join(' | ')}`).toBeGreaterThanOrEqual(
      times,
    );
  }).toPass({ timeout: 30_000 });
}

/** The focus can be seen: it has a ring, it is in the window, and nothing covers all of it. */
async function expectShown(target: Locator): Promise<void> {
  const seen = () =>
    target.evaluate((element) => {
      const ringed = (one: Element | null) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      };
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const own = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null && (element.contains(hit) || hit.contains(element) || hit === element.closest('label'))
        );
      };
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      );
      return {
        // A text has its cursor.
        ring:
          (element as HTMLElement).isContentEditable ||
          ringed(element) ||
          ringed(element.closest('label')) ||
          ringed(element.parentElement),
        uncovered: points.some(([x, y]) => own(x, y)),
      };
    });
  await expect.poll(seen, `${target} has the focus and shows it`).toEqual({ ring: true, uncovered: true });
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes forward by the Tab key until an element has the focus, which is then seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return expectShown(target);
    await page.keyboard.press(key);
  }
  throw new Error(`${target} does not get the focus.`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field in place of what it holds. */
export async function write(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}

/** An entry of a menu has the focus itself; a box with options keeps it, and names the one that is active. */
const isActive = (entry: Locator) =>
  entry.evaluate((element) => {
    const { activeElement } = document;
    const named = activeElement?.getAttribute('aria-activedescendant');
    return element === activeElement || (element.id !== '' && element.id === named);
  });

/** Opens a menu or a list of options and chooses an entry with the arrow keys. */
export async function choose(page: Page, button: Locator, entry: Locator): Promise<void> {
  await press(page, button);
  await expect(entry).toBeVisible();
  for (let at = 0; at < MOST_ENTRIES && !(await isActive(entry)); at += 1)
    await page.keyboard.press('ArrowDown');
  await expect.poll(() => isActive(entry), `${entry} is active`).toBe(true);
  await page.keyboard.press('Enter');
}

/** Closes a dialog by one Escape, also below a notification. */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Chooses a tab of a list of tabs with the arrow keys. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name, exact: true });
  for (let at = 0; at < MOST_ENTRIES && !(await isFocused(tab)); at += 1)
    await page.keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** The focus is on something: what was pressed did not take it away with it. */
export async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is lost')
    .toBe(true);
}
