import type { Bitmap } from '../../segments/bitmap.ts';
import { DotProducts } from './dot-products.ts';
import { type PackedQueries, paddedLength, scaleOf } from './packed-queries.ts';

const largestCode = 127;
/** A block of vectors stays within the cache of a processor while it is multiplied. */
const blockBytes = 131_072;
const mostVectorsOfBlock = 1024;
/** A quotient is rounded by a smaller share than this. */
const rounding = 1e-12;

interface Block {
  used: number;
  rows: Int32Array;
  scales: Float32Array;
  codes: Int8Array;
}

/** Takes a vector that is near a query: its row, the number of the query, and the cosine. */
export type TakeNear = (row: number, query: number, cosine: number) => void;

let products: DotProducts | undefined;

/** The vectors of a segment in memory, a byte for each number. Cosines are exact to about 0.01. */
export class QuantisedVectors {
  readonly #stride: number;
  readonly #vectorsOfBlock: number;
  readonly #blocks: Block[] = [];

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

  add(row: number, vector: Float32Array): void {
    let block = this.#blocks.at(-1);
    if (!block || block.used === this.#vectorsOfBlock) {
      block = {
        used: 0,
        rows: new Int32Array(this.#vectorsOfBlock),
        scales: new Float32Array(this.#vectorsOfBlock),
        codes: new Int8Array(this.#vectorsOfBlock * this.#stride),
      };
      this.#blocks.push(block);
    }
    const { factor, scale } = scaleOf(vector, largestCode);
    block.rows[block.used] = row;
    block.scales[block.used] = scale;
    const first = block.used * this.#stride;
    for (let i = 0; i < vector.length; i += 1) block.codes[first + i] = Math.round((vector[i] ?? 0) * factor);
    block.used += 1;
  }

  /**
   * Compares the queries with each vector whose row passes, and calls `near` where a cosine reaches the floor of its
   * query; `near` may raise the floors. Stops after each block, so that others get their turn.
   */
  *scan(queries: PackedQueries, passing: Bitmap, floors: Float64Array, near: TakeNear): Generator<void> {
    products ??= new DotProducts();
    for (const block of [...this.#blocks]) {
      const found = products.of(queries, block.codes.subarray(0, block.used * this.#stride));
      takeNear(block, found, { queries, passing, floors, near });
      yield;
    }
  }
}

interface Taking {
  queries: PackedQueries;
  passing: Bitmap;
  floors: Float64Array;
  near: TakeNear;
}

/** No product below this makes a cosine that reaches the floor. */
function lowestProduct(floor: number, scale: number): number {
  const least = floor / scale;
  return least - Math.abs(least) * rounding;
}

function takeNear(block: Block, found: Int32Array, taking: Taking): void {
  for (let q = 0; q < taking.queries.count; q += 1) takeNearOne(block, found, q, taking);
}

/** Few vectors reach a floor: this is asked first, with products, and once more with the cosine. */
function takeNearOne(
  { used, rows, scales }: Block,
  found: Int32Array,
  q: number,
  { queries, passing, floors, near }: Taking,
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
