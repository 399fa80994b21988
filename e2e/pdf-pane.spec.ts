import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, expectAccessible, test } from './journey.ts';

for (const [name, viewport, colorScheme] of [
  ['a desk, by night', { width: 1440, height: 900 }, 'dark'],
  ['a phone, by day', { width: 360, height: 780 }, 'light'],
] as const) {
  test(`a PDF fits the window, has one row of controls, and fills the screen at ${name}`, async ({
    lawyer: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/home');
    const made = await page.request.post('/rest/v1/cases', {
      data: { title: 'Kaveri Mills v. Sundaram' },
      headers: { prefer: 'return=representation', origin: new URL(page.url()).origin },
    });
    const [row] = (await made.json()) as { id: string }[];
    await page.goto(`/home/cases/${row?.id}?tab=files`);
    const buffer = await readFile(path.join(import.meta.dirname, '../library/demo/complaint.pdf'));
    await page
      .getByLabel('Files to upload')
      .setInputFiles([{ name: 'Complaint.pdf', mimeType: 'application/pdf', buffer }]);
    const link = page.getByRole('list', { name: 'Files' }).getByRole('link', { name: /Complaint\.pdf/ });
    await expect(link).toBeVisible();
    await page.setViewportSize(viewport);
    await link.click();
    const preview = page.getByRole('region', { name: 'Preview of Complaint.pdf' });
    const sheet = preview.getByRole('img', { name: /^Page 1 of/ });
    await expect(sheet).toBeVisible();

    const controls = preview.getByRole('toolbar', { name: 'Pages' });
    const tops = await controls.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(new Set(tops).size).toBe(1);
    const pane = (await preview.boundingBox())?.width ?? 0;
    const drawn = async () => (await sheet.boundingBox())?.width ?? 0;
    expect(await drawn()).toBeGreaterThan(pane - 48);
    expect(await drawn()).toBeLessThanOrEqual(pane);
    await expectAccessible(page);

    const before = await drawn();
    await controls.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(drawn).toBeGreaterThan(before);
    await controls.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(drawn).toBe(before);

    await controls.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('tab', { name: 'Files' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect.poll(drawn).toBeGreaterThan(Math.min(viewport.width - 40, 1000));
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Page, of/ }).fill('2');
    await page.getByRole('textbox', { name: /^Page, of/ }).press('Enter');
    await expect(preview.getByRole('img', { name: /^Page 2 of/ })).toBeInViewport();
    await page.getByRole('textbox', { name: /^Page, of/ }).blur();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Files' })).toBeVisible();
    await expect.poll(drawn).toBe(before);
    await expect(preview.getByRole('img', { name: /^Page 2 of/ })).toBeInViewport();
  });
}

test('a page, a file and a document that are not there look the same and lead on', async ({
  lawyer: page,
}) => {
  await page.goto('/home');
  const made = await page.request.post('/rest/v1/cases', {
    data: { title: 'Kaveri Mills v. Sundaram' },
    headers: { prefer: 'return=representation', origin: new URL(page.url()).origin },
  });
  const [row] = (await made.json()) as { id: string }[];
  for (const [address, heading, next] of [
    ['/nowhere', 'Oops! Page not found', 'link'],
    ['/home/nowhere', 'Page Not Found', 'link'],
    ['/home/library/nothing', 'This document is not in the library', 'link'],
    [`/home/cases/${row?.id}?tab=files&file=nothing`, 'File not found', 'button'],
  ] as const) {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const title = page.getByRole('heading', { name: heading });
      await expect(title).toBeVisible();
      await expect(title.locator('..').getByRole(next)).toBeVisible();
      await expectAccessible(page);
    }
  }
  await page.getByRole('button', { name: 'Back to the files' }).click();
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
});
