import { joinedKey, nameForms, sameKeys } from './names.ts';
import { isNearWord } from './near-words.ts';

/**
 * A name prepared for comparison: `tokens` are the keys of its words, an '@' before those of each alias; `distinctive`
 * are those that distinguish names, each once.
 */
export interface FoldedName {
  tokens: readonly string[];
  distinctive: readonly string[];
}

/** Degrees from the nearest to the farthest: see `compareNames`. */
export type Nearness = 'same' | 'alike' | 'near';

/** Folds a name once, so that it can be stored and compared many times. */
export function foldedName(name: string): FoldedName {
  const forms = nameForms(name).map((words) => words.map(({ key }) => key));
  return fromTokens(forms.flatMap((keys, i) => (i === 0 ? keys : ['@', ...keys])));
}

/** The folded name whose tokens were stored. */
export function fromTokens(tokens: readonly string[]): FoldedName {
  return { tokens, distinctive: [...new Set(tokens.filter(isDistinctive))] };
}

/** The keys of each form of a folded name. */
function formsOf({ tokens }: FoldedName): string[][] {
  const forms: string[][] = [[]];
  for (const token of tokens) {
    if (token === '@') forms.push([]);
    else forms.at(-1)?.push(token);
  }
  return forms;
}

/**
 * The nearness of two names: `same` when they can be one person or body (spelling variants, initials), `alike` when all
 * distinctive words of the shorter are in the longer ('Kaveri Mills', 'Kaveri Mills (Exports)'), an inner *a* written or
 * not ('Venkataraman', 'Venkatraman'), `near` when they are so but for slips of the pen and plurals ('Verma Traders',
 * 'Verma Tradrs'), in names of at most 12 distinctive words. It finds names that a lawyer should look at; the lawyer decides whether there is a conflict of
 * interest.
 *
 * Legal basis: a lawyer who has acted for a party in a matter shall not act, appear or plead for the opposite party
 * (Bar Council of India Rules, Part VI, Chapter II, Section II, rule 33).
 */
export function compareNames(one: FoldedName, other: FoldedName): Nearness | undefined {
  const others = formsOf(other);
  if (formsOf(one).some((form) => others.some((keys) => sameKeys(form, keys)))) return 'same';
  if (contains(one.distinctive, other.distinctive, equal)) return 'alike';
  if (Math.max(one.distinctive.length, other.distinctive.length) > MOST_WORDS_WITH_SLIPS) return undefined;
  return contains(one.distinctive, other.distinctive, equalOrNear) ? 'near' : undefined;
}

/**
 * The distinct words under which a name is indexed. Two names that are near share at least one; two names that are
 * `alike` share all distinctive words of the shorter. A word that does not distinguish names begins with '=', two
 * neighbours as one word with '+': see `joinedWords`.
 */
export function indexWords(name: FoldedName): string[] {
  const others = name.tokens.filter((word) => word.length > 1 && !isDistinctive(word));
  const joined = joinedWords(name).map((word) => `+${word}`);
  return [...new Set([...name.distinctive, ...others.map((word) => `=${word}`), ...joined])];
}

/** Two neighbours of a name as one word, under which the name is indexed with a '+'. */
export function joinedWords(name: FoldedName): string[] {
  return formsOf(name).flatMap((keys) =>
    keys.flatMap((key, i) => {
      const next = keys[i + 1] ?? '';
      return key.length > 1 && next.length > 1 ? joinedKey(key, next) : [];
    }),
  );
}

/** The most distinctive words of a name that is searched for slips: each is compared with each of the other's. */
export const MOST_WORDS_WITH_SLIPS = 12;

type Agree = (word: string, other: string) => boolean;
const equal: Agree = (word, other) => word === other;
const equalOrNear: Agree = (word, other) => word === other || isNearWord(word, other);

/** True where each word of the shorter name agrees with a word of the longer. */
function contains(a: readonly string[], b: readonly string[], agree: Agree): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((word) => long.some((other) => agree(word, other)));
}

/** Initials and very short words do not distinguish names. */
const isDistinctive = (word: string) => word.length >= 3 && !/^\d+$/u.test(word);
