import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { DESK, expect, expectAccessible, PHONE } from './journey.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Search Results' }).getByRole('article');
const pane = (page: Page) => page.getByRole('region', { name: 'The selected document' });
const SUMMARY = 'Summary, not the Act’s text';
const QUERIES = ['cheque', 'section 302 IPC', '"natural justice"', 'arrest without warrant', ''];

async function allShown(page: Page): Promise<void> {
  await expect(results(page).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  const before = await results(page).count();
  if (before < 20) return;
  await more.click();
  // The address tells a press that was lost from a page without a new document.
  const grown = async () => ((await results(page).count()) > before ? 'more' : page.url());
  await expect.poll(grown).toBe('more');
}

const heights = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('article')
    .evaluateAll((cards) => {
      // Cards that are far from the window are not drawn, and have an estimated height.
      for (const card of cards) if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
      return cards.map((card) => card.getBoundingClientRect().height);
    });

for (const [width, most] of [
  [1440, 195],
  [360, 285],
] as const)
  test(`no card is taller than ${most} px in a window of ${width}`, async ({ chambers: page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const query of QUERIES) {
      await page.goto(`/home/search?q=${encodeURIComponent(query)}`);
      await allShown(page);
      const measured = await heights(page);
      expect(measured.length).toBeGreaterThan(0);
      expect(Math.max(...measured), `cards of ${query}`).toBeLessThanOrEqual(most);
    }
  });

test('the first result is shown beside the list, and the keyboard stays in the box', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  const box = page.getByRole('searchbox', { name: 'Search documents' });
  await box.fill('maintenance');
  await expect(page).toHaveURL(/q=maintenance/);
  await expect(results(page).first()).toHaveAttribute('aria-current', 'true');
  // The address changes before the results do.
  const first = results(page).first().getByRole('heading');
  await expect(async () => {
    const title = await first.textContent();
    expect(await pane(page).getByRole('heading').allTextContents()).toContain(title);
  }).toPass();
  await expect(box).toBeFocused();
  await expect(page).not.toHaveURL(/id=|selected=/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the results' })).toBeHidden();
});

test('our summary of a section is marked on the card, in the pane and on its page', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await expect(page.getByText('Its sections of acts are summaries, not the Acts’ text.')).toBeVisible();
  await page.goto('/home/search?q=section+138+NI+Act&type=act');
  const card = results(page).filter({ has: page.getByRole('heading', { name: /^Section 138, Negot/ }) });
  await expect(card.getByText(SUMMARY)).toBeVisible();
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(card.getByRole('term').getByText('Summary', { exact: true })).toBeVisible();
  await expect(pane(page).getByText(SUMMARY).first()).toBeVisible();
  await expect(pane(page).getByRole('heading', { name: 'Summary' }).first()).toBeVisible();
  await card.getByRole('link', { name: 'Open in reader' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Section 138, Negot/ })).toBeVisible();
  await expect(page.getByText(SUMMARY).first()).toBeVisible();
});

test('a section of the IPC names its section of the BNS, and why', async ({ chambers: page }) => {
  await page.goto('/home/search?q=section+302+IPC&type=act');
  const card = results(page).filter({
    has: page.getByRole('heading', { name: /^Section 302, Indian Penal/ }),
  });
  await expect(card.getByText(/^Replaced on 1 July 2024 by section 103.* BNS$/)).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await expect(pane(page).getByText(/The date of the offence decides/)).toBeVisible();
  await expect(pane(page).getByText(/From Munshi’s concordance/)).toBeVisible();
  await pane(page)
    .getByRole('link', { name: /^Section 103.* BNS$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Section 103, Bharatiya Nyaya/ })).toBeVisible();
  await expect(page).toHaveURL(/\/home\/acts\/bns\/103/);
  await page.getByRole('main').getByRole('link', { name: 'Section 302 IPC' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Section 302, Indian Penal/ })).toBeVisible();
});

test('View Original Document opens the text in a new tab, and Open source saves it', async ({
  chambers: page,
}) => {
  await page.goto('/home/search?q=section+138+NI+Act&type=act');
  const card = results(page).filter({ has: page.getByRole('heading', { name: /^Section 138, Negot/ }) });
  await card.getByRole('button', { name: 'Details' }).click();
  const opening = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'View Original Document' }).click();
  const tab = await opening;
  await expect(tab.getByText(/^Section 138, Negotiable Instruments Act, 1881/)).toBeVisible();
  await expect(tab.getByText('Section 139, Negotiable')).toHaveCount(0);
  expect(await tab.evaluate(() => document.contentType)).toBe('text/plain');
  await tab.close();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Open source' }).click();
  expect((await downloading).suggestedFilename()).toBe('Section 138, Negotiable Instruments Act, 1881.txt');

  await page.goto('/home/search?q=presumption+cheque&type=judgment');
  const opened = page.waitForEvent('popup');
  await pane(page).getByRole('button', { name: 'View Original Document' }).click();
  await expect((await opened).getByText(/sample: true/)).toBeVisible();
});

/** Presses Ctrl K as soon as the bar of a page that is opened next names it. */
const pressAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const shown = new MutationObserver(() => {
      if (!document.querySelector('button[aria-label="Go to: Ctrl K"]')) return;
      shown.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    });
    shown.observe(document, { childList: true, subtree: true });
  });

/** Types into the palette that opens, and waits until all that it finds is listed: what comes later moves the rest. */
async function typeInPalette(page: Page, words: string): Promise<void> {
  // Keys typed before the palette has opened would go elsewhere.
  await expect(page.getByRole('combobox', { name: /^Page, case/ })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('status')).toBeHidden();
}

test('the palette opens by Ctrl K, finds a judgment and a client, and starts a case and an event', async ({
  chambers: page,
}) => {
  await pressAtOnce(page);
  await page.goto('/home');
  await typeInPalette(page, 'Basavaraj');
  await page.getByRole('option', { name: /^Basavaraj Hiregoudar v\. Mallikarjun Angadi Judgment$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Basavaraj/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to: Ctrl K' })).toHaveText('Ctrl K');
  await page.keyboard.press('Control+k');
  await typeInPalette(page, 'Meenakshi');
  await page.getByRole('option', { name: 'R. Meenakshi Client', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/clients\//);
  await expect(page.getByRole('heading', { level: 1, name: 'R. Meenakshi' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await typeInPalette(page, 'new case');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New Case' });
  await expect(form.getByLabel('Title')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('Control+k');
  await typeInPalette(page, 'add event');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add event' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/tab=timeline&dialog=event/);
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
  await expectAccessible(page);
});

test('Escape leaves the search box; a second one clears it', async ({ chambers: page }) => {
  await page.goto('/home/search?q=maintenance');
  const box = page.getByRole('searchbox', { name: 'Search documents' });
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue('maintenance');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\/home\/search$/);
});

test('an open card is accessible on a desk and on a phone', async ({ chambers: page }) => {
  await page.goto('/home/search?q=section+302+IPC');
  for (const window of [DESK, PHONE]) {
    // A phone has no pane beside the cards, so that each card is drawn again, closed.
    await page.setViewportSize(window);
    await results(page).first().getByRole('button', { name: 'Details' }).click();
    await expect(results(page).first().getByRole('button', { name: 'Open source' })).toBeVisible();
    await expectAccessible(page);
  }
});
