import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toast } from './journey.ts';

async function newCase(page: Page, title: string): Promise<string> {
  const made = await page.request.post('/rest/v1/cases', {
    data: { title },
    headers: { prefer: 'return=representation', origin: new URL(page.url()).origin },
  });
  const [row] = (await made.json()) as { id: string }[];
  return row?.id ?? '';
}

const files = (page: Page) => page.getByRole('list', { name: 'Files' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to case' }).first();

for (const [name, viewport, colorScheme] of [
  ['a desk, by day', { width: 1440, height: 900 }, 'light'],
  ['a phone, by night', { width: 360, height: 780 }, 'dark'],
] as const) {
  test(`a judgment is added to a case once, read, found, saved and removed there at ${name}`, async ({
    lawyer: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/home');
    const caseId = await newCase(page, 'Kaveri Mills v. Sundaram');
    await page.setViewportSize(viewport);

    await page.goto(`/home/cases/${caseId}?tab=files`);
    await page.getByRole('link', { name: 'Add judgments from the library' }).click();
    await expect(page.getByText('Adding judgments to Kaveri Mills v. Sundaram')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('Basavaraj Hiregoudar cheque');
    await page.getByRole('searchbox', { name: 'Search documents' }).press('Enter');
    const card = page.getByRole('list', { name: 'Search Results' }).getByRole('article').first();
    // The list shows the earlier answer until then.
    await expect(card.getByRole('heading')).toContainText('Basavaraj Hiregoudar');
    await expect(card).toContainText('Sample');
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await expectAccessible(page);
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add to Case' });
    await expect(dialog.getByRole('radio', { name: /Kaveri Mills/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add to Case' }).click();
    await expect(toast(page, `Added ${title} to case`)).toBeVisible();
    await expect(dialog).toBeHidden();

    // Once: the dialog leads to it.
    await addButton(page).click();
    await expect(dialog.getByText('Already in this case')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add to Case' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: /Already in this case/ }).click();
    const preview = page.getByRole('region', { name: `Preview of ${title}` });
    await expect(preview.getByText(/presumption/i).first()).toBeAttached();
    await expect(preview.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await preview.getByRole('button', { name: `Download ${title}` }).click();
    expect((await readFile(await (await saved).path(), 'utf8')).length).toBeGreaterThan(1000);

    await page.getByRole('button', { name: /^(Back to the files|Close the preview)$/ }).click();
    await expect(files(page).getByRole('link')).toContainText(title);
    await expect(page.getByText(/Reading|Waiting to be read/)).toBeHidden({ timeout: 60_000 });
    await page.getByRole('searchbox', { name: 'Search every page of this case' }).fill('presumption');
    const hit = page.getByRole('list', { name: 'Pages found' }).getByRole('link').first();
    await expect(hit).toContainText(title);
    await expect(hit).toContainText('Library');
    await hit.click();
    await expect(preview.locator('mark[aria-current="true"]').first()).toBeInViewport();
    await expect(preview.getByRole('searchbox', { name: 'Find in this document' })).toHaveValue(/presum/i);

    await preview.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(toast(page, title)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  });
}

test('a row without its stored file says what is missing', async ({ lawyer: page }) => {
  await page.goto('/home');
  const caseId = await newCase(page, 'Kaveri Mills v. Sundaram');
  const headers = { origin: new URL(page.url()).origin };
  const file_path = `case_files/${caseId}/lost_1.pdf`;
  const made = await page.request.post('/rest/v1/case_files', {
    data: { case_id: caseId, file_name: 'Lost order.pdf', file_path },
    headers,
  });
  expect(made.status()).toBe(201);
  await page.goto(`/home/cases/${caseId}?tab=files`);
  const row = files(page).getByRole('link', { name: /Lost order\.pdf/ });
  await expect(row).toContainText('Not uploaded', { timeout: 60_000 });
  await row.click();
  await expect(page.getByRole('heading', { name: 'No file is stored for this entry' })).toBeVisible();
  await expect(page.getByText('Could not be read')).toBeHidden();
  await expectAccessible(page);
});
