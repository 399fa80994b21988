import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { expect, expectAccessible, test, toast } from './journey.ts';

async function pdf(pages: string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const page of pages) document.addPage().text(page);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

const ORDER = [
  'IN THE HIGH COURT OF MADRAS\n\nORDER\n\nThe writ petition is directed against the seizure of a lorry.',
  'The security cheque was presented on 12 June 2024. It was returned.',
  'Heard both sides.',
  'A cheque that is given as security is not beyond the section.',
];

async function newCase(page: Page, name: string): Promise<void> {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(toast(page, 'Client created')).toBeVisible();
  await page.goto('/home/cases');
  await page.getByRole('link', { name: `View Case: ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Lets go of files over the page, as from the desktop. */
async function drop(page: Page, files: { name: string; type: string; content: Buffer }[]): Promise<void> {
  const carried = files.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }));
  await page.evaluate((list) => {
    const data = new DataTransfer();
    for (const { name, type, content } of list) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
    }
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, carried);
}

test('drop files, read a PDF by pages, closer, and for words', async ({ lawyer: page }) => {
  await newCase(page, 'Kaveri Mills');
  await page.getByRole('tab', { name: 'Files' }).click();
  await drop(page, [
    { name: 'Order.pdf', type: 'application/pdf', content: await pdf(ORDER) },
    { name: 'Notes.txt', type: 'text/plain', content: Buffer.from('Conference on Monday.') },
    { name: 'Ledger.csv', type: 'text/csv', content: Buffer.from('date,paid\n2024-06-12,450000\n') },
  ]);
  await expect(toast(page, '3 file(s) uploaded successfully.')).toBeVisible();
  await page
    .getByRole('list', { name: 'Files' })
    .getByRole('link', { name: /Order\.pdf/ })
    .click();
  const preview = page.getByRole('region', { name: 'Preview of Order.pdf' });
  const first = preview.getByRole('img', { name: 'Page 1 of 4' });
  await expect(first).toBeVisible();
  await expect(preview.getByText('The writ petition is directed')).toBeAttached();

  const before = (await first.boundingBox())?.width ?? 0;
  await preview.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect.poll(async () => (await first.boundingBox())?.width).toBe(before);

  const field = preview.getByRole('textbox', { name: 'Page, of 4' });
  await field.fill('3');
  await field.press('Enter');
  await expect(preview.getByRole('img', { name: 'Page 3 of 4' })).toBeInViewport();
  await expect(field).toHaveValue('3');
  await field.fill('1');
  await field.press('Enter');
  await expect(first).toBeInViewport();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('CHEQUE');
  await expect(preview.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(preview.locator('[data-mark][data-current="true"]')).toBeInViewport();
  await expect(field).toHaveValue('2');
  await page.keyboard.press('Enter');
  await expect(preview.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(preview.locator('[data-page="4"] [data-current="true"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(preview.getByRole('searchbox')).toBeHidden();

  await page
    .getByRole('list', { name: 'Files' })
    .getByRole('link', { name: /Ledger\.csv/ })
    .click();
  const ledger = page.getByRole('region', { name: 'Preview of Ledger.csv' });
  await expect(ledger.getByRole('heading', { name: 'Text of this document' })).toBeVisible();
  await expect(ledger).toContainText('450000');
  await page.goBack();

  const url = new URL(page.url());
  url.searchParams.set('page', '4');
  url.searchParams.set('find', 'security');
  await page.goto(url.href);
  await expect(preview.locator('[data-page="4"] [data-current="true"]')).toBeInViewport();
  await expect(preview.getByText('2 of 2', { exact: true })).toBeVisible();
});

test('rename, delete and take back, and search in every page of the case', async ({ lawyer: page }) => {
  await newCase(page, 'Kaveri Mills');
  await page.getByRole('tab', { name: 'Files' }).click();
  await drop(page, [
    { name: 'Order.pdf', type: 'application/pdf', content: await pdf(ORDER) },
    { name: 'Notes.txt', type: 'text/plain', content: Buffer.from('Conference on Monday.') },
  ]);
  await expect(toast(page, '2 file(s) uploaded successfully.')).toBeVisible();
  const files = page.getByRole('list', { name: 'Files' });
  await page.getByRole('button', { name: 'Actions for Notes.txt' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('File name').fill('Conference');
  await page.getByRole('button', { name: 'Rename' }).click();
  const notes = files.getByRole('link', { name: /Conference\.txt/ });
  await expect(notes).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Conference.txt' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(notes).toBeHidden();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toBeVisible();
  await remove();
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(1);

  await expect(files.getByText(/Reading|Waiting to be read/)).toBeHidden({ timeout: 60_000 });
  await page.getByRole('searchbox', { name: 'Search every page of this case' }).fill('security cheque');
  const hits = page.getByRole('list', { name: 'Pages found' });
  await hits.getByRole('link', { name: /page 2/ }).click();
  await expect(page.locator('[data-page="2"] [data-current="true"]')).toBeInViewport();
  await expect(page).toHaveURL(/page=2&find=security\+cheque/);
});

test('an upload waits for a lost connection and then resumes', async ({ lawyer: page }) => {
  await newCase(page, 'Kaveri Mills');
  const from: number[] = [];
  let lost = true;
  await page.route('**/upload/resumable/*', async (route, request) => {
    const offset = request.method() === 'PATCH' ? Number(request.headers()['upload-offset']) : 0;
    if (lost && offset > 0) return route.abort('internetdisconnected');
    if (request.method() === 'PATCH') from.push(offset);
    return route.continue();
  });
  await page
    .getByLabel('Files to upload')
    .setInputFiles([
      { name: 'Evidence.txt', mimeType: 'text/plain', buffer: Buffer.from('evidence\n'.repeat(1_000_000)) },
    ]);
  await expect(page.getByText(/The connection is lost/)).toBeVisible();
  lost = false;
  await expect(toast(page, '1 file(s) uploaded successfully.')).toBeVisible();
  expect(from).toEqual([0, 5 * 1024 ** 2]);
});

for (const [name, viewport, colorScheme] of [
  ['a desk, by night', { width: 1440, height: 900 }, 'dark'],
  ['a phone, by day', { width: 360, height: 780 }, 'light'],
] as const) {
  test(`a PDF is read and searched at ${name}`, async ({ lawyer: page }) => {
    await page.emulateMedia({ colorScheme });
    await newCase(page, 'Kaveri Mills');
    await page.getByRole('tab', { name: 'Files' }).click();
    await drop(page, [{ name: 'Order.pdf', type: 'application/pdf', content: await pdf(ORDER) }]);
    await expect(toast(page, 'File Upload Successful')).toBeVisible();
    await page.setViewportSize(viewport);
    await page.getByRole('link', { name: /Order\.pdf/ }).click();
    const preview = page.getByRole('region', { name: 'Preview of Order.pdf' });
    await preview.getByRole('button', { name: 'Search in this file' }).click();
    await preview.getByRole('searchbox').fill('cheque');
    await expect(preview.locator('[data-mark]').first()).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^(Back to the files|Close the preview)$/ }).click();
    await expect(page.getByText(/Reading|Waiting to be read/)).toBeHidden({ timeout: 60_000 });
    await page.getByRole('searchbox', { name: 'Search every page of this case' }).fill('cheque');
    await expect(page.getByRole('list', { name: 'Pages found' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Timeline' }).click();
    const suggested = page.getByRole('region', { name: /suggested from files/ });
    await expect(suggested).toContainText('12 Jun 2024');
    await expectAccessible(page);
    await suggested
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    await expect(toast(page, 'Added to the timeline')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No events yet' })).toBeHidden();
  });
}
