import { readFile } from 'node:fs/promises';
import { LONGEST_PAGE } from '#server/platform/sandbox/file-pages.ts';
import { drawPdfPage, pdfPageText, withPdf } from '#server/platform/sandbox/pdf-text.ts';
import { MIN_CONFIDENCE, recogniseText } from '#server/platform/sandbox/recognise-text.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { documentsOf, type SourceFile } from '../ingest/document.ts';

/**
 * Task on a PDF of pictures: count its pages, read the text or the picture of one, or make documents of all
 * their texts.
 */
export type ScanTask =
  | { count: string }
  | { text: string; page: number }
  | { picture: string; page: number; languages: string }
  | { pages: readonly string[]; only?: readonly number[]; file: SourceFile };

/** A page that prints nothing, which is no page that could not be read. */
const BLANK = ' ';

const unreadOf = (pages: readonly string[], only?: readonly number[]): number[] =>
  pages.flatMap((text, at) => (text === '' && (only?.includes(at + 1) ?? true) ? [at + 1] : []));

async function readPicture(file: string, page: number, languages: string): Promise<string> {
  const { picture } = await drawPdfPage(await readFile(file), page);
  const { text, confidence, blank } = await recogniseText(picture, languages);
  if (blank) return BLANK;
  return confidence >= MIN_CONFIDENCE ? text.slice(0, LONGEST_PAGE) : '';
}

/** The child that reads scans: untrusted bytes in, text and library documents out. */
await serveTasks<ScanTask, number | string | LibraryDocument[]>(async (task) => {
  if ('count' in task) return withPdf(await readFile(task.count), (_, pages) => pages);
  if ('text' in task) return (await pdfPageText(await readFile(task.text), task.page)).slice(0, LONGEST_PAGE);
  if ('picture' in task) return readPicture(task.picture, task.page, task.languages);
  return documentsOf(task.file, [...task.pages], unreadOf(task.pages, task.only));
});
