import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ingest } from './ingest-folder.ts';
import { expect, expectAccessible, newAddress, signUpAndIn, test } from './journey.ts';

test.use({ ownProduct: true });
test.describe.configure({ mode: 'default' });

const section = (number: string, title: string, description: string) => ({
  chapter: 1,
  chapter_title: 'Preliminary',
  section: number,
  title,
  description,
});
const ACT = {
  act: 'The Lantern Keepers Act, 1957',
  sections: [
    section('1', 'Short title', 'This Act may be called the Lantern Keepers Act, 1957.'),
    section('2', 'Definitions', '(a) “keeper” means a person appointed under section 3;'),
    section('3', 'Appointment', 'The harbour board appoints a keeper for each lantern.'),
    section(
      '4',
      'Penalty',
      '(1) A keeper who sleeps pays the fine of section 5:\n\nProvided that no fine is due—\n\n(a) in a storm;\n\n(b) on a holiday.',
    ),
    section('5', 'Fines', 'A fine is ten rupees for each night.'),
  ],
};
const KEY = 'lantern-keepers-act-1957';

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-act-'));
  await writeFile(path.join(folder, 'lantern.json'), JSON.stringify(ACT));
  await ingest(folder);
  await rm(folder, { recursive: true });
});

const card = (page: Page) => page.getByText('A fine is ten rupees for each night.');

test('two keystrokes open a section; its references open under the mouse, and its defined words have their meaning', async ({
  lawyer: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Page, case/u })).toBeFocused();
  await page.keyboard.type('4 lantern');
  await expect(page.getByRole('option').filter({ hasText: 'Penalty' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home/acts/${KEY}/4$`, 'u'));
  await page.getByRole('button', { name: '5', exact: true }).hover();
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.getByRole('button', { name: 'keeper', exact: true }).first().click();
  await expect(page.getByText('means a person appointed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Copy s. 4(1), proviso (b), Lantern Keepers Act, 1957' }),
  ).toBeVisible();
  await page.goto(`/home/acts/${KEY}/4#1.p1.b`);
  await expect(page.locator('[aria-current="location"]')).toHaveText(/on a holiday/u);
});

test('on a phone a reference opens on a tap, and a section from the search in acts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signUpAndIn(page, newAddress('phone'), baseURL ?? '');
  await page.goto('/home/acts');
  const search = page.getByRole('searchbox', { name: 'Find a section' });
  await search.tap();
  await search.fill('4 lantern');
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home/acts/${KEY}/4$`, 'u'));
  await page.getByRole('button', { name: '5', exact: true }).tap();
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
