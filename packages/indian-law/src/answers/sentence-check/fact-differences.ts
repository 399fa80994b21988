import { formatProvision, type Provision, provisionKey } from '../../provisions/provisions.ts';
import type { Span } from '../../text/text.ts';
import { type Day, sameDay } from './days.ts';
import { type Figure, rivals, sameFigure } from './figures.ts';
import type { Near, ReadSource } from './read-source.ts';
import { type Statement, statementTerm, tells } from './read-statement.ts';
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
/**
 * A place of the same value in a statement is about something else where the statement has less than this share of what
 * the nearest one has; the nearer that one is, the surer it is the one that the sentence repeats.
 */
const otherSubject = (nearest: number): number => {
  if (nearest >= 0.95) return 0.95;
  return nearest >= 0.8 ? 0.8 : 0.5;
};

/** Common words by which another fact is ahead in a statement. */
const AHEAD = 2;
/** A statement this near tells how many of the things there are. */
const COUNTED = 0.4;

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
  /** True where both count the same thing, whatever their values are. */
  counts?: (said: F, other: F) => boolean;
  /** True for a fact that names the text behind it, as the heading of a section does. */
  heads?: (fact: F, statement: Statement) => boolean;
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
  if (Math.max(...shares) >= otherSubject(best.share) * best.share) return undefined;
  const own = kind.of(said);
  return kind
    .of(best.statement)
    .find((other) => kind.rival(fact, other) && !own.some((one) => kind.same(one, other)));
}

/** The fact of the nearest statements in the place of one that the source has too, but elsewhere. */
function inItsPlace<F extends Span>(
  kind: Kind<F>,
  fact: F,
  places: readonly Statement[],
  comparison: Comparison,
): F | undefined {
  const headed = places.some((place) =>
    kind.of(place).some((one) => kind.same(fact, one) && kind.heads?.(one, place)),
  );
  const held = heldByOther(kind, fact, comparison);
  if (headed || held !== undefined) return held;
  return (
    isOfOther(kind, fact, places, comparison) ??
    repeatedInstead(kind, fact, comparison) ??
    countedOtherwise(kind, fact, places, comparison)
  );
}

/** Words on each side of a fact that tell what it is of. */
const BESIDE = 5;

/** Another part of the sentence begins behind these. */
const PART = /[,;:]|(?<![\p{L}\p{M}])(?:and|or|but|और|तथा|மற்றும்)(?![\p{L}\p{M}])/iu;

/** The terms beside a fact, in its part of the sentence. */
function beside({ text, words }: Statement, { start, end }: Span): Set<string> {
  const before = words.filter((word) => word.end <= start).slice(-BESIDE);
  const behind = words.filter((word) => word.start >= end).slice(0, BESIDE);
  const near = [
    ...before.filter((word) => !PART.test(text.slice(word.end, start))),
    ...behind.filter((word) => !PART.test(text.slice(end, word.start))),
  ];
  return new Set(near.filter(tells).map(({ term }) => statementTerm(term)));
}

/** Another fact of the statement that the sentence repeats, beside the words that the sentence has beside this one. */
function heldByOther<F extends Span>(kind: Kind<F>, fact: F, { said, near }: Comparison): F | undefined {
  const [best] = near;
  if (!best || best.share < SAME_SUBJECT) return undefined;
  const own = kind.of(said);
  const around = beside(said, fact);
  const common = (place: F) => [...beside(best.statement, place)].filter((term) => around.has(term)).length;
  const places = kind.of(best.statement);
  const here = Math.max(0, ...places.filter((one) => kind.same(fact, one)).map(common));
  return places.find(
    (other) =>
      kind.rival(fact, other) && !own.some((one) => kind.same(one, other)) && common(other) >= here + AHEAD,
  );
}

/** A value that the sentence has twice, and the statement that it repeats once with another one beside it. */
function repeatedInstead<F>(kind: Kind<F>, fact: F, { said, near }: Comparison): F | undefined {
  const [best] = near;
  if (!best || best.share < SAME_SUBJECT) return undefined;
  const [own, theirs] = [kind.of(said), kind.of(best.statement)];
  const times = (facts: readonly F[]) => facts.filter((one) => kind.same(fact, one)).length;
  if (times(own) < 2 || times(own) <= times(theirs)) return undefined;
  return theirs.find((other) => kind.rival(fact, other) && !own.some((one) => kind.same(one, other)));
}

/** Another number of the same things in a near statement, where the source has the said number of other things alone. */
function countedOtherwise<F>(
  kind: Kind<F>,
  fact: F,
  places: readonly Statement[],
  { said, near }: Comparison,
): F | undefined {
  const { counts } = kind;
  if (!counts) return undefined;
  const alike = places.some((place) =>
    kind.of(place).some((one) => kind.same(fact, one) && counts(fact, one)),
  );
  if (alike) return undefined;
  const own = kind.of(said);
  return near
    .filter(({ share }) => share >= COUNTED)
    .flatMap(({ statement }) => kind.of(statement))
    .find((other) => counts(fact, other) && !own.some((one) => kind.same(one, other) && counts(one, other)));
}

function shareOf(said: Statement, place: Statement): number {
  let common = 0;
  for (const term of said.terms) if (place.terms.has(term)) common += 1;
  return said.terms.size === 0 ? 0 : common / said.terms.size;
}

function compareKind<F extends Span>(kind: Kind<F>, facts: readonly F[], comparison: Comparison): Compared {
  const { cited, question, denies } = comparison;
  const all = statementsOf(cited);
  const result: Compared = { matched: 0, differences: [] };
  for (const fact of facts) {
    const places = all.filter((statement) => kind.of(statement).some((other) => kind.same(fact, other)));
    const other =
      places.length > 0 ? inItsPlace(kind, fact, places, comparison) : rivalOf(kind, fact, comparison);
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
  counts: (said, other) => said.unit !== '' && said.unit === other.unit,
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
  rival: (said, other) => said.unit === other.unit,
  heads: ({ start }, { text }) => !/[\p{L}\p{N}]/u.test(text.slice(0, start)),
  print: (one, other) =>
    one.act !== undefined && one.number === other?.number ? formatProvision(one) : one.raw,
};

/** The name of an act without its year: an answer leaves it out. */
const undated = (act: string): string => act.replace(/,?\s\d{4}$/u, '').toLowerCase();

/** True where two provisions may be one: a part without an act or a sub-section is not another. */
export function sameProvision(one: Provision, other: Provision): boolean {
  const number = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  const [a, b] = [provisionKey(one), provisionKey(other)];
  if (number(a) !== number(b)) return false;
  if (one.act !== undefined && other.act !== undefined && undated(one.act) !== undated(other.act))
    return false;
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
