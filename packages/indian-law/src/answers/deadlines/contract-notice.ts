import type { FactPage } from '../../drafting/paper-facts/find-paper-facts.ts';
import type { Period } from '../../limitation/types.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { collapseWhitespace } from '../../text/text.ts';
import { blocksOf } from '../blocks.ts';
import type { FoundDay } from './start-days.ts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const COUNT = `(\\d{1,3}|${Object.keys(WORDS).join('|')})(?: ?\\(\\w{1,10}\\))?`;
const UNIT = "(?:clear |calendar )?(day|week|month)s?[’']?";
const BEFORE_NOTICE = new RegExp(
  `\\b${COUNT} ${UNIT} (?:(?:prior|previous|advance|written|clear|of) |in writing ){0,3}notice\\b`,
  'iu',
);
const AFTER_NOTICE = new RegExp(
  `\\bnotice(?: in writing)?(?: period)? (?:of|is|shall be)(?: not less than| at least| a period of)? ${COUNT} ${UNIT}`,
  'iu',
);
/** Limit: clauses of one answer. */
const MOST = 3;

function periodIn(sentence: string): Period | undefined {
  const [, count = '', unit = ''] = BEFORE_NOTICE.exec(sentence) ?? AFTER_NOTICE.exec(sentence) ?? [];
  const number = WORDS[count.toLowerCase()] ?? Number(count);
  if (count === '' || !Number.isInteger(number) || number < 1) return undefined;
  switch (unit.toLowerCase()) {
    case 'week':
      return { count: 7 * number, unit: 'days' };
    case 'month':
      return { count: number, unit: 'months' };
    default:
      return { count: number, unit: 'days' };
  }
}

export type NoticeClause = Omit<FoundDay, 'day'> & { period: Period };

/** The sentences of a page, with white space folded. */
const sentencesOfPage = (text: string): string[] =>
  blocksOf(text).flatMap(({ start, end }) => {
    const block = text.slice(start, end);
    return sentencesOf(block).map((one) => collapseWhitespace(block.slice(one.start, one.end)));
  });

/** The clauses of papers that give a period of notice, each period once. O(length of the pages). */
export function contractNotices(pages: readonly FactPage[]): NoticeClause[] {
  const found = new Map<string, NoticeClause>();
  for (const { file, page, text } of pages)
    for (const quote of sentencesOfPage(text)) {
      const period = periodIn(quote);
      if (!period) continue;
      const key = `${period.count} ${period.unit}`;
      if (!found.has(key)) found.set(key, { period, quote, ...(file === '' ? {} : { file, page }) });
    }
  return [...found.values()].slice(0, MOST);
}
