import {
  addFractions,
  anyBit,
  atLeast,
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
  shiftLeft,
  storeNumber,
  storeVector,
  V128,
  type WasmFunction,
  whileBelow,
} from '../../wasm-code.ts';

/*
 * The sums of a range of rows in fractions of 32 bits: near enough to say which rows can be among the best. Only these are
 * scored in full.
 */

/** Rows that are looked at together; what the kernels read of them stays in the cache of the processor. */
export const rangeRows = 4096;
/** Rows that are found together. */
export const groupRows = 4;
/** A sum differs from the score by less than this share: each of at most 60 terms is rounded a few times. */
export const sumError = 1e-5;
const fraction = 4;
const rowsOfTurn = 8;

// Offsets in the memory of the kernels.
const numberAt = 0;
const foundAt = 16;
const countsAt = 64;
const normsAt = countsAt + rangeRows;
const sumsAt = normsAt + fraction * rangeRows;
const listAt = sumsAt + fraction * rangeRows;
const pages = Math.ceil((listAt + fraction * rangeRows) / 65_536);

/** Adds a column to the sums of so many rows: gain × count / (count + norm). */
function adding(): WasmFunction {
  // The parameter, then the locals.
  const [rows, row, offset, counts, count, gain] = [0, 1, 2, 3, 4, 5];
  const four = (widened: Code, skip: number): Code => [
    ...get(counts),
    ...widened,
    ...set(count),
    ...get(offset),
    ...get(offset),
    ...loadVector(sumsAt + skip),
    ...get(count),
    ...get(gain),
    ...multiply,
    ...get(count),
    ...get(offset),
    ...loadVector(normsAt + skip),
    ...addFractions,
    ...divide,
    ...addFractions,
    ...storeVector(sumsAt + skip),
  ];
  const turn: Code = [
    ...get(row),
    ...loadBytes(countsAt),
    ...set(counts),
    ...four(firstFour, 0),
    ...four(lastFour, groupRows * fraction),
    ...increase(offset, constant(rowsOfTurn * fraction)),
    ...increase(row, constant(rowsOfTurn)),
  ];
  return {
    name: 'add',
    parameters: 1,
    locals: [I32, I32, V128, V128, V128],
    code: [...constant(0), ...loadSplat(numberAt), ...set(gain), ...whileBelow(row, get(rows), turn)],
  };
}

/** Lists the groups of rows of which one has at least a sum. */
function finding(): WasmFunction {
  const [rows, row, offset, out, least] = [0, 1, 2, 3, 4];
  const turn: Code = [
    ...get(out),
    ...get(row),
    ...storeNumber(listAt),
    ...increase(out, [
      ...get(offset),
      ...loadVector(sumsAt),
      ...get(least),
      ...atLeast,
      ...anyBit,
      ...shiftLeft(2),
    ]),
    ...increase(offset, constant(groupRows * fraction)),
    ...increase(row, constant(groupRows)),
  ];
  return {
    name: 'find',
    parameters: 1,
    locals: [I32, I32, I32, V128],
    code: [
      ...constant(0),
      ...loadSplat(numberAt),
      ...set(least),
      ...whileBelow(row, get(rows), turn),
      ...constant(foundAt),
      ...get(out),
      ...storeNumber(0),
    ],
  };
}

/** The sums of one range of rows. Norms are set first, sums are added, then the rows with high sums are found. */
export class RangeSums {
  /** By place in the range. */
  readonly sums: Float32Array;
  readonly #add: (rows: number) => void;
  readonly #find: (rows: number) => void;
  readonly #number: Float32Array;
  readonly #found: Uint32Array;
  readonly #counts: Uint8Array;
  readonly #norms: Float32Array;
  readonly #list: Uint32Array;
  #rows = 0;

  constructor() {
    const { memory, exports } = instantiate([adding(), finding()], pages);
    const { buffer } = memory;
    this.#add = exports.add as (rows: number) => void;
    this.#find = exports.find as (rows: number) => void;
    this.#number = new Float32Array(buffer, numberAt, 1);
    this.#found = new Uint32Array(buffer, foundAt, 1);
    this.#counts = new Uint8Array(buffer, countsAt, rangeRows);
    this.#norms = new Float32Array(buffer, normsAt, rangeRows).fill(1);
    this.sums = new Float32Array(buffer, sumsAt, rangeRows);
    this.#list = new Uint32Array(buffer, listAt, rangeRows);
  }

  /** Begins a range with the norms of its rows. */
  start(norms: Float32Array): void {
    this.#rows = Math.ceil(norms.length / rowsOfTurn) * rowsOfTurn;
    this.#norms.set(norms);
    this.sums.fill(0, 0, this.#rows);
  }

  /** Adds what a term gives to the rows of the range; `gain` for endless repetition. */
  addColumn(counts: Uint8Array, gain: number): void {
    this.#counts.set(counts);
    this.#number[0] = gain;
    this.#add(this.#rows);
  }

  /**
   * The places of the groups that have a row with at least this sum, ascending; up to seven places after the last row of the
   * range may be among them. Holds until the next call.
   */
  groupsFrom(sum: number): Uint32Array {
    this.#number[0] = sum;
    this.#find(this.#rows);
    return this.#list.subarray(0, (this.#found[0] ?? 0) / fraction);
  }
}
