import { romanValue } from '../text/roman-numbers.ts';
import { isProse } from './head-kinds.ts';
import { NO_PLACE, type NumberedLine } from './paragraph-numbers.ts';
import type { CutLine } from './parts/cut-lines.ts';

/** 'I. The appeal', '(IV) Learned counsel', 'II) It is': a Roman number before the words of a paragraph. */
const ROMAN = /^(\s{0,60}[([]?)([IVXLC]{1,8})(\s?\\?[.)\]])\s{1,8}(?=["“‘(]?\p{Lu})/u;
/** Limit: a heading ('IV. Findings of the courts below') is shorter than the first line of a paragraph. */
const LONGEST_HEADING = 55;

/**
 * The lines that open with a Roman number and go on as a paragraph does: in sentences. A Roman number before a title is that of
 * a section.
 */
export function romanLines(
  lines: readonly CutLine[],
  furniture: readonly boolean[],
  from: number,
  to: number,
): NumberedLine[] {
  const found: NumberedLine[] = [];
  for (let i = from; i < to; i += 1) {
    const text = lines[i]?.text.slice(0, 400) ?? '';
    const match = furniture[i] === true ? null : ROMAN.exec(text);
    const number = match?.[2] ?? '';
    const top = match === null ? undefined : romanValue(number);
    if (match === null || top === undefined) continue;
    const words = text.slice(match[0].length);
    if (words.length < LONGEST_HEADING || !isProse(words)) continue;
    found.push({
      line: i,
      number,
      top,
      sub: [],
      wordsAt: match[0].length,
      mark: (match[3] ?? '').trim(),
      doubt: 0,
      ...NO_PLACE,
    });
  }
  return found;
}
