/**
 * Turns text into vectors of unit length. Engines: built-in (latent semantic vectors trained from the library
 * itself), local (the sentence model that comes with the product), endpoint. `id` changes whenever old vectors are no longer comparable with new ones.
 */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Vectors come over a network, or take long: a write waits for none of them. */
  readonly remote?: true;
  /** So many texts of users may be compared at once; none by an engine that sends them away or takes long. */
  readonly comparesAtMost?: number;
  /**
   * One vector for each text, in order; a text without a known word gives the zero vector. `wanted` is the signal of a
   * search that waits for them: the work is hurried, and stops when the signal aborts.
   */
  embed(texts: readonly string[], wanted?: AbortSignal): Promise<Float32Array[]>;
  /** The terms nearest by meaning to a term of `law/text/words.ts`, best first; absent where terms have no vectors. */
  related?(term: string): RelatedTerm[];
}

export interface RelatedTerm {
  term: string;
  /** The cosine: 1 for the same meaning. */
  similarity: number;
}
