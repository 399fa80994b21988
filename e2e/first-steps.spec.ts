import { mkdir, writeFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

test('an empty account is led to a sample case, removes it in one step, imports a folder, and leaves the steps', async ({
  lawyer: page,
}, info) => {
  test.slow();
  await page.goto('/home');
  const steps = page.getByRole('region', { name: 'What would you like to do first?' });
  await expect(steps).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await steps.getByRole('button', { name: 'Try a sample case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sample: Kaveri Textiles/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('Complaint under section 138.pdf');
  await page.goto('/home');
  await expect(page.getByRole('list', { name: 'The next two weeks' })).toContainText(
    'Sample: Kaveri Textiles',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the sample case' }).click();
  await expect(steps).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove the sample case' }).click();
  await expect(steps).toBeVisible();

  const folder = info.outputPath('Meenakshi claim');
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/notes.txt`, 'Conference on 6 January 2026.');
  await writeFile(`${folder}/statement.txt`, 'Statement of the driver.');
  await writeFile(`${folder}/tool.exe`, 'no');
  await steps.getByLabel('Folder to import').setInputFiles(folder);
  const dialog = page.getByRole('dialog', { name: 'Import a folder as a case' });
  await expect(dialog).toContainText('2 files become files of a new case');
  await expect(dialog).toContainText('tool.exe');
  await expect(dialog.getByLabel('Name of the client')).toHaveValue('Meenakshi claim');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meenakshi claim' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
});

test('the first steps are left with the keyboard and do not come back', async ({ lawyer: page }) => {
  await page.goto('/home');
  const steps = page.getByRole('region', { name: 'What would you like to do first?' });
  const left = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/profiles') && answer.request().method() === 'PATCH',
  );
  await steps.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(steps).toBeHidden();
  expect((await left).ok()).toBe(true);
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Create Your First Case' })).toBeVisible();
  await expect(steps).toBeHidden();
});
