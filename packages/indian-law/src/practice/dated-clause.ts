import { findPageFurniture } from '../judgment/page-furniture.ts';
import { findDates } from '../text/dates.ts';
import { linesOf } from '../text/lines.ts';
import type { Span } from '../text/text.ts';

/** The reach of a clause from its date, in characters. */
export const REACH = 220;

/** The ends of a clause: a full stop after a word of four letters or a number, a danda, a semicolon, an empty line. */
const END =
  /(?<=\p{L}{4}|\d|[)"”’])(?<!\b(?:adjd|addl|appl|asst|dist|distt|govt|misc|regd|suppl))[.](?=\s+[\p{Lu}\p{Lo}\d(])|;|।|\n\s*\n/giu;
const NEXT_END = /(?<=\p{L}{3}|\d|[)"”’]|^)[.](?=\s|$)|;|।|\n\s*\n/u;

/** The clause around a date: from the last end of a clause before it to the next one after it. */
export function clauseAround(text: string, start: number, end: number): Span {
  const from = Math.max(0, start - REACH);
  const head = text.slice(from, start);
  const last = [...head.matchAll(END)].at(-1);
  const rest = text.slice(end, end + REACH);
  const next = NEXT_END.exec(rest);
  const opened = last ? from + last.index + last[0].length : from;
  return {
    start: opened === from && from > 0 ? wordFrom(text, from) : opened,
    end: next ? end + next.index : Math.min(text.length, end + REACH),
  };
}

/** The start of the next word, so that no word is cut. */
function wordFrom(text: string, at: number): number {
  const gap = /\s/u.exec(text.slice(at, at + 40));
  return gap ? at + gap.index + 1 : at;
}

/** The number of a case that a page repeats at its head, with or without the word for the paper. */
const RUNNING_NUMBER = /^\W{0,3}\p{Lu}[^\p{Ll}\n]{0,40}(?<!\d|\d[./-])\d{1,6}[/-]\d{4}\b[^\p{Ll}\n]{0,40}$/u;
/** A line of one number is a page number only apart from the text; a year may be the end of a date. */
const BARE_NUMBER = /^\s*\d{1,4}\W*$/u;
const YEAR = /^\s*(?:1[789]|20)\d\d\W*$/u;
const LONGEST_HEAD = 90;

/**
 * The text with blanks in place of what is printed between two pages (page numbers, running heads), so that a sentence
 * that runs over the page reads on. Every offset stays as it was.
 */
export function withoutPageBreaks(text: string): string {
  const lines = linesOf(text);
  const furniture = findPageFurniture(text, lines).map((found, i) => found && isApart(lines, i));
  if (!furniture.includes(true)) return text;
  let cleared = '';
  let done = 0;
  for (let i = 0; i < lines.length; i += 1) {
    if (furniture[i] !== true) continue;
    const last = lastOfBreak(lines, furniture, i);
    const from = blanksBefore(text, lines[i]?.start ?? 0);
    const to = blanksAfter(text, lines[last]?.end ?? text.length);
    cleared += text.slice(done, Math.max(done, from)) + ' '.repeat(Math.max(0, to - Math.max(done, from)));
    done = Math.max(done, to);
    i = last;
  }
  return cleared + text.slice(done);
}

/**
 * True unless the line is a page number within a sentence, or one of many similar lines that say something: a date, a
 * sentence.
 */
function isApart(lines: readonly { text: string }[], i: number): boolean {
  const text = lines[i]?.text ?? '';
  if (!BARE_NUMBER.test(text)) return !/\p{L}{3}[.;]\s*$/u.test(text) && findDates(text).length === 0;
  const isEmpty = (at: number) => (lines[at]?.text ?? '').trim() === '';
  return !YEAR.test(text) && (isEmpty(i - 1) || isEmpty(i + 1));
}

/** The last line of the page break that begins at a line: empty lines, more furniture, and a running case number. */
function lastOfBreak(
  lines: readonly { text: string }[],
  furniture: readonly boolean[],
  first: number,
): number {
  let last = first;
  for (let i = first + 1; i < lines.length; i += 1) {
    const line = lines[i]?.text ?? '';
    if (furniture[i] === true || (line.length <= LONGEST_HEAD && RUNNING_NUMBER.test(line))) last = i;
    else if (line.trim() !== '') break;
  }
  return last;
}

function blanksBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && text.charAt(from - 1).trim() === '') from -= 1;
  return from;
}

function blanksAfter(text: string, at: number): number {
  let to = at;
  while (to < text.length && text.charAt(to).trim() === '') to += 1;
  return to;
}
