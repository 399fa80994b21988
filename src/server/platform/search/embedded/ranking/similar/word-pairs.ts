import { stopWords } from '#law/text/words.ts';
import type { CollectionStatistics } from '../bm25.ts';
import { byRank, type Ranked } from '../fusion.ts';

// A judgment quotes the authorities that it relies on. Two words that follow each other in a text follow each other in
// another document on the same matter mostly where one quotes the other: pure functions over words and scores.

/** Two words, the second at most so many words after the first. */
export interface WordPair {
  first: string;
  second: string;
  distance: number;
}

/** The pairs, as numbers in their list, that a document has. */
export type SharedPairs = ReadonlyMap<string, readonly number[]>;

/** Words in more than this share of the documents form no pair. */
const commonShare = 0.3;
/** Nor do words farther apart. */
const longestDistance = 4;
/** So many pairs, spread over the text, represent it: the time of a question depends on their number. */
const mostPairs = 128;
/** The best documents by words and meaning, in which the pairs are looked for. */
export const comparedByPairs = 60;
/** So many pairs of its own give a document half of what it gains at most. */
const halfGain = 8;

/** The pairs that represent a text, given by its terms in order. */
export function wordPairs(
  terms: readonly string[],
  { documents }: CollectionStatistics,
  docFrequency: (term: string) => number,
): WordPair[] {
  const most = commonShare * documents;
  const known = new Map<string, boolean>();
  const counts = (term: string): boolean => {
    let found = known.get(term);
    if (found === undefined) {
      const rows = stopWords.has(term) || term.length < 2 ? 0 : docFrequency(term);
      found = rows > 0 && rows <= most;
      known.set(term, found);
    }
    return found;
  };
  const pairs = new Map<string, WordPair>();
  let before: { term: string; at: number } | undefined;
  for (const [at, term] of terms.entries()) {
    if (!counts(term)) continue;
    if (before && before.term !== term && at - before.at <= longestDistance) {
      const pair = { first: before.term, second: term, distance: at - before.at };
      const key = `${pair.first} ${pair.second}`;
      if ((pairs.get(key)?.distance ?? 0) < pair.distance) pairs.set(key, pair);
    }
    before = { term, at };
  }
  return spread([...pairs.values()], mostPairs);
}

/** At most so many of a list, evenly spread over it. */
function spread<T>(all: readonly T[], most: number): T[] {
  const place = (i: number) => Math.floor((i * most) / Math.max(most, all.length));
  return all.filter((_, i) => place(i) !== place(i - 1));
}

/** True when a word of the second positions follows one of the first at most so many words later. Positions ascend. */
export function follows(first: Uint32Array, second: Uint32Array, distance: number): boolean {
  let next = 0;
  for (const position of first) {
    while (next < second.length && (second[next] ?? 0) <= position) next += 1;
    if (next >= second.length) return false;
    if ((second[next] ?? 0) - position <= distance) return true;
  }
  return false;
}

/**
 * The hits, best first, after each has gained by its pairs, at most so much beside a score of at most 1. A pair counts less, the more of the documents have it: a
 * section that all of them quote tells none from the others. Scores stay at most 1.
 */
export function byWordPairs<T extends Ranked>(hits: readonly T[], shared: SharedPairs, most: number): T[] {
  const having = new Map<number, number>();
  for (const pairs of shared.values())
    for (const pair of pairs) having.set(pair, (having.get(pair) ?? 0) + 1);
  const gained = hits.map((hit) => {
    const own = (shared.get(hit.id) ?? []).reduce((sum, pair) => sum + 1 / (having.get(pair) ?? 1), 0);
    return { ...hit, score: hit.score + (most * own) / (own + halfGain) };
  });
  const scale = gained.reduce((best, { score }) => Math.max(best, score), 1);
  return gained.map((hit) => ({ ...hit, score: hit.score / scale })).sort(byRank);
}
