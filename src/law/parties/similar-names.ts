import { parseCauseTitle } from './cause-title.ts';
import { nameTokens, sameTokens } from './names.ts';
import { isNearWord } from './near-words.ts';

/** A name prepared for comparison: `tokens` are its folded words, `distinctive` those that distinguish names. */
export interface FoldedName {
  tokens: readonly string[];
  distinctive: readonly string[];
}

/** From the nearest to the farthest: see `compareNames`. */
export type Nearness = 'same' | 'alike' | 'near';

/** Folds a name once, so that it can be stored and compared many times. */
export function foldedName(name: string): FoldedName {
  return fromTokens(nameTokens(name));
}

/** The folded name whose tokens were stored. */
export function fromTokens(tokens: readonly string[]): FoldedName {
  return { tokens, distinctive: tokens.filter(isDistinctive).map(withoutShortA) };
}

/**
 * How near two names are: `same` when they can be one person or body (spelling variants, initials), `alike` when all
 * distinctive words of the shorter are in the longer ('Kaveri Mills', 'Kaveri Mills (Exports)'), an inner *a* written or
 * not ('Venkataraman', 'Venkatraman'), `near` when they are so but for slips of the pen and plurals ('Verma Traders',
 * 'Verma Tradrs'), in names of at most 12 distinctive words. It finds names that a lawyer should look at; the lawyer decides whether there is a conflict of
 * interest.
 *
 * Legal basis: a lawyer who has acted for a party in a matter shall not act, appear or plead for the opposite party
 * (Bar Council of India Rules, Part VI, Chapter II, Section II, rule 33).
 */
export function compareNames(one: FoldedName, other: FoldedName): Nearness | undefined {
  if (sameTokens(one.tokens, other.tokens)) return 'same';
  if (contains(one.distinctive, other.distinctive, equal)) return 'alike';
  if (Math.max(one.distinctive.length, other.distinctive.length) > MOST_WORDS_WITH_SLIPS) return undefined;
  return contains(one.distinctive, other.distinctive, equalOrNear) ? 'near' : undefined;
}

/**
 * The distinct words under which a name is indexed. Two names that are near share at least one; two names that are
 * `alike` share all distinctive words of the shorter. A word that does not distinguish names begins with '='.
 */
export function indexWords({ tokens, distinctive }: FoldedName): string[] {
  const others = tokens.filter((word) => word.length > 1 && !isDistinctive(word));
  return [...new Set([...distinctive, ...others.map((word) => `=${word}`)])];
}

/** The most distinctive words of a name that is searched for slips: each is compared with each of the other's. */
export const MOST_WORDS_WITH_SLIPS = 12;

type Agree = (word: string, other: string) => boolean;
const equal: Agree = (word, other) => word === other;
const equalOrNear: Agree = (word, other) => word === other || isNearWord(word, other);

/** Whether each word of the shorter name agrees with a word of the longer. */
function contains(a: readonly string[], b: readonly string[], agree: Agree): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((word) => long.some((other) => agree(word, other)));
}

/** Initials and very short words do not distinguish names. */
const isDistinctive = (word: string) => word.length >= 3 && !/^\d+$/u.test(word);

/** The unwritten vowel of Indian scripts, which English spells or leaves out, and the last letter of *Subramaniam*. */
export function withoutShortA(word: string): string {
  if (word.length < 7) return word;
  return word.replace(/(?<=[^aeiou])a(?=[^aeiou])/gu, '').replace(/m$/u, 'n');
}

/** The names in a text that a user gave as a title: both sides of a cause title, or the text itself. */
export function namesInTitle(title: string): string[] {
  const cause = parseCauseTitle(title);
  return cause ? [cause.petitioner, cause.respondent].filter((name) => name !== '') : [title];
}
