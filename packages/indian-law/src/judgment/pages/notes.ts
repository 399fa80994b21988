import type { Span } from '../../text/text.ts';
import type { LeftOut } from '../parts.ts';
import type { Layout } from './layout.ts';

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
      text: words.filter((one) => one !== '').join(' '),
      start,
      end: own.at(-1)?.end ?? start,
      footnote: note.mark,
      under: Math.max(0, paragraphAt(paragraphs, note.calledAt ?? start)),
    };
  });
}

/** The words that are left out, in order; lines of one reason that follow one another are one. */
export function leftOutOf({ lines }: Layout, paragraphs: readonly Span[]): LeftOut[] {
  const found: LeftOut[] = [];
  let last: LeftOut | undefined;
  for (const { text, start, leftOut } of lines) {
    if (leftOut === undefined) {
      if (text.trim() !== '') last = undefined;
      continue;
    }
    const words = text.trim();
    if (words === '') continue;
    const after = paragraphAt(paragraphs, start);
    if (last?.reason === leftOut && last.after_index === after) last.text += `\n${words}`;
    else {
      last = { text: words, reason: leftOut, after_index: after };
      found.push(last);
    }
  }
  return found;
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
