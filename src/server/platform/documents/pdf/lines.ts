import type { TextRun } from '../model.ts';
import type { PdfFonts } from './fonts.ts';
import { type Direction, graphemesOf, type Piece, piecesOf } from './pieces.ts';

/** A line of text: its pieces from left to right, with their widths in points. */
export interface Line {
  pieces: readonly (Piece & { width: number })[];
  width: number;
  rightToLeft: boolean;
}

type Measured = Piece & { width: number };

/** Breaks runs into lines of at most `width` points; an empty text is one empty line. */
export function linesOf(
  runs: readonly TextRun[],
  fonts: PdfFonts,
  size: number,
  width: number,
  direction?: Direction,
): Line[] {
  const { pieces, rightToLeft } = piecesOf(runs, fonts, direction);
  const lines: Line[] = [];
  let line: Measured[] = [];
  let used = 0;
  const end = () => {
    lines.push(lineOf(line, size, rightToLeft));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(pieces)) {
    const visible = widthOf(word, size, true);
    if (used > 0 && used + visible > width) end();
    const parts = visible > width ? cut(word, size, width) : [word];
    for (const [at, part] of parts.entries()) {
      if (at > 0) end();
      pushMeasured(line, part, size);
      used = line.reduce((sum, piece) => sum + piece.width, 0);
    }
  }
  if (line.length > 0 || lines.length === 0) end();
  return lines;
}

/** The same with line breaks: the text `\n` alone ends a line. */
export function brokenLines(runs: readonly TextRun[], fonts: PdfFonts, size: number, width: number): Line[] {
  if (!runs.some(({ text }) => text === '\n')) return linesOf(runs, fonts, size, width);
  const parts: TextRun[][] = [[]];
  for (const run of runs) {
    if (run.text === '\n') parts.push([]);
    else parts.at(-1)?.push(run);
  }
  return parts.flatMap((part) => linesOf(part, fonts, size, width));
}

function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let word: Piece[] = [];
  for (const piece of pieces) {
    word.push(piece);
    if (piece.last) {
      words.push(word);
      word = [];
    }
  }
  if (word.length > 0) words.push(word);
  return words;
}

/** One by one: a word may have more pieces than a call takes arguments. */
function pushMeasured(line: Measured[], part: readonly Piece[], size: number): void {
  for (const piece of part) line.push({ ...piece, width: piece.font.width(piece.shown, size) });
}

/** Without the space at the end of the word, which may stick out of the line. */
function widthOf(word: readonly Piece[], size: number, visible: boolean): number {
  return word.reduce((sum, { font, shown }, at) => {
    const text = visible && at === word.length - 1 ? shown.trimEnd() : shown;
    return sum + font.width(text, size);
  }, 0);
}

/** A word that is wider than a line, in parts that fit. */
function cut(word: readonly Piece[], size: number, width: number): Piece[][] {
  const parts: Piece[][] = [[]];
  let used = 0;
  for (const piece of word) {
    // One sign is drawn for each grapheme.
    const shown = graphemesOf(piece.shown);
    let open: Piece | undefined;
    for (const [at, text] of graphemesOf(piece.text).entries()) {
      const sign = shown[at] ?? '';
      const own = piece.font.width(sign, size);
      if (used > 0 && used + own > width) {
        parts.push([]);
        used = 0;
        open = undefined;
      }
      used += own;
      if (!open) {
        open = { ...piece, text: '', shown: '' };
        parts.at(-1)?.push(open);
      }
      open.text += text;
      open.shown += sign;
    }
  }
  return parts;
}

function lineOf(pieces: readonly Measured[], size: number, rightToLeft: boolean): Line {
  const last = pieces.at(-1);
  const all = pieces.reduce((sum, { width }) => sum + width, 0);
  const space = last ? last.width - last.font.width(last.shown.trimEnd(), size) : 0;
  return { pieces: leftToRight(pieces), width: all - space, rightToLeft };
}

/** The order of the Unicode bidirectional algorithm, rule L2: each stretch of a level and above is reversed. */
function leftToRight(pieces: readonly Measured[]): Measured[] {
  const ordered = [...pieces];
  const highest = pieces.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to++;
      for (const [at, piece] of ordered.slice(from, to).reverse().entries()) ordered[from + at] = piece;
      from = to;
    }
  }
  return ordered;
}
