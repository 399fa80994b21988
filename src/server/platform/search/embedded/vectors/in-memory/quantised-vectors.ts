import type { Bitmap } from '../../segments/bitmap.ts';
import { DotProducts } from './dot-products.ts';
import { type PackedQueries, paddedLength, scaleOf } from './packed-queries.ts';

const largestCode = 127;
/** A block of vectors stays within the cache of a processor while it is multiplied. */
const blockBytes = 131_072;
const mostVectorsOfBlock = 1024;
/** A quotient is rounded by a smaller share than this. */
const rounding = 1e-12;

/** The vector of one row of a segment. */
export interface VectorRow {
  row: number;
  vector: Float32Array;
}

/** Vectors of some rows, a byte for each number, padded. Cosines are exact to about 0.01. */
export interface VectorBlock {
  used: number;
  rows: Int32Array;
  scales: Float32Array;
  codes: Int8Array;
}

/** Takes a vector that is near a query: its row, the number of the query, and the cosine. */
export type TakeNear = (row: number, query: number, cosine: number) => void;

let products: DotProducts | undefined;

function emptyBlock(vectors: number, stride: number): VectorBlock {
  const [rows, scales] = [new Int32Array(vectors), new Float32Array(vectors)];
  return { used: 0, rows, scales, codes: new Int8Array(vectors * stride) };
}

function addTo(block: VectorBlock, stride: number, { row, vector }: VectorRow): void {
  const { factor, scale } = scaleOf(vector, largestCode);
  block.rows[block.used] = row;
  block.scales[block.used] = scale;
  const first = block.used * stride;
  for (let i = 0; i < vector.length; i += 1) block.codes[first + i] = Math.round((vector[i] ?? 0) * factor);
  block.used += 1;
}

/** The vectors of some rows, at least one, in a block of their own. */
export function quantised(vectors: readonly VectorRow[]): VectorBlock {
  const stride = paddedLength(vectors[0]?.vector.length ?? 0);
  const block = emptyBlock(vectors.length, stride);
  for (const one of vectors) addTo(block, stride, one);
  return block;
}

/** The vectors whose rows have a new number, with these numbers; undefined where none has. */
export function renumbered(block: VectorBlock, numbers: Int32Array): VectorBlock | undefined {
  const kept = Array.from({ length: block.used }, (_, i) => i).filter(
    (i) => (numbers[block.rows[i] ?? -1] ?? -1) >= 0,
  );
  if (kept.length === 0) return undefined;
  const stride = block.codes.length / block.rows.length;
  const made = emptyBlock(kept.length, stride);
  for (const i of kept) copyTo(made, stride, block, i, numbers[block.rows[i] ?? -1] ?? 0);
  return made;
}

/** The vectors of several blocks, of which there is one at least, in one. */
export function joined(blocks: readonly VectorBlock[]): VectorBlock {
  const [first] = blocks;
  const stride = first ? first.codes.length / first.rows.length : 0;
  const made = emptyBlock(
    blocks.reduce((sum, { used }) => sum + used, 0),
    stride,
  );
  for (const block of blocks)
    for (let i = 0; i < block.used; i += 1) copyTo(made, stride, block, i, block.rows[i] ?? 0);
  return made;
}

function copyTo(block: VectorBlock, stride: number, from: VectorBlock, i: number, row: number): void {
  block.rows[block.used] = row;
  block.scales[block.used] = from.scales[i] ?? 0;
  block.codes.set(from.codes.subarray(i * stride, (i + 1) * stride), block.used * stride);
  block.used += 1;
}

/** Queries with the rows that may answer them, and the lowest cosine that counts for each, which `near` may raise. */
export interface VectorScan {
  queries: PackedQueries;
  passing: Bitmap;
  floors: Float64Array;
  near: TakeNear;
}

/** Compares the queries with each vector of a block whose row passes. */
export function scanBlock(block: VectorBlock, scan: VectorScan): void {
  products ??= new DotProducts();
  const codes = block.codes.subarray(0, block.used * scan.queries.stride);
  const found = products.of(scan.queries, codes);
  for (let q = 0; q < scan.queries.count; q += 1) takeNearOne(block, found, q, scan);
}

/** The vectors of a segment in memory. */
export class QuantisedVectors {
  readonly #stride: number;
  readonly #vectorsOfBlock: number;
  readonly #blocks: VectorBlock[] = [];

  constructor(dimensions: number) {
    this.#stride = paddedLength(dimensions);
    this.#vectorsOfBlock = Math.max(1, Math.min(mostVectorsOfBlock, Math.floor(blockBytes / this.#stride)));
  }

  get bytes(): number {
    return this.#blocks.length * this.#bytesOfBlock;
  }

  get #bytesOfBlock(): number {
    return this.#vectorsOfBlock * (this.#stride + 8);
  }

  /** Bytes of memory that so many more vectors would take. */
  bytesFor(more: number): number {
    const last = this.#blocks.at(-1);
    const room = last ? this.#vectorsOfBlock - last.used : 0;
    return Math.max(0, Math.ceil((more - room) / this.#vectorsOfBlock)) * this.#bytesOfBlock;
  }

  #room(): VectorBlock {
    const last = this.#blocks.at(-1);
    if (last && last.used < this.#vectorsOfBlock) return last;
    const made = emptyBlock(this.#vectorsOfBlock, this.#stride);
    this.#blocks.push(made);
    return made;
  }

  add(row: number, vector: Float32Array): void {
    addTo(this.#room(), this.#stride, { row, vector });
  }

  addBlock(block: VectorBlock): void {
    for (let i = 0; i < block.used; i += 1) copyTo(this.#room(), this.#stride, block, i, block.rows[i] ?? 0);
  }

  /** Compares the queries with each vector whose row passes. Stops after each block, so that others get their turn. */
  *scan(scan: VectorScan): Generator<void> {
    for (const block of [...this.#blocks]) {
      scanBlock(block, scan);
      yield;
    }
  }
}

/** No product below this makes a cosine that reaches the floor. */
function lowestProduct(floor: number, scale: number): number {
  const least = floor / scale;
  return least - Math.abs(least) * rounding;
}

/** Few vectors reach a floor: this is asked first, with products, and once more with the cosine. */
function takeNearOne(
  { used, rows, scales }: VectorBlock,
  found: Int32Array,
  q: number,
  { queries, passing, floors, near }: VectorScan,
): void {
  const { count } = queries;
  const queryScale = queries.scales[q] ?? 0;
  const lowest = lowestProduct(floors[q] ?? 0, queryScale);
  for (let i = 0; i < used; i += 1) {
    const product = (found[i * count + q] ?? 0) * (scales[i] ?? 0);
    if (product < lowest) continue;
    const row = rows[i] ?? 0;
    const cosine = product * queryScale;
    if (cosine >= (floors[q] ?? 0) && row < passing.size && passing.has(row)) near(row, q, cosine);
  }
}
