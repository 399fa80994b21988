import type { LayoutLine } from './layout.ts';
import type { PageBreak } from './page-breaks.ts';

/** A note at the foot of a page. */
export interface Footnote {
  /** As printed: '3', '*'. */
  mark: string;
  /** Its lines, in order. */
  lines: number[];
  /** The offset in its first line where its words begin. */
  wordsAt: number;
  /** The offset in the source behind the word that the mark is glued to. */
  calledAt?: number;
}

/** A line that may begin a note: '3 (2010) 3 SCC 571', '3. For short, the Act', '3' above its words, '* Author'. */
const NOTE = /^(\s{0,12}(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})\.?|([*†‡§]{1,3})))(?:(\s{1,12}(?=\S))|(?=[“"‘(\p{Lu}])|(?=\s*$))/u;
/** Notes take this many lines at the foot of a page at most. */
const DEEPEST = 70;
/** A number glued to a word: 'Tribunal1', '”12', '1961' and '3' as '19613', 'Act.[4]'. */
const CALL =
  /(?<=\p{Ll}{2}|\p{Lu}{3}|[”"’')\]]|(?<=\p{Ll}{4})[.,;:]|(?<=\d\)|[”"’'])[.,;:])(?:\[(\d{1,3})\]|(\d{1,3}))(?![\d\p{L}%]|[.,/]\d)|(?<=(?<!\d)(?:1[89]|20)\d\d)(\d{1,2})(?!\d)|(?<=[\p{L}”"’')\].])([*†‡§]{1,3})(?!\w)/gu;
const ONLY_MARK = /^\s*(\d{1,3})\s*$/u;

/**
 * The footnotes of a text: at the foot of a page, with marks that ascend and that words above them refer to. Their lines
 * are marked with the index of their note. Linear time.
 */
export function findFootnotes(lines: LayoutLine[], breaks: readonly PageBreak[]): Footnote[] {
  const notes: Footnote[] = [];
  if (breaks.length === 0) return notes;
  const ends = [...new Set([...breaks.map(({ line }) => line), lines.length])];
  let start = 0;
  let last = 0;
  let open = new Map<string, number>();
  for (const end of ends) {
    const first = firstCandidate(lines, start, end);
    if (first !== undefined) {
      const calls = callsIn(lines, start, end, open);
      const found = notesAt(lines, first, end, calls, last);
      for (const note of found) {
        for (const at of note.lines) (lines[at] ?? { note: 0 }).note = notes.length;
        notes.push(note);
      }
      const number = Number(found.at(-1)?.mark);
      if (number > 0) last = number;
      open = calls;
    }
    start = end;
  }
  return notes;
}

/** The first line in the lower part of a page that may begin a note. */
function firstCandidate(lines: readonly LayoutLine[], start: number, end: number): number | undefined {
  for (let i = Math.max(start, end - DEEPEST); i < end; i += 1) {
    const line = lines[i];
    if (line !== undefined && line.leftOut === undefined && NOTE.test(line.text.slice(0, 40))) return i;
  }
  return undefined;
}

/** The marks that the words of a page refer to, with the offsets; those of the page before too, which lie before `open`. */
function callsIn(
  lines: readonly LayoutLine[],
  start: number,
  end: number,
  open: ReadonlyMap<string, number>,
): Map<string, number> {
  const calls = new Map<string, number>();
  for (const [mark, at] of open) if (at < 0) calls.set(mark, at);
  for (let i = start; i < end; i += 1) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined) continue;
    const alone = ONLY_MARK.exec(line.text)?.[1];
    if (alone !== undefined && i > start && !calls.has(alone)) calls.set(alone, line.start);
    CALL.lastIndex = 0;
    for (let match = CALL.exec(line.text); match !== null; match = CALL.exec(line.text)) {
      const mark = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
      if (!calls.has(mark)) calls.set(mark, line.start + match.index);
    }
  }
  return calls;
}

interface Start {
  line: number;
  mark: string;
  wordsAt: number;
}

function notesAt(
  lines: readonly LayoutLine[],
  first: number,
  end: number,
  calls: ReadonlyMap<string, number>,
  last: number,
): Footnote[] {
  const starts: Start[] = [];
  for (let i = first; i < end; i += 1) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined) continue;
    const match = NOTE.exec(line.text.slice(0, 40));
    if (match === null) continue;
    const mark = match[2] ?? match[3] ?? match[4] ?? match[5] ?? '';
    starts.push({ line: i, mark, wordsAt: match[0].length });
  }
  for (const expected of last > 0 ? [last + 1, 1] : [1]) {
    const chain = chainFrom(lines, starts, expected, calls);
    if (chain.length > 0) return noted(lines, chain, end, calls);
  }
  const star = starts.findLast(({ mark, line }) => !/\d/u.test(mark) && isCalled(lines, calls, mark, line));
  return star !== undefined && end - star.line < 8 ? noted(lines, [star], end, calls) : [];
}

function isCalled(
  lines: readonly LayoutLine[],
  calls: ReadonlyMap<string, number>,
  mark: string,
  line: number,
): boolean {
  const at = calls.get(mark);
  return at !== undefined && at < (lines[line]?.start ?? 0);
}

/**
 * The notes `expected`, `expected` + 1 …, from the lowest line on that may begin the first of them. The words above refer
 * to it; a mark in a later note may be lost in the text, but not in the last.
 */
function chainFrom(
  lines: readonly LayoutLine[],
  starts: readonly Start[],
  expected: number,
  calls: ReadonlyMap<string, number>,
): Start[] {
  const from = starts.findLastIndex(
    (start) =>
      start.mark === String(expected) && isCalled(lines, calls, start.mark, start.line) && hasWords(lines, start),
  );
  if (from === -1) return [];
  const chain: Start[] = [];
  let sure = 0;
  for (const start of starts.slice(from)) {
    if (Number(start.mark) !== expected + chain.length || !hasWords(lines, start)) continue;
    chain.push(start);
    if (isCalled(lines, calls, start.mark, start.line)) sure = chain.length;
  }
  return chain.slice(0, sure);
}

/** Whether a note has words in its line or, where its mark is alone, in the next one. */
function hasWords(lines: readonly LayoutLine[], { line, wordsAt }: Start): boolean {
  const own = lines[line]?.text.slice(wordsAt).trim() ?? '';
  const next = lines[line + 1];
  return own !== '' || (next !== undefined && next.leftOut === undefined && next.text.trim() !== '');
}

function noted(
  lines: readonly LayoutLine[],
  chain: readonly Start[],
  end: number,
  calls: ReadonlyMap<string, number>,
): Footnote[] {
  return chain.map((start, i) => {
    const next = chain[i + 1]?.line ?? end;
    const own: number[] = [];
    for (let at = start.line; at < next; at += 1) if (lines[at]?.leftOut === undefined) own.push(at);
    const calledAt = calls.get(start.mark);
    return {
      mark: start.mark,
      lines: own,
      wordsAt: start.wordsAt,
      ...(calledAt === undefined ? {} : { calledAt }),
    };
  });
}
