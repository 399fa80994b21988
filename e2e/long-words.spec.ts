import type { Locator } from '@playwright/test';
import { expect, PHONE, test } from './journey.ts';
import { openNewCase } from './sharing.ts';

// The longest words of the three languages.
test.use({ locale: 'ta-IN' });

/** Inside of the window, whose size is known. */
async function expectInside(panel: Locator, width: number): Promise<void> {
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width;
    })
    .toBe(true);
}

test('in Tamil, menus and choices stay inside of the window', async ({ lawyer: page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home/search?q=cheque');
  await page.getByRole('button', { name: 'வடிகட்டிகள்' }).click();
  await page.getByText('எல்லாச் சட்டங்களும்', { exact: true }).click();
  const acts = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await expect(acts.getByText('Negotiable Instruments Act, 1881')).toBeVisible();
  await expectInside(acts, 1440);

  const caseId = await openNewCase(page, baseURL ?? '');
  const made = await page.request.post('/rest/v1/case_drafts', {
    data: { case_id: caseId, title: 'Notice', content: 'Take notice.' },
    headers: { origin: baseURL ?? '', prefer: 'return=representation' },
  });
  const [draft] = (await made.json()) as { id: string }[];
  await page.setViewportSize(PHONE);
  await page.goto(`/home/cases/${caseId}?tab=drafts&draft=${draft?.id}`);
  await page.getByRole('button', { name: 'மேலும் வடிவமைப்பு' }).click();
  await page.getByRole('button', { name: 'செருகு' }).click();
  const menu = page.getByRole('menu');
  await expectInside(menu, PHONE.width);
  const last = menu.getByRole('menuitem').last();
  expect(await last.evaluate((item) => item.scrollWidth <= item.clientWidth)).toBe(true);
});
