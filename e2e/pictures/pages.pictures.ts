import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../demo.ts';
import { openProduct } from '../journey.ts';
import { checkedSubmissions, made } from './check.ts';
import { expectComplete, expectPicture, screenshotOf, showTheme } from './compare.ts';
import { CHAMBERS_PAGES, PICTURES, PUBLIC_PAGES, pictureName, SIZES, THEMES } from './pages.ts';
import { keptPicture } from './small-picture.ts';

type Row = { id: string; case_id: string };

/** Prepares a draft and a report, and returns the ids that the URLs of the pages name. */
async function prepared(page: Page, origin: string): Promise<Record<string, string>> {
  const rows = async (table: string, query: string) =>
    (await (await page.request.get(`/rest/v1/${table}?${query}`)).json()) as Row[];
  const [file] = await rows(
    'case_files',
    'select=id,case_id&file_type=eq.application/pdf&order=file_name.desc,id&limit=1',
  );
  const [client] = await rows('clients', 'select=id&order=name,id&limit=1');
  const draft = await made(page, origin, 'draft-from-template', {
    caseId: file?.case_id,
    template: 'cheque_notice',
    title: 'Notice of demand to Sundaram Garments',
  });
  const check = await checkedSubmissions(page, origin);
  return { case: file?.case_id ?? '', file: file?.id ?? '', client: client?.id ?? '', draft, check };
}

/** Takes or compares the picture of a shown page; `file` is its path. */
type Use = (shown: Page, file: string) => Promise<void>;

/** Shows each page in each size and theme. */
async function eachPicture(page: Page, visitor: Page, baseURL: string, use: Use): Promise<void> {
  const ids = await prepared(page, baseURL);
  await openProduct(visitor.request);
  for (const size of ['desk', 'phone'] as const)
    for (const [shown, pages] of [
      [visitor, PUBLIC_PAGES],
      [page, CHAMBERS_PAGES],
    ] as const) {
      await shown.setViewportSize(SIZES[size]);
      for (const [name, url] of Object.entries(pages)) {
        await shown.goto(url.replace(/\{(\w+)\}/gu, (_, id: string) => ids[id] ?? ''));
        await expectComplete(shown);
        for (const theme of THEMES) {
          await showTheme(shown, theme);
          await use(shown, pictureName(name, size, theme));
        }
      }
    }
}

test.beforeEach(() => test.setTimeout(1_800_000));

test('the pictures of each page are taken', async ({ chambers: page, browser, baseURL }) => {
  await mkdir(PICTURES, { recursive: true });
  const taken = new Set<string>();
  await eachPicture(
    page,
    await browser.newPage(baseURL ? { baseURL } : {}),
    baseURL ?? '',
    async (shown, file) => {
      await writeFile(path.join(PICTURES, file), await keptPicture(await screenshotOf(shown)));
      taken.add(file);
    },
  );
  for (const old of await readdir(PICTURES)) if (!taken.has(old)) await rm(path.join(PICTURES, old));
});

test('each page is compared with its pictures', async ({ chambers: page, browser, baseURL }) => {
  await eachPicture(page, await browser.newPage(baseURL ? { baseURL } : {}), baseURL ?? '', (shown, file) =>
    expectPicture(shown, file, true),
  );
});
