import type { Page } from '@playwright/test';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { expect, test } from './journey.ts';

const A4 = [595, 842];

/** What the browser's own print gives. */
const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

test('a draft is printed on numbered pages of A4, and other pages keep their margins', async ({
  lawyer: page,
  baseURL,
}) => {
  const made = await page.request.post('/rest/v1/cases', {
    data: { title: 'Kaveri Mills v. Union of India', client_name: 'Kaveri Mills' },
    headers: { origin: baseURL ?? '', prefer: 'return=representation' },
  });
  const [row] = (await made.json()) as { id: string }[];
  await page.goto('/home/check');
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  const before = await printed(page);

  await page.goto(`/home/cases/${row?.id}?tab=drafts`);
  await page.getByRole('button', { name: 'New Draft' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the draft' });
  await text.getByText('AFFIDAVIT', { exact: true }).click();
  await page.keyboard.press('End');
  for (let at = 1; at <= 45; at++) await page.keyboard.type(`\nFact ${at} is true.`);
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  const { pages, sizes } = await printed(page);
  expect(pages.length).toBeGreaterThan(2);
  expect(sizes).toEqual(pages.map(() => A4));
  expect(pages.map((words) => /^(\d+ of \d+)\n/u.exec(words)?.[1])).toEqual(
    pages.map((_, at) => `${at + 1} of ${pages.length}`),
  );
  expect(pages[0]).toContain('AFFIDAVIT');
  expect(pages.join(' ')).not.toMatch(/Saved|New Draft|Munshi/u);

  // Without a new load, so that the style sheet of drafts stays.
  await page.getByRole('navigation').getByRole('link', { name: 'Check a document' }).click();
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  expect((await printed(page)).pages).toEqual(before.pages);
});
