import { matchesOf } from '../../text/text.ts';
import type { LayoutLine } from './layout-line.ts';
import type { PageBreak } from './page-breaks.ts';

/** A note at the foot of a page. */
export interface Footnote {
  /** The mark as printed: '3', '*'. */
  mark: string;
  /** Its lines, in order. */
  lines: number[];
  /** The offset in its first line where its words begin. */
  wordsAt: number;
  /** The offset in the source behind the word that the mark is glued to. */
  calledAt?: number;
}

/** A line that may begin a note: '3 (2010) 3 SCC 571', '3. For short, the Act', '3' above its words, '* Author'. */
const NOTE =
  /^(\s{0,12}(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})\.?|([*†‡§]{1,3})))(?:(\s{1,12}(?=\S))|(?=[“"‘(\p{Lu}])|(?=\s*$))/u;
/** Notes take this many lines at the foot of a page at most. */
const DEEPEST = 70;
/** A number glued to a word: 'Tribunal1', '”12', '1961' and '3' as '19613', 'Act.[4]'. */
const CALL =
  /(?<=\p{Ll}{2}|\p{Lu}{3}|[”"’')\]]|(?<=\p{Ll}{4})[.,;:]|(?<=\d\)|[”"’'])[.,;:])(?:\[(\d{1,3})\]|(\d{1,3}))(?![\d\p{L}%]|[.,/]\d)|(?<=(?<!\d)(?:1[89]|20)\d\d)(\d{1,2})(?!\d)|(?<=[\p{L}”"’')\].])([*†‡§]{1,3})(?!\w)/gu;
const MAY_CALL = /[\d*†‡§]/u;
const ONLY_MARK = /^\s*(\d{1,3})\s*$/u;

/** Lines of a page, the last one excluded. */
interface LineRange {
  start: number;
  end: number;
}

/** A page of which the notes are looked for. */
interface Page extends LineRange {
  lines: readonly LayoutLine[];
  /** The marks that its words refer to, and where. */
  calls: ReadonlyMap<string, number>;
  /** Those of the page before, whose notes may have had no room there. */
  before: ReadonlyMap<string, number>;
}

/**
 * The footnotes of a text: at the foot of a page, with marks that ascend and that words above them refer to. Their lines
 * are marked with the index of their note. Linear time.
 */
export function findFootnotes(lines: LayoutLine[], breaks: readonly PageBreak[]): Footnote[] {
  const notes: Footnote[] = [];
  if (breaks.length === 0) return notes;
  let last = 0;
  let page = { start: 0, end: 0 };
  for (const end of new Set([...breaks.map(({ line }) => line), lines.length])) {
    const before = page;
    page = { start: before.end, end };
    const starts = startsOf(lines, page, last);
    if (starts.length === 0) continue;
    const calls = callsIn(lines, page);
    for (const note of notesOf({ lines, ...page, calls, before: callsIn(lines, before) }, starts, last)) {
      for (const at of note.lines) (lines[at] ?? { note: 0 }).note = notes.length;
      notes.push(note);
      last = Number(note.mark) || last;
    }
  }
  return notes;
}

/** The marks that the words of a page refer to, each with its first place. */
function callsIn(lines: readonly LayoutLine[], { start, end }: LineRange): Map<string, number> {
  const calls = new Map<string, number>();
  const add = (mark: string, at: number): void => {
    if (!calls.has(mark)) calls.set(mark, at);
  };
  for (let i = start; i < end; i += 1) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined || !MAY_CALL.test(line.text)) continue;
    const alone = ONLY_MARK.exec(line.text)?.[1];
    if (alone !== undefined && i > start) add(alone, line.start);
    for (const match of matchesOf(CALL, line.text))
      add(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '', line.start + match.index);
  }
  return calls;
}

interface Start {
  line: number;
  mark: string;
  wordsAt: number;
}

/** The words of a note whose mark has a stop behind it, as the number of a paragraph has. */
const AUTHORITY = /^(?:[([“"‘]|\d{4}\b|AIR\b|ILR\b|See\b|Ibid\b|Id\.|Supra\b|For short\b|Hereinafter\b)/iu;

/** The marks of notes between two that are found may be lost: this many at most. */
const LOST = 5;

function notesOf(page: Page, starts: readonly Start[], last: number): Footnote[] {
  const after = Array.from({ length: LOST + 1 }, (_, i) => last + 1 + i);
  for (const expected of last > 0 ? [...after, 1] : after) {
    const chain = chainFrom(page, starts, String(expected));
    if (chain.length > 0) return noted(page, chain);
  }
  const star = starts.findLast((start) => !/\d/u.test(start.mark) && isCalled(page, start));
  return star !== undefined && page.end - star.line < 8 ? noted(page, [star]) : [];
}

/** The lines at the foot of a page that may begin a note and have words. Empty where none may be the next one. */
function startsOf(lines: readonly LayoutLine[], { start, end }: LineRange, last: number): Start[] {
  const starts: Start[] = [];
  let next = false;
  for (let i = Math.max(start, end - DEEPEST); i < end; i += 1) {
    const one = startAt(lines, i);
    if (one === undefined) continue;
    starts.push(one);
    const number = Number(one.mark);
    next ||= number === 1 || Number.isNaN(number) || (number > last && number <= last + LOST + 1);
  }
  return next ? starts : [];
}

function startAt(lines: readonly LayoutLine[], at: number): Start | undefined {
  const line = lines[at];
  if (line === undefined || line.leftOut !== undefined) return undefined;
  const match = NOTE.exec(line.text.length > 40 ? line.text.slice(0, 40) : line.text);
  if (match === null) return undefined;
  const words = line.text.slice(match[0].length).trim();
  const next = lines[at + 1];
  if (words === '' && (next === undefined || next.leftOut !== undefined || next.text.trim() === ''))
    return undefined;
  // '3. The petitioner …' is a paragraph.
  if (match[1]?.endsWith('.') === true && !AUTHORITY.test(words)) return undefined;
  return { line: at, mark: match[2] ?? match[3] ?? match[4] ?? match[5] ?? '', wordsAt: match[0].length };
}

function isCalled({ lines, calls, before }: Page, { mark, line }: Start): boolean {
  const at = calls.get(mark);
  return (at !== undefined && at < (lines[line]?.start ?? 0)) || before.has(mark);
}

/** The greatest share of a page that notes take. */
const SHARE = 0.7;

/**
 * The notes from the lowest line on that may begin the one `expected`, to which the words above refer. The text may have
 * lost the mark of a later one.
 */
function chainFrom(page: Page, starts: readonly Start[], expected: string): Start[] {
  const from = starts.findLastIndex((start) => start.mark === expected && isCalled(page, start));
  const first = starts[from];
  if (first === undefined || !isFoot(page, first)) return [];
  const chain: Start[] = [];
  for (const start of starts.slice(from)) {
    if (Number(start.mark) !== Number(expected) + chain.length) continue;
    chain.push(start);
  }
  return chain;
}

/** True where from a line on there may be only notes: they take a part of the page. */
function isFoot({ lines, start, end }: Page, { line }: Start): boolean {
  const at = lines[line]?.start ?? 0;
  const top = lines[start]?.start ?? 0;
  const bottom = lines[end - 1]?.end ?? at;
  return bottom - at <= SHARE * (bottom - top);
}

function noted({ lines, end, calls, before }: Page, chain: readonly Start[]): Footnote[] {
  return chain.map((start, i) => {
    const next = chain[i + 1]?.line ?? end;
    const own: number[] = [];
    for (let at = start.line; at < next; at += 1) if (lines[at]?.leftOut === undefined) own.push(at);
    const calledAt = calls.get(start.mark) ?? before.get(start.mark);
    return {
      mark: start.mark,
      lines: own,
      wordsAt: start.wordsAt,
      ...(calledAt === undefined ? {} : { calledAt }),
    };
  });
}
