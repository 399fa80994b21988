import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

// A last day from an event of a case: its working, the holidays of the court, and what becomes of it when the day moves.

async function added(page: Page, baseURL: string, table: string, data: object): Promise<string> {
  const headers = { origin: baseURL, prefer: 'return=representation' };
  const answer = await page.request.post(`/rest/v1/${table}`, { headers, data });
  return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
}

test('a deadline goes from an event to the timeline and is worked out again when the event moves', async ({
  lawyer: page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const case_id = await added(page, origin, 'cases', { title: 'Kaveri Looms v. Palar Dyes' });
  const decree = await added(page, origin, 'timeline_events', {
    case_id,
    title: 'Decree',
    event_date: '2026-10-01T00:00:00+05:30',
    all_day: true,
    event_type: 'document',
  });
  await page.goto(`/home/deadlines?case=${case_id}&event=${decree}&rule=116(a)`);
  await expect(page.getByText('Wednesday, 30 December 2026')).toBeVisible();
  await expect(page.getByText(/Holidays of the court were not considered/u)).toBeVisible();

  await page.getByRole('button', { name: 'Add a calendar' }).click();
  await page.getByLabel('Name').fill('Madras High Court');
  await page.getByRole('textbox', { name: 'Holidays' }).fill('25.12.2026 to 01.01.2027 Christmas');
  await page.getByRole('button', { name: 'Save the calendar' }).click();
  await expect(page.getByText('Saturday, 2 January 2027')).toBeVisible();
  await expect(page.getByText(/Holidays of the court were not considered/u)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to timeline' }).click();
  await expect(page.getByText('Added to the timeline')).toBeVisible();

  await page.request.patch(`/rest/v1/timeline_events?id=eq.${decree}`, {
    headers: { origin },
    data: { event_date: '2026-10-08T00:00:00+05:30' },
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/home/cases/${case_id}?tab=timeline`);
  await expect(page.getByText(/Out of date: the day on which it rests has changed/u)).toBeVisible();
  await page.getByRole('link', { name: 'Work it out again' }).click();
  await expect(page.getByText('Wednesday, 6 January 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Replace on timeline' }).click();
  await expect(page.getByText('Added to the timeline')).toBeVisible();
  await page.goto(`/home/cases/${case_id}?tab=timeline`);
  await expect(page.getByText('6 Jan 2027', { exact: true })).toBeVisible();
  await expect(page.getByText(/Out of date/u)).toHaveCount(0);
});
