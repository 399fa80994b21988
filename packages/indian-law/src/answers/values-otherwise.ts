import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question, QuestionKind } from './question.ts';
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

/** Questions about what papers say. */
const OF_PAPERS: ReadonlySet<QuestionKind> = new Set(['fact', 'date', 'list']);

/** A question takes no day or amount for granted that only limits it: *after 1 April 2024*, *between 1 and 5 lakh*; *reduced by Rs. 5,000* is no limit. */
const BOUND =
  /\b(?:between\s[^?]{1,40}?\sand|before|after|since|till|until|by(?!\s(?:the\s)?(?:Rs|₹))|(?:more|less)\sthan|above|below|over|under)\s(?:the\s)?(?:Rs\.?\s?|₹\s?)?\d[^?;]{0,24}/giu;

/** Such passages that are quoted at most. */
const AGAINST = 2;

/**
 * The passages with another amount or day for what a question speaks of, where no paper has the one that it names, the
 * likeliest first; none where the papers have all its values. `found`: a passage of every clause. O(n log n).
 */
export function valuesOtherwise<C extends Candidate>(
  { kind, query, words }: Question,
  found: readonly ChosenPassage<C>[],
): ChosenPassage<C>[] {
  const asked = valuesIn(query.replaceAll(BOUND, ' '));
  const subject = words.filter(({ word }) => !/\d/u.test(word)).map(({ term }) => leaderOf(term));
  if (!OF_PAPERS.has(kind) || subject.length < LEAST) return [];
  if (asked.days.length + asked.amounts.length === 0) return [];
  const known = found.map((one) => ({ one, has: valuesIn(one.quote) }));
  // A long clause is quoted in part: the whole papers are read for the value.
  const papers = [...new Set(found.map(({ candidate }) => candidate.text))].map(valuesIn);
  const day = asked.days.find((own) => !papers.some((has) => hasDay(has.days, own)));
  const amount = asked.amounts.find((own) => !papers.some((has) => hasAmount(has, own)));
  if (!day && !amount) return [];
  return known
    .map(({ one, has }) => {
      const terms = new Set(termsIn(`${one.candidate.heading ?? ''} ${one.quote}`));
      const said = subject.filter((term) => terms.has(term)).length;
      const far = amount ? distance(amount, has.amounts) : has.days.length > 0 ? 0 : Number.POSITIVE_INFINITY;
      return { one: { ...one, contradicts: true }, far, said };
    })
    .filter(({ far, said }) => Number.isFinite(far) && said >= LEAST)
    .sort((one, other) => one.far - other.far || other.said - one.said)
    .slice(0, AGAINST)
    .map(({ one }) => one);
}
