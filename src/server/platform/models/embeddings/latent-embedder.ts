import { setImmediate as breathe } from 'node:timers/promises';
import { WordReader } from '#server/core/word-reader.ts';
import type { Embedder, RelatedTerm } from './embedder.ts';
import { type LatentModel, modelId } from './latent-model.ts';
import { noTerm, relatedOfEach } from './related-terms.ts';

/** Embedding many texts yields to the event loop after this many milliseconds. */
const turnMs = 4;
/** Vectors of so many terms are added together: their sum is read and written once. */
const atOnce = 4;

/** The vectors of texts: those of their terms added, at length 1. */
class TextVectors {
  readonly #model: LatentModel;
  readonly #reader: WordReader;
  #words = new Int32Array(0);
  /** By term; all 0 between texts. */
  readonly #counts: Uint32Array;
  /** Terms of the current text: offsets of their vectors, and their weights. */
  readonly #rows: Uint32Array;
  readonly #weights: Float64Array;

  constructor(model: LatentModel, numbers: ReadonlyMap<string, number>) {
    this.#model = model;
    this.#reader = new WordReader((term) => numbers.get(term) ?? -1);
    this.#counts = new Uint32Array(model.terms.length);
    this.#rows = new Uint32Array(model.terms.length + atOnce);
    this.#weights = new Float64Array(model.terms.length + atOnce);
  }

  /** Zeros for an empty text and for one without a known word. */
  of(text: string): Float32Array {
    const { dimensions } = this.#model;
    const found = this.#read(text);
    // Those after the last one add nothing.
    this.#weights.fill(0, found, found + atOnce);
    const sum = new Float32Array(dimensions);
    for (let i = 0; i < found; i += atOnce) this.#add(i, sum);
    let square = 0;
    for (const value of sum) square += value * value;
    if (square === 0) return sum;
    const length = Math.sqrt(square);
    for (let k = 0; k < dimensions; k += 1) sum[k] = (sum[k] as number) / length;
    return sum;
  }

  /** Notes the terms of a text, and returns their number. */
  #read(text: string): number {
    if (this.#words.length < text.length) this.#words = new Int32Array(text.length);
    const [words, counts, rows] = [this.#words, this.#counts, this.#rows];
    const end = this.#reader.read(text, words, 0);
    let found = 0;
    for (let at = 0; at < end; at += 1) {
      const term = words[at] as number;
      if (counts[term] === 0) rows[found++] = term;
      counts[term] = (counts[term] as number) + 1;
    }
    for (let i = 0; i < found; i += 1) {
      const term = rows[i] as number;
      rows[i] = term * this.#model.dimensions;
      this.#weights[i] = 1 + Math.log(counts[term] as number);
      counts[term] = 0;
    }
    return found;
  }

  /** Adds the weighted vectors of the terms from a place on. */
  #add(first: number, sum: Float32Array): void {
    const { vectors } = this.#model;
    const [rows, weights] = [this.#rows, this.#weights];
    const a = rows[first] as number;
    const b = rows[first + 1] as number;
    const c = rows[first + 2] as number;
    const d = rows[first + 3] as number;
    const ofA = weights[first] as number;
    const ofB = weights[first + 1] as number;
    const ofC = weights[first + 2] as number;
    const ofD = weights[first + 3] as number;
    for (let k = 0; k < sum.length; k += 1)
      sum[k] =
        (sum[k] as number) +
        ofA * (vectors[a + k] as number) +
        ofB * (vectors[b + k] as number) +
        ofC * (vectors[c + k] as number) +
        ofD * (vectors[d + k] as number);
  }
}

/** Embeds a text by adding the vectors of its words. Empty texts and those without a known word give zeros. */
export function latentEmbedder(model: LatentModel): Embedder {
  const { dimensions } = model;
  const numbers = new Map(model.terms.map((term, number) => [term, number]));
  const texts = new TextVectors(model, numbers);

  const related = (term: string): RelatedTerm[] => {
    const { terms, similarities } = model.related;
    const first = (numbers.get(term) ?? terms.length) * relatedOfEach;
    const found: RelatedTerm[] = [];
    for (let at = first; at < Math.min(first + relatedOfEach, terms.length); at += 1) {
      const other = model.terms[terms[at] ?? noTerm];
      if (other !== undefined) found.push({ term: other, similarity: (similarities[at] ?? 0) / 255 });
    }
    return found;
  };

  return {
    id: modelId(model),
    comparesAtMost: 2000,
    related,
    dimensions,
    async embed(asked) {
      const made: Float32Array[] = [];
      let turn = performance.now();
      for (const text of asked) {
        made.push(texts.of(text));
        if (performance.now() - turn < turnMs) continue;
        await breathe();
        turn = performance.now();
      }
      return made;
    },
  };
}
