import { type Marks, markWords } from './marks.ts';
import type { Span } from './text.ts';

// The marks of a part of a text, from those of the whole: a second scan would cost more.

/** The marks of a text without some stretches. */
export function marksWithout({ words, figures, all }: Marks, cuts: readonly Span[]): Marks {
  return { words: rowsWithout(words, 3, cuts), figures: rowsWithout(figures, 2, cuts), all };
}

function rowsWithout(rows: Int32Array, width: number, cuts: readonly Span[]): Int32Array {
  const kept = new Int32Array(rows.length);
  let length = 0;
  let removed = 0;
  let next = 0;
  for (let i = 0; i < rows.length; i += width) {
    const start = rows[i] ?? 0;
    for (let cut = cuts[next]; cut !== undefined && cut.end <= start; cut = cuts[next]) {
      removed += cut.end - cut.start;
      next += 1;
    }
    if (start >= (cuts[next]?.start ?? Number.POSITIVE_INFINITY)) continue;
    kept[length] = start - removed;
    kept[length + 1] = (rows[i + 1] ?? 0) - removed;
    if (width > 2) kept[length + 2] = rows[i + 2] ?? 0;
    length += width;
  }
  return kept.subarray(0, length);
}

/** The marks of a text with blanks in place of some stretches of another text, from the marks of that one. */
export function marksBlanked(text: string, { words, figures, all }: Marks, blanks: readonly Span[]): Marks {
  if (blanks.some(({ start, end }) => touchesWord(text, start - 1) || touchesWord(text, end)))
    return markWords(text);
  return { words: rowsOutside(words, 3, blanks), figures: rowsOutside(figures, 2, blanks), all };
}

const touchesWord = (text: string, at: number): boolean => WORD.test(text.charAt(at));
const WORD = /[A-Za-z0-9]/;

function rowsOutside(rows: Int32Array, width: number, blanks: readonly Span[]): Int32Array {
  const kept = new Int32Array(rows.length);
  let length = 0;
  let next = 0;
  for (let i = 0; i < rows.length; i += width) {
    const start = rows[i] ?? 0;
    while ((blanks[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if (start >= (blanks[next]?.start ?? Number.POSITIVE_INFINITY)) continue;
    for (let column = 0; column < width; column += 1) kept[length + column] = rows[i + column] ?? 0;
    length += width;
  }
  return kept.subarray(0, length);
}

/** An offset inside a word or a number: its rest may be another word. */
const DIVIDED = /^(?:[A-Za-z]{2}|[0-9]{2})$/u;

/** The marks of a text from an offset on, counted from there. */
export function marksFrom(text: string, from: number, marks: Marks): Marks {
  const divided = DIVIDED.test(text.slice(Math.max(0, from - 1), from + 1));
  return divided ? markWords(text.slice(from)) : marksWithout(marks, [{ start: 0, end: from }]);
}
