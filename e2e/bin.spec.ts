import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toast } from './journey.ts';

const NAME = 'Kaveri Mills';

/** A client with a case, a file and a hearing, through the API of the signed-in browser; its ids. */
async function practice(page: Page, origin: string): Promise<{ client: string; legalCase: string }> {
  const headers = { origin, prefer: 'return=representation' };
  const add = async (path: string, data: object) => {
    const made = await page.request.post(path, { data, headers });
    expect(made.status(), await made.text()).toBe(201);
    return ((await made.json()) as { id: string }[])[0]?.id ?? '';
  };
  const client = await add('/rest/v1/clients', { name: NAME });
  const legalCase = await add('/rest/v1/cases', { title: `${NAME} v. State`, client_id: client });
  const file_path = `case_files/${legalCase}/plaint_1.txt`;
  const put = await page.request.post(`/storage/v1/object/case-files/${file_path}`, {
    data: Buffer.from('The plaint of Kaveri Mills'),
    headers: { origin, 'content-type': 'text/plain' },
  });
  expect(put.status(), await put.text()).toBe(200);
  await add('/rest/v1/case_files', { case_id: legalCase, file_name: 'Plaint.txt', file_path });
  await add('/rest/v1/timeline_events', {
    case_id: legalCase,
    title: 'Final hearing',
    event_type: 'hearing',
    event_date: '2031-03-04T00:00:00+05:30',
  });
  return { client, legalCase };
}

const inBin = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Bin' }).getByRole('listitem').filter({ hasText: name });

test('delete a client with everything, find it in the bin, and restore it whole', async ({
  lawyer: page,
  baseURL,
}) => {
  const { client, legalCase } = await practice(page, baseURL ?? '');
  await page.goto(`/home/clients/${client}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog', { name: `Delete ${NAME}?` });
  await expect(confirm).toContainText('This also deletes 1 case, 1 file');
  await expect(confirm).toContainText('from the bin for 30 days');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    confirm.getByRole('link', { name: 'Export everything first (ZIP)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${NAME}.zip`);
  const archive = await readFile(await download.path());
  expect(archive.includes(`${NAME} v. State/Files/Plaint.txt`)).toBe(true);
  await expect(confirm.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await confirm.getByLabel(`Type ${NAME} to confirm`).fill(NAME);
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Client deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
  await page.goto('/home/cases');
  await expect(page.getByRole('heading', { name: 'No clients found' })).toBeVisible();

  await page.getByRole('link', { name: 'Bin' }).click();
  const item = inBin(page, NAME);
  await expect(item).toContainText('Client · 1 case, 1 file');
  await expect(item).toContainText(/Deleted .* · removed on /);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await item.getByRole('button', { name: `Restore ${NAME}` }).click();
  await expect(toast(page, `${NAME} is back where it was.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();

  await page.goto(`/home/cases/${legalCase}?tab=files`);
  await expect(page.getByText('Plaint.txt').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText('Final hearing').first()).toBeVisible();
});

test('delete a case, undo it, and delete it for ever', async ({ lawyer: page, baseURL }) => {
  const { legalCase } = await practice(page, baseURL ?? '');
  const title = `${NAME} v. State`;
  const remove = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete case' }).click();
    const confirm = page.getByRole('alertdialog', { name: `Delete ${title}?` });
    await expect(confirm).toContainText('This also deletes 1 file');
    await confirm.getByLabel(`Type ${title} to confirm`).fill(title);
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/home\/cases$/);
  };
  await page.goto(`/home/cases/${legalCase}`);
  await remove();
  await expect(toast(page, 'Case deleted')).toBeVisible();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(page, `${title} is back where it was.`)).toBeVisible();
  await page.goto(`/home/cases/${legalCase}`);
  await remove();

  await page.goto('/home/bin');
  const item = inBin(page, title);
  await expect(item).toContainText(`Case of ${NAME} · 1 file`);
  await item.getByRole('button', { name: `Delete for ever: ${title}` }).click();
  const asked = page.getByRole('alertdialog', { name: `Delete ${title} for ever?` });
  await expect(asked).toContainText('It cannot be restored afterwards.');
  await asked.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(toast(page, 'Deleted for ever')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
});

test('a deleted file waits in the bin, after its case', async ({ lawyer: page, baseURL }) => {
  const { legalCase } = await practice(page, baseURL ?? '');
  const headers = { origin: baseURL ?? '' };
  await page.request.delete(`/rest/v1/case_files?case_id=eq.${legalCase}`, { headers });
  await page.request.delete(`/rest/v1/cases?id=eq.${legalCase}`, { headers });
  await page.goto('/home/bin');
  const file = inBin(page, `File in ${NAME} v. State`);
  await file.getByRole('button', { name: 'Restore Plaint.txt' }).click();
  await expect(toast(page, 'Restore the case first.')).toBeVisible();
  await page.getByRole('button', { name: `Restore ${NAME} v. State` }).click();
  await expect(inBin(page, `Case of ${NAME}`)).toBeHidden();
  await file.getByRole('button', { name: 'Restore Plaint.txt' }).click();
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await page.goto(`/home/cases/${legalCase}?tab=files`);
  await expect(page.getByText('Plaint.txt').first()).toBeVisible();
});

test('a long bin is shown page by page', async ({ lawyer: page, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  const data = Array.from({ length: 120 }, (_, at) => ({ title: `Case ${at + 1}` }));
  expect((await page.request.post('/rest/v1/cases', { data, headers })).status()).toBe(201);
  // Those of one deletion have the same time.
  await page.request.delete('/rest/v1/cases?title=like.Case*1*', { headers });
  await page.request.delete('/rest/v1/cases?title=like.Case*', { headers });
  await page.goto('/home/bin');
  const items = page.getByRole('list', { name: 'Bin' }).getByRole('listitem');
  await expect(items).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(items).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(items).toHaveCount(120);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  const names = await items.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(120);
});
