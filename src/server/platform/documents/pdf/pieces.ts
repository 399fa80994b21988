import bidiFactory from 'bidi-js';
import { printable } from '#server/core/printable.ts';
import type { TextRun } from '../model.ts';
import type { PdfFont, PdfFonts } from './fonts.ts';

/** Text in one font, one direction and one language; a word has one or more of them. */
export interface Piece {
  /** As it is copied. */
  text: string;
  /** As it is drawn: a character that no font has is replaced, neutral signs in a right-to-left text are mirrored. */
  shown: string;
  font: PdfFont;
  /** Level of the Unicode bidirectional algorithm: odd is right to left. */
  level: number;
  language: string | undefined;
  italic: boolean;
  underline: boolean;
  /** A blank that is left to be filled in. */
  blank: boolean;
  /** A line may end after it. */
  last: boolean;
}

export interface PieceText {
  pieces: Piece[];
  rightToLeft: boolean;
}

/** The sign for a character that no font has. */
const REPLACEMENT = '\ufffd';
const WORD = /\s*\S+\s?|\s+/gu;
const PLAIN = /^[\x20-\x7e]*$/u;
/**
 * UTF-16 units of a word, longer than those of any language. A longer one is shaped in parts: the time for one word grows
 * faster than its length, so that 100,000 signs without a space would hold an export for minutes.
 */
const LONGEST_WORD = 200;
/** Letters and controls that make a text bidirectional. */
const BIDIRECTIONAL = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/u;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The segmenter's time grows with the square of the length of a text, so it gets a text in windows of so many units. */
const WINDOW = 400;

/** The signs that a reader sees as one each; one that is longer than a window is cut. */
export function graphemesOf(text: string): string[] {
  // The segmenter takes some µs a sign.
  if (PLAIN.test(text)) return Array.from(text);
  const signs: string[] = [];
  let from = 0;
  while (from < text.length) {
    const window = Array.from(graphemes.segment(text.slice(from, from + WINDOW)), ({ segment }) => segment);
    // The last sign of a window may go on behind it.
    if (from + WINDOW < text.length && window.length > 1) window.pop();
    for (const sign of window) {
      signs.push(sign);
      from += sign.length;
    }
  }
  return signs;
}

/** A word in parts that are shaped one by one; almost every word is one part. */
function shapedParts(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word];
  const parts: string[] = [];
  let part = '';
  for (const sign of graphemesOf(word)) {
    if (part !== '' && part.length + sign.length > LONGEST_WORD) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/** Direction of a text: that of its first letter, or from right to left. */
export type Direction = 'auto' | 'rtl';

/** The pieces of runs in logical order. */
export function piecesOf(
  runs: readonly TextRun[],
  fonts: PdfFonts,
  direction: Direction = 'auto',
): PieceText {
  const clean = runs.map((run) => ({ ...run, text: printable(run.text).replace(/\s/gu, ' ') }));
  const whole = clean.map(({ text }) => text).join('');
  const mixed = direction === 'rtl' || BIDIRECTIONAL.test(whole);
  const found = mixed ? bidi.getEmbeddingLevels(whole, direction) : undefined;
  const pieces: Piece[] = [];
  let from = 0;
  for (const run of clean) {
    const levels = found?.levels.subarray(from, from + run.text.length);
    for (const { 0: word, index } of run.text.matchAll(WORD)) {
      const style = {
        language: run.language,
        fonts: fontsOf(run, fonts),
        italic: run.italic === true,
        underline: run.underline === true,
        blank: run.role === 'blank',
      };
      let at = index;
      for (const part of shapedParts(word)) {
        pieces.push(...piecesOfWord(part, style, levels?.subarray(at)));
        at += part.length;
      }
    }
    from += run.text.length;
  }
  return { pieces, rightToLeft: (found?.paragraphs[0]?.level ?? 0) % 2 === 1 };
}

function fontsOf({ bold, italic }: TextRun, fonts: PdfFonts): readonly PdfFont[] {
  if (italic) return bold ? fonts.boldItalic : fonts.italic;
  return bold ? fonts.bold : fonts.regular;
}

interface Style {
  language: string | undefined;
  italic: boolean;
  underline: boolean;
  blank: boolean;
  fonts: readonly PdfFont[];
}

function piecesOfWord(word: string, { fonts, ...style }: Style, levels?: Uint8Array): Piece[] {
  const [first] = fonts;
  if (!first) return [];
  const last = word.endsWith(' ');
  if (!levels && PLAIN.test(word))
    return [{ ...style, text: word, shown: word, font: first, level: 0, last }];
  const pieces: Piece[] = [];
  let at = 0;
  for (const segment of graphemesOf(word)) {
    const before = pieces.at(-1);
    const level = levels?.[at] ?? 0;
    at += segment.length;
    // A space goes with its word: readers put single spaces in wrong places.
    const { font, shown } =
      segment === ' ' && before ? { font: before.font, shown: ' ' } : drawn(segment, fonts, first);
    if (before && before.font === font && before.level === level) {
      before.text += segment;
      before.shown += shown;
    } else pieces.push({ ...style, text: segment, shown, font, level, last: false });
  }
  const end = pieces.at(-1);
  if (end) end.last = last;
  return pieces.map((piece) => (piece.font === first ? inItsDirection(piece) : piece));
}

/** Signs that are neither left to right nor right to left are drawn mirrored, and in the other order, in such a text. */
const inItsDirection = (piece: Piece): Piece =>
  piece.level % 2 === 1 ? { ...piece, shown: mirrored(piece.shown) } : piece;

/** A grapheme and the font that has it, or the sign of replacement. */
function drawn(grapheme: string, fonts: readonly PdfFont[], first: PdfFont) {
  const having = (text: string) => fonts.find((one) => one.covers(text));
  const font = having(grapheme);
  return font ? { font, shown: grapheme } : { font: having(REPLACEMENT) ?? first, shown: REPLACEMENT };
}

const mirrored = (text: string) =>
  Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one)
    .reverse()
    .join('');
