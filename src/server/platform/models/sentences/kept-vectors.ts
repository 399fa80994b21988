import { DIMENSIONS } from '#sentence-model';

/** Bytes of a kept vector: the beginning of the hash of its clause, and its numbers. */
export const HASH = 8;
export const ROW = HASH + DIMENSIONS;

/** The vectors of the clauses of a page, as they are kept. */
export function* vectorsIn(page: Uint8Array): Generator<Int8Array> {
  for (let at = 0; at + ROW <= page.length; at += ROW)
    yield new Int8Array(page.buffer, page.byteOffset + at + HASH, DIMENSIONS);
}

/** The cosine of two vectors, from -1 to 1; 0 where one is empty. O(dimensions). */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [product, ofA, ofB] = [0, 0, 0];
  for (let k = 0; k < a.length; k += 1) {
    const [x, y] = [a[k] ?? 0, b[k] ?? 0];
    product += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : product / Math.sqrt(ofA * ofB);
}
