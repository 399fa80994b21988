// How hits are ordered: pure functions over numbers, so that quality can be tuned without touching storage.

/** Statistics over all segments, which make scores of different segments comparable. */
export interface CollectionStatistics {
  documents: number;
  /** Words a document, on average. */
  averageLength: number;
}

/** BM25's curve: how fast repetition stops counting, and how much length is held against a document. */
export interface Curve {
  k1: number;
  b: number;
}
/** For typed queries (Robertson and Zaragoza, 2009, with their usual values). */
export const bm25: Curve = { k1: 1.2, b: 0.75 };
/** For a text as query: a judgment that keeps coming back to a matter counts for more (measured in bench/relevance). */
export const bm25OfTexts: Curve = { k1: 3, b: 0.9 };
/** Added once for each rung: cause title, whole cause title, citation. No text score reaches it. */
export const rungScore = 10_000;
export const rungs = { none: 0, titleWords: 1, wholeTitle: 2, citation: 3 } as const;

/** Weight of a term that stands in `rows` of the library's documents; never negative. */
export function inverseFrequency(rows: number, library: CollectionStatistics): number {
  return Math.log(1 + (library.documents - rows + 0.5) / (rows + 0.5));
}

/** The part of BM25's denominator that depends on the document only. */
export function lengthNorm(length: number, library: CollectionStatistics, curve: Curve = bm25): number {
  const average = library.averageLength > 0 ? library.averageLength : 1;
  return curve.k1 * (1 - curve.b + (curve.b * length) / average);
}

/** Nearer than this by cosine, or no semantic match. */
export const semanticFloor = 0.1;

export interface Ranked {
  id: string;
  score: number;
}

/** By score, then by id, so that equal scores never change places. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** A score without its rungs, brought to 0…1 within its list, and its rungs. */
export interface Share {
  share: number;
  rungs: number;
}

/** Brings scores of one list to 0…1, so that lists of different scales can meet. Its first `window` set the scale. */
export function normalise(list: readonly Ranked[], window: number = list.length): Map<string, Share> {
  let best = 0;
  for (const { score } of list.slice(0, window)) best = Math.max(best, score % rungScore);
  return new Map(
    list.map(({ id, score }) => [
      id,
      { share: best > 0 ? (score % rungScore) / best : 0, rungs: Math.floor(score / rungScore) },
    ]),
  );
}

export interface Fused extends Ranked {
  match: 'keyword' | 'semantic' | 'hybrid';
}

/** A ranked list that goes into a fusion. */
export interface FusedList {
  kind: 'keyword' | 'semantic';
  weight: number;
  list: readonly Ranked[];
  /** How many of the list set its scale; all where it is absent. A list that grows with the page keeps its scores so. */
  window?: number;
}

/** Merges lists: each normalised, then weighted and summed. A lifted hit keeps its whole lift. */
export function fuseLists(lists: readonly FusedList[]): Fused[] {
  const found = new Map<string, { score: number; rungs: number; words: boolean; meaning: boolean }>();
  for (const { kind, weight, list, window } of lists) {
    for (const [id, { share, rungs }] of normalise(list, window)) {
      let one = found.get(id);
      if (!one) {
        one = { score: 0, rungs: 0, words: false, meaning: false };
        found.set(id, one);
      }
      one.rungs = Math.max(one.rungs, rungs);
      one.score += weight * share;
      if (kind === 'keyword') one.words = true;
      else one.meaning = true;
    }
  }
  return [...found]
    .map(([id, { score, rungs, words, meaning }]): Fused => {
      const match = words && meaning ? 'hybrid' : words ? 'keyword' : 'semantic';
      return { id, score: score + rungs, match };
    })
    .sort(byScore);
}

/** Shares of words and of meaning for a typed query. */
export const fusionWeights = { keyword: 0.5, semantic: 0.5 } as const;
