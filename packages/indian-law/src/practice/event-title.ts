import { collapseWhitespace } from '../text/text.ts';

/** The longest title, in characters: a line in a list of dates. */
export const LONGEST_TITLE = 180;

const LETTERS_OF_SENTENCE = /\p{Ll}|\p{Lo}/u;
/** The number of a paragraph. */
const NUMBERED = /^(?:\(?[\divxlc]{1,5}[.)]\s+)+/iu;
const OPENING = /^[\s,.:;)\]}|–—-]+/u;
const JOINING = /^(?:(?:and|but|that|thereafter|accordingly|therefore|hence|further|also|whereas)\b,?\s+)+/iu;
const ENDING = /[\s,:;|([{–—-]+$/u;

/**
 * A title from the clause around a date: the lines that belong to the sentence, without headings and signatures beside
 * it, numbers of paragraphs, joining words, and halves of brackets and quotation marks. `at` and `length` are the
 * position of the date in `clause`, in UTF-16 units. The title contains the date.
 */
export function eventTitle(clause: string, at: number, length: number): string {
  const date = collapseWhitespace(clause.slice(at, at + length));
  const sentence = collapseWhitespace(linesOfSentence(clause, at, length).replaceAll('|', ' '));
  const bare = keeping(date, sentence, (text) => text.replace(NUMBERED, ''));
  const opened = keeping(date, bare, (text) => text.replace(OPENING, '').replace(JOINING, ''));
  const whole = keeping(date, paired(opened), (text) => text.replace(ENDING, ''));
  const title = shorten(whole, date);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The changed text, unless the change would take the date away. */
function keeping(date: string, text: string, change: (text: string) => string): string {
  const changed = change(text).trim();
  return changed.includes(date) ? changed : text;
}

/** The line of the date with the lines before and after it that carry the sentence on. */
function linesOfSentence(clause: string, at: number, length: number): string {
  if (!LETTERS_OF_SENTENCE.test(clause)) return clause;
  const lines = clause.split('\n');
  let first = clause.slice(0, at).split('\n').length - 1;
  let last = clause.slice(0, at + length).split('\n').length - 1;
  while (first > 0 && leadsOn(lines[first - 1] ?? '', lines[first] ?? '')) first -= 1;
  while (last < lines.length - 1 && goesOn(lines[last] ?? '', lines[last + 1] ?? '')) last += 1;
  return lines.slice(first, last + 1).join('\n');
}

/** True where a line leads on to the next: a heading or a finished sentence does not. */
const leadsOn = (line: string, next: string): boolean =>
  LETTERS_OF_SENTENCE.test(line) && !(/[.;]\s*$/u.test(line) && /^\s*\p{Lu}/u.test(next));

/** True where the sentence goes on in the next line, which is no heading, signature or labelled field. */
const goesOn = (line: string, next: string): boolean =>
  LETTERS_OF_SENTENCE.test(next) &&
  !/[.;]\s*$/u.test(line) &&
  !/^\s*(?:\p{Lu}[\p{L} ]{1,30}:|\(|sd\/|dated?\b|place\b)/iu.test(next);

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
];

/** The text without brackets and quotation marks whose other half was cut off. */
function paired(text: string): string {
  let left = text;
  for (const [open, close] of PAIRS) {
    const opens = left.split(open).length;
    const closes = left.split(close).length;
    if (opens === closes) continue;
    left = opens > closes ? left.replace(open, '') : left.replace(close, '');
  }
  return left.split('"').length % 2 === 0 ? left.replace('"', '') : left;
}

/** A title no longer than a line, cut at a part of the sentence or else at a word, and never inside the date. */
function shorten(text: string, date: string): string {
  if (text.length <= LONGEST_TITLE) return text;
  const at = Math.max(0, text.indexOf(date));
  const parts = [...text.slice(0, at).matchAll(/, (?:and )?| and (?=the |it |that )/gu)].map(
    (match) => match.index + match[0].length,
  );
  const part = parts.find((start) => at + date.length - start <= (LONGEST_TITLE * 2) / 3);
  const from = part ?? Math.max(0, Math.min(at - LONGEST_TITLE / 3, text.length - LONGEST_TITLE));
  const cut = text.slice(from, from + LONGEST_TITLE);
  const whole = part === undefined && from > 0 ? `…${cut.slice(cut.indexOf(' ') + 1)}` : cut;
  return from + LONGEST_TITLE < text.length ? `${whole.slice(0, whole.lastIndexOf(' '))}…` : whole;
}
