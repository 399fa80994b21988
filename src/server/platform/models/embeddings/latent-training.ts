import { stopWords } from '#law/text/words.ts';
import { WordReader } from '#server/core/word-reader.ts';
import type { LatentModel } from './latent-model.ts';
import { relatedTerms } from './related-terms.ts';
import { type SparseRows, singularVectors } from './singular-vectors.ts';

export interface TrainingLimits {
  /** Maximum number of documents for training. */
  documents: number;
  /** Maximum number of text windows for training, over all documents. */
  windows: number;
  /** Characters of a window, about 250 words: words this close are related. */
  window: number;
  vocabulary: number;
  dimensions: number;
}

/** Bounds time and memory whatever the library's size; measured in lab/relevance. */
export const trainingLimits: TrainingLimits = {
  documents: 6000,
  windows: 14_000,
  window: 1500,
  vocabulary: 40_000,
  dimensions: 160,
};

/** Terms in more than this share of the windows do not indicate the subject. */
const commonest = 0.25;
/**
 * Power of its singular value with which each direction is weighted. With 0 the few broadest subjects would outweigh
 * all finer ones; −1 weights all directions alike: MAP of prior cases 0.284 instead of 0.234 (lab/relevance).
 */
const singularPower = -1;
/** With fewer windows than this for each direction, directions separate words with the same meaning. */
const windowsForDirection = 12;
/** Directions weaker than this share of the strongest are noise. */
const weakest = 1e-3;

/** Windows of text as counted terms, one after the other. */
class Windows {
  readonly starts: number[] = [0];
  #indices = new Uint32Array(1 << 16);
  #counts = new Uint16Array(1 << 16);
  length = 0;

  add(counts: ReadonlyMap<number, number>): void {
    if (this.length + counts.size > this.#indices.length) this.#grow(this.length + counts.size);
    for (const [term, count] of counts) {
      this.#indices[this.length] = term;
      this.#counts[this.length] = Math.min(count, 65_535);
      this.length += 1;
    }
    this.starts.push(this.length);
  }

  #grow(least: number): void {
    const capacity = Math.max(least, this.#indices.length * 2);
    const [indices, counts] = [new Uint32Array(capacity), new Uint16Array(capacity)];
    indices.set(this.#indices);
    counts.set(this.#counts);
    this.#indices = indices;
    this.#counts = counts;
  }

  index(at: number): number {
    return this.#indices[at] as number;
  }

  count(at: number): number {
    return this.#counts[at] as number;
  }
}

/** Learns from texts which words occur in similar contexts. Deterministic: the same texts give the same model. */
export class LatentTrainer {
  readonly #terms: string[] = [];
  readonly #windowsWith: number[] = [];
  readonly #windows = new Windows();
  readonly #reader: WordReader;
  #words = new Int32Array(0);
  readonly #limits: TrainingLimits;
  /** Number of windows for each document. */
  readonly #share: number;

  /** `documents`: number of documents that will be added, so that each contributes its share. */
  constructor(documents: number, limits: TrainingLimits = trainingLimits) {
    this.#limits = limits;
    this.#share = Math.max(1, Math.floor(limits.windows / Math.max(1, documents)));
    const numbers = new Map<string, number>();
    this.#reader = new WordReader((term) => {
      if (term.length < 2 || term.length > 40 || stopWords.has(term) || /\d{5}|^\d{1,2}$/.test(term))
        return -1;
      const known = numbers.get(term);
      if (known !== undefined) return known;
      const number = this.#terms.length;
      numbers.set(term, number);
      this.#terms.push(term);
      this.#windowsWith.push(0);
      return number;
    });
  }

  get windows(): number {
    return this.#windows.starts.length - 1;
  }

  /** Selects windows spread evenly over the text. */
  add(text: string): void {
    const { window, windows } = this.#limits;
    const pieces = Math.max(1, Math.round(text.length / window));
    const taken = Math.min(pieces, this.#share);
    for (let i = 0; i < taken && this.windows < windows; i += 1) {
      const start = Math.floor((i * pieces) / taken) * window;
      this.#addWindow(text.slice(start, start + window));
    }
  }

  #addWindow(text: string): void {
    const counts = new Map<number, number>();
    if (this.#words.length < text.length) this.#words = new Int32Array(text.length);
    const end = this.#reader.read(text, this.#words, 0);
    for (const term of this.#words.subarray(0, end)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const term of counts.keys()) this.#windowsWith[term] = (this.#windowsWith[term] ?? 0) + 1;
    this.#windows.add(counts);
  }

  /** The model, or undefined when there is too little text to learn from. */
  finish({ documents, words }: Pick<LatentModel, 'documents' | 'words'>): LatentModel | undefined {
    const { kept, numbers } = this.#vocabulary();
    const dimensions = Math.min(
      this.#limits.dimensions,
      kept.length,
      Math.floor(this.windows / windowsForDirection),
    );
    if (dimensions < 2) return undefined;
    const weights = kept.map((term) => Math.log(this.windows / (this.#windowsWith[term] as number)));
    const { right, values } = singularVectors(this.#rows(numbers, weights), dimensions);
    const first = values[0] ?? 1;
    const scale = Array.from(values, (value) =>
      value > weakest * first ? (value / first) ** singularPower : 0,
    );
    const vectors = new Float32Array(kept.length * dimensions);
    for (const [row, weight] of weights.entries()) {
      for (let k = 0; k < dimensions; k += 1) {
        const at = row * dimensions + k;
        vectors[at] = (right[at] as number) * weight * (scale[k] as number);
      }
    }
    const terms = kept.map((term) => this.#terms[term] as string);
    const related = relatedTerms(vectors, terms.length, dimensions);
    return { dimensions, documents, words, terms, vectors, related };
  }

  #vocabulary(): { kept: number[]; numbers: Int32Array } {
    const most = Math.max(2, this.windows * commonest);
    const least = this.windows < 2000 ? 2 : 3;
    const kept = this.#windowsWith
      .map((count, term) => ({ count, term }))
      .filter(({ count }) => count >= least && count <= most)
      .sort((a, b) => b.count - a.count || a.term - b.term)
      .slice(0, this.#limits.vocabulary)
      .map(({ term }) => term);
    const numbers = new Int32Array(this.#terms.length).fill(-1);
    for (const [number, term] of kept.entries()) numbers[term] = number;
    return { kept, numbers };
  }

  #rows(numbers: Int32Array, weights: readonly number[]): SparseRows {
    const starts = new Uint32Array(this.windows + 1);
    const indices = new Uint32Array(this.#windows.length);
    const values = new Float32Array(this.#windows.length);
    let length = 0;
    for (let window = 0; window < this.windows; window += 1) {
      const from = length;
      let square = 0;
      const end = this.#windows.starts[window + 1] as number;
      for (let at = this.#windows.starts[window] as number; at < end; at += 1) {
        const term = numbers[this.#windows.index(at)] as number;
        if (term < 0) continue;
        const value = (1 + Math.log(this.#windows.count(at))) * (weights[term] as number);
        indices[length] = term;
        values[length] = value;
        square += value * value;
        length += 1;
      }
      const norm = square > 0 ? 1 / Math.sqrt(square) : 0;
      for (let i = from; i < length; i += 1) values[i] = (values[i] as number) * norm;
      starts[window + 1] = length;
    }
    return {
      columns: weights.length,
      starts,
      indices: indices.subarray(0, length),
      values: values.subarray(0, length),
    };
  }
}
