import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

const ROWS = { comfortable: 40, compact: 32 };

async function addCases(page: Page, origin: string, count: number): Promise<void> {
  for (let at = 1; at <= count; at++) {
    const data = { title: `Case ${at}`, client_name: 'Kaveri Mills' };
    const made = await page.request.post('/rest/v1/cases', { data, headers: { origin } });
    expect(made.ok()).toBe(true);
  }
}

const heights = (page: Page, rows: string) =>
  page
    .locator(rows)
    .evaluateAll((found) => found.map((row) => Math.round(row.getBoundingClientRect().height)));

test('the rows of lists are comfortable or compact on a desk, from the first paint on, and never small on a phone', async ({
  lawyer: page,
  baseURL,
}) => {
  await addCases(page, baseURL ?? '', 5);
  const table = 'table tbody tr[data-index]';
  await page.goto('/home/cases?view=list');
  await expect(page.locator(table)).toHaveCount(5);
  expect((await heights(page, table)).slice(0, -1)).toEqual(Array(4).fill(ROWS.comfortable));

  await page.goto('/home/profile');
  await page.getByRole('combobox', { name: 'Rows in lists' }).click();
  await page.getByRole('option', { name: 'Compact' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expectAccessible(page);

  await page.goto('/home/cases?view=list', { waitUntil: 'commit' });
  // Set by the first script of the page, before there is anything to paint.
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.locator(table)).toHaveCount(5);
  expect((await heights(page, table)).slice(0, -1)).toEqual(Array(4).fill(ROWS.compact));
  await expectAccessible(page);
  await page.goto('/home/acts/ipc');
  const section = page.locator('main [data-row]').first();
  await expect(section).toBeVisible();
  expect((await section.boundingBox())?.height).toBe(ROWS.compact);

  await page.setViewportSize({ width: 360, height: 780 });
  expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (const path of ['/home', '/home/cases', '/home/acts']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeTargets(page);
  }
});
