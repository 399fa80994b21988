import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question } from './question.ts';
import { leaderOf } from './same-words.ts';
import { type Day, findDays, sameDay } from './sentence-check/days.ts';
import { findFigures } from './sentence-check/figures.ts';
import { termsIn } from './terms.ts';

interface Values {
  days: Day[];
  /** Amounts of money, and percentages. */
  amounts: { unit: string; value: number }[];
}

function valuesIn(text: string): Values {
  const days = findDays(text);
  const amounts = findFigures(text, days).filter(({ unit }) => unit === 'money' || unit === 'percent');
  return { days, amounts };
}

const hasDay = (days: readonly Day[], asked: Day): boolean => days.some((day) => sameDay(day, asked));
const hasAmount = ({ amounts }: Values, asked: Values['amounts'][number]): boolean =>
  amounts.some(({ unit, value }) => unit === asked.unit && value === asked.value);

/** Words of the question that a sentence and the heading of its paper have at least, so that it speaks of the same subject. */
const LEAST = 2;

type Amount = Values['amounts'][number];

/** Distance of an amount from the one that is asked for; that of a likely slip is small. */
const distance = (asked: Amount, amounts: readonly Amount[]): number =>
  Math.min(
    ...amounts
      .filter(({ unit, value }) => unit === asked.unit && value > 0)
      .map(({ value }) => Math.abs(Math.log(value / Math.max(asked.value, 1)))),
  );

/** Such passages that are quoted at most. */
const AGAINST = 2;

/**
 * The passages with another amount or day for what a question speaks of, where no paper has the one that it names, the
 * likeliest first; none where the papers have all its values. `found`: a passage of every clause. O(n log n).
 */
export function valuesOtherwise<C extends Candidate>(
  { query, words }: Question,
  found: readonly ChosenPassage<C>[],
): ChosenPassage<C>[] {
  const asked = valuesIn(query);
  if (asked.days.length + asked.amounts.length === 0) return [];
  const known = found.map((one) => ({ one, has: valuesIn(one.quote) }));
  const day = asked.days.find((own) => !known.some(({ has }) => hasDay(has.days, own)));
  const amount = asked.amounts.find((own) => !known.some(({ has }) => hasAmount(has, own)));
  if (!day && !amount) return [];
  const subject = words.filter(({ word }) => !/\d/u.test(word)).map(({ term }) => leaderOf(term));
  const least = Math.min(LEAST, subject.length);
  return known
    .map(({ one, has }) => {
      const terms = new Set(termsIn(`${one.candidate.heading ?? ''} ${one.quote}`));
      const said = subject.filter((term) => terms.has(term)).length;
      const far = amount ? distance(amount, has.amounts) : has.days.length > 0 ? 0 : Number.POSITIVE_INFINITY;
      return { one: { ...one, contradicts: true }, far, said };
    })
    .filter(({ far, said }) => Number.isFinite(far) && said >= least)
    .sort((one, other) => one.far - other.far || other.said - one.said)
    .slice(0, AGAINST)
    .map(({ one }) => one);
}
