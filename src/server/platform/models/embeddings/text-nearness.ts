import { cosine } from '../sentences/kept-vectors.ts';
import type { Embedder } from './embedder.ts';

/** Vectors of texts that are kept: the papers of a case are asked about more than once. */
const KEPT = 2000;

/** Compares texts with a question by meaning. Keeps the vectors of the latest texts. */
export class TextNearness {
  readonly #vectors = new Map<string, Float32Array>();

  /**
   * For each text its nearness to the question, from 0 to 1; 0 for a text beyond the most that the embedder compares, and
   * for all where it may not compare texts of users. Errors: those of the embedder.
   */
  async of(
    embedder: Embedder | undefined,
    asked: string,
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<number[]> {
    const most = embedder?.comparesAtMost;
    if (!embedder || !most || texts.length === 0) return texts.map(() => 0);
    const compared = texts.slice(0, most);
    const [question, ...vectors] = await this.#vectorsOf(embedder, [asked, ...compared], signal);
    return texts.map((_, at) => {
      const vector = vectors[at];
      return question && vector ? Math.max(0, cosine(question, vector)) : 0;
    });
  }

  async #vectorsOf(
    embedder: Embedder,
    texts: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<(Float32Array | undefined)[]> {
    const keyOf = (text: string) => `${embedder.id}\n${text}`;
    const missing = [...new Set(texts)].filter((text) => !this.#vectors.has(keyOf(text)));
    const made = missing.length === 0 ? [] : await embedder.embed(missing, signal);
    const now = new Map(missing.map((text, at) => [keyOf(text), made[at]]));
    const found = texts.map((text) => this.#vectors.get(keyOf(text)) ?? now.get(keyOf(text)));
    for (const [key, vector] of now) if (vector) this.#vectors.set(key, vector);
    for (const key of this.#vectors.keys()) {
      if (this.#vectors.size <= KEPT) break;
      this.#vectors.delete(key);
    }
    return found;
  }
}
