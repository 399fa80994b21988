import { expect, expectAccessible, test } from './journey.ts';

const indianDay = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test('see the board of today, enter the result of a hearing in five presses and tell the client', async ({
  lawyer: page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { headers, data })).json() as Promise<unknown>;
  const [made] = (await post('/rest/v1/cases', { title: 'Kaveri Looms v. Palar Dyes' })) as { id: string }[];
  await post('/rest/v1/timeline_events', {
    case_id: made?.id,
    title: 'Arguments',
    event_type: 'hearing',
    event_date: indianDay(0),
    place: 'Court 4, item 7',
  });
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Tomorrow in court' }).click();
  await expect(page.getByText('Nothing is listed on this day.')).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByText('Item 7')).toBeVisible();
  await expectAccessible(page);
  // The cause list of the week has the same matter, on one page to print.
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Cause list of the week from/u, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kaveri Looms v. Palar Dyes' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText('Item 7')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Result of Kaveri Looms v. Palar Dyes' }).click();
  await page.getByRole('radio', { name: 'Adjourned' }).click();
  await page.getByRole('radio', { name: 'The court' }).click();
  await page.getByRole('button', { name: '4 weeks' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Adjourned', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Tell the client' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/your case was adjourned/u);
  await page.getByRole('combobox', { name: 'The client agreed' }).click();
  await page.getByRole('option', { name: 'In person' }).click();
  await page.getByRole('button', { name: 'Make a private link' }).click();
  const address = await page.getByLabel('Private link', { exact: true }).inputValue();
  const opened = await page.request.get(address, { headers: { cookie: '' } });
  expect(await opened.text()).toContain('Kaveri Looms v. Palar Dyes');
  expect(opened.headers()['x-robots-tag']).toContain('noindex');
});
