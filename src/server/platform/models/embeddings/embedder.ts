/**
 * Turns text into vectors of unit length. Engines: built-in (latent semantic vectors trained from the library
 * itself), local model, endpoint. `id` changes whenever old vectors stop being comparable with new ones.
 */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** One vector a text, in order; a text with no known word gives the zero vector. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}
