import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../demo.ts';
import { expect } from '../journey.ts';
import { buildWithPseudoLanguage } from '../pseudo/build.ts';
import { clippedTexts } from '../pseudo/clipped-texts.ts';
import { PSEUDO } from '../pseudo/languages.ts';

const WIDTHS = [360, 1440];
const JUDGMENT = '/home/library/sample-12-karnataka-cheque-presumption?q=presumption';
/** Addresses, each with an element that is there when the page has its content. */
const PUBLIC_PAGES = [
  ['/', 'main figure'],
  ['/login', 'main form'],
  ['/signup', 'main form'],
] as const;
const PAGES = [
  ['/home', 'main nav'],
  ['/home/clients', 'main a[href^="/home/clients/"]'],
  ['/home/cases', 'main a[href^="/home/cases/"]'],
  ['/home/search?q=presumption+security+cheque', 'main article'],
  [JUDGMENT, 'main mark'],
  ['/home/profile', 'main [role="combobox"]'],
  ['/home/profile?tab=security', 'main [role="tabpanel"] h2'],
] as const;
/** The case of the demo that has several files. */
const CASE_LINK = 'main a[aria-label*="(cheque)"]';
const CASE_TABS = [
  ['', 'main [role="tablist"]'],
  ['?tab=files', 'main [role="tabpanel"] [role="combobox"]'],
  ['?tab=timeline', 'main [role="tabpanel"] [role="combobox"]'],
] as const;

// All tests run in one worker, so that there is one build.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-pseudo-'));
  await buildWithPseudoLanguage(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The file that the build with the pseudo-language has for a page of the product. */
const fileFor = (html: string): string => {
  const finished = /<div id="root" data-page="(\w+)"/u.exec(html)?.[1];
  return finished ? `prerendered/${PSEUDO}/${finished}.html` : 'index.html';
};

/** Gives the page the browser's part with the pseudo-language; everything else comes from the product. */
async function withPseudoLanguage(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) =>
    route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
      const body = await readFile(path.join(folder, fileFor(await response.text())), 'utf8');
      return route.fulfill({ status: response.status(), headers, body });
    },
  );
}

async function open(page: Page, address: string, content: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(content).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.describe('in a language whose texts are 40 % longer', () => {
  test.use({ locale: PSEUDO });

  test('no text of the main pages is cut off, on a phone and on a desk', async ({
    chambers: page,
    browser,
    baseURL,
  }) => {
    const problems: Record<string, string[]> = {};
    const visit = async (page: Page, address: string, content: string) => {
      await page.setViewportSize({ width: WIDTHS[0] ?? 360, height: 800 });
      await open(page, address, content);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const clipped = await clippedTexts(page);
        if (clipped.length > 0) problems[`${address} at ${width}`] = clipped;
      }
    };
    const visitor = await browser.newPage({ locale: PSEUDO, ...(baseURL ? { baseURL } : {}) });
    await withPseudoLanguage(visitor);
    for (const [address, content] of PUBLIC_PAGES) await visit(visitor, address, content);
    await expect(visitor.locator('body')).toContainText('[');
    await visitor.close();
    await withPseudoLanguage(page);
    for (const [address, content] of PAGES) await visit(page, address, content);
    await open(page, '/home/cases', CASE_LINK);
    const href = await page.locator(CASE_LINK).first().getAttribute('href');
    for (const [tab, content] of CASE_TABS) await visit(page, `${href}${tab}`, content);
    expect(problems).toEqual({});
  });
});
