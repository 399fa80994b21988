import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import mammoth from 'mammoth';
import { expect, expectAccessible, expectAccessibleIn, PHONE, test, toast } from './journey.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The day in India so many days from now, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

async function openNewCase(page: Page, baseURL: string | undefined): Promise<string> {
  const made = await page.request.post('/rest/v1/cases', {
    data: {
      title: 'Kaveri Mills v. Union of India',
      court: 'High Court of Madras',
      case_number: 'W.P. 4411/2026',
    },
    headers: { origin: baseURL ?? '', prefer: 'return=representation' },
  });
  const [row] = (await made.json()) as { id: string }[];
  const address = `/home/cases/${row?.id}`;
  await page.goto(`${address}?tab=timeline`);
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  return address;
}

type Event = { type: string; title: string; day: string; time?: string; place?: string };

async function addEvent(page: Page, { type, title, day, time, place }: Event): Promise<void> {
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add event' });
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: type }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Date').fill(day);
  if (time) await dialog.getByLabel('Time').fill(time);
  if (place) await dialog.getByLabel('Place').fill(place);
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog).toBeHidden();
}

test('manage the dates of a case: add, see the next one, change, filter, delete', async ({
  lawyer: page,
  baseURL,
}) => {
  const address = await openNewCase(page, baseURL);
  await addEvent(page, {
    type: 'Hearing',
    title: 'Stay application',
    day: inDays(3),
    time: '10:30',
    place: 'Court hall 5',
  });
  await addEvent(page, { type: 'Deadline', title: 'File the rejoinder', day: inDays(5) });
  await addEvent(page, { type: 'Note', title: 'Conference with senior', day: inDays(-2) });
  const coming = page.getByRole('region', { name: 'Upcoming' });
  await expect(coming.getByRole('listitem').filter({ hasText: 'File the rejoinder' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past' })).toContainText('Conference with senior');

  await page.getByRole('combobox', { name: 'Type of event' }).click();
  await page.getByRole('option', { name: 'Hearing' }).click();
  await expect(coming).toContainText('Stay application');
  await expect(page.getByText('File the rejoinder')).toBeHidden();

  await page.getByRole('tab', { name: 'Summary' }).click();
  const summary = page.getByRole('tabpanel', { name: 'Summary' });
  await expect(summary).toContainText('10:30');
  await expect(summary).toContainText('Stay application, Court hall 5');
  await page.goto('/home');
  const board = page.getByRole('region', { name: /Today’s board/ });
  await expect(board).toContainText('Stay application, Court hall 5');
  await expect(board).toContainText('File the rejoinder, High Court of Madras');

  await page.goto(`${address}?tab=timeline`);
  await page.getByRole('button', { name: 'Edit Stay application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit event' });
  await dialog.getByLabel('Place').fill('Court hall 9');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(coming).toContainText('Court hall 9');
  await page.getByRole('button', { name: 'Delete File the rejoinder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Event deleted')).toBeVisible();
  await page.reload();
  await expect(coming).toContainText('Stay application');
  await expect(coming).not.toContainText('File the rejoinder');
});

test('type a date as lawyers write it, and tick off what is overdue', async ({ lawyer: page, baseURL }) => {
  const address = await openNewCase(page, baseURL);
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add event' });
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Deadline' }).click();
  await dialog.getByLabel('Title').fill('Reply to the notice');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText('Enter the date', { exact: true })).toBeVisible();
  await dialog.getByLabel('Date').fill('05/06/2026');
  await expect(dialog.getByText('Friday, 5 June 2026')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pick a day' }).click();
  await dialog.getByLabel('Date').fill('5 June 2026');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog).toBeHidden();
  const past = page.getByRole('region', { name: 'Past' });
  await expect(past).toContainText('Overdue');

  await page.goto('/home');
  const overdue = page.getByRole('list', { name: 'Overdue' });
  await expect(overdue).toContainText('Fri, 5 Jun');
  await overdue.getByRole('button', { name: 'Mark Reply to the notice as done' }).click();
  await expect(toast(page, 'Marked as done')).toBeVisible();
  await expect(overdue).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(overdue).toContainText('Reply to the notice');
  await expect(toast(page, 'Marked as done')).toBeHidden();
  await overdue.getByRole('button', { name: 'Mark Reply to the notice as done' }).click();
  await expect(toast(page, 'Marked as done')).toBeVisible();
  await expect(overdue).toBeHidden();
  await page.goto(`${address}?tab=timeline`);
  await expect(past.getByText('Done', { exact: true })).toBeVisible();
  await expect(past.getByText('Overdue')).toBeHidden();
});

const PAPERS = {
  'Order sheet.txt':
    'IN THE HIGH COURT OF MADRAS\nORDER\n2. Heard both sides. The matter is adjourned to 14.01.2027 for arguments.\nJUDGE\n',
  'Notice.txt': 'Take notice that the hearing is fixed on 14th January, 2027 at 10:30 AM.\n',
  'Petition.txt': 'The petitioner was served with the show-cause notice dated 3 March 2025.\n',
};

test('take the dates that the files suggest: one line a date, with its sources', async ({
  lawyer: page,
  baseURL,
}) => {
  const address = await openNewCase(page, baseURL);
  const caseId = address.split('/').at(-1);
  const headers = { origin: baseURL ?? '' };
  for (const [name, text] of Object.entries(PAPERS)) {
    const file_path = `case_files/${caseId}/${name.length}${Date.now()}_1.txt`;
    const stored = await page.request.post(`/storage/v1/object/case-files/${file_path}`, {
      data: Buffer.from(text),
      headers: { ...headers, 'content-type': 'text/plain' },
    });
    expect(stored.status(), await stored.text()).toBe(200);
    const row = { case_id: caseId, file_name: name, file_path, file_type: 'text/plain' };
    const added = await page.request.post('/rest/v1/case_files', { data: row, headers });
    expect(added.status(), await added.text()).toBe(201);
  }
  await addEvent(page, { type: 'Document', title: 'Show-cause notice', day: '3 March 2025' });

  const panel = page.getByRole('region', { name: '2 dates suggested from files' });
  const heading = panel.getByRole('button', { name: '2 dates suggested from files' });
  await expect(heading).toBeVisible();
  // It is open already when the dates were found while the timeline was empty.
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await expect(panel.getByText('Already on your timeline: Show-cause notice')).toBeVisible();
  const line = panel.getByRole('listitem').filter({ hasText: '14 Jan 2027' });
  await expect(line.getByRole('link', { name: /page \d/ })).toHaveText([
    'Notice.txt, page 1',
    'Order sheet.txt, page 1',
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await line.getByRole('button', { name: /^Accept: / }).click();
  await expect(toast(page, 'Added to the timeline')).toBeVisible();
  const coming = page.getByRole('region', { name: 'Upcoming' });
  await expect(
    coming.getByRole('heading', { name: /^Take notice that the hearing is fixed on 14th January, 2027/ }),
  ).toBeVisible();
  await expect(coming).toContainText(
    'The matter is adjourned to 14.01.2027 for arguments (Order sheet.txt, page 1)',
  );
  const left = page.getByRole('region', { name: '1 date suggested from files' });
  await left.getByRole('button', { name: /^Reject: / }).click();
  await expect(page.getByRole('region', { name: /suggested from files/ })).toBeHidden();
});

test('take the list of dates along, and the dates into a calendar until the address is revoked', async ({
  lawyer: page,
  baseURL,
}) => {
  await openNewCase(page, baseURL);
  await addEvent(page, { type: 'Hearing', title: 'Stay application', day: inDays(3), time: '10:30' });
  await addEvent(page, { type: 'Document', title: 'Show-cause notice', day: inDays(-40) });
  const download = page.waitForEvent('download');
  const take = async (what: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  const list = page.getByRole('dialog', { name: 'List of dates' });
  await take('List of dates (Word)');
  await expect(list.getByText('1 of 2 ticked')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: /Change the words.*Show-cause/ }).click();
  await list.getByLabel('Words in the list').fill('The respondent issued a show-cause notice.');
  await list.getByRole('button', { name: 'Download Word' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('List of dates.docx');
  const { value } = await mammoth.extractRawText({ buffer: await readFile((await saved.path()) ?? '') });
  expect(value).toContain('Kaveri Mills');
  expect(value).toContain('The respondent issued a show-cause notice.');
  expect(value).not.toContain('Stay application');

  const printed = page.waitForEvent('download');
  await take('List of dates (PDF)');
  await list.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await printed;
  expect(pdf.suggestedFilename()).toBe('List of dates.pdf');
  expect((await readFile((await pdf.path()) ?? '')).subarray(0, 5).toString()).toBe('%PDF-');

  await take('Calendar');
  const dialog = page.getByRole('dialog', { name: 'Your dates in a calendar' });
  await dialog.getByRole('button', { name: 'Create an address' }).click();
  const { pathname } = new URL(await dialog.getByLabel('Address', { exact: true }).inputValue());
  // A calendar program has no session.
  const read = () => fetch(new URL(pathname, baseURL));
  const calendar = await read();
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(await calendar.text()).toContain('Stay application');
  await dialog.getByRole('button', { name: 'Revoke the address' }).click();
  await expect(dialog.getByText('You have no address yet.')).toBeVisible();
  expect((await read()).status).toBe(404);
});

test('the timeline and the form of a date are accessible on a desk and on a phone', async ({
  lawyer: page,
  baseURL,
}) => {
  test.slow();
  await openNewCase(page, baseURL);
  await addEvent(page, { type: 'Hearing', title: 'Stay application', day: inDays(3), time: '10:30' });
  await page.setViewportSize(PHONE);
  await addEvent(page, { type: 'Deadline', title: 'Reply to the show-cause notice', day: inDays(-1) });
  await expectAccessibleIn(page);
  await page.getByRole('button', { name: 'Edit Stay application' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleIn(page);
});
