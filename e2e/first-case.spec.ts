import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { expect, test } from './journey.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The day in India in a week, as an order states it: 29.11.2026. */
const nextWeek = () =>
  new Date(Date.now() + INDIA_MS + 7 * DAY_MS).toISOString().slice(0, 10).split('-').reverse().join('.');

async function brief(lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const line of lines) document.text(line);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Counts what the user does: each press, each field filled and each file chosen. */
function counted() {
  const taken: string[] = [];
  const act = async (what: string, run: () => Promise<unknown>) => {
    taken.push(what);
    await run();
  };
  return { taken, act };
}

const board = (page: Page) => page.getByRole('region', { name: 'Today’s board' });

test('a new user with a PDF brief has the case with its next hearing on the board in 8 actions at most', async ({
  lawyer: page,
}) => {
  const file = {
    name: 'Brief.pdf',
    mimeType: 'application/pdf',
    buffer: await brief([
      'IN THE HIGH COURT OF MADRAS',
      'W.P. No. 4411 of 2026',
      'Kaveri Mills ... Petitioner',
      'The Commercial Tax Officer ... Respondent',
      'ORDER',
      `Heard both sides. The matter is adjourned to ${nextWeek()} for arguments.`,
    ]),
  };
  const { taken, act } = counted();
  await page.goto('/home');
  const first = board(page).getByRole('link', { name: 'Create Your First Case' });
  await expect(first).toBeVisible();
  await act('press Create Your First Case', () => first.click());
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await expect(dialog.getByRole('radio', { name: 'For a new client' })).toBeChecked();
  await act('type the client', () => dialog.getByLabel('Client Name').fill('Kaveri Mills'));
  await act('press Create Case', () => dialog.getByRole('button', { name: 'Create Case' }).click());
  await expect(page.getByRole('heading', { name: 'Kaveri Mills', level: 1 })).toBeVisible();
  // The first case takes two presses and a name.
  expect(taken).toEqual(['press Create Your First Case', 'type the client', 'press Create Case']);
  const chooser = page.waitForEvent('filechooser');
  await act('press Upload Files', () => page.getByRole('button', { name: 'Upload Files' }).click());
  const picker = await chooser;
  await act('choose the brief', () => picker.setFiles(file));
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await act('press Timeline', () => page.getByRole('tab', { name: 'Timeline' }).click());
  const accept = page.getByRole('button', { name: /^Accept: / });
  await expect(accept).toBeVisible();
  await act('press Accept', () => accept.click());
  await expect(page.getByRole('region', { name: 'Upcoming' })).toContainText('Hearing');
  await act('press the logo', () =>
    page
      .getByRole('link', { name: /Munshi/ })
      .first()
      .click(),
  );
  const ahead = page.getByRole('list', { name: 'The next two weeks' });
  await expect(ahead).toContainText('Kaveri Mills');
  await expect(ahead).toContainText('Hearing');
  expect(taken.length, taken.join(', ')).toBeLessThanOrEqual(8);
});

test('a date typed with a new case reaches the board and the list in 5 actions', async ({ lawyer: page }) => {
  const { taken, act } = counted();
  await page.goto('/home');
  const first = board(page).getByRole('link', { name: 'Create Your First Case' });
  await expect(first).toBeVisible();
  await act('press Create Your First Case', () => first.click());
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await act('type the client', () => dialog.getByLabel('Client Name').fill('Kaveri Mills'));
  const day = nextWeek().replaceAll('.', '/');
  await act('type the date', () => dialog.getByLabel('Next date').fill(day));
  await act('press Create Case', () => dialog.getByRole('button', { name: 'Create Case' }).click());
  await expect(page.getByRole('tabpanel', { name: 'Summary' })).toContainText('Hearing');
  await act('press the logo', () =>
    page
      .getByRole('link', { name: /Munshi/ })
      .first()
      .click(),
  );
  await expect(page.getByRole('list', { name: 'The next two weeks' })).toContainText('Kaveri Mills');
  expect(taken).toHaveLength(5);
});
