import type { ReadPiece } from '../../inverted-index/piece-reader.ts';
import { type Decoded, decodeEntries, type EncodedPostings } from '../../inverted-index/postings.ts';
import {
  addFractions,
  addLanes,
  type Code,
  constant,
  divide,
  firstFour,
  get,
  I32,
  increase,
  instantiate,
  lastFour,
  loadBytes,
  loadSplat,
  loadVector,
  multiply,
  set,
  storeVector,
  V128,
  type WasmFunction,
  type WasmMemory,
  whileBelow,
} from '../../wasm-code.ts';

/*
 * The contribution of a term to a score is a fraction of 32 bits, rounded to a whole number: whole numbers
 * add up to the same sum in any order, so that a document has the same score whichever of its terms lie in
 * columns, in whichever segment.
 */

/** Highest contribution of a term to the first and to the second score, in units (`unitsOf`). */
export type Gain = readonly [number, number];

/** A fraction of 32 bits from here to the double is a whole number: adding this rounds off the rest. */
const rounding = 2 ** 23;
/** The same as bits: what rounding leaves in front of the whole number. */
const roundingBits = 0x4b000000;
/** Sums stay below this, so that they fit into 32 bits. */
const mostUnits = 2 ** 30;

/** Number of units in a score of 1, so that no gain and no sum of these gains is too large: a power of two. */
export function unitsOf(gains: Iterable<number>): number {
  let [sum, most] = [0, 0];
  for (const gain of gains) {
    sum += gain;
    most = Math.max(most, gain);
  }
  return sum > 0 ? 2 ** Math.floor(Math.log2(Math.min(mostUnits / sum, rounding / 2 / most))) : 1;
}

export interface Column {
  /** Reads the number of occurrences of the term in each row of [start, end). */
  read: ReadPiece;
  gain: Gain;
}

/** Rows of a block: their norms and scores stay in the cache of the processor while all columns are added. */
export const blockRows = 4096;
/** Rows that one turn of the loop takes. */
const rowsOfTurn = 8;
const fraction = 4;

// Offsets in the memory of the kernel.
const gainsAt = 0;
const countsAt = 64;
const normsAt = countsAt + blockRows;
const firstAt = normsAt + fraction * blockRows;
const secondAt = firstAt + fraction * blockRows;
const pages = Math.ceil((secondAt + fraction * blockRows) / 65_536);

// The parameter of the kernel, then its locals.
const [rows, row, offset, counts, count, part, firstGain, secondGain, round] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Adds a column to the two sums of so many rows: gain × count / (count + norm). */
function kernel(): WasmFunction {
  const score = (at: number, gain: number, skip: number): Code => [
    ...get(offset),
    ...get(offset),
    ...loadVector(at + skip),
    ...get(part),
    ...get(gain),
    ...multiply,
    ...get(round),
    ...addFractions,
    ...addLanes,
    ...storeVector(at + skip),
  ];
  const four = (widened: Code, skip: number): Code => [
    ...get(counts),
    ...widened,
    ...set(count),
    ...get(count),
    ...get(count),
    ...get(offset),
    ...loadVector(normsAt + skip),
    ...addFractions,
    ...divide,
    ...set(part),
    ...score(firstAt, firstGain, skip),
    ...score(secondAt, secondGain, skip),
  ];
  const turn: Code = [
    ...get(row),
    ...loadBytes(countsAt),
    ...set(counts),
    ...four(firstFour, 0),
    ...four(lastFour, 4 * fraction),
    ...increase(offset, constant(rowsOfTurn * fraction)),
    ...increase(row, constant(rowsOfTurn)),
  ];
  const gain = (local: number, at: number): Code => [...constant(0), ...loadSplat(at), ...set(local)];
  return {
    name: 'addColumn',
    parameters: 1,
    locals: [I32, I32, V128, V128, V128, V128, V128, V128],
    code: [
      ...gain(firstGain, gainsAt),
      ...gain(secondGain, gainsAt + fraction),
      ...gain(round, gainsAt + 2 * fraction),
      ...whileBelow(row, get(rows), turn),
    ],
  };
}

/** Entries that are decoded before they are added: they stay in the cache of the processor. */
const entriesAtOnce = 1024;
const decoded: Decoded = {
  rows: new Uint32Array(entriesAtOnce),
  counts: new Uint32Array(entriesAtOnce),
  occurrences: 0,
  highest: 0,
};

/**
 * Adds what a term gives to the two sums of each row, which lie side by side: the same numbers as the kernel adds. `norms` in
 * fractions of 32 bits.
 */
export function addEntries(
  { entries, docFrequency }: Pick<EncodedPostings, 'entries' | 'docFrequency'>,
  gain: Gain,
  norms: Float32Array,
  sums: Int32Array,
): void {
  let [at, row] = [0, -1];
  for (let from = 0; from < docFrequency; from += entriesAtOnce) {
    const size = Math.min(entriesAtOnce, docFrequency - from);
    at = decodeEntries(entries, at, row, size, decoded);
    row = decoded.rows[size - 1] ?? row;
    for (const text of [0, 1] as const)
      if (gain[text] > 0) addDecoded(size, Math.fround(gain[text]), norms, sums.subarray(text));
  }
}

/** To every second sum. */
function addDecoded(size: number, gain: number, norms: Float32Array, sums: Int32Array): void {
  const { rows, counts } = decoded;
  for (let i = 0; i < size; i += 1) {
    const row = rows[i] as number;
    const count = counts[i] as number;
    const part = Math.fround(count / Math.fround(count + (norms[row] as number)));
    const at = 2 * row;
    sums[at] = (sums[at] as number) + (rounded(part * gain) - rounding);
  }
}

/** A product of two fractions of 32 bits, rounded as the kernel rounds it. */
const rounded = (product: number): number => Math.fround(Math.fround(product) + rounding);

/** Adds columns of counts up to the BM25 scores of two texts, in WebAssembly. */
export class ColumnSums {
  readonly #addColumn: (rows: number) => void;
  readonly #gains: Float32Array;
  readonly #counts: Buffer;
  readonly #norms: Float32Array;
  readonly #first: Int32Array;
  readonly #second: Int32Array;

  constructor() {
    const { memory, exports } = instantiate([kernel()], pages);
    const fractions = ({ buffer }: WasmMemory, at: number, length: number) =>
      new Float32Array(buffer, at, length);
    this.#addColumn = exports.addColumn as (rows: number) => void;
    this.#gains = fractions(memory, gainsAt, 3);
    this.#gains[2] = rounding;
    this.#counts = Buffer.from(memory.buffer, countsAt, blockRows);
    this.#norms = fractions(memory, normsAt, blockRows).fill(1);
    this.#first = new Int32Array(memory.buffer, firstAt, blockRows);
    this.#second = new Int32Array(memory.buffer, secondAt, blockRows);
  }

  /** Adds all columns to the sums, which lie side by side, of the rows of one block. */
  add(columns: readonly Column[], from: number, to: number, norms: Float32Array, sums: Int32Array): void {
    this.#norms.set(norms.subarray(from, to));
    this.#first.fill(0);
    this.#second.fill(0);
    for (const { read, gain } of columns) {
      const part = read(from, to, this.#counts);
      if (part.buffer !== this.#counts.buffer) this.#counts.set(part);
      // Counts left behind by another column would count for rows that this one lacks.
      this.#counts.fill(0, part.length, Math.ceil((to - from) / rowsOfTurn) * rowsOfTurn);
      this.#gains.set(gain);
      this.#addColumn(to - from);
    }
    // Each column has left these bits behind; 32 bits overflow and come back.
    const left = Math.imul(columns.length, roundingBits);
    for (let i = 0; i < to - from; i += 1) {
      const at = 2 * (from + i);
      sums[at] = (sums[at] ?? 0) + (((this.#first[i] ?? 0) - left) | 0);
      sums[at + 1] = (sums[at + 1] ?? 0) + (((this.#second[i] ?? 0) - left) | 0);
    }
  }
}
