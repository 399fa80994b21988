import type { Candidate } from '../candidate.ts';
import type { Question } from '../question.ts';
import type { ReadCandidate } from '../read-candidate.ts';
import { relation } from '../related-words.ts';
import { leaderOf } from '../same-words.ts';
import { type Day, findDays, sameDay } from '../sentence-check/days.ts';
import { findFigures } from '../sentence-check/figures.ts';
import type { Mention } from './find-event.ts';

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
const NEAR = 0.7;

type Amount = Values['amounts'][number];

/** Distance of an amount from the one that is asked for; that of a likely slip is small. */
const distance = (asked: Amount, amounts: readonly Amount[]): number =>
  Math.min(
    ...amounts
      .filter(({ unit, value }) => unit === asked.unit && value > 0)
      .map(({ value }) => Math.abs(Math.log(value / Math.max(asked.value, 1)))),
  );

/**
 * The sentences with another amount or day for what a question speaks of, where no paper has the one that it names, the
 * likeliest first; undefined where all its values are in the papers. O(n log n).
 */
export function valueOtherwise<C extends Candidate>(
  { query, words }: Question,
  reads: readonly ReadCandidate<C>[],
): Mention<C>[] | undefined {
  const asked = valuesIn(query);
  if (asked.days.length + asked.amounts.length === 0) return undefined;
  const known = reads.map(({ clause }) => valuesIn(clause));
  const day = asked.days.find((one) => !known.some(({ days }) => hasDay(days, one)));
  const amount = asked.amounts.find((one) => !known.some((values) => hasAmount(values, one)));
  if (!day && !amount) return undefined;
  const subject = words.filter(({ word }) => !/\d/u.test(word)).map(({ term }) => leaderOf(term));
  const least = Math.min(LEAST, subject.length);
  const found = reads.flatMap((read) =>
    read.statements.flatMap((statement) => {
      const has = valuesIn(read.candidate.text.slice(statement.start, statement.end));
      const far = amount ? distance(amount, has.amounts) : has.days.length > 0 ? 0 : Infinity;
      const terms = [...statement.terms, ...read.about];
      const said = subject.filter((term) => terms.some((one) => relation(term, one) >= NEAR)).length;
      return Number.isFinite(far) && said >= least ? [{ mention: { read, statement }, far, said }] : [];
    }),
  );
  return found
    .sort((one, other) => one.far - other.far || other.said - one.said)
    .map(({ mention }) => mention);
}
