import { withUnicodeHindi } from '#law/text/legacy-hindi.ts';
import { textLayerDamage } from '#law/text/text-layer.ts';
import { withPdf } from '#server/platform/sandbox/pdf-text.ts';
import { type PlacedWord, packWords } from '#server/platform/sandbox/placed-words.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { drawOnce, type PdfiumFunctions } from '../binding/forms-of-pdf.ts';
import { type PagePicture, pictureOfPage } from './page-picture.ts';

/** A page of another file as it goes into a filing. */
export interface ArchivedPage extends PagePicture {
  /** Size of the page as it is shown, in points. */
  across: number;
  down: number;
  /** The words of its text layer, as `packWords` keeps them; null for a scan. */
  words: string | null;
  /** It was signed electronically, which a picture of it is not. */
  signed: boolean;
}

const DOTS_AN_INCH = 300;
/** The longer and the shorter side of the place that a sheet of a filing has for a page, in points. */
const [LONG, SHORT] = [749.89, 547.28];
/** A page is drawn for a place of this size at most, and never smaller than a few dots. */
const LEAST = 8;
const [FOR_PRINT, FAILED, WITH_ANNOTATIONS] = [1, 0, 1];
const WHITE = 0xffffffff;
/** PDFium: four bytes a dot, the last without a meaning. */
const BGRX = 3;
/** Letters are placed in ten-thousandths of the page. */
const UNITS = 10_000;
const MOST_LETTERS = 60_000;

/** The dots that a page has at 300 an inch in its place: it is made smaller to fit, never larger. */
export function dotsOf(across: number, down: number): { width: number; height: number } {
  const [most, least] = across > down ? [LONG, SHORT] : [SHORT, LONG];
  const scale = Math.min(1, most / Math.max(across, 1), least / Math.max(down, 1));
  const inDots = (points: number) => Math.max(LEAST, Math.round((points * scale * DOTS_AN_INCH) / 72));
  return { width: inDots(across), height: inDots(down) };
}

function flattened(pdfium: PdfiumFunctions, document: number, at: number): void {
  const page = pdfium._FPDF_LoadPage(document, at);
  if (!page) throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
  try {
    if (pdfium._FPDFPage_GetAnnotCount(page) === 0) return;
    drawOnce(pdfium, page);
    if (pdfium._FPDFPage_Flatten(page, FOR_PRINT) === FAILED)
      throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

interface Letter {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The letters of a page with their boxes in ten-thousandths of the page as it is shown. A blank has no box. */
function* lettersOf(pdfium: PdfiumFunctions, page: number, text: number): Generator<Letter | undefined> {
  const memory = pdfium._malloc(48);
  const count = Math.min(MOST_LETTERS, pdfium._FPDFText_CountChars(text));
  try {
    for (let at = 0; at < count; at++) {
      const code = pdfium._FPDFText_GetUnicode(text, at);
      const letter = code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : '';
      if (letter.trim() === '') yield undefined;
      else if (pdfium._FPDFText_GetCharBox(text, at, memory, memory + 8, memory + 16, memory + 24)) {
        const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(pdfium.HEAPU8.buffer, memory, 4);
        const device = (x: number, y: number) => {
          pdfium._FPDF_PageToDevice(page, 0, 0, UNITS, UNITS, 0, x, y, memory + 32, memory + 36);
          const [across = 0, down = 0] = new Int32Array(pdfium.HEAPU8.buffer, memory + 32, 2);
          return [across, down] as const;
        };
        const [[x1, y1], [x2, y2]] = [device(left, bottom), device(right, top)];
        yield {
          text: letter,
          ...{ left: Math.min(x1, x2), right: Math.max(x1, x2) },
          ...{ top: Math.min(y1, y2), bottom: Math.max(y1, y2) },
        };
      }
    }
  } finally {
    pdfium._free(memory);
  }
}

const wordOf = (letters: readonly Letter[]): PlacedWord => {
  const [left, top] = [
    Math.min(...letters.map((one) => one.left)),
    Math.min(...letters.map((one) => one.top)),
  ];
  const right = Math.max(...letters.map((one) => one.right));
  const bottom = Math.max(...letters.map((one) => one.bottom));
  return {
    text: withUnicodeHindi(letters.map(({ text }) => text).join('')),
    ...{ left: left / UNITS, top: top / UNITS },
    ...{ width: Math.max(1, right - left) / UNITS, height: Math.max(1, bottom - top) / UNITS },
  };
};

/** The words of the text layer; null where it is damaged or there is none. */
function wordsOf(pdfium: PdfiumFunctions, page: number): string | null {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return null;
  try {
    const words: PlacedWord[] = [];
    let letters: Letter[] = [];
    for (const letter of lettersOf(pdfium, page, text)) {
      if (letter) letters.push(letter);
      if (letter || letters.length === 0) continue;
      words.push(wordOf(letters));
      letters = [];
    }
    if (letters.length > 0) words.push(wordOf(letters));
    if (textLayerDamage(words.map((word) => word.text).join(' ')) !== undefined) return null;
    return packWords({ quarters: 0, words });
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

function drawn(pdfium: PdfiumFunctions, page: number, quality: number): Omit<ArchivedPage, 'signed'> {
  const [across, down] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  const { width, height } = dotsOf(across, down);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (!bitmap) throw new UnreadableFileError(sentenceOf(fileReading.overLimits));
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
    const from = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const dots = pdfium.HEAPU8.subarray(from, from + width * height * 4);
    return { ...pictureOfPage({ width, height, dots }, quality), across, down, words: wordsOf(pdfium, page) };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

/**
 * Draws pages of a PDF as pictures that every PDF/A may have, 300 dots an inch. `from` counts from 0. `take` gets each page
 * as it is drawn. `most`: the pages that the PDF may have. Call it only in a sandboxed child. Errors: as `formsOfPdf`.
 */
export function drawPages(
  bytes: Uint8Array,
  { from, count, quality, most }: { from: number; count: number; quality: number; most?: number },
  take: (page: ArchivedPage) => Promise<void>,
): Promise<number> {
  return withPdf(
    bytes,
    async (document, pages, library) => {
      const pdfium = (library as unknown as { module: PdfiumFunctions }).module;
      const { documentIdx } = document as unknown as { documentIdx: number };
      const signed = pdfium._FPDF_GetSignatureCount(documentIdx) > 0;
      for (let at = from; at < Math.min(pages, from + count); at++) {
        flattened(pdfium, documentIdx, at);
        const page = pdfium._FPDF_LoadPage(documentIdx, at);
        if (!page) throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
        try {
          await take({ ...drawn(pdfium, page, quality), signed });
        } finally {
          pdfium._FPDF_ClosePage(page);
        }
      }
      return pages;
    },
    most === undefined ? {} : { most },
  );
}
