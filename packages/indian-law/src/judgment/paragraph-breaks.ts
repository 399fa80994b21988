import type { Line } from '../text/lines.ts';
import { isBlankText } from '../text/text.ts';
import { isProse } from './head-kinds.ts';
import type { CutLine } from './parts/cut-lines.ts';

/** The lines that begin a paragraph in a part without numbers: behind blank lines, and behind short lines that end a sentence. */
export function unnumberedBreaks(
  lines: readonly CutLine[],
  furniture: readonly boolean[],
  from: number,
  to: number,
): number[] {
  const found: number[] = [];
  const width = wrapWidth(lines, from, to);
  let previous: Line | undefined;
  let blank = false;
  let turned = false;
  for (let i = from; i < to; i += 1) {
    const line = lines[i];
    if (line === undefined) continue;
    turned ||= furniture[i] === true || line.opensPage === true;
    if (furniture[i] === true) continue;
    if (line.text.trim() === '') {
      blank = true;
      continue;
    }
    const goesOn = turned && previous !== undefined && goesOverPage(previous.text, width);
    if (
      previous !== undefined &&
      line.inner !== true &&
      !goesOn &&
      breaksBetween(previous.text, line.text, blank, width)
    )
      found.push(i);
    previous = line;
    blank = false;
    turned = false;
  }
  return found;
}

/** True where the last line of a page ends in the middle of a sentence: it is about as wide as the others. */
function goesOverPage(line: string, width: number): boolean {
  return !endsSentence(line) && line.trimEnd().length >= 0.6 * Math.min(width, 130);
}

const SENTENCE_ENDS = '.:;?!।॥۔”"’)]';
const ABBREVIATION = /\b(?:[A-Z]|No|Nos|Mr|Mrs|Ms|Dr|vs?|Art|Arts|Sec|para|Rs)\.$/u;

export function endsSentence(line: string): boolean {
  const last = line.trimEnd().at(-1);
  return last !== undefined && SENTENCE_ENDS.includes(last);
}

function breaksBetween(before: string, after: string, blank: boolean, width: number): boolean {
  if (!endsSentence(before) && !blank) return false;
  // A page break leaves a blank line in mid-sentence: a small letter after it continues the sentence.
  if (blank) return endsSentence(before) || !/^\s*\p{Ll}/u.test(after);
  if (ABBREVIATION.test(before.trimEnd().slice(-8))) return false;
  return before.trimEnd().length < 0.75 * width && /^\s*["“‘'([]?[\p{Lu}\d(]/u.test(after);
}

/** The width at which a text is wrapped: the 90th percentile of its line lengths, ∞ when lines are whole paragraphs. */
function wrapWidth(lines: readonly Line[], from: number, to: number): number {
  const lengths: number[] = [];
  for (let i = from; i < to; i += 1) {
    const length = lines[i]?.text.trimEnd().length ?? 0;
    if (length > 0) lengths.push(length);
  }
  lengths.sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return width > 130 ? Number.POSITIVE_INFINITY : width;
}

/** Limit: printed lines above the first number of an opinion: a heading and the judge's name. */
const NAMES_ABOVE = 2;

/** True where the lines from `from` to before `to` print at most a heading and a name. */
export function namesAlone(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  to: number,
): boolean {
  const printed = lines
    .slice(from, to)
    .filter(({ text }, i) => furniture[from + i] !== true && !isBlankText(text));
  return printed.length <= NAMES_ABOVE && printed.every(({ text }) => !isProse(text));
}
