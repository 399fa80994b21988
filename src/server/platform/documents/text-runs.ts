import { printable, printableLine } from '#server/core/printable.ts';
import { RIGHT_TO_LEFT } from '#shared/right-to-left.ts';
import type { Heading, Paragraph, TextRun } from './model.ts';

/** The languages of India that we can tell from their script; a Devanagari text is taken as Hindi. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, 'hi-IN'],
  [/\p{Script=Tamil}/u, 'ta-IN'],
  [/\p{Script=Arabic}/u, 'ur-IN'],
];
const WORDS_OF_A_SCRIPT =
  /\p{Script=Devanagari}[\p{Script=Devanagari}\p{Mn}\s\u200c\u200d]*|\p{Script=Tamil}[\p{Script=Tamil}\p{Mn}\s\u200c\u200d]*|\p{Script=Arabic}[\p{Script=Arabic}\p{Mn}\s\u200c\u200d]*/gu;

/** The runs of a text: one for each stretch in a script of its own, with the language of that script. */
export function textRuns(text: string, style: Pick<TextRun, 'bold'> = {}): TextRun[] {
  const clean = printable(text);
  const runs: TextRun[] = [];
  let from = 0;
  for (const { 0: words, index } of clean.matchAll(WORDS_OF_A_SCRIPT)) {
    if (index > from) runs.push({ text: clean.slice(from, index), ...style });
    const language = LANGUAGES.find(([script]) => script.test(words))?.[1];
    runs.push({ text: words, ...style, ...(language ? { language } : {}) });
    from = index + words.length;
  }
  if (from < clean.length || runs.length === 0) runs.push({ text: clean.slice(from), ...style });
  return runs;
}

/** A paragraph of one line. */
export const paragraph = (text: string, bold = false): Paragraph => ({
  kind: 'paragraph',
  runs: textRuns(printableLine(text), { bold }),
});

/** The title over a document, in the middle of the page. */
export const titleHeading = (text: string): Heading => ({
  kind: 'heading',
  level: 1,
  align: 'center',
  runs: textRuns(text, { bold: true }),
});

const FIRST_LETTER = /\p{L}/u;

/**
 * True when the first letter is of a script that runs from right to left: rules P2 and P3 of the Unicode
 * bidirectional algorithm.
 */
export function readsRightToLeft(runs: readonly TextRun[]): boolean {
  for (const { text } of runs) {
    const letter = FIRST_LETTER.exec(text)?.[0];
    if (letter !== undefined) return RIGHT_TO_LEFT.test(letter);
  }
  return false;
}

/** The text of runs, one after the other. */
export const textOfRuns = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');
