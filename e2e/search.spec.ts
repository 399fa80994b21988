import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { expect, expectAccessible, expectAccessibleIn, toast } from './journey.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search documents' });
const results = (page: Page) => page.getByRole('list', { name: 'Search Results' }).getByRole('article');
const CHEQUE = 'Basavaraj Hiregoudar v. Mallikarjun Angadi';

test('before a search the page describes the library, and its examples work', async ({ chambers: page }) => {
  await page.goto('/home/search');
  await expect(page.getByText(/^The library holds \d+ judgments of \d+ courts/)).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  for (const kind of ['A phrase', 'A section', 'A citation', 'A cause title']) {
    await page.goto('/home/search');
    await page.getByRole('list', { name: 'Examples' }).getByRole('button', { name: kind }).click();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByText(/files? found$/)).toBeVisible();
    await expect(
      results(page)
        .first()
        .getByText(/Match$/),
    ).toBeVisible();
  }
});

test('a search shows passages with their marks, badges and facts; the pane shows the whole of it', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await expect(page.getByText('Select a file to view its summary')).toBeVisible();
  await box(page).fill('presumption cheque security');
  await expect(page).toHaveURL(/q=presumption\+cheque\+security/);
  const card = results(page).filter({ has: page.getByRole('heading', { name: CHEQUE }) });
  await expect(card.locator('mark').first()).toBeVisible();
  await expect(card.getByText('Sample, not a real judgment')).toBeVisible();
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(card.getByText(/^Score \d+\.\d\d$/)).toBeVisible();
  for (const field of ['Facts', 'Case', 'Court', 'Date', 'Judge', 'Petitioner', 'Respondent', 'Keywords'])
    await expect(card.getByRole('term').getByText(field, { exact: true })).toBeVisible();
  await card.getByRole('link', { name: CHEQUE }).click();
  const pane = page.getByRole('region', { name: 'The selected document' });
  for (const title of [
    'Case Information',
    'Bench & Parties',
    'Legal Representation',
    'Case Facts',
    'AI Insights',
  ])
    await expect(pane.getByRole('heading', { name: title })).toBeVisible();
  // The metadata comes first; then passages of the text take its place, each with its paragraph.
  await expect(pane.getByText(/^Quoted from the text of this document word for word/)).toBeVisible();
  const passage = pane.getByRole('link', { name: /^paragraph \d+$/ }).first();
  await expect(passage).toHaveAttribute('href', /\/home\/library\/.+[?&]at=\d+/);
  await expect(pane.getByRole('heading', { name: 'Relevant Statutes' })).toBeVisible();
  await page.reload();
  await expect(pane.getByRole('heading', { name: CHEQUE })).toBeVisible();
});

test('modes and filters are in the address, count, go back and forward, and reset', async ({
  chambers: page,
}) => {
  await page.goto('/home/search?q=cheque');
  const filters = page.getByRole('button', { name: /^Filters/u });
  const reset = page.getByRole('button', { name: 'Reset Filters' });
  await filters.click();
  await expect(reset).toBeDisabled();
  for (const [mode, badge] of [
    ['Keyword', 'Keyword Match'],
    ['Semantic', 'Semantic Match'],
  ] as const) {
    if (mode === 'Keyword') await page.getByRole('switch', { name: 'Hybrid Search' }).click();
    else await page.getByText('Semantic', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`mode=${mode.toLowerCase()}`));
    await page.keyboard.press('Escape');
    await expect(results(page).first().getByText(badge)).toBeVisible();
    await filters.click();
  }
  await expect(reset).toBeEnabled();
  await reset.click();
  await expect(page).not.toHaveURL(/mode=/);
  await expect(page.getByRole('switch', { name: 'Hybrid Search' })).toBeChecked();
  await page.getByText('All States', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Karnataka' }).click();
  await page.getByRole('checkbox', { name: 'These courts alone, without the Supreme Court' }).click();
  await expect(page).toHaveURL(/state=Karnataka&stateOnly=1/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters: Karnataka' })).toBeVisible();
  await expect(results(page)).toHaveCount(1);
  await filters.click();
  await page.getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: 'Acts' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No Files Found' })).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
  await page.goForward();
  await filters.click();
  await reset.click();
  await expect(page).not.toHaveURL(/state=|type=/);
  await expect(reset).toBeDisabled();
});

test('sections, outcomes and words within narrow the results; the browser remembers the latest searches', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await box(page).fill('cheque presumption');
  await expect(page.getByText(/files? found$/)).toBeVisible();
  const filters = page.getByRole('button', { name: /^Filters/u });
  await filters.click();
  await page.getByText('All Sections', { exact: true }).click();
  const section = page.getByRole('checkbox', { name: /^NI Act 138/ });
  await section.click();
  await expect(page).toHaveURL(/section=ni(%3A|:)138/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filters: NI Act 138/u })).toBeVisible();
  await expect(results(page)).toHaveCount(2);
  await filters.click();
  await page.getByText('All Outcomes', { exact: true }).click();
  await page
    .getByRole('checkbox', { name: /allowed/ })
    .first()
    .click();
  await expect(page).toHaveURL(/disposal=/);
  await page.getByText('All Years', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Decades' }).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(results(page)).toHaveCount(2);
  const within = page.getByRole('textbox', { name: 'Search within results' });
  await within.fill('Mallikarjun presumption');
  await within.press('Enter');
  await expect(page).toHaveURL(/within=Mallikarjun/);
  await expect(results(page)).toHaveCount(1);
  await page.reload();
  await expect(within).toHaveValue('Mallikarjun presumption');
  await page.getByRole('button', { name: 'Clear the words within results' }).click();
  await expect(results(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name for this search.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Dishonour of cheques');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/home/search');
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await saved.getByRole('button', { name: 'Rename Dishonour of cheques' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Section 138');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await saved.getByRole('button', { name: 'Section 138', exact: true }).click();
  await expect(page).toHaveURL(/q=cheque\+presumption.*section=ni/);
  await expect(results(page)).toHaveCount(2);
  await page.goto('/home/search');
  await saved.getByRole('combobox', { name: 'Email for Section 138' }).click();
  await page.getByRole('option', { name: 'Weekly email' }).click();
  await expect(toast(page, 'New judgments are emailed once a week')).toBeVisible();
  await page.reload();
  await expect(saved.getByRole('combobox', { name: 'Email for Section 138' })).toHaveText('Weekly email');
  await saved.getByRole('button', { name: 'Delete Section 138 from saved searches' }).click();
  await expect(saved).toBeHidden();

  const recent = page.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'cheque presumption', exact: true }).click();
  await expect(page).toHaveURL(/q=cheque\+presumption/);
  await page.goto('/home/search');
  await recent.getByRole('button', { name: 'Remove from recent searches: cheque presumption' }).click();
  await expect(recent).toBeHidden();
});

test('all of it by keyboard: slash, arrows, j and k, Enter, and the divider by tens', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('maintenance');
  await expect(page).toHaveURL(/q=maintenance/);
  await expect(page.getByText(/files? found$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(results(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(results(page).nth(0)).toHaveAttribute('aria-current', 'true');
  const divider = page.getByRole('separator', { name: 'Width of the list of results' });
  const width = async () => Math.round(Number(await divider.getAttribute('aria-valuenow')));
  const before = await width();
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBe(before - 10);
  const title = (await results(page).nth(0).getByRole('heading').textContent()) ?? '';
  await results(page).nth(0).getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  // A section opens on the page of its act, where its name stands below.
  await expect(page).toHaveURL(/\/home\/(?:library|acts)\//);
  const [name = ''] = title.split(' — ');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a document is added to a case', async ({ chambers: page }) => {
  await page.goto('/home/search?q=cheque&type=judgment');
  await results(page).first().getByRole('button', { name: 'Add to case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to Case' });
  const confirm = dialog.getByRole('button', { name: 'Add to Case' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('radio').first().check();
  await confirm.click();
  await expect(toast(page, /^Added .+ to case$/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('without a case, adding says where to make one', async ({ lawyer: page }) => {
  await page.goto('/home/search?q=cheque');
  await results(page).first().getByRole('button', { name: 'Add to case' }).click();
  await expect(page.getByRole('link', { name: 'Add a client with its first case' })).toBeVisible();
});

test('judgments similar to pasted facts, and to a judgment', async ({ chambers: page }) => {
  await page.goto('/home/search');
  await page.getByRole('button', { name: 'Find similar' }).click();
  await page
    .getByLabel('Facts, a passage or a whole judgment')
    .fill(
      'The accused gave a signed blank cheque as security; it was returned for want of funds and a notice followed.',
    );
  await page.getByRole('button', { name: 'Find similar judgments' }).click();
  await expect(page.getByText(/Most similar to the text you gave/)).toBeVisible();
  await expect(page).not.toHaveURL(/blank|cheque/);
  await expect(results(page).first()).toBeVisible();
  await page.reload();
  await expect(results(page).first()).toBeVisible();
  await results(page).first().getByRole('button', { name: 'Details' }).click();
  await results(page).first().getByRole('link', { name: 'Similar' }).click();
  await expect(page.getByText(/^Most similar to/)).toBeVisible();
  await expect(page).toHaveURL(/similar=(?!text-)/);
});

test('a search without results, and a search that fails', async ({ chambers: page }) => {
  await page.goto('/home/search?q=cheque&mode=keyword');
  await expect(results(page).first()).toBeVisible();
  await box(page).fill('zzzyyyxxxqqq');
  await expect(page.getByRole('heading', { name: 'No Files Found' })).toBeVisible();
  await expect(page.getByText(/Try adjusting your filters or search term\./)).toBeVisible();
  await page.route('**/keyword_search', (route) =>
    route.fulfill({ status: 400, json: { error: { message: 'The index is away.' } } }),
  );
  await box(page).fill('parole');
  await expect(page.getByText('Failed to load files: The index is away.')).toBeVisible();
  await expect(toast(page, 'Failed to perform search. Please try again later.')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test('an opened result and the filters are accessible on a desk and on a phone', async ({
  chambers: page,
}) => {
  await page.goto('/home/search?q=cheque');
  await results(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Relevant Statutes' })).toBeAttached();
  await expectAccessibleIn(page);
  await page.getByRole('button', { name: 'Back to the results' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('All States').click();
  await expect(page.getByRole('checkbox', { name: 'Karnataka' })).toBeVisible();
  await expectAccessible(page);
});
