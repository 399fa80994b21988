import { expect, expectAccessible, test } from './journey.ts';

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`the help centre: an answer is found and leads to its page: ${width} px`, async ({ lawyer: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/home/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
    await page.getByText('The check of citations').click();
    await expect(page.getByText(/7,200 real citations/u)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('verify opponent');
    await page.getByText('Verify an opponent’s paper').click();
    const picture = page.getByRole('img', { name: /^The report of a check/u });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the page' }).click();
    await page.waitForURL('**/home/check');
  });
