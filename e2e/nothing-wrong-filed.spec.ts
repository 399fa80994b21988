import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { caseAction, expect, test, toast } from './journey.ts';
import { Api, inDays, SIZES } from './nothing-wrong.ts';

// Nothing wrong reaches a court: private entries in a list of dates, dates without reminders, mixed-up numbers, papers
// without a signature block or on the page of another court.

const wordsOf = async (download: Download) =>
  (await mammoth.extractRawText({ buffer: await readFile(await download.path()) })).value;

const TIMELINE = [
  ['Impugned order received', 'document', -90],
  ['Hearing on admission', 'hearing', -30],
  ['Conference: our witness is weak', 'note', -20],
  ['Meeting with the senior', 'meeting', -15],
  ['Reply of the opponent is due', 'deadline', 6],
  ['Final arguments', 'hearing', 9],
] as const;

/** Opens the list of dates as Word. */
async function openList(page: Page) {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'List of dates (Word)' }).click();
  return page.getByRole('dialog', { name: 'List of dates' });
}

async function listOfDates(page: Page, api: Api): Promise<void> {
  const { id } = await api.add('/rest/v1/cases', { title: 'Kaveri Mills v. Union of India' });
  for (const [title, event_type, days] of TIMELINE)
    await api.add('/rest/v1/timeline_events', {
      ...{ case_id: id, title, event_type, event_date: inDays(days) },
    });
  await page.goto(`/home/cases/${id}?tab=timeline`);
  const list = await openList(page);
  await expect(list.getByText('2 of 6 ticked')).toBeVisible();
  await expect(list.getByText('Private', { exact: true })).toHaveCount(4);
  for (const [title, , days] of TIMELINE) {
    const tick = list.getByRole('checkbox', { name: new RegExp(title) });
    if (days < 0 && !/Conference|Meeting/u.test(title)) await expect(tick).toBeChecked();
    else await expect(tick).not.toBeChecked();
  }
  await list.getByRole('checkbox', { name: /Hearing on admission/ }).uncheck();
  await list.getByRole('button', { name: /Change the words.*Impugned order/ }).click();
  await list.getByLabel('Words in the list').fill('The impugned order was served on the petitioner.');
  const taken = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download Word' }).click();
  const words = await wordsOf(await taken);
  expect(words).toContain('The impugned order was served on the petitioner.');
  for (const [title] of TIMELINE) expect(words).not.toContain(title);

  // The choice is kept for the case, and the timeline has its own words.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Impugned order received' })).toBeVisible();
  await openList(page);
  await expect(list.getByText('1 of 6 ticked')).toBeVisible();
  await list.getByRole('button', { name: 'Cancel' }).click();
  // The filter by type counts.
  await page.getByRole('combobox', { name: 'Type of event' }).click();
  await page.getByRole('option', { name: 'Hearing' }).click();
  await openList(page);
  await expect(list.getByText('0 of 2 ticked')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Download Word' })).toBeDisabled();
  await list.getByRole('button', { name: 'Cancel' }).click();
}

async function reminders(page: Page, api: Api): Promise<void> {
  const { id } = await api.add('/rest/v1/cases', { title: 'Kaveri Mills v. Bank' });
  await api.addText(id ?? '', 'Order.txt', `Adjourned to ${inDays(40).split('-').reverse().join('.')}.\n`);
  await page.goto('/home/profile?tab=notifications');
  await page.getByRole('combobox', { name: 'Reminder of a new date' }).click();
  await page.getByRole('option', { name: '3 days before' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated successfully').first()).toBeVisible();

  await page.goto(`/home/cases/${id}?tab=timeline`);
  await page.getByRole('button', { name: /^Accept: / }).click();
  await expect(toast(page, 'Added to the timeline')).toBeVisible();
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add event' });
  await expect(dialog.getByRole('combobox', { name: 'Email reminder' })).toHaveText('3 days before');
  await dialog.getByLabel('Title').fill('Arguments');
  await dialog.getByLabel('Date').fill(inDays(50));
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog).toBeHidden();
  const coming = page.getByRole('region', { name: 'Upcoming' });
  await expect(coming.getByText('Reminder 3 days before')).toHaveCount(2);
}

async function numbers(page: Page): Promise<void> {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill('Nila Traders');
  await dialog.getByLabel('Client number').fill('NT-77');
  await dialog.getByRole('button', { name: 'More about the case' }).click();
  await dialog.getByLabel('Case number').fill('W.P. 4411/2026');
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/home/cases');
  await page.getByRole('link', { name: 'View Case: Nila Traders' }).click();
  const summary = page.getByRole('tabpanel', { name: 'Summary' });
  await expect(summary.getByText('W.P. 4411/2026', { exact: true })).toBeVisible();
  await expect(summary).not.toContainText('NT-77');
  await caseAction(page, 'Show Client Information');
  const about = page.getByRole('dialog', { name: 'Client Information' });
  await expect(about).toContainText('Client Number');
  await expect(about).toContainText('NT-77');
  await expect(about).not.toContainText('4411');
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Edit case' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit case and client' });
  await expect(edit.getByLabel('Case number')).toHaveValue('W.P. 4411/2026');
  await edit.getByRole('button', { name: 'Cancel' }).click();
}

/** Chooses one of the files that the open draft can become. */
async function chooseFile(page: Page, phone: boolean, name: string): Promise<void> {
  await page.getByRole('button', { name: phone ? /^Actions for / : 'Download' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The left edge of the words of a PDF's first page, in points. */
async function leftOf(bytes: Buffer): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  const lefts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.transform[4]] : []));
  await loading.destroy();
  return Math.min(...lefts.map(Number));
}

const PETITION = `WRIT PETITION\n\n${'The petitioner is a mill and the respondent is the State. '.repeat(9)}`;
const CM = 72 / 2.54;

async function papers(page: Page, api: Api, phone: boolean): Promise<void> {
  const [{ id: user = '' } = {}] = await api.rows<{ id: string }>('/rest/v1/profiles?select=id');
  await api.change(`/rest/v1/profiles?id=eq.${user}`, {
    practice: {
      enrolment_number: 'MS/1234/2010',
      letterhead: 'Asha Rao, Advocate',
      signature_block: 'Asha Rao\nCounsel for the petitioner',
      courts: [],
    },
  });
  for (const [court, page_, left] of [
    ['High Court of Delhi', 'Courts of Delhi', 4],
    ['Supreme Court of India', 'Supreme Court of India', 4],
    ['High Court of Madras', 'Plain page', 2.54],
  ] as const) {
    const { id } = await api.add('/rest/v1/cases', { title: `Mills v. ${court}`, court });
    const draft = await api.add('/rest/v1/case_drafts', {
      ...{ case_id: id, title: 'Petition', kind: 'petition', content: PETITION },
    });
    await page.goto(`/home/cases/${id}?tab=drafts&draft=${draft.id}`);
    await expect(page.getByRole('textbox', { name: 'Text of the draft' })).toContainText('WRIT PETITION');
    const taken = page.waitForEvent('download');
    await chooseFile(page, phone, 'PDF');
    const bytes = await readFile(await (await taken).path());
    expect(await leftOf(bytes), `the margin for ${court}`).toBeCloseTo(left * CM, 0);
    const { pages } = await readPdf(bytes);
    for (const line of ['Counsel for the petitioner', 'MS/1234/2010']) expect(pages.at(-1)).toContain(line);
    await chooseFile(page, phone, 'Court format and preview');
    const dialog = page.getByRole('dialog', { name: 'Court format and preview' });
    await expect(dialog.getByRole('combobox', { name: 'Page' })).toHaveText(page_);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

for (const [name, width, height] of SIZES) {
  test(`nothing private, unreminded, mixed up or unsigned goes to a court, at ${name}`, async ({
    lawyer: page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const api = new Api(page, baseURL);
    await test.step('a list of dates has facts, in the words for the court', () => listOfDates(page, api));
    await test.step('an accepted date has the reminder of a typed one', () => reminders(page, api));
    await test.step('a client and a case each have their own number', () => numbers(page));
    await test.step('a paper is signed and on the page of its court', () => papers(page, api, width < 768));
  });
}
