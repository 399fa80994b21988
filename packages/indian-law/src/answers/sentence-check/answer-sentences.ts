import { sentencesOf } from '../../text/sentences.ts';
import type { Span } from '../../text/text.ts';

/** Numbers of sources behind the full stop belong to the sentence before it. */
const LEADING = /^(?:\s*\[\d{1,3}\])+[.,;]?/u;
const NUMBER = /\[(\d{1,3})\]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** The sentences of an answer in order, line by line, each with the numbers of sources behind it. O(n). */
export function answerSentences(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    let first = true;
    for (const one of sentencesOf(line)) {
      const piece = line.slice(one.start, one.end);
      const leading = first ? '' : (LEADING.exec(piece)?.[0] ?? '');
      const last = found.at(-1);
      if (leading !== '' && last) last.end = from + one.start + leading.length;
      const rest = piece.slice(leading.length);
      const start = one.start + leading.length + (rest.length - rest.trimStart().length);
      if (WORD.test(rest)) found.push({ start: from + start, end: from + one.end });
      first = false;
    }
    from += line.length + 1;
  }
  return found;
}

/** The numbers of sources that a sentence names, each once. */
export const sourceNumbers = (sentence: string): number[] => [
  ...new Set([...sentence.matchAll(NUMBER)].map(([, n]) => Number(n))),
];
