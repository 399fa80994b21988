import { PDFiumLibrary } from '@hyzyla/pdfium';
import { withUnicodeHindi } from '#law/text/legacy-hindi.ts';
import { textLayerDamage } from '#law/text/text-layer.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attachmentNames, fieldValues } from './pdf-fields.ts';
import type { Raster } from './raster.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** A file with more pages is refused: it is not a judgment. */
export const MAX_PAGES = 2000;

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;
type Page = ReturnType<Document['getPage']>;
/**
 * Internals of the package: it closes a page only after drawing it, so a page that is only read would leak, and it does not
 * say where an object is.
 */
interface Innards {
  module: {
    _FPDF_ClosePage(page: number): void;
    _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
    wasmExports: { malloc(bytes: number): number; free(at: number): void };
    HEAPU8: Uint8Array;
  };
}

let pdfium: Promise<PDFiumLibrary> | undefined;

function closePage(library: PDFiumLibrary, page: Page): void {
  const { pageIdx } = page as unknown as { pageIdx: number };
  (library as unknown as Innards).module._FPDF_ClosePage(pageIdx);
}

/** So many characters without a meaning, which PDFium reads as zero, are the words of a page. */
const MIN_UNMAPPED = 20;

/** The text layer of a page, in Unicode; empty where it is damaged, so that nobody takes it for the words of the page. */
function layerOf(page: Page): { text: string; damaged: boolean } {
  const read = page.getText().replace(/\r\n?/gu, '\n');
  const printed = read.replaceAll('\u0000', '');
  const text = withUnicodeHindi(printed);
  const unmapped = read.length - printed.length;
  const damaged =
    (unmapped >= MIN_UNMAPPED && unmapped > printed.length / 2) || textLayerDamage(text) !== undefined;
  return { text: damaged ? '' : text, damaged };
}

/**
 * Opens a PDF, and closes it after `use`. Errors: `UnreadableFileError` when the file is protected, damaged, or has more
 * than `most` pages.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (document: Document, pages: number, library: PDFiumLibrary) => T | Promise<T>,
  { password = '', most = MAX_PAGES }: { password?: string; most?: number } = {},
): Promise<T> {
  pdfium ??= PDFiumLibrary.init();
  const library = await pdfium;
  const document = await library.loadDocument(bytes, password).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : '';
    if (/password|security/iu.test(words))
      throw new UnreadableFileError(
        sentenceOf(password === '' ? fileReading.pdfLocked : fileReading.pdfPasswordWrong),
      );
    throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
  });
  try {
    const count = document.getPageCount();
    if (count === 0) throw new UnreadableFileError(sentenceOf(fileReading.pdfWithoutPages));
    if (count > most)
      throw new UnreadableFileError(sentenceOf(fileReading.pdfTooManyPages, { pages: count, max: most }));
    return await use(document, count, library);
  } finally {
    document.destroy();
  }
}

type Reading = [document: Document, pages: number, library: PDFiumLibrary];

function looksOf(...[document, count, library]: Reading): PageLook[] {
  return Array.from({ length: count }, (_, at) => {
    const page = document.getPage(at);
    try {
      return lookAt(page, library, document);
    } finally {
      closePage(library, page);
    }
  });
}

/** A page with fewer letters counts as having no text layer, if it draws anything. */
const FEW = 20;
/** The stamp of a registry on a scan (signature, time, number) has fewer letters than this. */
const STAMP = 150;
/** A longer stamp is known by its lines, which most pages have. With so many letters a page is read as it is. */
const LONG_STAMP = 300;
/** The share of a page that the picture of a scan covers at least; an emblem or a seal covers less. */
const SCAN_SHARE = 0.5;
const LETTERS = /\p{L}/gu;

/** Letters of ASCII are counted without a pattern: most pages have few others, all Latin, and general punctuation has none. */
export function countLetters(text: string): number {
  let letters = 0;
  let others = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128) letters += isLetter(code) ? 1 : 0;
    else if (code < 0x300) others += text.charAt(at);
    else if (code < 0x2000 || code > 0x206f) return text.match(LETTERS)?.length ?? 0;
  }
  return others === '' ? letters : letters + (others.match(LETTERS)?.length ?? 0);
}

const isLetter = (code: number): boolean => ((code | 32) - 97) >>> 0 < 26;

export interface PdfPage {
  text: string;
  /** The page shows more than its text layer contains: a scan, perhaps with a stamp on it, or a damaged text layer. */
  picture: boolean;
}

interface PageLook {
  text: string;
  /** Values of the fields of a form, which no text layer has. */
  values: string[];
  /** The page shows words that its text layer has in no readable form. */
  damaged: boolean;
  letters: number;
  draws: boolean;
  /** The share of the page that its pictures cover, more than 1 where they lie over one another. Absent without any. */
  pictures?: number;
}

/** The area of an object on its page, in square points. */
function areaOf(object: ReturnType<Page['getObject']>, library: PDFiumLibrary): number {
  const { module } = library as unknown as Innards;
  const { objectIdx } = object as unknown as { objectIdx: number };
  const at = module.wasmExports.malloc(16);
  try {
    if (!module._FPDFPageObj_GetBounds(objectIdx, at, at + 4, at + 8, at + 12)) return 0;
    const view = new DataView(module.HEAPU8.buffer, at, 16);
    const number = (n: number) => view.getFloat32(4 * n, true);
    return Math.max(0, number(2) - number(0)) * Math.max(0, number(3) - number(1));
  } finally {
    module.wasmExports.free(at);
  }
}

/** Measures the letters and pictures that a page shows; one with many letters needs no look at its pictures. */
function lookAt(page: Page, library: PDFiumLibrary, document: Document): PageLook {
  const layer = layerOf(page);
  const values = fieldValues(page, document, library);
  const look: PageLook = { ...layer, values, letters: countLetters(layer.text), draws: false };
  if (look.letters >= LONG_STAMP) return look;
  const { originalWidth, originalHeight } = page.getOriginalSize();
  for (const object of page.objects()) {
    if (object.type === 'text') continue;
    look.draws = true;
    if (object.type !== 'image' && object.type !== 'form') continue;
    look.pictures = (look.pictures ?? 0) + areaOf(object, library) / (originalWidth * originalHeight);
  }
  return look;
}

/** The lines of a text. Those of a stamp differ in the digits of its pages and times only. */
const linesOf = (text: string) =>
  text.split('\n').map((line) => ({
    line: line
      .replace(/\p{Nd}+/gu, '0')
      .replace(/\s+/gu, ' ')
      .trim(),
    letters: countLetters(line),
  }));

/** The lines that most pages of a file have, where these have pictures and few letters: those of its stamps. */
function stampsOf(pages: readonly PageLook[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text, pictures } of pages) {
    const lines = pictures === undefined ? [] : new Set(linesOf(text).map(({ line }) => line));
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const most = Math.max(2, Math.floor(pages.length / 2) + 1);
  return new Set([...counts].filter(([, count]) => count >= most).map(([line]) => line));
}

/** True where a page shows more than its text. */
function showsMore(look: PageLook, stamps: ReadonlySet<string>): boolean {
  const { text, damaged, letters, draws, pictures } = look;
  if (damaged) return true;
  if (letters < FEW) return draws;
  if (pictures === undefined) return false;
  const own = linesOf(text).filter(({ line }) => !stamps.has(line));
  return own.reduce((sum, line) => sum + line.letters, 0) < STAMP;
}

/** The text layer of a page, and what is filled in on it. */
const wordsOf = ({ text, values }: PageLook): string =>
  [text, ...values].filter((part) => part !== '').join('\n');

/**
 * The text layer, and whether the page shows more, page by page. The last page that has its text names the files that the
 * PDF has attached, as a mail does. Errors: as `pdfPages`.
 */
export async function pdfPagesAndPictures(bytes: Uint8Array): Promise<PdfPage[]> {
  const [looks, enclosed] = await withPdf(bytes, (...reading): [PageLook[], string[]] => [
    looksOf(...reading),
    attachmentNames(reading[0], reading[2]),
  ]);
  const stamps = stampsOf(looks);
  const pages = looks.map((page) => ({ text: wordsOf(page), picture: showsMore(page, stamps) }));
  const last = pages.findLast(({ picture }) => !picture);
  if (last && enclosed.length > 0) last.text = `${last.text}\n\nEnclosed: ${enclosed.join(', ')}`.trim();
  return pages;
}

/**
 * The text layer, page by page; none where the pages are pictures of whole sheets and their text is a stamp at most, or is
 * damaged. `scans` are the numbers of such pages in a file that has text on others; `damaged` says of a file without any that
 * it carries text that makes no words. Errors: `UnreadableFileError` when the file is protected, damaged, or too long.
 */
export async function pdfPagesAndScans(
  bytes: Uint8Array,
): Promise<{ pages: string[]; scans: number[]; damaged: boolean }> {
  const pages = await withPdf(bytes, looksOf);
  const stamps = stampsOf(pages);
  const isScan = (page: PageLook) =>
    page.damaged || ((page.pictures ?? 0) >= SCAN_SHARE && showsMore(page, stamps));
  // Under a stamp alone, a picture of the whole sheet is the page.
  const isDamagedText = (page: PageLook) => page.damaged && (page.pictures ?? 0) < SCAN_SHARE;
  const scans = pages.flatMap((page, at) => (isScan(page) ? [at + 1] : []));
  const scanned = scans.length > 0 && pages.every((page) => page.letters < FEW || isScan(page));
  return scanned
    ? { pages: [], scans: [], damaged: pages.every(isDamagedText) }
    : { pages: pages.map(wordsOf), scans, damaged: false };
}

/** The pages of `pdfPagesAndScans`. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  return (await pdfPagesAndScans(bytes)).pages;
}

/** The text layer of a page; `number` counts from 1. Errors: as `pdfPages`. */
export function pdfPageText(bytes: Uint8Array, number: number): Promise<string> {
  return withPdf(bytes, (document, count, library) => {
    if (number > count) throw new UnreadableFileError(sentenceOf(fileReading.pdfFewerPages));
    const page = document.getPage(number - 1);
    try {
      return layerOf(page).text;
    } finally {
      closePage(library, page);
    }
  });
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
    const { text } = layerOf(page);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = DOTS_AN_INCH / POINTS_AN_INCH;
    const dots = originalWidth * originalHeight * scale * scale;
    const fitting = dots > MAX_DOTS ? scale * Math.sqrt(MAX_DOTS / dots) : scale;
    const drawn = await page.render({ scale: fitting, render: 'bitmap', colorSpace: 'Gray' });
    return { picture: { width: drawn.width, height: drawn.height, grey: drawn.data.slice() }, text };
  });
}
