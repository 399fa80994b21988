import { findCitations } from '../citations/citations.ts';
import { findPageFurniture } from '../judgment/page-furniture.ts';
import { findProvisions } from '../provisions/provisions.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { markWords } from '../text/marks.ts';
import { withoutFurniture } from '../text/page-furniture.ts';
import type { Span } from '../text/text.ts';

/** A text without what a page or a line's end put into its sentences. */
export interface Cleaned {
  text: string;
  /** The span of the given text that a span of the cleaned one stands for. */
  printed: (span: Span) => Span;
}

/**
 * A word or a reporter's token that a line's end divides, a soft hyphen, characters without width, and the blanks at the
 * beginning of a line.
 */
const DIVIDED =
  /(?<=\p{L})[-\u2010]\r?\n\s{0,20}(?=\p{L})|\u00ad(?:\r?\n\s{0,20})?|[\u200b-\u200d\u2060\ufeff]|(?<=\n)[^\S\n]{2,}/gu;

/** Removes spans, in order and not overlapping; `keep` says what stays in the place of one. */
function without(text: string, cuts: readonly Span[], keep: (cut: Span) => string): Cleaned {
  if (cuts.length === 0) return { text, printed: (span) => span };
  const pieces: string[] = [];
  /** Start of the text behind each cut, in the cleaned text and in the given one. */
  const starts: number[] = [];
  const origins: number[] = [];
  let length = 0;
  let from = 0;
  for (const cut of cuts) {
    const stays = keep(cut);
    pieces.push(text.slice(from, cut.start), stays);
    length += cut.start - from + stays.length;
    starts.push(length);
    origins.push(cut.end);
    from = cut.end;
  }
  pieces.push(text.slice(from));
  const origin = (offset: number): number => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? offset : (origins[low - 1] ?? 0) + offset - (starts[low - 1] ?? 0);
  };
  return {
    text: pieces.join(''),
    printed: ({ start, end }) => ({
      start: origin(start),
      end: end > start ? origin(end - 1) + 1 : origin(end),
    }),
  };
}

/** A list of citations or sections, one a line, is no running title; a line that is repeated as it is, is one. */
const REPEATS = 3;
const isClaim = (line: string): boolean => findCitations(line).length > 0 || findProvisions(line).length > 0;

/** True for lines that are page furniture. */
function furnitureOf(source: string, lines: readonly Line[]): boolean[] {
  const furniture = findPageFurniture(source, lines);
  const repeated = new Map<string, number>();
  for (const [i, { text }] of lines.entries())
    if (furniture[i] === true) repeated.set(text.trim(), (repeated.get(text.trim()) ?? 0) + 1);
  return lines.map(
    ({ text }, i) => furniture[i] === true && ((repeated.get(text.trim()) ?? 0) >= REPEATS || !isClaim(text)),
  );
}

/** The lines of page furniture, each with its line break and the blank lines around it. */
function furnitureLines(text: string): Span[] {
  const lines = linesOf(text);
  const furniture = furnitureOf(text, lines);
  const blank = (i: number) => lines[i]?.text.trim() === '';
  const cuts: Span[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    if (furniture[i] !== true) continue;
    let first = i;
    while (blank(first - 1)) first -= 1;
    while (furniture[i + 1] === true || blank(i + 1)) i += 1;
    cuts.push({ start: lines[first]?.start ?? 0, end: lines[i + 1]?.start ?? text.length });
  }
  return cuts;
}

/** True where a sentence ends before a place, so that what follows is a paragraph of its own. */
function sentenceEnds(text: string, at: number): boolean {
  return /[.:;?!”"’)\]]\s*$/u.test(text.slice(Math.max(0, at - 12), at));
}

/**
 * Takes page numbers, running titles and stamps out of a text, joins words that a line's end divides, and leaves out
 * characters that have no width, so that a citation or a quotation across two pages reads as one. O(n).
 */
export function cleanText(text: string): Cleaned {
  const pages = without(text, furnitureLines(text), (cut) => (sentenceEnds(text, cut.start) ? '\n\n' : ''));
  const divided: Span[] = [];
  DIVIDED.lastIndex = 0;
  for (let match = DIVIDED.exec(pages.text); match !== null; match = DIVIDED.exec(pages.text))
    divided.push({ start: match.index, end: match.index + match[0].length });
  const words = without(pages.text, divided, () => '');
  const inside = withoutFurniture(words.text, markWords(words.text));
  const printed = (span: Span): Span => pages.printed(words.printed(span));
  return inside === undefined
    ? { text: words.text, printed }
    : { text: inside.text, printed: (span) => printed(inside.printed(span)) };
}
