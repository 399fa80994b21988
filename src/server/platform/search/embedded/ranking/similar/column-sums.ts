import {
  addFractions,
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
} from '../../simd/wasm-code.ts';
import { textQueryBm25 } from '../bm25.ts';

/** What a term gives to the first and to the second score. */
export type Gain = readonly [number, number];

/** How often a term stands in each row. */
export interface Column {
  counts: Uint8Array;
  gain: Gain;
}

/** Rows of a block: their norms and scores stay in the cache of the processor while all columns are added. */
export const blockRows = 4096;
/** Rows that one turn of the loop takes. */
const rowsOfTurn = 8;
const fraction = 4;

// Where things lie in the memory of the kernel.
const gainsAt = 0;
const countsAt = 64;
const normsAt = countsAt + blockRows;
const firstAt = normsAt + fraction * blockRows;
const secondAt = firstAt + fraction * blockRows;
const pages = Math.ceil((secondAt + fraction * blockRows) / 65_536);

// The parameter of the kernel, then its locals.
const [rows, row, offset, counts, count, part, firstGain, secondGain] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Adds a column to the two scores of so many rows: gain × count / (count + norm). */
function kernel(): WasmFunction {
  const score = (at: number, gain: number, skip: number): Code => [
    ...get(offset),
    ...get(offset),
    ...loadVector(at + skip),
    ...get(part),
    ...get(gain),
    ...multiply,
    ...addFractions,
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
    locals: [I32, I32, V128, V128, V128, V128, V128],
    code: [
      ...gain(firstGain, gainsAt),
      ...gain(secondGain, gainsAt + fraction),
      ...whileBelow(row, get(rows), turn),
    ],
  };
}

const mostPart = textQueryBm25.k1 + 1;

/** Adds columns of counts up to the BM25 scores of two texts, in WebAssembly, with fractions of 32 bits. */
export class ColumnSums {
  readonly #addColumn: (rows: number) => void;
  readonly #gains: Float32Array;
  readonly #counts: Uint8Array;
  readonly #norms: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;

  constructor() {
    const { memory, exports } = instantiate([kernel()], pages);
    const fractions = ({ buffer }: WasmMemory, at: number, length: number) =>
      new Float32Array(buffer, at, length);
    this.#addColumn = exports.addColumn as (rows: number) => void;
    this.#gains = fractions(memory, gainsAt, 2);
    this.#counts = new Uint8Array(memory.buffer, countsAt, blockRows);
    this.#norms = fractions(memory, normsAt, blockRows).fill(1);
    this.#first = fractions(memory, firstAt, blockRows);
    this.#second = fractions(memory, secondAt, blockRows);
  }

  /** Adds all columns to the scores, which lie side by side, of the rows of one block. */
  add(columns: readonly Column[], from: number, to: number, norms: Float64Array, scores: Float64Array): void {
    this.#norms.set(norms.subarray(from, to));
    this.#first.fill(0);
    this.#second.fill(0);
    for (const { counts, gain } of columns) {
      const part = counts.subarray(from, to);
      this.#counts.set(part);
      // What another column left behind would count for rows that this one lacks.
      this.#counts.fill(0, part.length, Math.ceil((to - from) / rowsOfTurn) * rowsOfTurn);
      this.#gains[0] = gain[0] * mostPart;
      this.#gains[1] = gain[1] * mostPart;
      this.#addColumn(to - from);
    }
    for (let i = 0; i < to - from; i += 1) {
      const at = 2 * (from + i);
      scores[at] = (scores[at] ?? 0) + (this.#first[i] ?? 0);
      scores[at + 1] = (scores[at + 1] ?? 0) + (this.#second[i] ?? 0);
    }
  }
}
