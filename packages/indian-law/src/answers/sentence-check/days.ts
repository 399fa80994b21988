import { findDatesAndWords } from '../../text/dates-in-words.ts';
import { INDIAN_MONTHS, MONTHS } from '../../text/months.ts';
import { withPlainFigures } from '../../text/native-figures.ts';
import type { Span } from '../../text/text.ts';

/** A day, or a month of a year, or a day of a month without its year. Missing parts are 0. */
export interface Day extends Span {
  text: string;
  year: number;
  month: number;
  day: number;
}

const MONTH_OF = new Map<string, number>(
  [
    MONTHS.map((month) => [month, month.slice(0, 3), month === 'september' ? 'sept' : month]),
    INDIAN_MONTHS,
  ].flatMap((names) =>
    names.flatMap((forms, at) => forms.map((form): [string, number] => [form.normalize('NFC'), at + 1])),
  ),
);
const WORD = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]{1,11}(?![\p{L}\p{M}])/gu;
const DAY_BEFORE =
  /(?<![\d.,/-])(\d{1,2})\s?(?:st|nd|rd|th|வது|ஆம்|ம்|-ம்|-ஆம்)?\s?(?:தேதி|तारीख|day)?\s?(?:of|को)?[\s,-]{0,2}$/iu;
const YEAR_BEFORE = /(?<!\d)((?:19|20)\d{2})\s?(?:-?ஆம்\sஆண்டு|के|का|की)?[\s,]{1,2}$/u;
const DAY_BEHIND = /^[\s,-]{1,2}(?:மாதம்\s)?(\d{1,2})(?:st|nd|rd|th|\s?ஆம்|-ஆம்|-ம்|ம்)?(?!\d)/iu;
const YEAR_BEHIND = /^[\s,.-]{0,3}(?:सन्?\s|of\s)?((?:19|20)\d{2})(?!\d)/u;
/** Characters before and behind the name of a month that belong to its day. */
const AROUND = 24;

/** The day, the year or both that are printed around the name of a month; undefined where there is neither. */
function aroundMonth(text: string, start: number, end: number, month: number): Day | undefined {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const behind = text.slice(end, end + AROUND);
  const dayBefore = DAY_BEFORE.exec(before);
  const yearBehind = YEAR_BEHIND.exec(behind);
  const yearBefore = dayBefore ? undefined : YEAR_BEFORE.exec(before);
  const dayBehind = dayBefore || yearBehind ? undefined : DAY_BEHIND.exec(behind);
  const afterDay = dayBehind ? YEAR_BEHIND.exec(behind.slice(dayBehind[0].length)) : undefined;
  const day = Number(dayBefore?.[1] ?? dayBehind?.[1] ?? 0);
  const year = Number(yearBehind?.[1] ?? yearBefore?.[1] ?? afterDay?.[1] ?? 0);
  if ((day === 0 && year === 0) || day > 31) return undefined;
  const from = start - (dayBefore?.[0].length ?? yearBefore?.[0].length ?? 0);
  const to = end + (yearBehind?.[0].length ?? (dayBehind?.[0].length ?? 0) + (afterDay?.[0].length ?? 0));
  return { start: from, end: to, text: text.slice(from, to).trim(), year, month, day };
}

/** The days of a text in order, in the forms of India, in words, and with the months of English, Hindi and Tamil. O(n). */
export function findDays(printed: string): Day[] {
  const text = withPlainFigures(printed);
  const whole = findDatesAndWords(text).flatMap(({ start, end, iso }): Day[] => {
    if (iso === undefined) return [];
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return [{ start, end, text: printed.slice(start, end), year, month, day }];
  });
  const named: Day[] = [];
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const month = MONTH_OF.get(word.normalize('NFC').toLowerCase());
    if (month === undefined || (word === 'may' && month === 5)) continue;
    const found = aroundMonth(text, index, index + word.length, month);
    if (!found || whole.some((one) => one.start < found.end && found.start < one.end)) continue;
    named.push({ ...found, text: printed.slice(found.start, found.end).trim() });
  }
  return named.length === 0 ? whole : [...whole, ...named].sort((a, b) => a.start - b.start);
}

/** True where two days can be one: the parts that both have are equal. */
export const sameDay = (one: Day, other: Day): boolean =>
  (['year', 'month', 'day'] as const).every(
    (part) => one[part] === 0 || other[part] === 0 || one[part] === other[part],
  );
