import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { zip } from '#test/fixtures/zip.ts';
import { expect, expectAccessible, test, toast } from './journey.ts';
import { Api, inDays, SIZES } from './nothing-wrong.ts';

// Dates that papers suggest, all at once; a PDF with a password; a photo of a phone; tracked changes of a Word document; folders.

const DAYS = Array.from({ length: 12 }, (_, at) => 20 + at * 7);
const ORDERS = DAYS.map(
  (days) => `The matter is adjourned to ${inDays(days).split('-').reverse().join('.')}.`,
);

async function allDates(page: Page, api: Api): Promise<void> {
  const { id = '' } = await api.add('/rest/v1/cases', { title: 'Kaveri Mills v. Union of India' });
  await api.add('/rest/v1/timeline_events', {
    ...{ case_id: id, title: 'Order received', event_type: 'document', event_date: inDays(-20) },
  });
  await api.addText(id, 'Orders.txt', `${ORDERS.join('\n\n')}\n`);
  await page.goto(`/home/cases/${id}?tab=timeline`);
  // The file is read first, which takes long on a busy machine.
  const found = page.getByRole('button', { name: '12 dates suggested from files', exact: true });
  await expect(found).toBeVisible({ timeout: 120_000 });
  let presses = 0;
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    presses += 1;
  };
  await press('12 dates suggested from files');
  await press('Accept all...');
  const look = page.getByRole('dialog', { name: 'Add the suggested dates' });
  await expect(look.getByText('12 of 12 ticked')).toBeVisible();
  await expect(look.getByText('Orders.txt, page 1').first()).toBeVisible();
  await expectAccessible(page, 'shown');
  await press('Add 12 dates');
  await expect(toast(page, '12 dates added to the timeline')).toBeVisible();
  expect(presses).toBe(3);
  await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('heading', { level: 3 })).toHaveCount(
    12,
  );
}

async function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'opensesame', ownerPassword: 'owner', pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('The lease is dated 1 June 2024.');
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return Buffer.concat(chunks);
}

const PHOTO = new URL('../test/fixtures/photo.heic', import.meta.url);
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const run = (text: string, of = 't') => `<w:r><w:${of} xml:space="preserve">${text}</w:${of}></w:r>`;
const TRACKED = zip({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels':
    '<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<w:document xmlns:w="${W}"><w:body><w:p>${run('The rent is ')}<w:del w:author="Opponent">${run('5,000', 'delText')}</w:del><w:ins w:author="Opponent">${run('50,000')}</w:ins>${run(' a month.')}</w:p></w:body></w:document>`,
});

async function openedFiles(page: Page, api: Api): Promise<void> {
  const { id = '' } = await api.add('/rest/v1/cases', { title: 'Kaveri Mills v. Landlord' });
  await page.goto(`/home/cases/${id}?tab=files`);
  await page.getByLabel('Files to upload').setInputFiles([
    { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: await lockedPdf() },
    {
      name: 'Deed.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: TRACKED,
    },
    { name: 'IMG_4411.heic', mimeType: 'image/heic', buffer: await readFile(PHOTO) },
  ]);
  await expect(toast(page, '3 file(s) uploaded successfully.')).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  const list = page.getByRole('list', { name: 'Files' });
  await list.getByRole('link', { name: /Lease\.pdf/ }).click();
  const field = page.getByLabel('Password of the PDF', { exact: true });
  await field.fill('guess');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This password does not open the PDF.')).toBeVisible();
  await field.fill('opensesame');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('The lease is dated 1 June 2024.')).toBeVisible();
  await page.getByLabel('Folder of this file').fill('Leases');
  await page.getByLabel('Folder of this file').press('Enter');
  await page.getByRole('button', { name: 'Add a copy without the password' }).click();
  await expect(toast(page, '1 file(s) uploaded successfully.')).toBeVisible();
  if (width < 768) await page.getByRole('button', { name: 'Back to the files' }).click();
  const copy = list.getByRole('listitem').filter({ hasText: 'Lease (without password).pdf' });
  await expect(copy).toBeVisible();
  await page.getByRole('combobox', { name: 'Folder', exact: true }).click();
  await page.getByRole('option', { name: /Leases/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Folder', exact: true }).click();
  await page.getByRole('option', { name: /All folders/ }).click();

  await list.getByRole('link', { name: /IMG_4411/ }).click();
  const photo = page.getByRole('img', { name: 'IMG_4411.heic' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(700);
  if (width < 768) await page.getByRole('button', { name: 'Back to the files' }).click();

  await list.getByRole('link', { name: /Deed\.docx/ }).click();
  await expect(page.getByText('2 tracked changes')).toBeVisible();
  await expect(page.getByRole('deletion')).toHaveText('5,000');
  await expect(page.getByRole('insertion')).toHaveText('50,000');
  await expectAccessible(page, 'shown');
  await page.getByRole('switch', { name: 'Show changes' }).click();
  await expect(page.getByText('The rent is 50,000 a month.')).toBeVisible();
}

for (const [name, width, height] of SIZES) {
  test(`papers of a case give their dates, open with a password and show their changes, at ${name}`, async ({
    lawyer: page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const api = new Api(page, baseURL);
    await test.step('twelve dates in three presses', () => allDates(page, api));
    await test.step('a password, a folder, tracked changes', () => openedFiles(page, api));
  });
}
