import { readFile } from 'node:fs/promises';
import { LONGEST_PAGE, readFilePages } from '#server/platform/sandbox/file-pages.ts';
import { drawPdfPage } from '#server/platform/sandbox/pdf-text.ts';
import { greyOfPhoto } from '#server/platform/sandbox/phone-photo.ts';
import { type RecognisedText, recogniseText } from '#server/platform/sandbox/recognise-text.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import { isPhonePhoto } from '#shared/contracts/files.ts';
import { type ReadPage, readPageLines, writePageLines } from './page-lines.ts';
import { searchableText } from './searchable-text.ts';
import { Summariser, type Summary } from './summarise.ts';

/** All pages of a file by their text, to be written to `lines`, with what follows from them. */
export interface PagesTask {
  file: string;
  extension: string;
  /** As the user calls it. */
  name: string;
  lines: string;
}
export interface PagesResult {
  /** Number of pages of the file, and of those whose text was read; the others are pictures. */
  count: number;
  read: number;
  /** Only where every page has its text. */
  summary?: Summary;
}
/** One page as a picture. */
export interface PictureTask {
  file: string;
  extension: string;
  page: number;
  languages: string;
}
/** `layer`: the text layer of the page, which may be only a stamp. */
export type PictureResult = RecognisedText & { layer: string };
/** Asks for a summary of pages that were read before. */
export interface SummaryTask {
  summarise: string;
  name: string;
}

function summaryOf(pages: Iterable<ReadPage>, name: string): Summary {
  const summariser = new Summariser();
  for (const page of pages) summariser.add(page);
  return summariser.end(name);
}

async function readTexts({ file, extension, name, lines }: PagesTask): Promise<PagesResult> {
  const found = await readFilePages(file, extension);
  const pages = found.flatMap(({ text, picture }, at): ReadPage[] =>
    picture ? [] : [{ page: at + 1, text: searchableText(text), source: 'text', confidence: null }],
  );
  await writePageLines(lines, pages);
  const all = pages.length === found.length;
  return { count: found.length, read: pages.length, ...(all ? { summary: summaryOf(pages, name) } : {}) };
}

async function readPicture({ file, extension, page, languages }: PictureTask): Promise<PictureResult> {
  const bytes = await readFile(file);
  const drawn = isPhonePhoto(`.${extension}`) ? await greyOfPhoto(bytes) : bytes;
  const { picture, text } =
    extension === 'pdf' ? await drawPdfPage(bytes, page) : { picture: drawn, text: '' };
  const recognised = await recogniseText(picture, languages);
  return { ...recognised, text: recognised.text.slice(0, LONGEST_PAGE), layer: text.slice(0, LONGEST_PAGE) };
}

/** The child that reads the files of cases: untrusted bytes in, text out. */
await serveTasks<PagesTask | PictureTask | SummaryTask, PagesResult | PictureResult | Summary>(
  async (task) => {
    if ('summarise' in task) return summaryOf(await readPageLines(task.summarise), task.name);
    return 'page' in task ? readPicture(task) : readTexts(task);
  },
);
