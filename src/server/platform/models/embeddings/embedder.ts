/**
 * Turns text into vectors of unit length. Engines: built-in (latent semantic vectors trained from the library
 * itself), local model, endpoint. `id` changes whenever old vectors are no longer comparable with new ones.
 */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** One vector for each text, in order; a text without a known word gives the zero vector. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}
