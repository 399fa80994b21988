import { formatProvision, type Provision, provisionKey } from '../../provisions/provisions.ts';
import { type Day, sameDay } from './days.ts';
import { type Figure, rivals, sameFigure } from './figures.ts';
import type { Near, ReadSource } from './read-source.ts';
import type { Statement } from './read-statement.ts';
import type { Difference } from './types.ts';

/** The comparison of a sentence with its source: how many of its facts the source has, and which differ. */
export interface Compared {
  matched: number;
  differences: Difference[];
}

export interface Comparison {
  said: Statement;
  near: readonly Near[];
  cited: readonly ReadSource[];
  /** The user's question: what it assumes may be denied in its words. */
  question: Statement;
  /** The sentence denies something. */
  denies: boolean;
}

/** A statement this near is about the same: another figure of its kind is what the source says instead. */
const SAME_SUBJECT = 0.6;
/** A place of the same value in a statement that has less than this share of the nearest one's is about something else. */
const OTHER_SUBJECT = 0.5;

const statementsOf = (cited: readonly ReadSource[]): Statement[] =>
  cited.flatMap(({ statements, about }) => [...statements, about]);

/** The comparison of one kind of fact. */
interface Kind<F> {
  what: Difference['what'];
  of: (statement: Statement) => readonly F[];
  same: (said: F, other: F) => boolean;
  rival: (said: F, other: F) => boolean;
  print: (fact: F, other?: F) => string;
  /** True for a fact that no other fact in its place can show to be wrong. */
  weak?: (fact: F) => boolean;
}

/** The fact of the source in the place of another: in the nearest statements, else the only one of its kind. */
function rivalOf<F>(kind: Kind<F>, fact: F, { said, near, cited }: Comparison): F | undefined {
  const own = kind.of(said);
  const free = (statement: Statement) =>
    kind
      .of(statement)
      .filter((other) => kind.rival(fact, other) && !own.some((one) => kind.same(one, other)));
  for (const { statement, share } of near) {
    const [first] = share >= 0.25 ? free(statement) : [];
    if (first) return first;
  }
  const all = cited.flatMap(({ statements }) => statements).flatMap(free);
  const [only] = all;
  return only !== undefined && all.every((other) => kind.same(only, other)) ? only : undefined;
}

/**
 * Finds the other value of the nearest statement, when the source has the said value only in statements about something
 * else.
 */
function isOfOther<F>(
  kind: Kind<F>,
  fact: F,
  places: readonly Statement[],
  { said, near }: Comparison,
): F | undefined {
  const [best] = near;
  if (!best || best.share < SAME_SUBJECT || places.length === 0) return undefined;
  const shares = places.map(
    (place) => near.find(({ statement }) => statement === place)?.share ?? shareOf(said, place),
  );
  if (Math.max(...shares) >= OTHER_SUBJECT * best.share) return undefined;
  const own = kind.of(said);
  return kind
    .of(best.statement)
    .find((other) => kind.rival(fact, other) && !own.some((one) => kind.same(one, other)));
}

function shareOf(said: Statement, place: Statement): number {
  let common = 0;
  for (const term of said.terms) if (place.terms.has(term)) common += 1;
  return said.terms.size === 0 ? 0 : common / said.terms.size;
}

function compareKind<F>(kind: Kind<F>, facts: readonly F[], comparison: Comparison): Compared {
  const { cited, question, denies } = comparison;
  const all = statementsOf(cited);
  const result: Compared = { matched: 0, differences: [] };
  for (const fact of facts) {
    const places = all.filter((statement) => kind.of(statement).some((other) => kind.same(fact, other)));
    const other =
      places.length > 0 ? isOfOther(kind, fact, places, comparison) : rivalOf(kind, fact, comparison);
    if (places.length > 0 && other === undefined) {
      result.matched += 1;
      continue;
    }
    if (other === undefined && kind.weak?.(fact)) continue;
    // The assumption of a question is repeated to be denied.
    if (denies && kind.of(question).some((asked) => kind.same(fact, asked))) continue;
    result.differences.push({
      what: kind.what,
      said: kind.print(fact, other),
      ...(other === undefined ? {} : { source: kind.print(other, fact) }),
    });
  }
  return result;
}

const isYear = ({ value, unit, text }: Figure): boolean =>
  unit !== 'money' && value >= 1900 && value < 2100 && /\d{4}/u.test(text);

/** A figure with the years of days beside it: *in 2024* of a source that has 5 March 2024. */
const figuresAndYears = ({ figures, days }: Statement): readonly Figure[] => [
  ...figures,
  ...days.flatMap(({ start, end, year, text }) =>
    year === 0 ? [] : [{ start, end, text, value: year, unit: 'year of a day', certain: true }],
  ),
];

const FIGURES: Kind<Figure> = {
  what: 'figure',
  of: ({ figures }) => figures,
  same: sameFigure,
  rival: rivals,
  print: ({ text }) => text,
  weak: ({ certain }) => !certain,
};
const DAYS: Kind<Day> = {
  what: 'date',
  of: ({ days }) => days,
  same: sameDay,
  rival: () => true,
  print: ({ text }) => text,
};
const PROVISIONS: Kind<Provision> = {
  what: 'provision',
  of: ({ provisions }) => provisions,
  same: sameProvision,
  rival: (said, other) => said.unit === other.unit || said.act === other.act,
  print: (one, other) =>
    one.act !== undefined && one.number === other?.number ? formatProvision(one) : one.raw,
};

function sameProvision(one: Provision, other: Provision): boolean {
  const number = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  const [a, b] = [provisionKey(one), provisionKey(other)];
  if (number(a) !== number(b)) return false;
  if (one.act !== undefined && other.act !== undefined && one.act !== other.act) return false;
  return (
    one.sub === undefined ||
    other.sub === undefined ||
    one.sub.startsWith(other.sub) ||
    other.sub.startsWith(one.sub)
  );
}

/** Figures, days and provisions of a sentence against its sources. */
export function compareFacts(comparison: Comparison): Compared {
  const { figures, days, provisions } = comparison.said;
  const years: Kind<Figure> = { ...FIGURES, of: figuresAndYears };
  return together([
    compareKind(
      FIGURES,
      figures.filter((one) => !isYear(one)),
      comparison,
    ),
    compareKind(years, figures.filter(isYear), comparison),
    compareKind(DAYS, days, comparison),
    compareKind(PROVISIONS, provisions, comparison),
  ]);
}

export const together = (each: readonly Compared[]): Compared => ({
  matched: each.reduce((sum, { matched }) => sum + matched, 0),
  differences: each.flatMap(({ differences }) => differences),
});
