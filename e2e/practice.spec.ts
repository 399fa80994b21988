import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { caseAction, expect, expectAccessibleIn, PHONE, test, toast } from './journey.ts';

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

async function newClient(page: Page, name: string): Promise<void> {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(toast(page, 'Client created')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function openCase(page: Page, name: string): Promise<void> {
  await page.goto('/home/cases');
  await page.getByRole('link', { name: `View Case: ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

const upload = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Files to upload').setInputFiles(files);

test('make the first client with its case, edit it, and delete both', async ({ lawyer: page }) => {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'Create Your First Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog.getByText('Client name is required')).toBeVisible();
  await dialog.getByLabel('Client Name').fill('Kaveri Mills');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByText('Validation error').first()).toBeVisible();
  await expect(dialog.getByText('Client number is required for non-exploration clients')).toBeVisible();
  await dialog.getByLabel('Client number').fill('C-2026/1');
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(toast(page, 'Client created')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Kaveri Mills', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByLabel('Email (optional)').fill('office@kaveri.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Client updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'office@kaveri.example' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText('This also deletes 1 case.');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Client deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
  await page.goto('/home/cases');
  await expect(page.getByRole('heading', { name: 'No clients found' })).toBeVisible();
});

test('find a client and a case by words and status, with the keyboard', async ({ lawyer: page }) => {
  await newClient(page, 'Kaveri Mills');
  await newClient(page, 'Suresh Nair');
  await page.goto('/home/clients');
  await expect(page.getByRole('heading', { name: 'Kaveri Mills' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('suresh');
  await expect(page.getByRole('heading', { name: 'Kaveri Mills' })).toBeHidden();
  await expect(page).toHaveURL(/q=suresh/);
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Status' }).press('Enter');
  await page.getByRole('option', { name: 'Closed' }).press('Enter');
  await expect(page.getByText('No clients match your search criteria')).toBeVisible();
  await page.goto('/home/cases');
  await expect(page.getByRole('heading', { name: 'Suresh Nair' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kaveri Mills', level: 1 })).toBeVisible();
});

test('add a case to a client and change case and client together', async ({ lawyer: page }) => {
  await newClient(page, 'Kaveri Mills');
  await page.goto('/home/cases');
  await page.getByRole('button', { name: 'New Case' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await expect(dialog.getByRole('radio', { name: 'For an existing client' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Client' }).fill('mills kav');
  await page.getByRole('option', { name: 'Kaveri Mills' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Kaveri Mills');
  await dialog.getByLabel('Title').fill('Kaveri Mills v. Commercial Tax Officer');
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await expect(toast(page, 'Case added successfully')).toBeVisible();
  const title = 'Kaveri Mills v. Commercial Tax Officer';
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Show Client Information' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Case number (optional)').fill('W.P. 4411/2026');
  await page.getByLabel('Client Number').fill('C-2026/7');
  await page.getByLabel('Area of practice (optional)').fill('Tax');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Client updated')).toBeVisible();
  await page.getByRole('link', { name: 'Kaveri Mills', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Kaveri Mills', level: 1, exact: true })).toBeVisible();
  // The number of the client is not that of the case.
  await expect(page.getByRole('definition').filter({ hasText: 'C-2026/7' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'W.P. 4411/2026' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kaveri Mills v. Commercial Tax Officer' })).toBeVisible();
});

test('upload files, read them, rename, download and delete one', async ({ lawyer: page }) => {
  await newClient(page, 'Kaveri Mills');
  await openCase(page, 'Kaveri Mills');
  await upload(page, [
    { name: 'Order.pdf', mimeType: 'application/pdf', buffer: await pdf(['The first page.', 'The second.']) },
    text('Notes.md', '# Conference\n<script>document.title = "run"</script>'),
    text('ledger.json', '{"paid":450000}'),
    { name: 'Site.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'Plaint.doc', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex') },
  ]);
  await expect(toast(page, '5 file(s) uploaded successfully.')).toBeVisible();
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByRole('listitem')).toHaveCount(5);

  await files.getByRole('link', { name: /Order\.pdf/ }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await files.getByRole('link', { name: /Notes\.md/ }).click();
  await expect(page.getByText('<script>document.title = "run"</script>')).toBeVisible();
  await expect(page).not.toHaveTitle('run');
  await files.getByRole('link', { name: /ledger\.json/ }).click();
  await expect(page.getByText('"paid": 450000')).toBeVisible();
  await files.getByRole('link', { name: /Site\.png/ }).click();
  await expect(page.getByRole('img', { name: 'Site.png' })).toHaveJSProperty('naturalWidth', 1);
  await files.getByRole('link', { name: /Plaint\.doc/ }).click();
  await expect(page.getByText('This file type cannot be previewed.')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for ledger.json' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('File name').fill('Ledger of the firm');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(files.getByRole('link', { name: /Ledger of the firm\.json/ })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Ledger of the firm.json' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Ledger of the firm.json');
  expect(await readFile((await saved.path()) ?? '', 'utf8')).toBe('{"paid":450000}');

  await page.getByRole('button', { name: 'Actions for Notes.md' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(4);
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(page.getByRole('link', { name: 'Order.pdf' })).toBeVisible();
});

test('a refused file shows the reason, and the others are uploaded', async ({ lawyer: page }) => {
  await newClient(page, 'Kaveri Mills');
  await openCase(page, 'Kaveri Mills');
  await upload(page, [
    text('lying.pdf', 'This is no PDF.'),
    text('setup.exe', 'MZ'),
    text('statement.txt', 'A statement.'),
  ]);
  await expect(toast(page, 'Upload Failed')).toBeVisible();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('The file name ends in .pdf, but its content is something else.');
  await expect(uploads).toContainText('Files of this type are not accepted.');
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await uploads.getByRole('button', { name: 'Dismiss setup.exe' }).click();
  await expect(uploads.getByRole('listitem')).toHaveCount(1);

  await upload(
    page,
    Array.from({ length: 21 }, (_, index) => text(`${index}.txt`, 'x')),
  );
  await expect(toast(page, 'You can upload up to 20 files at once. You chose 21.')).toBeVisible();
});

test('an upload is seen to go on, and stops when it is cancelled', async ({ lawyer: page }) => {
  await newClient(page, 'Kaveri Mills');
  await openCase(page, 'Kaveri Mills');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await upload(page, [text('evidence.txt', 'x'.repeat(9_000_000))]);
  const progress = page.getByRole('progressbar', { name: 'Uploading evidence.txt' });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel evidence.txt' }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
});

test('see a conflict for a known name, archive a case and restore it', async ({ lawyer: page }) => {
  await newClient(page, 'Laxmi Narayan');
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill('Smt. Lakshmi Narayan');
  await expect(dialog.getByText(/Check for a conflict of interest/)).toBeVisible();
  await expect(
    dialog.getByText(/Laxmi Narayan \(“laxmi” is another spelling of “lakshmi”\): your client/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog).toBeHidden();

  await openCase(page, 'Laxmi Narayan');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Case archived')).toBeVisible();
  await page.goto('/home/cases');
  await expect(page.getByText('1 case', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Case: Laxmi Narayan' })).toBeHidden();
  await page.getByRole('button', { name: 'Archived cases (1)' }).click();
  await page.getByRole('link', { name: 'View Case: Laxmi Narayan' }).click();
  await page.getByRole('button', { name: 'Restore from archive' }).click();
  await expect(toast(page, 'Case restored from archive')).toBeVisible();
  await page.goto('/home/cases');
  await expect(page.getByText('2 cases', { exact: true })).toBeVisible();
});

test('two windows change one case: the second gets a warning and loses nothing', async ({ lawyer: page }) => {
  await newClient(page, 'Kaveri Mills');
  await openCase(page, 'Kaveri Mills');
  const second = await page.context().newPage();
  await second.goto(page.url());
  for (const window of [page, second]) {
    await window.getByRole('button', { name: 'Show Client Information' }).click();
    await window.getByRole('button', { name: 'Edit', exact: true }).click();
  }
  await second.getByLabel('Respondent').fill('Union of India');
  await page.getByLabel('Court').fill('High Court of Madras');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Court: High Court of Madras')).toBeVisible();
  await expect(second.getByLabel('Respondent')).toHaveValue('Union of India');
  await second.getByLabel('Court').fill('High Court of Madras');
  await second.getByRole('button', { name: 'Save over it' }).click();
  await expect(second.getByRole('dialog')).toBeHidden();
  for (const window of [page, second])
    await expect(window.getByRole('tabpanel', { name: 'Summary' })).toContainText('Union of India');
});

test('create a client with all fields of its first case', async ({ lawyer: page }) => {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill('Kaveri Mills');
  await dialog.getByRole('button', { name: 'More about the case' }).click();
  await dialog.getByLabel('Case title').fill('Kaveri Mills v. State of Kerala');
  await dialog.getByLabel('Court').fill('ernakulam');
  await expect(dialog.locator('datalist option[value="High Court of Kerala"]')).toHaveCount(1);
  await dialog.getByLabel('Court').fill('High Court of Kerala');
  await expect(dialog.getByLabel('Respondent')).toHaveValue('State of Kerala');
  await dialog.getByLabel('Case number').fill('W.P. 7/2026');
  await dialog.getByLabel('CNR').fill('klhc01-012345-2026');
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(toast(page, 'Client created')).toBeVisible();
  await openCase(page, 'Kaveri Mills v. State of Kerala');
  const summary = page.getByRole('tabpanel', { name: 'Summary' });
  for (const fact of ['High Court of Kerala', 'W.P. 7/2026', 'KLHC010123452026'])
    await expect(summary.getByText(fact, { exact: true })).toBeVisible();
});

test('a case deleted with its client while it is edited: the form saves it as a new case', async ({
  lawyer: page,
  baseURL,
}) => {
  await newClient(page, 'Kaveri Mills');
  await openCase(page, 'Kaveri Mills');
  await page.getByRole('button', { name: 'Edit case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit case and client' });
  await dialog.getByLabel('Case title').fill('Kaveri Mills v. State');
  await dialog.getByLabel('Court').fill('High Court of Madras');
  const headers = { origin: baseURL ?? '' };
  expect((await page.request.delete('/rest/v1/clients?name=eq.Kaveri%20Mills', { headers })).status()).toBe(
    204,
  );
  await expect(dialog.getByText('This case was deleted in another window')).toBeVisible();
  await expect(dialog.getByLabel('Court')).toHaveValue('High Court of Madras');
  await dialog.getByRole('button', { name: 'Save as a new case' }).click();
  await expect(page.getByRole('heading', { name: 'Kaveri Mills v. State', level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Summary' })).toContainText('High Court of Madras');
  await page.goto('/home/clients');
  await expect(page.getByRole('link', { name: 'View Client: Kaveri Mills' })).toBeVisible();
});

test('scroll a long list to its end; a change refetches only the visible rows', async ({
  lawyer: page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const data = Array.from({ length: 450 }, (_, index) => ({ title: `Case ${index}` }));
  expect((await page.request.post('/rest/v1/cases', { data, headers })).status()).toBe(201);
  await page.goto('/home/cases?view=list');
  await expect(page.getByText('450 cases', { exact: true })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Cases' }).getByRole('row');
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return Number(await rows.last().getAttribute('aria-rowindex'));
    })
    .toBe(451);
  expect(await rows.count()).toBeLessThan(80);
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/rest/v1/cases') && asked.push(request.url())),
  );
  await page.request.post('/rest/v1/cases', { data: { title: 'The newest' }, headers });
  await expect(page.getByText('451 cases', { exact: true })).toHaveCount(1);
  expect(asked.length).toBeLessThan(8);
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return page.getByRole('link', { name: 'The newest' }).isVisible();
    })
    .toBe(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('case 44');
  await expect(page.getByText('14 of 451 cases')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('451 cases', { exact: true })).toBeVisible();
});

test('clients, cases and files are accessible on a phone and on a desk at 200 %', async ({
  lawyer: page,
}) => {
  test.slow();
  // every-page.spec.ts opens the same pages on a desk.
  const accessible = () => expectAccessibleIn(page, [{ width: 720, height: 450 }, PHONE]);
  await newClient(page, 'Kaveri Mills and the legal heirs of its late founder');
  await openCase(page, 'Kaveri Mills and the legal heirs of its late founder');
  await upload(page, [text('statement.txt', 'A statement.'), text('lying.pdf', 'No PDF.')]);
  await expect(toast(page, 'Upload Failed')).toBeVisible();
  const { pathname } = new URL(page.url());
  await accessible();
  await page.getByRole('link', { name: /statement\.txt/ }).click();
  const preview = page.getByRole('region', { name: 'Preview of statement.txt' });
  await expect(preview).toContainText('A statement.');
  await accessible();
  for (const url of ['/home/clients', '/home/cases?view=list', pathname]) {
    await page.goto(url);
    await expect(page.getByText('Kaveri Mills and the legal heirs').first()).toBeVisible();
    await accessible();
  }
  await caseAction(page, 'Show Client Information');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit case and client' })).toBeVisible();
  await accessible();
  await page.goto('/home/cases');
  await page.getByRole('button', { name: 'New Case' }).click();
  await page.getByRole('radio', { name: 'For a new client' }).click();
  await page.getByRole('button', { name: 'More about the case' }).click();
  await expect(page.getByLabel('Case title')).toBeVisible();
  await accessible();
  await page.getByRole('radio', { name: 'For an existing client' }).click();
  await page.getByRole('combobox', { name: 'Client' }).click();
  const option = page.getByRole('option', { name: 'Kaveri Mills and the legal heirs' });
  await expect(option).toBeVisible();
  await accessible();
  await expect(option).toBeVisible();
});
