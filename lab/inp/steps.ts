import type { Locator, Page } from '@playwright/test';
import type { Step } from './interactions.ts';

/** Milliseconds between two keys. */
const PAUSE_MS = 110;
const WHEEL = { steps: 12, px: 240, pauseMs: 25 };

/** Milliseconds for which a pointer rests before it presses. */
const REST_MS = 150;

/** Presses with a mouse or a finger, without what Playwright does in the page when it clicks. */
async function pressOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // Blocks of a draft that were never shown get their height only on the way to them.
  const { height } = page.viewportSize() ?? { height: 0 };
  if (((await target.boundingBox())?.y ?? 0) > height)
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`not on the page: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(x, y);
}

type Role = 'button' | 'checkbox' | 'combobox' | 'option' | 'searchbox' | 'tab';
const press = (role: Role, name: string | RegExp) => (page: Page) =>
  pressOn(page, page.getByRole(role, { name }).filter({ visible: true }).first());
const type = (words: string) => (page: Page) => page.keyboard.type(words, { delay: PAUSE_MS });
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Scrolls as a hand does. A scroll is no interaction; a press while the list moves is one. */
const scrollAndPress = (name: string) => async (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 3, height * 0.6);
  for (let at = 0; at < WHEEL.steps; at += 1) {
    await page.mouse.wheel(0, WHEEL.px);
    await page.waitForTimeout(WHEEL.pauseMs);
  }
  await page.keyboard.press(name);
};

const openResult = (page: Page) => pressOn(page, page.getByRole('article').nth(1).getByRole('heading'));

const TYPE_IN_SEARCH: readonly Step[] = [
  ['the search box', press('searchbox', 'Search documents')],
  ['type a word', type(' notice')],
];

export const searchOnDesk: readonly Step[] = [
  ...TYPE_IN_SEARCH,
  ['open a result', openResult],
  ['the details of a result', press('button', 'Details')],
  ['open the filters', press('button', /^Filters/u)],
  ['open the order', press('combobox', 'Order')],
  ['choose an order', press('option', 'Newest first')],
  ['reset the filters', press('button', 'Reset Filters')],
  ['close them', key('Escape')],
];

/** The page of the result replaces the list, so that it comes last. */
export const searchOnPhone: readonly Step[] = [
  ...TYPE_IN_SEARCH,
  ['the details of a result', press('button', 'Details')],
  ['open the filters', press('button', /^Filters/u)],
  ['close them', key('Escape')],
  ['open a result', openResult],
];

const LIST: readonly Step[] = [
  ['open a filter', press('combobox', 'Next date')],
  ['choose in it', press('option', 'No next date')],
  ['open the order', press('combobox', 'Order')],
  ['choose an order', press('option', 'Newest first')],
  ['the search box', press('searchbox', /^Search cases/u)],
  ['type a word', type('state')],
  ['a table', press('button', 'List view')],
  ['cards', press('button', 'Grid view')],
  ['open a form', press('button', 'New Case')],
  ['close it', key('Escape')],
  ['scroll, next case', scrollAndPress('j')],
];
export const casesOnDesk = LIST;
export const casesOnPhone: readonly Step[] = [['open the filters', press('button', /^Filters/u)], ...LIST];

export const files: readonly Step[] = [
  ['open the order', press('combobox', 'Order')],
  ['choose an order', press('option', 'By name')],
  ['the menu of a row', press('button', /^Actions for/u)],
  ['close it', key('Escape')],
  ['scroll, next file', scrollAndPress('j')],
  ['another tab', press('tab', 'Timeline')],
];

/** Types in the paragraphs that have these numbers. */
export const editor = (paragraphs: readonly number[]): readonly Step[] => {
  const paragraph = (page: Page, number: number) =>
    page
      .getByRole('textbox', { name: 'Text of the draft' })
      .locator('p', { hasText: `(${number})` })
      .first();
  return [
    ...paragraphs.flatMap((number): Step[] => [
      [`the cursor in paragraph ${number}`, (page) => pressOn(page, paragraph(page, number))],
      ['type there', type('that no notice was given ')],
    ]),
    ['a new paragraph', key('Enter')],
    ['bold', key('Control+b')],
    ['type in bold', type('and is aggrieved ')],
    ['undo', key('Control+z')],
  ];
};
