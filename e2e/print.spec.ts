import type { Page } from '@playwright/test';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { expect, test } from './journey.ts';

const A4 = [595, 842];

/** The PDF that the browser's own print makes. */
const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

test('a draft is printed on numbered pages of A4, and other pages keep their margins', async ({
  lawyer: page,
  baseURL,
}) => {
  const made = async (table: string, data: object) => {
    const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
    const answer = await page.request.post(`/rest/v1/${table}`, { data, headers });
    const [row] = (await answer.json()) as { id: string }[];
    return row?.id;
  };
  const caseId = await made('cases', { title: 'Mills v. Union of India', client_name: 'Mills' });
  const facts = Array.from({ length: 80 }, (_, at) => `Fact ${at + 1} is true.`);
  const content = ['AFFIDAVIT', ...facts].join('\n\n');
  const draft = await made('case_drafts', { case_id: caseId, title: 'Reply', content });
  await page.goto('/home/check');
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  const before = await printed(page);

  await page.goto(`/home/cases/${caseId}?tab=drafts&draft=${draft}`);
  const text = page.getByRole('textbox', { name: 'Text of the draft' });
  await expect(text).toContainText('Fact 80 is true.');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  const { pages, sizes } = await printed(page);
  expect(pages.length).toBeGreaterThan(2);
  expect(sizes).toEqual(pages.map(() => A4));
  expect(pages.map((words) => /^(\d+ of \d+)\n/u.exec(words)?.[1])).toEqual(
    pages.map((_, at) => `${at + 1} of ${pages.length}`),
  );
  expect(pages[0]).toContain('AFFIDAVIT');
  for (const fact of facts) expect(pages.join('\n')).toContain(fact);
  expect(pages.join(' ')).not.toMatch(/Saved|New Draft|Munshi/u);

  // The page changes without a new load, so that the style sheet of drafts stays.
  await page.getByRole('navigation').getByRole('link', { name: 'Check a document' }).click();
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  expect((await printed(page)).pages).toEqual(before.pages);
});
