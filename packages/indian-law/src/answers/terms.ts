import { findDatesAndWords } from '../text/dates-in-words.ts';
import { MONTHS } from '../text/months.ts';
import { findWords } from '../text/words.ts';
import { plainVerbsIn } from './phrasal-verbs.ts';
import { leaderOf } from './same-words.ts';

/** A day whose month is a number, or whose day or year is in words. */
const DAY_OTHERWISE =
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b(?:thousand|hundred|nineteen|twenty)\b|(?:st|nd|rd|th)(?:\sday)?\sof\b/iu;

/** The days of a text that are not printed as a day, a month and a year, in this form. */
function daysInWords(text: string): string {
  if (!DAY_OTHERWISE.test(text)) return '';
  return findDatesAndWords(text)
    .flatMap(({ iso }) =>
      iso === undefined
        ? []
        : `${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`,
    )
    .join(' ');
}

/** A word that the end of a line cuts in two. */
const CUT_WORD = /(?<=\p{Ll})-\s?\n\s{0,8}(?=\p{Ll})/gu;

/** A word of a text: the term under which it is compared, and the word as printed. */
export interface Term {
  term: string;
  word: string;
}

/** The words of a text with their terms; a day in figures has those of its words too. O(n). */
export function wordsWithTerms(text: string): Term[] {
  const whole = text.replaceAll(CUT_WORD, '');
  const read = `${whole} ${daysInWords(whole)} ${plainVerbsIn(whole)}`;
  return findWords(read).map(({ term, start, end }) => ({
    term: leaderOf(term),
    word: read.slice(start, end),
  }));
}

/** The terms of a text, those of one meaning alike. O(n). */
export const termsIn = (text: string): string[] => wordsWithTerms(text).map(({ term }) => term);
