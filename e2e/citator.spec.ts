import { expect, expectAccessible, test } from './journey.ts';

const ID = 'sample-06-delhi-hostel-location-app';

test('open what a judgment cites, read the citing sentence, and go to the judgment and to the place', async ({
  lawyer: page,
}) => {
  // The citations of a library that was just loaded are read in the background.
  const cited = async () => {
    const answer = await page.request.get(`/library/documents/${ID}/citations`);
    const { results } = (await answer.json()) as { results: { document_id?: string }[] };
    return results.filter(({ document_id }) => document_id !== undefined).length;
  };
  await expect.poll(cited, { timeout: 60_000 }).toBeGreaterThan(0);

  await page.goto(`/home/library/${ID}`);
  await page.getByRole('link', { name: 'All citations, with their sentences' }).click();
  await expect(page.getByRole('heading', { name: 'Citations', level: 1 })).toBeVisible();
  await expect(page.getByText(/precautionary principle/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: /^Sarayu Ghati/ }).click();
  await expect(page).toHaveURL(/\/home\/library\/sample-25/);
  await page.getByRole('link', { name: 'All citations, with their sentences' }).click();
  await page.getByRole('tab', { name: 'Cited by' }).click();
  await expect(page).toHaveURL(/direction=cited_by/);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'precautionary principle' })
    .getByRole('link', { name: /^Open paragraph/ })
    .click();
  await expect(page).toHaveURL(/sample-06.*at=\d+/);
});
