import { expect, expectAccessible, test } from './journey.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
const EXPORT = (next: string) =>
  JSON.stringify([
    {
      cino: 'TNCH010012342024',
      type_name: 'OS',
      reg_no: 1234,
      reg_year: 2024,
      petparty_name: 'Meenakshi Traders',
      resparty_name: 'Vaigai Transport',
      establishment_name: 'City Civil Court',
      date_next_list: next,
      purpose_name: 'Evidence',
    },
  ]);

test('bring the export of the court app, apply what changed with one press and undo it with one', async ({
  lawyer: page,
}) => {
  const bring = async (next: string) =>
    page.getByLabel('Choose files').setInputFiles({
      name: 'myCases.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(EXPORT(inDays(Number(next)))),
    });
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Bring from court' }).click();
  await bring('9');
  await expect(page.getByText('Export of the court app')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: 'Bring more files' }).click();
  await bring('20');
  await expect(page.getByText(/until now/u)).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeVisible();
});
