// How hits are ordered: pure functions over numbers, so that quality can be tuned without touching storage.

/** Statistics over all generations, which make scores of different generations comparable. */
export interface LibraryStatistics {
  documents: number;
  /** Words a document, on average. */
  averageLength: number;
}

/** BM25 saturation and length normalisation (Robertson and Zaragoza, 2009, with their usual values). */
export const bm25 = { k1: 1.2, b: 0.75 } as const;
/** Added once for each rung: cause title, whole cause title, citation. No text score reaches it for a typed query. */
export const rungScore = 100;
export const rungs = { none: 0, titleWords: 1, wholeTitle: 2, citation: 3 } as const;

/** Weight of a term that stands in `rows` of the library's documents; never negative. */
export function inverseFrequency(rows: number, library: LibraryStatistics): number {
  return Math.log(1 + (library.documents - rows + 0.5) / (rows + 0.5));
}

/** The part of BM25's denominator that depends on the document only. */
export function lengthNorm(length: number, library: LibraryStatistics): number {
  const average = library.averageLength > 0 ? library.averageLength : 1;
  return bm25.k1 * (1 - bm25.b + (bm25.b * length) / average);
}

/** Gain of a term that stands `count` times in a document of the given norm; below k1 + 1. */
export function saturation(count: number, norm: number): number {
  return (count * (bm25.k1 + 1)) / (count + norm);
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

/** Brings scores of one list to 0…1, so that lists of different scales can meet. */
export function normalise(list: readonly Ranked[]): Map<string, number> {
  let best = 0;
  for (const { score } of list) best = Math.max(best, score);
  return new Map(list.map(({ id, score }) => [id, best > 0 ? score / best : 0]));
}

export interface Fused extends Ranked {
  match: 'keyword' | 'semantic' | 'hybrid';
}

export const fusionWeights = { keyword: 0.6, semantic: 0.4 } as const;

/** Merges a keyword and a semantic list: normalised, weighted and summed. */
export function fuse(keyword: readonly Ranked[], semantic: readonly Ranked[]): Fused[] {
  const [words, meanings] = [normalise(keyword), normalise(semantic)];
  const fused: Fused[] = [];
  for (const id of new Set([...words.keys(), ...meanings.keys()])) {
    const [word, meaning] = [words.get(id), meanings.get(id)];
    fused.push({
      id,
      score: fusionWeights.keyword * (word ?? 0) + fusionWeights.semantic * (meaning ?? 0),
      match: word === undefined ? 'semantic' : meaning === undefined ? 'keyword' : 'hybrid',
    });
  }
  return fused.sort(byScore);
}
