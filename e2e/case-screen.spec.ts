import type { Page } from '@playwright/test';
import { caseAction, expect, expectAccessible, test, toast } from './journey.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The day in India so many days from now, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

type Api = { page: Page; baseURL: string | undefined };

async function add({ page, baseURL }: Api, path: string, data: object): Promise<Record<string, string>> {
  const made = await page.request.post(path, {
    data,
    headers: { origin: baseURL ?? '', prefer: 'return=representation' },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const [row] = [await made.json()].flat() as Record<string, string>[];
  return row ?? {};
}

for (const [name, width] of [
  ['a desk', 1440],
  ['a phone', 360],
] as const) {
  test(`brief yourself from the first screen of a case at ${name}, and add what it lacks`, async ({
    lawyer: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    const api = { page, baseURL };
    const client = await add(api, '/rest/v1/clients', {
      name: 'Kaveri Mills',
      contact_person: 'R. Subramaniam',
    });
    const title = 'Kaveri Mills v. Union of India';
    const { id } = await add(api, '/rest/v1/cases', {
      title,
      client_id: client.id,
      client_name: 'Kaveri Mills',
    });
    await page.goto(`/home/cases/${id}`);
    const summary = page.getByRole('tabpanel', { name: 'Summary' });
    await expect(summary.getByText('No next date')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await summary.getByRole('button', { name: 'Add files' }).click();
    await chooser;
    await summary.getByRole('button', { name: 'Add parties' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await summary.getByRole('link', { name: 'Add date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add event' });
    await dialog.getByLabel('Title').fill('Stay application');
    await dialog.getByLabel('Date').fill(inDays(9));
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Upcoming' })).toContainText('Stay application');
    await page.getByRole('tab', { name: 'Summary' }).click();
    await expect(summary).toContainText('Hearing');

    await add(api, '/rest/v1/timeline_events', {
      ...{ case_id: id, title: 'Written statement', event_type: 'deadline', event_date: inDays(2) },
    });
    await add(api, '/rest/v1/timeline_events', {
      ...{ case_id: id, title: 'Rejoinder', event_type: 'deadline', event_date: inDays(-3) },
    });
    await expect(summary.getByText('Deadline')).toBeVisible();
    await expect(summary).toContainText('Written statement');
    await expect(summary.getByRole('link', { name: /^Overdue: Rejoinder/ })).toBeVisible();

    const tabs = page.getByRole('tablist');
    const heading = await page.getByRole('heading', { name: title, level: 1 }).boundingBox();
    const more = page.getByRole('button', { name: 'More actions' });
    const [button, strip] = await Promise.all([more.boundingBox(), tabs.boundingBox()]);
    expect(heading?.height, 'the title is one line').toBeLessThan(40);
    expect(Math.abs((button?.y ?? 0) - (heading?.y ?? 0)), 'the actions are beside it').toBeLessThan(20);
    expect(strip?.height, 'the tabs are one strip').toBeLessThan(50);
    const first = await summary.evaluate((panel) => {
      const content = panel.firstElementChild?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      return content + window.scrollY;
    });
    expect(first, 'content begins').toBeLessThanOrEqual(width === 360 ? 200 : 240);
    const menu = width === 360;
    const before = await tabs.boundingBox();
    await caseAction(page, 'Show Client Information');
    const panel = page.getByRole('dialog', { name: 'Client Information' });
    await expect(panel).toContainText('R. Subramaniam');
    if (!menu) expect(await tabs.boundingBox()).toEqual(before);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menu ? more : page.getByRole('button', { name: 'Show Client Information' })).toBeFocused();
    if (!menu) return;
    await more.click();
    for (const name of ['Share', 'Archive', 'Delete'])
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.keyboard.press('Escape');
  });
}

test('the message after an edit says whether the client changed', async ({ lawyer: page, baseURL }) => {
  const api = { page, baseURL };
  const client = await add(api, '/rest/v1/clients', { name: 'Kaveri Mills' });
  const { id } = await add(api, '/rest/v1/cases', {
    ...{
      title: 'Kaveri Mills v. State',
      client_id: client.id,
      client_name: 'Kaveri Mills',
      status: 'exploration',
    },
  });
  await page.goto(`/home/cases/${id}`);
  const edit = async (change: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
    await page.getByRole('button', { name: 'Edit case' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit case and client' });
    await change(dialog);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    return dialog;
  };
  let dialog = await edit((form) => form.getByLabel('Court').fill('High Court of Madras'));
  await expect(toast(page, 'Your changes to the case are saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  // The client has no other case, so it follows, and needs a number.
  dialog = await edit(async (form) => {
    await form.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Active' }).click();
  });
  await expect(dialog.getByText('Client number is required for non-exploration clients')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // With a second case the client keeps its status, and nothing is asked for.
  await add(api, '/rest/v1/cases', { title: 'Kaveri Mills v. Bank', client_id: client.id });
  const others = page.waitForResponse((answer) => answer.url().includes('id=neq.'));
  dialog = await edit(async (form) => {
    await others;
    await form.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Active' }).click();
  });
  await expect(toast(page, 'Your changes to the case are saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the timeline of a phone begins with one row, and the bottom button adds an event', async ({
  lawyer: page,
  baseURL,
}) => {
  const api = { page, baseURL };
  const { id } = await add(api, '/rest/v1/cases', { title: 'Kaveri Mills v. State' });
  await add(api, '/rest/v1/timeline_events', {
    ...{ case_id: id, title: 'Arguments', event_type: 'hearing', event_date: inDays(4) },
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/home/cases/${id}?tab=timeline`);
  const coming = page.getByRole('region', { name: 'Upcoming' });
  await expect(coming).toContainText('Arguments');
  const tools = page.getByRole('button', { name: 'Export' });
  const filter = page.getByRole('combobox', { name: 'Type of event' });
  expect((await tools.boundingBox())?.y).toBe((await filter.boundingBox())?.y);
  const bottom = page.getByRole('button', { name: 'Add event' });
  const box = await bottom.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(740);
  await expect(page.getByRole('button', { name: 'Upload Files' })).toBeHidden();
  await tools.click();
  for (const item of ['List of dates (Word)', 'List of dates (PDF)', 'Calendar'])
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bottom.click();
  await expect(page.getByRole('dialog', { name: 'Add event' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect(page.getByRole('button', { name: 'Upload Files' })).toBeVisible();
  await expect(bottom).toBeHidden();
});
