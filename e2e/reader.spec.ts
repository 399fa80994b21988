import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { expect, expectAccessible, PHONE } from './journey.ts';

const JUDGMENT = '/home/library/sample-12-karnataka-cheque-presumption';
const TITLE = 'Basavaraj Hiregoudar v. Mallikarjun Angadi';
const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const current = (page: Page) => page.locator('mark[aria-current="true"]');

test('the passages of a query are marked and stepped through with n and p', async ({ chambers: page }) => {
  await page.goto(`${JUDGMENT}?q=presumption`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(status(page, /^\d+ passages$/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(status(page, /^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(status(page, /^2 of \d+$/)).toBeVisible();
  await expect(current(page)).toBeInViewport();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(status(page, /^(\d+) of \1$/)).toBeVisible();
  await expect(current(page)).toBeInViewport();
});

test('a passage of a result opens the judgment at its paragraph', async ({ chambers: page }) => {
  await page.goto('/home/search?q=presumption+security+cheque&type=judgment');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: TITLE }) });
  await card
    .getByRole('link', { name: /^Paragraph \d+/ })
    .first()
    .click();
  await expect(page).toHaveURL(/at=\d+/);
  await expect(current(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/home\/search\?q=presumption/);
});

test('Open in reader opens at the passage, and Back returns to the list with the choice', async ({
  chambers: page,
}) => {
  await page.goto('/home/search?q=presumption+security+cheque&type=judgment');
  const list = page.getByRole('list', { name: 'Search Results' });
  const card = list.getByRole('article').filter({ has: page.getByRole('heading', { name: TITLE }) });
  await card.getByRole('heading').getByRole('link').click();
  await expect(card).toHaveAttribute('aria-current', 'true');
  await card.getByRole('link', { name: 'Open in reader' }).click();
  await expect(page).toHaveURL(/at=\d+/);
  await expect(current(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/selected=/);
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(card).toBeInViewport();
});

test('find in the document, by slash and Enter', async ({ chambers: page }) => {
  await page.goto(JUDGMENT);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('Ex.P.6');
  await expect(status(page, /^\d+ found$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(status(page, /^1 of \d+$/)).toBeVisible();
  await expect(current(page)).toHaveText('Ex.P.6');
  const box = page.getByRole('searchbox', { name: 'Find in this document' });
  await page.keyboard.press('Escape');
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue('Ex.P.6');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('the find box holds the query whose passages are counted', async ({ chambers: page }) => {
  await page.goto(`${JUDGMENT}?q=presumption+cheque`);
  await expect(status(page, /^\d+ passages$/)).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Find in this document' });
  await expect(box).toHaveValue('presumption cheque');
  await box.fill('Ex.P.6');
  await expect(status(page, /^\d+ found$/)).toBeVisible();
  await box.fill('presumption cheque');
  await expect(status(page, /^\d+ passages$/)).toBeVisible();
});

for (const width of [360, 1440])
  test(`cause title, pinpoint and actions stay in view while one reads, at ${width}`, async ({
    chambers: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(JUDGMENT);
    // A phone has the actions behind a button of the bar.
    const inHead = width < 768 ? 0 : 1;
    await expect(page.getByRole('button', { name: 'Copy citation' })).toHaveCount(inHead);
    await page.getByRole('button', { name: 'Paragraph 9: copy pinpoint' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(page.getByText(TITLE).filter({ visible: true }).first()).toBeInViewport();
    const place = page.getByText(/^para \d+$/);
    await expect(place).toBeInViewport();
    const copy = page.getByRole('button', { name: 'Copy citation' }).filter({ visible: true }).first();
    await expect(page.getByRole('button', { name: 'Copy citation' })).toHaveCount(inHead + 1);
    await expect(copy).toBeInViewport();
    const at = await place.textContent();
    await copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${TITLE}, `);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`, ${at} [sample`);
    await page.getByRole('button', { name: 'Add to case' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Add to Case' })).toBeVisible();
  });

test('sections of acts that the library has are links, with a card', async ({ chambers: page }) => {
  await page.goto(JUDGMENT);
  const section = page.getByRole('article').getByRole('link', { name: 'Section 139', exact: true }).first();
  await section.hover();
  await expect(page.getByText('Summary, not the Act’s text')).toBeVisible();
  await section.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Section 139, Negotiable/ })).toBeVisible();
});

test('a paragraph number copies its pinpoint, and a sample says that it is one', async ({
  chambers: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(JUDGMENT);
  await page.getByRole('button', { name: 'Paragraph 7: copy pinpoint' }).click();
  const pinpoint = `${TITLE}, 2013 MUNSHI SAMPLE 12, para 7 [sample, not a real judgment]`;
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(pinpoint)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pinpoint);
});

test('citations lead to judgments the library has, with a card; the rest say they are not here', async ({
  chambers: page,
}) => {
  await page.goto(JUDGMENT);
  const text = page.getByRole('article');
  const cited = text.getByRole('link', { name: '2012 MUNSHI SAMPLE 3' }).first();
  await expect(text.getByRole('link', { name: '(2010) 11 SCC 441' })).toHaveCount(0);
  const information = page.getByRole('complementary', { name: 'Case information' });
  await expect(information.getByText('not in this library').first()).toBeVisible();
  await cited.hover();
  await expect(
    page.getByText('Sahyadri Coated Papers Ltd. v. Navjeevan Print Media Pvt. Ltd.').last(),
  ).toBeVisible();
  await cited.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sahyadri Coated Papers/ })).toBeVisible();
  await information.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('the text size is kept between visits', async ({ chambers: page }) => {
  const size = () => page.getByRole('article').evaluate((element) => getComputedStyle(element).fontSize);
  await page.goto(JUDGMENT);
  await expect.poll(size).toBe('18px');
  await page.getByRole('button', { name: 'Text size and width' }).click();
  await page.getByRole('group', { name: 'Size' }).getByText('22').click();
  await expect.poll(size).toBe('22px');
  await page.reload();
  await expect.poll(size).toBe('22px');
});

test('the original file can be had', async ({ chambers: page }) => {
  await page.goto(`/home/search?q=${encodeURIComponent(TITLE)}`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: TITLE }) })
    .first();
  await card.getByRole('button', { name: 'Details' }).click();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Open source' }).click();
  expect((await downloading).suggestedFilename()).toBe('12-karnataka-cheque-presumption.md');
});

test('a section of an act opens in the same reader', async ({ chambers: page }) => {
  await page.goto('/home/search?q=dishonour+of+cheque&type=act');
  await page.getByRole('article').first().getByRole('link', { name: 'Open in reader' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Section / })).toBeVisible();
  await expect(page.getByText(/not the text of the Act/)).toBeVisible();
});

test('the information of a case in the reader is accessible on a phone', async ({ chambers: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${JUDGMENT}?q=cheque`);
  await page.getByRole('button', { name: 'Case information' }).click();
  await expect(page.getByRole('dialog', { name: 'Case information' })).toBeVisible();
  await expectAccessible(page);
});

test('a passage is noted, kept in a case with its pinpoint, and shown again in the judgment', async ({
  lawyer: page,
}) => {
  await page.goto('/home');
  const made = await page.request.post('/rest/v1/cases', {
    data: { title: 'Kaveri Mills v. Sundaram' },
    headers: { prefer: 'return=representation', origin: new URL(page.url()).origin },
  });
  const [row] = (await made.json()) as { id: string }[];
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${JUDGMENT}?case=${row?.id}`);
  const paragraph = page.getByRole('button', { name: 'Paragraph 7: copy pinpoint' }).locator('..');
  await paragraph.scrollIntoViewIfNeeded();
  const words = await paragraph.locator('p').evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    return text.textContent.trim().slice(0, 40);
  });
  await page
    .getByRole('toolbar', { name: 'Selected words' })
    .getByRole('button', { name: 'Write a note' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await expect(dialog.getByRole('combobox', { name: /Case/ })).toHaveValue('Kaveri Mills v. Sundaram');
  await dialog.getByRole('textbox', { name: /Note/ }).fill('Rely on this for the presumption.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog).toBeHidden();
  await expect(paragraph.locator('mark').first()).toContainText(words);

  await page.goto(`/home/cases/${row?.id}?tab=files`);
  const notes = page.getByRole('region', { name: 'Notes on judgments' });
  await expect(notes.getByText('Rely on this for the presumption.')).toBeVisible();
  await expect(notes.getByText(/2013 MUNSHI SAMPLE 12, para 7 \[sample/)).toBeVisible();
  await expectAccessible(page);
  await notes.getByRole('link', { name: 'Open the passage' }).click();
  await expect(page.getByRole('button', { name: /^Open the note on/ })).toBeInViewport();
  await page.goto('/home/notes');
  await page.getByRole('button', { name: /^Delete the note on/ }).click();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Rely on this for the presumption.')).toBeVisible();
});
