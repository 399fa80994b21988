import { findDates } from '../text/dates.ts';
import type { CourtEntry, EntryPlace } from './entries.ts';
import { given, type Row, rowText } from './rows.ts';

/** Letters of a name that are compared, because a long name goes on in the next row. */
const MOST_COMPARED = 24;
const MOST_WORDS = 600;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export const placeOf = (row: Row): EntryPlace => ({
  line: row.line,
  ...given({ page: row.page }),
  excerpt: rowText(row).slice(0, MOST_WORDS),
});

/** The rows that print values without a label, by the name of the value: words by their letters, a day by its date. */
export function placesByWords(
  rows: readonly Row[],
  { case_number, petitioner, respondent, court, judges, opposing_counsel, order_date }: CourtEntry['values'],
): NonNullable<CourtEntry['places']> {
  const printed = rows.map((row) => ({ row, letters: lettersOf(rowText(row)) }));
  const ofWords = (words: string | undefined) => {
    const letters = lettersOf(words ?? '').slice(0, MOST_COMPARED);
    return letters === '' ? undefined : printed.find((one) => one.letters.includes(letters))?.row;
  };
  const ofDay = (day: string | undefined) =>
    day === undefined
      ? undefined
      : rows.find((row) => findDates(rowText(row)).some(({ iso }) => iso === day));
  const found = {
    ...{
      case_number: ofWords(case_number),
      petitioner: ofWords(petitioner),
      respondent: ofWords(respondent),
    },
    ...{ court: ofWords(court), judges: ofWords(judges?.[0]), order_date: ofDay(order_date) },
    opposing_counsel: ofWords(opposing_counsel?.split(',')[0]),
  };
  return Object.fromEntries(Object.entries(given(found)).map(([name, row]) => [name, placeOf(row)]));
}
