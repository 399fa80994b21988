import type { Span } from '../../text/text.ts';

/** Quotations are at most so many characters long; a mark without its partner is dropped after them. */
const LONGEST = 12_000;
const MARKS = /["“”]/gu;
const SINGLE = /(?<![\p{L}\p{N}])‘((?:[^‘’"“”]|’(?=\p{L})){20,3000})’(?!\p{L})/gu;
const BLANK = /\s/u;

function opens(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  return (before === '' || /[\s([{:—–'‘-]/u.test(before)) && after !== '' && !BLANK.test(after);
}

/** True where a mark begins its line, apart from blanks: in a quotation of several paragraphs each begins with one. */
function beginsLine(text: string, at: number): boolean {
  return /(?:^|\n)[^\S\n]{0,40}$/u.test(text.slice(Math.max(0, at - 41), at));
}

interface Opened {
  at: number;
  mark: string;
}

/** The quotation that is open behind a mark that opens one. */
function opened(text: string, before: Opened | undefined, at: number, mark: string): Opened {
  // The same quotation goes on in its next paragraph; anywhere else the first mark had no partner.
  return before?.mark === mark && beginsLine(text, at) ? before : { at, mark };
}

/**
 * The words between quotation marks, in order and not overlapping: “…”, "…", and ‘…’ outside of these. A quotation of
 * several paragraphs may repeat its opening mark at each. O(n).
 */
export function findQuoted(text: string): Span[] {
  const found: Span[] = [];
  let open: Opened | undefined;
  MARKS.lastIndex = 0;
  for (let match = MARKS.exec(text); match !== null; match = MARKS.exec(text)) {
    const at = match.index;
    const mark = match[0];
    if (open !== undefined && at - open.at > LONGEST) open = undefined;
    if (mark === '“' || (mark === '"' && opens(text, at))) open = opened(text, open, at, mark);
    else if (open !== undefined) {
      if (at > open.at + 1) found.push({ start: open.at + 1, end: at });
      open = undefined;
    }
  }
  return [...found, ...singles(text, found)].sort((a, b) => a.start - b.start);
}

function singles(text: string, double: readonly Span[]): Span[] {
  const found: Span[] = [];
  if (!text.includes('‘')) return found;
  let next = 0;
  SINGLE.lastIndex = 0;
  for (let match = SINGLE.exec(text); match !== null; match = SINGLE.exec(text)) {
    const start = match.index + 1;
    const end = match.index + match[0].length - 1;
    while ((double[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((double[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    found.push({ start, end });
  }
  return found;
}
