import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { expect, expectAccessible } from './journey.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search documents' });
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('article');

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
}

test('a citation, a cause title and a case number that the library lacks are said to be missing first', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await expect(page.getByText(/for exact words/)).toBeVisible();
  for (const words of ['AIR 1973 SC 1461', 'Kesavananda Bharati v. State of Kerala', 'Crl.A. 99999/2010']) {
    await search(page, words);
    await expect(
      page.getByText(
        new RegExp(
          `^${words.replace(/[.()]/gu, '\\$&')} is not in this library \\(it covers \\d+ judgments of`,
          'u',
        ),
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar results' })).toBeHidden();
    await expect(list(page, 'Search Results')).toHaveCount(0);
    await expect(page.getByText('Hybrid Match')).toHaveCount(0);
  }
  await expect(page.getByText('No document in this library mentions it.')).toBeVisible();
  await expectAccessible(page);
  await search(page, 'AIR 1973 SC 1461');
  await expect(page.getByText(/^AIR 1973 SC 1461 is not/)).toBeVisible();
  const mentions = await list(page, 'Mentioned in').count();
  await expect(page.getByText(new RegExp(`^${mentions} files? found$`, 'u'))).toBeVisible();
});

test('a case number finds its judgment first in any written form', async ({ chambers: page }) => {
  await page.goto('/home/search?q=cheque&type=judgment&mode=keyword');
  const answer = await page.request.post('/keyword_search', {
    data: { query: '2019 MUNSHI SAMPLE 1', size: 1 },
    headers: { origin: new URL(page.url()).origin },
  });
  const { results } = await answer.json();
  const [, type = '', number = '', year = ''] =
    /^(.*?),? No\. (\d+) of (\d{4})/u.exec(String(results[0]._source.case_number)) ?? [];
  for (const form of [
    `${type} No. ${number} of ${year}`,
    `${type.toUpperCase()} ${number}-${year}`,
    `${number}/${year}`,
  ]) {
    await search(page, form);
    await expect(list(page, 'Search Results').first().getByRole('heading')).toHaveText(
      String(results[0]._source.title),
    );
  }
});

test('a field that does not exist and an open quotation mark are named, and the search goes on', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await search(page, 'topic:cheque');
  await expect(
    page.getByText(
      'topic: is not a field, so it is searched as words. The fields are judge:, court: and act:.',
    ),
  ).toBeVisible();
  await expect(list(page, 'Search Results')).not.toHaveCount(0);
  await search(page, 'cheque "natural justice');
  await expect(page.getByText(/^One quotation mark has no partner\./)).toBeVisible();
  await expect(page.getByText(/is not a field/)).toBeHidden();
  await expect(list(page, 'Search Results')).not.toHaveCount(0);
});

test('quotation marks bind, and what is only similar follows under a heading', async ({ chambers: page }) => {
  await page.goto('/home/search');
  await search(page, '"natural justice"');
  const count = page.getByText(/^\d+ files? found$/);
  await expect(page.getByRole('heading', { name: 'Similar results' })).toBeAttached();
  const exact = await list(page, 'Search Results').count();
  await expect(count).toHaveText(exact === 1 ? '1 file found' : `${exact} files found`);
  expect(await list(page, 'Similar results').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await search(page, 'section 138 NI Act');
  await expect(count).toHaveText(/^(?:\d|1\d|2\d) files? found$/);
});

test('the score of what a query names is 1, and without results there is no file to select', async ({
  chambers: page,
}) => {
  await page.goto('/home/search?q=section%20302%20IPC');
  const pane = page.getByRole('region', { name: 'The selected document' });
  await expect(pane.getByText('Score 1.00')).toBeVisible();
  await search(page, 'qqqxyz wwwxyz');
  await expect(page.getByText('No Files Found')).toBeVisible();
  await expect(page.getByText('Select a file to view its summary')).toHaveCount(0);
  await expectAccessible(page);
});

test('a copied sentence that mentions a section is found by its words', async ({ chambers: page }) => {
  await page.goto('/home/search?q=cheque&type=judgment');
  await search(page, 'notice of demand under section 138 NI Act');
  await expect(list(page, 'Search Results').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar results' })).toHaveCount(0);
});

test('a misspelling is offered for correction, other spellings are searched at once', async ({
  chambers: page,
}) => {
  await page.goto('/home/search');
  await search(page, 'anticipatry bail');
  await page.getByRole('button', { name: 'anticipatory bail' }).click();
  await expect(box(page)).toHaveValue('anticipatory bail');
  await expect(page.getByText(/Did you mean/)).toBeHidden();
  for (const words of ['dishonor of check', 'चेक अनादरण']) {
    await search(page, words);
    await expect(page.getByText(/^Also searched: /)).toBeVisible();
    await expect(list(page, 'Search Results').first()).toBeVisible();
  }
});

test('similar judgments come first, sections of acts after them', async ({ chambers: page }) => {
  await page.goto('/home/search');
  await page.getByRole('button', { name: 'Find similar' }).click();
  await page
    .getByLabel('Facts, a passage or a whole judgment')
    .fill('The cheque was returned for want of funds, and a notice under section 138 was served.');
  await page.getByRole('button', { name: 'Find similar judgments' }).click();
  await expect(page.getByText(/^Most similar to/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sections of acts' })).toBeAttached();
  await expect(list(page, 'Sections of acts').first()).toBeAttached();
});

test('a judgment of Punjab and Haryana is in both states', async ({ chambers: page }) => {
  for (const state of ['Punjab', 'Haryana', 'Chandigarh']) {
    await page.goto(`/home/search?q=default%20bail&state=${state}`);
    await expect(
      list(page, 'Search Results')
        .first()
        .getByText(/Punjab and Haryana/),
    ).toBeVisible();
  }
});

for (const width of [360, 1440])
  test(`honest answers look right at ${width}`, async ({ chambers: page }) => {
    await page.setViewportSize({ width, height: 800 });
    // One is missing, one is a phrase, one is misspelt.
    for (const words of ['AIR 1973 SC 1461', '"natural justice"', 'anticipatry bail']) {
      await page.goto('/home/search');
      await search(page, words);
      await expect(page.getByText(/files? found$/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
