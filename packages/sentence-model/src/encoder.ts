import { KEYS } from './kernels/attention.ts';
import { type Kernels, startKernels } from './kernels/kernels.ts';
import { TOGETHER } from './kernels/products.ts';
import type { PackedFile } from './packed-file.ts';
import { HEAD, HEADS, HIDDEN, INNER, LAYERS, MOST_TOKENS } from './sizes.ts';
import { addRow, type Layer, type Matrix, readWeights, type Take, type Weights } from './weights.ts';

const ASKED = HIDDEN * 3;
/** Outputs whose weights stay in the fastest memory of the processor while all tokens pass. */
const OUTPUTS = 32;
/** Weights of 8 bits, and room for their scales and for 512 tokens on their way. */
const MEMORY = LAYERS * (HIDDEN * HIDDEN * 4 + HIDDEN * INNER * 2) + 10_000_000;
/** Added to the likeness of what is no token, so that nothing is taken from it. */
const NEVER = -1e30;

/** The encoder: from the numbers of pieces to the mean of their vectors, of unit length. */
export class Encoder {
  readonly #kernels: Kernels;
  readonly #weights: Weights;
  readonly #now: Float32Array;
  /** Queries, keys and values. */
  readonly #asked: Float32Array;
  readonly #wide: Float32Array;
  readonly #change: Float32Array;
  readonly #whole: Int16Array;
  readonly #steps: Float32Array;
  readonly #keys: Float32Array;
  readonly #shares: Float32Array;
  readonly #mask: Float32Array;

  constructor(file: PackedFile) {
    this.#kernels = startKernels(MEMORY);
    const { buffer } = this.#kernels;
    let taken = 0;
    const take: Take = (bytes) => {
      const at = taken;
      taken += Math.ceil(bytes / 16) * 16;
      return { buffer, at };
    };
    const floats = (length: number) => new Float32Array(buffer, take(length * 4).at, length);
    this.#weights = readWeights(file, take);
    this.#now = floats(MOST_TOKENS * HIDDEN);
    this.#asked = floats(MOST_TOKENS * ASKED);
    this.#wide = floats(MOST_TOKENS * INNER);
    this.#change = floats(MOST_TOKENS * HIDDEN);
    this.#whole = new Int16Array(buffer, take(MOST_TOKENS * INNER * 2).at, MOST_TOKENS * INNER);
    this.#steps = floats(MOST_TOKENS);
    this.#keys = floats(MOST_TOKENS * HEAD);
    this.#shares = floats(MOST_TOKENS);
    this.#mask = floats(MOST_TOKENS);
  }

  /** The vectors of texts that have at most 512 tokens together. */
  vectors(texts: readonly (readonly number[])[]): Float32Array[] {
    const { rows, positions, norm, layers } = this.#weights;
    const count = texts.reduce((sum, tokens) => sum + tokens.length, 0);
    this.#change.fill(0, 0, count * HIDDEN);
    let at = 0;
    for (const tokens of texts) {
      this.#now.set(positions.subarray(0, tokens.length * HIDDEN), at * HIDDEN);
      for (const token of tokens) {
        addRow(rows, token, this.#change.subarray(at * HIDDEN, (at + 1) * HIDDEN));
        at++;
      }
    }
    this.#addChange(norm, this.#change, count);
    const lengths = texts.map(({ length }) => length);
    for (const layer of layers) this.#through(layer, lengths, count);
    at = 0;
    return lengths.map((length) => {
      at += length * HIDDEN;
      return meanOf(this.#now.subarray(at - length * HIDDEN, at), length);
    });
  }

  #through(layer: Layer, lengths: readonly number[], count: number): void {
    const { soften, productsOfHidden, productsOfInner } = this.#kernels;
    this.#multiply(productsOfHidden, layer.attention, this.#now, this.#asked, count);
    let start = 0;
    for (const length of lengths) {
      this.#attend(start, length);
      start += length;
    }
    this.#multiply(productsOfHidden, layer.attended, this.#change, this.#wide, count);
    this.#addChange(layer.attendedNorm, this.#wide, count);
    this.#multiply(productsOfHidden, layer.inner, this.#now, this.#wide, count);
    soften(this.#wide.byteOffset, this.#wide.byteOffset + count * INNER * 4);
    this.#multiply(productsOfInner, layer.outer, this.#wide, this.#change, count);
    this.#addChange(layer.outerNorm, this.#change, count);
  }

  #addChange({ factors, addends }: Layer['outerNorm'], change: Float32Array, count: number): void {
    const at = this.#now.byteOffset;
    this.#kernels.normalise(
      at,
      at + count * HIDDEN * 4,
      change.byteOffset,
      factors.byteOffset,
      addends.byteOffset,
    );
  }

  #multiply(
    products: Kernels['productsOfHidden'],
    { weights, scales, addends, inputs, outputs }: Matrix,
    from: Float32Array,
    to: Float32Array,
    count: number,
  ): void {
    const [whole, steps] = [this.#whole.byteOffset, this.#steps.byteOffset];
    const fromEnd = from.byteOffset + count * inputs * 4;
    this.#kernels.quantise(from.byteOffset, fromEnd, inputs * 4, whole, steps);
    // Rows that fill the last group are whatever was there; nobody reads their outcome.
    const wholeEnd = whole + Math.ceil(count / TOGETHER) * TOGETHER * inputs * 2;
    for (let output = 0; output < outputs; output += OUTPUTS) {
      const at = weights.byteOffset + output * inputs;
      products(
        whole,
        wholeEnd,
        steps,
        at,
        at + OUTPUTS * inputs,
        scales.byteOffset + output * 4,
        addends.byteOffset + output * 4,
        to.byteOffset + output * 4,
        outputs * 4,
      );
    }
  }

  /** Attention among the tokens of one text. */
  #attend(start: number, length: number): void {
    const filled = Math.ceil(length / KEYS) * KEYS;
    this.#mask.fill(0, 0, length).fill(NEVER, length, filled);
    const row = ASKED * 4;
    for (let head = 0; head < HEADS; head++) {
      this.#placeKeys(start, length, head);
      const query = this.#asked.byteOffset + start * row + head * HEAD * 4;
      const value = query + HIDDEN * 2 * 4;
      const shares = this.#shares.byteOffset;
      this.#kernels.attend(
        query,
        query + length * row,
        this.#keys.byteOffset,
        this.#mask.byteOffset - shares,
        shares,
        shares + filled * 4,
        value,
        value + length * row,
        this.#change.byteOffset + (start * HIDDEN + head * HEAD) * 4,
      );
    }
  }

  /** Writes the keys of a head in blocks of 16 tokens, as the kernel reads them. */
  #placeKeys(start: number, length: number, head: number): void {
    for (let token = 0; token < length; token++) {
      const from = (start + token) * ASKED + HIDDEN + head * HEAD;
      const to = (token - (token % KEYS)) * HEAD + (token % KEYS);
      for (let i = 0; i < HEAD; i++) this.#keys[to + i * KEYS] = this.#asked[from + i] ?? 0;
    }
  }
}

function meanOf(rows: Float32Array, count: number): Float32Array {
  const mean = new Float32Array(HIDDEN);
  for (let row = 0; row < count; row++)
    for (let i = 0; i < HIDDEN; i++) mean[i] = (mean[i] ?? 0) + (rows[row * HIDDEN + i] ?? 0);
  const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0)) || 1;
  return mean.map((value) => value / length);
}
