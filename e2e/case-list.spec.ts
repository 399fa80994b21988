import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleIn, PHONE, test, toast } from './journey.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The day in India so many days from now, `yyyy-mm-dd`. */
const inDays = (days: number) => new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

const MADRAS = 'High Court of Madras';

/** Four cases of one client: with a hearing, with a deadline before it, with an overdue date alone, and without any. */
async function addCases(page: Page, baseURL: string | undefined): Promise<void> {
  const add = async (path: string, data: object) => {
    const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
    const made = await page.request.post(path, { data, headers });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()) as { id: string }[];
  };
  const [client] = await add('/rest/v1/clients', { name: 'Kaveri Mills' });
  const of = { client_id: client?.id, client_name: 'Kaveri Mills' };
  const rows: { id: string }[] = [];
  for (const fields of [
    { title: 'Mills v. State', court: MADRAS, case_number: 'W.P. 4411/2026' },
    { title: 'Mills v. Bank', court: 'City Civil Court, Chennai', case_number: 'O.S. 12/2026' },
    { title: 'Mills v. Surveyor', court: MADRAS },
    { title: 'Mills v. Nobody' },
  ])
    rows.push(...(await add('/rest/v1/cases', { ...of, ...fields })));
  const event = (index: number, title: string, event_type: string, days: number) => ({
    ...{ case_id: rows[index]?.id, title, event_type, event_date: inDays(days) },
  });
  await add('/rest/v1/timeline_events', [
    event(0, 'Arguments', 'hearing', 8),
    event(0, 'Rejoinder', 'deadline', -2),
    event(1, 'Written statement', 'deadline', 1),
    event(1, 'Framing of issues', 'hearing', 20),
    event(2, 'Report', 'deadline', -5),
  ]);
}

const titles = (page: Page) => page.getByRole('list', { name: 'Cases' }).getByRole('heading', { level: 2 });

test('the list of cases leads with the next date, and filters by court and by dates', async ({
  lawyer: page,
  baseURL,
}) => {
  await addCases(page, baseURL);
  const application = '**/assets/start-app-*.js';
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home/cases', { waitUntil: 'commit' });
  // The first words are there before the code of the page.
  await expect(page.getByText('Mills v. Bank')).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  release();
  await expect(titles(page)).toHaveText([
    'Mills v. Bank',
    'Mills v. State',
    'Mills v. Nobody',
    'Mills v. Surveyor',
  ]);
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('Mills v. Bank')).toContainText('Tomorrow · Deadline');
  await expect(card('Mills v. Bank')).toContainText('Kaveri Mills');
  await expect(card('Mills v. State')).toContainText('Hearing');
  await expect(card('Mills v. State')).toContainText('Overdue since');
  await expect(card('Mills v. State')).toContainText('W.P. 4411/2026');
  await expect(card('Mills v. Surveyor')).toContainText('No next date');
  await expect(card('Mills v. Surveyor')).toContainText('Overdue since');

  // A press beside an open choice closes it, and does not open the case below.
  const below = await page.getByText('Mills v. Surveyor').boundingBox();
  await page.getByRole('combobox', { name: 'Court' }).click();
  await expect(page.getByRole('option', { name: MADRAS })).toBeVisible();
  await page.mouse.click((below?.x ?? 0) + 5, (below?.y ?? 0) + 5);
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home\/cases$/u);
  await page.getByRole('combobox', { name: 'Court' }).click();
  await page.getByRole('option', { name: MADRAS }).click();
  await expect(titles(page)).toHaveText(['Mills v. State', 'Mills v. Surveyor']);
  await page.getByRole('combobox', { name: 'Next date' }).click();
  await page.getByRole('option', { name: 'No next date' }).click();
  await expect(titles(page)).toHaveText(['Mills v. Surveyor']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Mills v. Surveyor']);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Next date' }).click();
  await page.getByRole('option', { name: 'Overdue' }).click();
  await expect(titles(page)).toHaveText(['Mills v. State', 'Mills v. Surveyor']);
  await page.getByRole('button', { name: 'Reset' }).click();

  // A change made elsewhere moves the case in the list.
  const headers = { origin: baseURL ?? '' };
  const done = '/rest/v1/timeline_events?title=eq.Written%20statement';
  await page.request.patch(done, { data: { done_at: new Date().toISOString() }, headers });
  await expect(titles(page).first()).toHaveText('Mills v. State');

  await page.getByRole('button', { name: 'List view' }).click();
  const table = page.getByRole('table', { name: 'Cases' });
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Next date', 'Case', 'Court and number', 'Client', 'Status', 'Created'],
  ]);
  await expect(table.getByRole('row').nth(1)).toContainText('High Court of Madras, W.P. 4411/2026');
});

test('an empty archive and an empty list say which of the two they are', async ({
  lawyer: page,
  baseURL,
}) => {
  await page.goto('/home/cases?archived=true');
  await expect(page.getByRole('heading', { name: 'No archived cases' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to current cases' }).click();
  await expect(page.getByRole('heading', { name: 'No clients found' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await dialog.getByLabel('Client Name').fill('Kaveri Mills');
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await expect(toast(page, 'Client added successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kaveri Mills', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete case' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // The client is still there, so the page asks for a case.
  await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible();
  const data = { title: 'Old suit', archived_at: new Date().toISOString() };
  await page.request.post('/rest/v1/cases', { data, headers: { origin: baseURL ?? '' } });
  await expect(page.getByRole('heading', { name: 'No current cases' })).toBeVisible();
  await page.getByRole('button', { name: 'Archived cases (1)' }).click();
  await expect(page.getByRole('heading', { name: 'Archived cases', level: 1 })).toBeVisible();
  await expect(page.getByText('1 archived case', { exact: true })).toBeVisible();
});

test('a client with its contact details and the next date of its case; an error loses nothing', async ({
  lawyer: page,
}) => {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'Create Your First Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  const given = [
    ['Client Name', 'Kaveri Mills'],
    ['Phone', '+91 98765 43210'],
    ['Email', 'office@kaveri.example'],
    ['Address', '4 Mill Road, Erode'],
    ['Next date', inDays(6)],
    ['Time', '10:30'],
    ['Purpose', 'Admission'],
  ] as const;
  for (const [label, value] of given) await dialog.getByLabel(label).fill(value);
  await page.route('**/rpc/create_client_with_case', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  for (const [label, value] of given) await expect(dialog.getByLabel(label)).toHaveValue(value);
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'office@kaveri.example' })).toBeVisible();
  await expect(page.getByText('4 Mill Road, Erode')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('list', { name: 'The next two weeks' })).toContainText('Admission');
});

test('a case is added from the page of its client, which is chosen already', async ({
  lawyer: page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
  const made = await page.request.post('/rest/v1/clients', { data: { name: 'Kaveri Mills' }, headers });
  const [row] = (await made.json()) as { id: string }[];
  await page.goto(`/home/clients/${row?.id}`);
  await page.getByRole('button', { name: 'New Case' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Kaveri Mills');
  await dialog.getByLabel('Title').fill('Kaveri Mills v. Bank');
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await expect(page.getByRole('heading', { name: 'Kaveri Mills v. Bank', level: 1 })).toBeVisible();
});

test('another case of a client is added with its next date', async ({ lawyer: page, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  await page.request.post('/rest/v1/clients', { data: { name: 'Kaveri Mills' }, headers });
  await page.goto('/home/cases?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await expect(dialog.getByRole('radio', { name: 'For an existing client' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Client' }).fill('kaveri');
  await page.getByRole('option', { name: 'Kaveri Mills' }).click();
  await dialog.getByLabel('Title').fill('Kaveri Mills v. Bank');
  await dialog.getByLabel('Next date').fill(inDays(3));
  await dialog.getByRole('combobox', { name: 'Hearing or deadline' }).click();
  await page.getByRole('option', { name: 'Deadline' }).click();
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await expect(page.getByRole('heading', { name: 'Kaveri Mills v. Bank', level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Summary' })).toContainText('Deadline');
});

test('filters, the form of a new case and an empty list are accessible on a desk and on a phone', async ({
  lawyer: page,
  baseURL,
}) => {
  await addCases(page, baseURL);
  await page.setViewportSize(PHONE);
  await page.goto('/home/cases?view=list');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('combobox', { name: 'Court' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/home/cases?dialog=new');
  await page.getByRole('radio', { name: 'For a new client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await dialog.getByLabel('Next date').fill('14/01/2199');
  await expect(dialog.getByText('Monday, 14 January 2199')).toBeVisible();
  await expectAccessibleIn(page);
  await page.goto('/home/cases?archived=true');
  await expect(page.getByRole('heading', { name: 'No archived cases' })).toBeVisible();
  await expectAccessibleIn(page);
});
