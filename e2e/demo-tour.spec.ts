import { test } from './demo.ts';
import { expect, expectAccessible } from './journey.ts';

// The second journey leaves the tour of the account that both share.
test.describe.configure({ mode: 'serial' });

const LOOKS = [
  [{ width: 1440, height: 900 }, 'dark'],
  [{ width: 360, height: 780 }, 'light'],
] as const;

test('the demo shows a read scan, upright, judgments marked as samples, and what is overdue and done', async ({
  chambers: page,
}) => {
  // A page is recognised on a busy machine.
  test.slow();
  await page.goto('/home');
  const tour = page.getByRole('region', { name: 'A short tour of the demo chambers' });
  for (const [viewport, colorScheme] of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect(tour).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Overdue').first()).toBeVisible();
  await tour.getByRole('link', { name: 'Open a case that reads its files' }).click();
  const files = page.getByRole('list', { name: 'Files' });
  await expect(page.getByText('C.C. No. 318 of 2026').first()).toBeVisible();
  const judgment = files.getByRole('link', { name: /Basavaraj Hiregoudar v\. Mallikarjun Angadi/ });
  await expect(judgment).toContainText('Sample, not a real judgment', { timeout: 60_000 });
  await expect(files.getByText(/Reading|Waiting to be read/)).toHaveCount(0, { timeout: 150_000 });

  // One search finds the scan, the complaint and the judgment.
  await page.getByRole('searchbox', { name: 'Search every page of this case' }).fill('cheque');
  const hits = page.getByRole('list', { name: 'Pages found' });
  await expect(hits.getByRole('link', { name: /Order sheet \(scan\)\.pdf/ })).toContainText('From a scan');
  await expect(hits.getByRole('link', { name: /Complaint under section 138\.pdf/ }).first()).toBeVisible();
  await expect(hits.getByRole('link', { name: /Basavaraj/ }).first()).toBeVisible();

  // The sheet went through the scanner upside down, and is shown as it was read.
  await hits.getByRole('link', { name: /Order sheet/ }).click();
  const preview = page.getByRole('region', { name: 'Preview of Order sheet (scan).pdf' });
  const sheet = preview.getByRole('img', { name: 'Page 1 of 1' });
  await expect(sheet).toBeVisible();
  /** Dark points in the upper and the lower half: the sheet ends with empty paper. */
  const ink = () =>
    sheet.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      const halves: [number, number] = [0, 0];
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 255) < 110) halves[at / 4 / width < height / 2 ? 0 : 1] += 1;
      return halves[0] > halves[1] && halves[0] > 1000;
    });
  await expect.poll(ink).toBe(true);
});

test('the tour is left with the keyboard, and does not come back', async ({ chambers: page }) => {
  await page.goto('/home');
  const tour = page.getByRole('region', { name: 'A short tour of the demo chambers' });
  const leave = tour.getByRole('button', { name: 'Leave the tour' });
  await expect(leave).toHaveAccessibleDescription(/Press Escape to leave/);
  const left = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/profiles') && answer.request().method() === 'PATCH',
  );
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  expect((await left).ok()).toBe(true);
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent cases' })).toBeVisible();
  await expect(tour).toBeHidden();
});
