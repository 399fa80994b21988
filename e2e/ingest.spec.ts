import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { Page } from '@playwright/test';
import { pdfOf } from '#test/fixtures/case-files.ts';
import { ingest } from './ingest-folder.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { expectJudgmentPrinted } from './printed-judgment.ts';

test.use({ ownProduct: true });
// The search page adds up all ingests in progress, so one journey reports at a time.
test.describe.configure({ mode: 'default' });

const JUDGMENT = `IN THE HIGH COURT OF JUDICATURE AT MADRAS

DATED: 14.03.2022

CORAM:
THE HONOURABLE MR. JUSTICE P. VELUSWAMY

W.P. No. 4312 of 2021

Zephyrine Cooperative Weavers                                   ... Petitioner
Vs.
The Registrar of Handlooms                                      ... Respondent

ORDER

1. The petitioner challenges the cancellation of its loom subsidy without notice.

2. The respondent says that the quasiperiodic audit found the looms idle. No copy of the audit was given to the petitioner.

3. An order that takes away a benefit without hearing the person it hurts offends Article 14 of the Constitution.

4. The impugned order is set aside. The writ petition is allowed. No costs.
`;

test('a folder added while the server runs is searchable, opens in the reader, and keeps its file names', async ({
  lawyer: page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-folder-'));
  await mkdir(path.join(folder, 'writs'));
  await writeFile(path.join(folder, 'writs', 'weavers.txt'), JUDGMENT);
  await writeFile(path.join(folder, 'broken.pdf'), 'this is not a PDF');
  const said = await ingest(folder);
  expect(said).toContain('1 document added');
  expect(said).toMatch(/broken\.pdf: The PDF is damaged or is not a PDF/);
  expect(await ingest(folder)).toContain('0 documents added');

  const answer = await page.request.post('/keyword_search', {
    data: { query: 'quasiperiodic audit looms' },
    headers: { origin: process.env.MUNSHI_URL ?? '' },
  });
  const { results } = (await answer.json()) as { results: { _source: Record<string, unknown> }[] };
  expect(results[0]?._source).toMatchObject({
    s3_file_key: 'writs/weavers.txt',
    court: 'madras',
    year: 2022,
    sample: false,
  });

  await page.goto('/home/search?q=quasiperiodic%20audit');
  await page
    .getByRole('link', { name: /Zephyrine Cooperative Weavers/ })
    .or(page.getByRole('heading', { name: /Zephyrine Cooperative Weavers/ }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Open in reader' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Zephyrine Cooperative Weavers/ })).toBeVisible();
  await expect(page.getByText('The impugned order is set aside.')).toBeVisible();
  await rm(folder, { recursive: true, force: true });
});

test('real judgments from a folder can be searched, read and printed', async ({ lawyer: page }) => {
  const folder = sharedData('judgments-high-court');
  test.skip(folder === undefined, 'the shared data folder is not beside the repository');
  await ingest(folder ?? '');
  await page.goto('/home/search?q=medical%20reimbursement%20covid%20hospital&type=judgment');
  await page.getByRole('link', { name: 'Open in reader' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/of \d+|passages/).first()).toBeVisible();
  await expectJudgmentPrinted(page);
});

/** Reports progress to the server as the command does, so that the page can be looked at in between. */
async function report(progress: object): Promise<void> {
  const file = path.join(process.env.MUNSHI_DATA ?? '', 'run.json');
  const { ingestToken } = JSON.parse(await readFile(file, 'utf8')) as { ingestToken: string };
  const answer = await fetch(`${process.env.MUNSHI_URL}/internal/ingest/progress`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ingestToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(progress),
  });
  expect(answer.status).toBe(204);
}

test('a search page shows how far an ingest is, until it has ended', async ({ lawyer: page }) => {
  test.skip(!process.env.MUNSHI_DATA, 'the data folder of the product is not available');
  const run = { run: randomUUID(), files: 8000 };
  await report({ ...run, done: 1200, documents: 1190, finished: false });
  await page.goto('/home/search');
  await expect(page.getByText('New documents are being added: 1,200 of 8,000 files so far.')).toBeVisible();
  await report({ ...run, done: 7999, documents: 7900, finished: false });
  await expect(page.getByText('New documents are being added: 7,999 of 8,000 files so far.')).toBeVisible();
  await report({ ...run, done: 8000, documents: 7901, finished: true });
  await expect(page.getByText('being added')).toBeHidden();
  await expect(page.getByText('The library holds')).toBeVisible();
});

/** Drops a folder of this computer on the page, as its user does. */
async function drop(page: Page, folder: string): Promise<void> {
  const zone = await page.getByText('Drop a folder or files here').boundingBox();
  const at = { x: (zone?.x ?? 0) + 5, y: (zone?.y ?? 0) + 5 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, ...at, data });
  await send('dragEnter');
  await send('dragOver');
  await expect(page.getByText('Drop to add')).toBeVisible();
  // The browser knows that the page takes files after an answer to this event, and only then drops them.
  await send('dragOver');
  await send('drop');
  await session.detach();
}

test('a dropped folder comes in: what it adds, what was there, what cannot be read, and where it stops', async ({
  lawyer: page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'orders-'));
  const name = path.basename(folder);
  const broken = path.join(folder, 'broken.pdf');
  await mkdir(path.join(folder, 'writs'));
  await writeFile(path.join(folder, 'writs', 'one.txt'), JUDGMENT.replace('Zephyrine', `Trochoid ${name}`));
  await writeFile(path.join(folder, 'two.txt'), JUDGMENT.replace('Zephyrine', `Epicycloid ${name}`));
  await writeFile(path.join(folder, '.DS_Store'), 'x');
  await writeFile(broken, 'this is not a PDF');
  await page.goto('/home/real-judgments');

  await drop(page, folder);
  await expect(page.getByText(`Done: ${name}`)).toBeVisible();
  await expect(page.getByText('2 documents added.')).toBeVisible();
  await expect(page.getByText('1 hidden file was left out.')).toBeVisible();
  await expect(page.getByText('1 file could not be added:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'broken.pdf' })).toContainText(
    'The PDF is damaged or is not a PDF.',
  );
  await expectAccessible(page);

  // The browser may read only what was dropped, so a file that was mended since is dropped again.
  await writeFile(broken, 'still not a PDF, but another file');
  await page.getByRole('button', { name: 'Try these again' }).click();
  await expect(page.getByText('It was moved, removed or changed.')).toBeVisible();
  await rm(broken);
  await writeFile(path.join(folder, 'three.txt'), JUDGMENT.replace('Zephyrine', `Astroid ${name}`));
  const sending = '**/functions/v1/library-files?*';
  await page.route(sending, () => undefined);
  await drop(page, folder);
  await expect(page.getByRole('progressbar', { name: `Adding ${name}` })).toBeVisible();
  await expect(page.getByText('2 of 3 files')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(`Stopped: ${name}`)).toBeVisible();
  await expect(page.getByText('2 files are in the library already.')).toBeVisible();
  await expect(page.getByText('Choose the same folder again to continue.')).toBeVisible();
  await page.unroute(sending);
  await rm(path.join(folder, 'two.txt'));
  await drop(page, folder);
  await expect(page.getByText(`Done: ${name}`)).toBeVisible();
  await expect(page.getByText('1 document added.')).toBeVisible();
  await expect(page.getByText('2 files that came from this folder are no longer in it:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'two.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove from the library' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove 2 files from the library?' });
  await question.getByRole('button', { name: 'Remove from the library' }).click();
  await expect(page.getByText('1 document removed from the library.')).toBeVisible();
  await expect(page.getByText('no longer in it')).toBeHidden();

  await page.goto(`/home/search?q=${encodeURIComponent(`"Astroid ${name} Cooperative Weavers"`)}`);
  await expect(page.getByText(`Astroid ${name} Cooperative Weavers`).first()).toBeVisible();
  await rm(folder, { recursive: true, force: true });
});

test('a PDF of the library opens in the viewer of the browser', { tag: '@whole-browser' }, async ({
  lawyer: page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-folder-'));
  const text =
    'IN THE HIGH COURT OF KERALA\n\nQuillwright Motors v. State of Kerala\n\n1. A xylographic deed.';
  await writeFile(path.join(folder, 'quillwright.pdf'), await pdfOf([text]));
  await ingest(folder);
  await page.goto('/home/search?q=xylographic+deed');
  const found = page.getByRole('list', { name: 'Search Results' }).getByRole('article');
  await expect(found.first()).toBeVisible();
  const downloads: string[] = [];
  page.context().on('page', (tab) => tab.on('download', (file) => downloads.push(file.suggestedFilename())));
  const opening = page.waitForEvent('popup');
  const pane = page.getByRole('region', { name: 'The selected document' });
  await pane.getByRole('button', { name: 'View Original Document' }).click();
  const tab = await opening;
  // The viewer is a frame of its own inside the tab; a sandboxed answer would leave it empty.
  await expect.poll(() => tab.frames().length).toBeGreaterThan(1);
  expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf');
  expect(downloads).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
