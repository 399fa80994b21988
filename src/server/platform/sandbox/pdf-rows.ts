import type { Cell, Row } from '#law/cause-lists/rows.ts';
import { withPdf } from './pdf-text.ts';

/** Internals of the package, which gives the text of a page without positions. */
interface TextModule {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, at: number): number;
  _FPDFText_GetCharOrigin(text: number, at: number, x: number, y: number): number;
  _FPDFText_GetCharBox(
    text: number,
    at: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetFontSize(text: number, at: number): number;
  _FPDF_ClosePage(page: number): void;
  wasmExports: { malloc(bytes: number): number; free(at: number): void };
  HEAPU8: Uint8Array;
}

interface Word extends Cell {
  x: number;
  end: number;
  y: number;
  size: number;
}

/** Characters of one page that are read; a page of paper has a tenth of it. */
const MOST_CHARACTERS = 60_000;
const BLANKS = new Set([0, 9, 10, 13, 32, 160, 0xfffe, 0xffff]);

/** PDFium gives the hyphen at the end of a line as this control character, and no blank behind it. */
const LINE_HYPHEN = 2;
const HYPHEN = 0x2d;

/** The words of a page with their positions. */
function wordsOf(module: TextModule, page: number): Word[] {
  const text = module._FPDFText_LoadPage(page);
  const at = module.wasmExports.malloc(48);
  const words: Word[] = [];
  try {
    const doubles = () => new DataView(module.HEAPU8.buffer, at, 48);
    const count = Math.min(module._FPDFText_CountChars(text), MOST_CHARACTERS);
    let first = -1;
    let letters: number[] = [];
    const end = (next: number) => {
      if (first < 0) return;
      module._FPDFText_GetCharOrigin(text, first, at, at + 8);
      const [x, y] = [doubles().getFloat64(0, true), doubles().getFloat64(8, true)];
      module._FPDFText_GetCharBox(text, next - 1, at, at + 8, at + 16, at + 24);
      const right = doubles().getFloat64(8, true);
      const size = module._FPDFText_GetFontSize(text, first);
      words.push({ text: String.fromCodePoint(...letters), x, y, end: Math.max(x, right), size });
      first = -1;
      letters = [];
    };
    for (let next = 0; next < count; next += 1) {
      const letter = module._FPDFText_GetUnicode(text, next);
      if (BLANKS.has(letter) || letter > 0x10ffff) end(next);
      else if (letter === LINE_HYPHEN) {
        if (first >= 0) letters.push(HYPHEN);
        end(next);
      } else {
        if (first < 0) first = next;
        letters.push(letter);
      }
    }
    end(count);
  } finally {
    module.wasmExports.free(at);
    module._FPDFText_ClosePage(text);
  }
  return words;
}

/** Words on one baseline, give or take a third of their size, are a line. */
function linesOf(words: Word[], page: number): Row[] {
  const sorted = [...words].sort((a, b) => b.y - a.y || a.x - b.x);
  const lines: Word[][] = [];
  for (const word of sorted) {
    const line = lines.at(-1);
    const y = line?.[0]?.y ?? Number.POSITIVE_INFINITY;
    if (line && Math.abs(y - word.y) <= Math.max(1, heightOf(word) / 3)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line, index) => ({
    line: index + 1,
    page,
    y: line[0]?.y ?? 0,
    size: Math.max(...line.map(heightOf)),
    cells: line.sort((a, b) => a.x - b.x).map(({ text, x, end }) => ({ text, x, end })),
  }));
}

/** A print at another scale gives sizes of 1 and less: then the usual size of a list is taken. */
const heightOf = ({ size }: Word) => (size >= 4 && size <= 40 ? size : 9);

/**
 * The lines of a PDF with the position of each word, page by page: its text layer alone, without pictures. `among` are the
 * first and the last page, from 1. Errors: `UnreadableFileError` when the file is protected, damaged, or too long.
 */
export function pdfRows(bytes: Uint8Array, among?: readonly [number, number]): Promise<Row[]> {
  return withPdf(bytes, (document, count) => {
    const rows: Row[] = [];
    const [first, last] = among ?? [1, count];
    for (let at = first - 1; at < Math.min(last, count); at += 1) {
      const page = document.getPage(at);
      const { module, pageIdx } = page as unknown as { module: TextModule; pageIdx: number };
      try {
        for (const row of linesOf(wordsOf(module, pageIdx), at + 1)) rows.push(row);
      } finally {
        module._FPDF_ClosePage(pageIdx);
      }
    }
    return rows;
  });
}
