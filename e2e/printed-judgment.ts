import type { Page } from '@playwright/test';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { expect } from './journey.ts';

export const A4 = [595, 842];

/** The PDF that the browser's own print makes. */
export const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

/** The words of a text, and how often each is in it. */
function counted(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/**
 * Prints the judgment of an open reader and compares its words with the document. A failure counts and prints no word: a real
 * judgment names people.
 */
export async function expectJudgmentPrinted(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const answer = await page.request.get(pathname.replace('/home/library/', '/library/documents/'));
  const { paragraphs, metadata } = (await answer.json()) as {
    paragraphs: { text: string; number?: string }[];
    metadata: { title: string };
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { pages, sizes } = await printed(page);
  expect(sizes).toEqual(pages.map(() => A4));
  const footer = new RegExp(`(?:^|\\n)(\\d+ of ${pages.length})(?:\\n|$)`, 'u');
  expect(pages.map((words) => footer.exec(words)?.[1])).toEqual(
    pages.map((_, at) => `${at + 1} of ${pages.length}`),
  );
  const flat = (text = '') => text.replaceAll(/\s+/gu, ' ');
  expect(flat(pages[0]).includes(flat(metadata.title)), 'the first page has the title').toBe(true);
  // A font may name the glyph of an apostrophe by its other character, which is a letter.
  const text = pages.map((words) => words.replace(footer, '\n').replaceAll('\u02bc', '’')).join('\n');
  const words = counted(text);
  const source = counted(paragraphs.map((one) => `${one.number ?? ''} ${one.text}`).join('\n'));
  const lost = [...source].filter(([word, times]) => (words.get(word) ?? 0) < times);
  expect(lost.length, `of ${source.size} words that the judgment has`).toBe(0);
  expect(
    /Copy citation|Add to case|Case information|Find in this document/u.test(pages.join(' ')),
    'a toolbar is printed',
  ).toBe(false);
}
