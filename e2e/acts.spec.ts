import { expect, expectAccessible, test } from './journey.ts';

test('find what became of a section, and which law applies to an offence', async ({ lawyer: page }) => {
  await page.goto('/home/acts');
  await page.getByRole('link', { name: 'Old and new criminal law' }).click();
  await expect(page.getByRole('heading', { name: 'Old and new criminal law', level: 1 })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Punishment for murder' })).toBeVisible();
  await page.getByLabel('Section', { exact: true }).fill('302');
  await page.getByLabel(/^Day of the offence/).fill('30 June 2024');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/act=IPC&section=302&date=2024-06-30/);
  await expect(page.getByRole('link', { name: 'Section 103(1) BNS' })).toBeVisible();
  await expect(page.getByText('Offence: old code')).toBeVisible();
  await expect(page.getByText('Procedure and evidence: both may matter')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Filter by number or subject').fill('snatching');
  await expect(page.getByRole('cell', { name: '304', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/home/concordance?act=IPC&section=9999');
  await expect(page.getByRole('alert').filter({ hasText: 'no such provision' })).toBeVisible();
});

test('browse an act by part, read a section and a judgment that refers to it', async ({ lawyer: page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Acts', exact: true }).first().click();
  await page.getByRole('link', { name: 'Indian Penal Code, 1860' }).click();
  await expect(page.getByRole('heading', { name: 'Human body' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^498A/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Section 498A, Indian Penal Code, 1860', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Section 85 BNS' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /judgments? refers? to it/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
