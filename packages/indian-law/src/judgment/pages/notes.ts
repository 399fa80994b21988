import { withoutMarks } from '../../text/converter-marks.ts';
import type { Span } from '../../text/text.ts';
import type { LeftOut } from '../parts.ts';
import type { Layout } from './layout.ts';
import type { MissingPages } from './layout-line.ts';

/** A footnote as a paragraph. */
interface NoteParagraph extends Span {
  text: string;
  footnote: string;
  under: number;
}

/** The footnotes of a text as paragraphs, in order, each under the paragraph that refers to it. */
export function noteParagraphs({ lines, footnotes }: Layout, paragraphs: readonly Span[]): NoteParagraph[] {
  return footnotes.map((note) => {
    const own = note.lines.flatMap((at) => lines[at] ?? []);
    const words = own.map(({ text }, i) => (i === 0 ? text.slice(note.wordsAt) : text).trim());
    const start = own[0]?.start ?? 0;
    return {
      text: withoutMarks(words.filter((one) => one !== '').join(' ')),
      start,
      end: own.at(-1)?.end ?? start,
      footnote: note.mark,
      under: Math.max(0, paragraphAt(paragraphs, note.calledAt ?? start)),
    };
  });
}

/** The words that are left out and the pages that are missing, in order; lines of one reason behind one another are one. */
export function leftOutOf({ lines }: Layout, paragraphs: readonly Span[]): LeftOut[] {
  const found: LeftOut[] = [];
  let last: LeftOut | undefined;
  for (const { text, start, leftOut, behindMissing } of lines) {
    if (behindMissing !== undefined) {
      found.push({
        text: pagesOf(behindMissing),
        reason: 'missing_pages',
        after_index: paragraphAt(paragraphs, start - 1),
      });
      last = undefined;
    }
    const words = text.trim();
    if (words === '') continue;
    last =
      leftOut === undefined ? undefined : added(found, last, words, leftOut, paragraphAt(paragraphs, start));
  }
  return found;
}

const pagesOf = ({ from, to }: MissingPages): string => (from === to ? String(from) : `${from}–${to}`);

function added(
  found: LeftOut[],
  last: LeftOut | undefined,
  text: string,
  reason: LeftOut['reason'],
  after: number,
): LeftOut {
  if (last?.reason === reason && last.after_index === after) {
    last.text += `\n${text}`;
    return last;
  }
  const line = { text, reason, after_index: after };
  found.push(line);
  return line;
}

/** The index of the last paragraph that begins at or before an offset; -1 before all. */
function paragraphAt(paragraphs: readonly Span[], offset: number): number {
  let low = 0;
  let high = paragraphs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A text of the same length with blanks in place of what is left out: the head of a page names no authority. */
export function withoutLeftOut(source: string, { lines }: Layout): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, leftOut } of lines) {
    if (leftOut === undefined || start === end) continue;
    pieces.push(source.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  if (from === 0) return source;
  pieces.push(source.slice(from));
  return pieces.join('');
}
