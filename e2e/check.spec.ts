import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './journey.ts';

const NAME = 'Ananya Bhardwaj v. Yamuna University of Applied Sciences';
const DRAFT = [
  `Reliance is placed on ${NAME}, 2021 MUNSHI SAMPLE 6, para 3, where the Court observed: “There is no such circular for the women’s hostels.”`,
  'The same view is taken in Mehta v. Rao, (2011) 4 SCC 77.',
  `Paragraph 73 of ${NAME}, 2021 MUNSHI SAMPLE 6, is to the same effect.`,
  'The accused is charged under Section 302 IPC.',
].join('\n');

test('check a pasted draft, open the judgment at the paragraph, and take the report to Word', async ({
  lawyer: page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Check a document' }).first().click();
  await expect(page.getByRole('heading', { name: 'Check a document', level: 1 })).toBeVisible();
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  await expectAccessible(page);
  const check = page.getByRole('button', { name: 'Check citations' });
  await expect(check).toBeDisabled();
  await page.getByLabel('Text of the document').fill(DRAFT);
  await page.getByLabel(/^Date of offence or filing/).fill('1 August 2024');
  await check.click();

  await expect(page.getByRole('heading', { name: 'Check of Pasted text', level: 1 })).toBeVisible();
  await expect(page.getByText('The quoted words differ from paragraph 3:')).toBeVisible();
  await expect(page.getByRole('deletion').filter({ hasText: 'women’s' })).toBeVisible();
  await expect(page.getByText(/^Paragraph 73 cited: the library’s copy has \d+\./)).toBeVisible();
  await expect(
    page.getByText('That a judgment is not in this library does not mean that it does not exist.'),
  ).toBeVisible();
  // The list *To look at* holds what the count of that name counts: citations and provisions.
  const lookAt = page.getByRole('region', { name: 'To look at' });
  await expect(lookAt.getByText('Not in force on 1 Aug 2024.')).toBeVisible();
  await expect(page.getByText(/Whether a judgment supports the argument/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });

  // On paper the report keeps its title and its headings, without the bar and the buttons.
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Check of Pasted text', 'To look at', 'Not checked', 'Verification record'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: null });
  const note = page.getByRole('link', { name: 'Disclosure note' });
  await expect(note).toHaveAttribute('href', /\?format=docx&kind=note$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Word' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Report on citations - Pasted text.docx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('link', { name: 'Open paragraph 3' }).first().click();
  await expect(page).toHaveURL(/\/home\/library\/sample-06-delhi-hostel-location-app\?.*\bat=\d+/);
  await expect(page.getByText('There is no such circular for the men')).toBeInViewport();

  await page.goto('/home/check');
  await expect(page.getByRole('list', { name: 'Earlier checks' })).toContainText('Pasted text');
  await page.getByRole('button', { name: 'Delete the check of Pasted text?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this check' }).click();
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
});

test('check a file, and be told why one cannot be read', async ({ lawyer: page }) => {
  await page.goto('/home/check');
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  const choose = async (name: string, bytes: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  };
  await choose('photo.png', Buffer.from('x'));
  await expect(page.getByRole('alert')).toHaveText(
    'Choose a Word or OpenDocument file (.docx, .doc, .odt, .rtf), a PDF, an email (.eml) or a text file.',
  );
  await choose('draft.pdf', Buffer.from('%PDF-1.7 damaged'));
  await expect(page.getByText('File to check: draft.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Check citations' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('File to check: draft.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await choose('draft.txt', Buffer.from(DRAFT));
  await page.getByRole('button', { name: 'Check citations' }).click();
  await expect(page.getByRole('heading', { name: 'Check of draft.txt', level: 1 })).toBeVisible();
});

test('check what a judgment cites, from its card and in the reader', async ({ lawyer: page }) => {
  await page.goto('/home/search?q=Ananya+Bhardwaj');
  const card = page
    .getByRole('article')
    .filter({ hasText: /^Ananya Bhardwaj/ })
    .first();
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: 'Check citations' }).click();
  await expect(page.getByRole('heading', { name: /^Check of Ananya Bhardwaj/, level: 1 })).toBeVisible();
  await expect(page.getByText(/Whether a judgment supports the argument/)).toBeVisible();
  await page.goto('/home/library/sample-06-delhi-hostel-location-app?at=3');
  const paragraph = page.locator('#paragraph-4');
  await expect(paragraph).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check citations' }).click();
  await expect(page.getByRole('heading', { name: /^Check of Ananya Bhardwaj/, level: 1 })).toBeVisible();
});
