import { type DateMention, findDates, isoDate } from './dates.ts';
import { MONTHS, monthNumber } from './months.ts';

const BELOW_TWENTY =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth';

/** The English words of numbers up to ninety, ordinals among them, with their values. */
export const ENGLISH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...BELOW_TWENTY.split(' ').map((word, at) => [word, at + 1] as const),
  ...TENS.split(' ').map((word, at) => [word, 10 * (at + 2)] as const),
  ...ORDINALS.split(' ').map((word, at) => [word, at + 1] as const),
  ['twentieth', 20],
  ['thirtieth', 30],
]);

/** Longer words first: `sixteen` begins with `six`. */
const anyOf = (words: string): string =>
  words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|');

const BLANK = '[\\s-]{1,3}';
const BELOW_HUNDRED = `(?:(?:${anyOf(TENS)})(?:${BLANK}(?:${anyOf(BELOW_TWENTY)}))?|${anyOf(BELOW_TWENTY)})`;
/** two thousand and twenty-one · nineteen hundred ninety-nine · one thousand nine hundred five · twenty twenty-one */
const YEAR =
  `(?:two${BLANK}thousand|(?:one${BLANK}thousand${BLANK}(?:eight|nine)|eighteen|nineteen)${BLANK}hundred)` +
  `(?:${BLANK}and)?(?:${BLANK}${BELOW_HUNDRED})?|(?:eighteen|nineteen|twenty)${BLANK}${BELOW_HUNDRED}`;
const DAY = `(?:(twenty|thirty)${BLANK})?(${anyOf(`${ORDINALS} twentieth thirtieth`)})|(\\d{1,2})\\s?(?:st|nd|rd|th)?`;

const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.join('|')})(?!\\p{L})`, 'giu');
/** Limits: characters before the month and behind it that are read. */
const REACH = { before: 60, behind: 110 } as const;
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d./-])(?:${DAY})(?:\\s+day)?(?:\\s+of)?(?:\\s+the\\s+month\\s+of)?,?\\s+$`,
  'iu',
);
const BEHIND = new RegExp(
  `^,?\\s+(?:(?:in|of)\\s+the\\s+year\\s+)?(?:of\\s+our\\s+lord\\s+)?(?:(\\d{4})(?!\\d)|(${YEAR})(?!\\p{L}))`,
  'iu',
);

/** The year of number words; two numbers of two figures follow each other in `nineteen ninety-nine`. */
function yearOf(words: string): number {
  let [thousands, rest] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    const value = ENGLISH_NUMBERS.get(word) ?? 0;
    if (word === 'thousand') [thousands, rest] = [rest * 1000, 0];
    else if (word === 'hundred') rest *= 100;
    else rest = value >= 10 && rest % 100 !== 0 ? rest * 100 + value : rest + value;
  }
  return thousands + rest;
}

/** The date around a month's name, when its day or its year is printed in words. */
function dateAround(text: string, from: number, to: number): DateMention | undefined {
  const before = BEFORE.exec(text.slice(Math.max(0, from - REACH.before), from));
  const behind = BEHIND.exec(text.slice(to, to + REACH.behind));
  if (!before || !behind) return undefined;
  const [dayPart, tens = '', ordinal = '', figures] = before;
  const [yearPart, yearFigures, yearWords = ''] = behind;
  if (figures !== undefined && yearFigures !== undefined) return undefined;
  const day =
    figures === undefined
      ? (ENGLISH_NUMBERS.get(tens.toLowerCase()) ?? 0) + (ENGLISH_NUMBERS.get(ordinal.toLowerCase()) ?? 0)
      : Number(figures);
  const year = yearFigures === undefined ? yearOf(yearWords) : Number(yearFigures);
  const iso = isoDate(year, monthNumber(text.slice(from, to)), day);
  if (iso === undefined) return undefined;
  const [start, end] = [from - dayPart.length, to + yearPart.length];
  return { start, end, text: text.slice(start, end), iso };
}

/**
 * Every date in a text, in order: those that `findDates` reads, and those that a deed or an affidavit prints in words,
 * such as `the fifth of March 2021` and `5th day of March, Two Thousand Twenty-one`. Linear time.
 */
export function findDatesAndWords(text: string): DateMention[] {
  const inFigures = findDates(text);
  const inWords: DateMention[] = [];
  for (const { index, 0: month } of text.matchAll(MONTH)) {
    const date = dateAround(text, index, index + month.length);
    if (date) inWords.push(date);
  }
  if (inWords.length === 0) return inFigures;
  return [...inFigures, ...inWords].sort((a, b) => a.start - b.start);
}
