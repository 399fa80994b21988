// BM25: pure functions over numbers, so that they can be tuned without touching storage.

/** Statistics over all segments, which make the scores of different segments comparable. */
export interface CollectionStatistics {
  documents: number;
  /** Words a document, on average. */
  averageLength: number;
}

/** `k1`: the higher, the longer repetitions of a term add to its score. `b`: penalty for long documents, 0 to 1. */
export interface Bm25Parameters {
  k1: number;
  b: number;
}
/** For typed queries (Robertson and Zaragoza, 2009, with their usual values). */
export const typedQueryBm25: Bm25Parameters = { k1: 1.2, b: 0.75 };
/** For a text as query: a judgment that keeps coming back to a matter counts for more (measured in lab/relevance). */
export const textQueryBm25: Bm25Parameters = { k1: 3, b: 0.9 };
/** For narrated facts, which share few words with any one judgment: one that keeps coming back to them counts still more. */
export const narratedBm25: Bm25Parameters = { k1: 10, b: 0.95 };

/** Weight of a term that `docFrequency` documents of the collection contain; never negative. */
export function inverseDocumentFrequency(docFrequency: number, collection: CollectionStatistics): number {
  return Math.log(1 + (collection.documents - docFrequency + 0.5) / (docFrequency + 0.5));
}

/** The part of BM25's denominator that depends on the document only. `length` in words. */
export function lengthNorm(
  length: number,
  collection: CollectionStatistics,
  { k1, b }: Bm25Parameters = typedQueryBm25,
): number {
  const average = collection.averageLength > 0 ? collection.averageLength : 1;
  return k1 * (1 - b + (b * length) / average);
}
