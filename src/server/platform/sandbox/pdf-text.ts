import { PDFiumLibrary } from '@hyzyla/pdfium';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Raster } from './raster.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** A file with more pages is refused: it is not a judgment. */
export const MAX_PAGES = 2000;

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;
type Page = ReturnType<Document['getPage']>;
/** Internals of the package: it closes a page only after drawing it, so a page that is only read would leak. */
interface Innards {
  module: { _FPDF_ClosePage(page: number): void };
}

let pdfium: Promise<PDFiumLibrary> | undefined;

function closePage(library: PDFiumLibrary, page: Page): void {
  const { pageIdx } = page as unknown as { pageIdx: number };
  (library as unknown as Innards).module._FPDF_ClosePage(pageIdx);
}

function textOf(page: Page): string {
  return page.getText().replace(/\r\n?/gu, '\n').replaceAll('\u0000', '');
}

/**
 * Opens a PDF, and closes it after `use`. Errors: `UnreadableFileError` when the file is protected, damaged, or too
 * long.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (document: Document, pages: number, library: PDFiumLibrary) => T | Promise<T>,
): Promise<T> {
  pdfium ??= PDFiumLibrary.init();
  const library = await pdfium;
  const document = await library.loadDocument(bytes).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : '';
    if (/password|security/iu.test(words)) throw new UnreadableFileError(sentenceOf(fileReading.pdfLocked));
    throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
  });
  try {
    const count = document.getPageCount();
    if (count === 0) throw new UnreadableFileError(sentenceOf(fileReading.pdfWithoutPages));
    if (count > MAX_PAGES)
      throw new UnreadableFileError(
        sentenceOf(fileReading.pdfTooManyPages, { pages: count, max: MAX_PAGES }),
      );
    return await use(document, count, library);
  } finally {
    document.destroy();
  }
}

function eachPage<T>(bytes: Uint8Array, read: (page: Page) => T): Promise<T[]> {
  return withPdf(bytes, (document, count, library) =>
    Array.from({ length: count }, (_, at) => {
      const page = document.getPage(at);
      try {
        return read(page);
      } finally {
        closePage(library, page);
      }
    }),
  );
}

/** The text layer, page by page. Errors: `UnreadableFileError` when the file is protected, damaged, or too long. */
export function pdfPages(bytes: Uint8Array): Promise<string[]> {
  return eachPage(bytes, textOf);
}

/** A page with fewer letters counts as having no text layer, if it draws anything. */
const FEW = 20;
/** The stamp of a registry on a scan (signature, time, number) has fewer letters than this. */
const STAMP = 150;
const LETTERS = /\p{L}/gu;

export const countLetters = (text: string): number => text.match(LETTERS)?.length ?? 0;

export interface PdfPage {
  text: string;
  /** The page shows more than its text layer contains: a scan, perhaps with a stamp on it. */
  picture: boolean;
}

function pageOf(page: Page): PdfPage {
  const text = textOf(page);
  const letters = countLetters(text);
  if (letters >= STAMP) return { text, picture: false };
  const kinds = new Set<string>();
  for (const object of page.objects()) kinds.add(object.type);
  const pictures = kinds.has('image') || kinds.has('form');
  const draws = pictures || kinds.has('path') || kinds.has('shading');
  return { text, picture: letters < FEW ? draws : pictures };
}

/** The text layer, and whether the page shows more, page by page. Errors: as `pdfPages`. */
export function pdfPagesAndPictures(bytes: Uint8Array): Promise<PdfPage[]> {
  return eachPage(bytes, pageOf);
}

const POINTS_AN_INCH = 72;
/** The resolution that suits text recognition best. */
const DOTS_AN_INCH = 300;
/**
 * The maximum number of pixels of a drawn page: an A3 sheet at 300 dpi. A larger page is drawn at a lower resolution.
 */
const MAX_DOTS = 17_500_000;

/** A page drawn in grey, and its text layer. `page` counts from 1. Errors: as `pdfPages`. */
export function drawPdfPage(bytes: Uint8Array, number: number): Promise<{ picture: Raster; text: string }> {
  return withPdf(bytes, async (document, count) => {
    if (number > count) throw new UnreadableFileError(sentenceOf(fileReading.pdfFewerPages));
    const page = document.getPage(number - 1);
    const text = textOf(page);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = DOTS_AN_INCH / POINTS_AN_INCH;
    const dots = originalWidth * originalHeight * scale * scale;
    const fitting = dots > MAX_DOTS ? scale * Math.sqrt(MAX_DOTS / dots) : scale;
    const drawn = await page.render({ scale: fitting, render: 'bitmap', colorSpace: 'Gray' });
    return { picture: { width: drawn.width, height: drawn.height, grey: drawn.data.slice() }, text };
  });
}
