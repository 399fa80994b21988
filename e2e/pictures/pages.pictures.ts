import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../demo.ts';
import { expect, openProduct } from '../journey.ts';
import { CHAMBERS_PAGES, PICTURES, PUBLIC_PAGES, pictureName, SIZES, THEMES } from './pages.ts';
import { keptPicture } from './small-picture.ts';

const TEXT = [
  'Ananya Bhardwaj v. Yamuna University of Applied Sciences, 2021 MUNSHI SAMPLE 6, para 3, holds: “There is no such circular for the women’s hostels.”',
  'The same view is taken in Mehta v. Rao, (2011) 4 SCC 77.',
  'The accused is charged under Section 302 IPC.',
].join('\n');

type Row = { id: string; case_id: string };

/** Prepares a draft and a report, and returns the ids that the URLs of the pages name. */
async function prepared(page: Page, origin: string): Promise<Record<string, string>> {
  const rows = async (table: string, query: string) =>
    (await (await page.request.get(`/rest/v1/${table}?${query}`)).json()) as Row[];
  const made = async (name: string, data: object) => {
    const answer = await page.request.post(`/functions/v1/${name}`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  const [file] = await rows('case_files', 'select=id,case_id&file_type=eq.application/pdf&limit=1');
  const [client] = await rows('clients', 'select=id&order=name,id&limit=1');
  const draft = await made('draft-from-template', {
    caseId: file?.case_id,
    template: 'cheque_notice',
    title: 'Notice of demand to Sundaram Garments',
  });
  const check = await made('check-document', { text: TEXT, name: 'Written submissions', date: '2024-08-01' });
  return { case: file?.case_id ?? '', file: file?.id ?? '', client: client?.id ?? '', draft, check };
}

/** Ms without a change after which a page counts as complete, and how long it may take. */
const QUIET_MS = 500;
const MOST_MS = 8_000;

/** Waits until nothing on the page changes any more: a part that loads later shows nothing at first. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(
    ([quiet, most]) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(resolve, most);
      }),
    [QUIET_MS, MOST_MS] as const,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function takePictures(page: Page, name: string, size: string): Promise<void> {
  await expectComplete(page);
  for (const theme of THEMES) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown;
    }, theme);
    const picture = await keptPicture(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    await writeFile(path.join(PICTURES, pictureName(name, size, theme)), picture);
  }
}

test('the pictures of each page', async ({ chambers: page, browser, baseURL }) => {
  test.setTimeout(1_800_000);
  await mkdir(PICTURES, { recursive: true });
  for (const old of await readdir(PICTURES)) await rm(path.join(PICTURES, old));
  const ids = await prepared(page, baseURL ?? '');
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await openProduct(visitor.request);
  for (const [size, viewport] of Object.entries(SIZES))
    for (const [shown, pages] of [
      [visitor, PUBLIC_PAGES],
      [page, CHAMBERS_PAGES],
    ] as const) {
      await shown.setViewportSize(viewport);
      for (const [name, url] of Object.entries(pages)) {
        await shown.goto(url.replace(/\{(\w+)\}/gu, (_, id: string) => ids[id] ?? ''));
        await takePictures(shown, name, size);
      }
    }
  await visitor.close();
});
