import { type DateMention, isoDate } from './dates.ts';
import { INDIAN_MONTHS, monthNumber } from './months.ts';
import { foldedNumberWord, NUMBER_WORDS } from './number-words.ts';

const LETTERS = '[\\p{L}\\p{M}]';
const WORD = `${LETTERS}{2,12}`;
const NAMES = INDIAN_MONTHS.flat().filter((name) => /\p{Script=Devanagari}/u.test(name));
/** बारह मार्च दो हजार छब्बीस · पाँच जनवरी सन् उन्नीस सौ अट्ठानवे: the day and the year in words, or one of them. */
const HINDI_DATE = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(${WORD}|\\d{1,2})\\s+(${NAMES.join('|')})(?!${LETTERS}),?\\s+(?:सन्?\\s+)?(?:(\\d{4})(?!\\d)|(दो\\s+ह(?:जा|ज़ा|ज़ा)र|उन्नीस\\s+सौ)(?:\\s+(${WORD}))?(?!${LETTERS}))`,
  'gu',
);

const numberOf = (word: string) => NUMBER_WORDS.get(foldedNumberWord(word)) ?? Number(word);

/** The year of the words of a match, and what follows it where that is no number: the next word of the sentence. */
function yearOf(
  figures: string | undefined,
  hundreds: string,
  last: string,
): { year: number; behind: string } {
  if (figures !== undefined) return { year: Number(figures), behind: '' };
  const century = hundreds.startsWith('दो') ? 2000 : 1900;
  const below = last === '' ? 0 : numberOf(last);
  return Number.isNaN(below) ? { year: century, behind: last } : { year: century + below, behind: '' };
}

function dateOf(match: RegExpExecArray): DateMention | undefined {
  const [whole, day = '', month = '', figures, hundreds = '', last = ''] = match;
  // A date in figures alone is that of `findDates`.
  if (figures !== undefined && /\d/u.test(day)) return undefined;
  const { year, behind } = yearOf(figures, hundreds, last);
  const iso = isoDate(year, monthNumber(month), numberOf(day));
  if (iso === undefined) return undefined;
  const text = whole.slice(0, whole.length - behind.length).trimEnd();
  return { start: match.index, end: match.index + text.length, text, iso };
}

/** The dates that a Hindi text prints in words, in order. Figures are those of ASCII. Linear time. */
export const findHindiDatesInWords = (text: string): DateMention[] =>
  [...text.matchAll(HINDI_DATE)].flatMap((match) => dateOf(match) ?? []);
