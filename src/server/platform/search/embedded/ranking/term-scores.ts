import type { Postings } from '../inverted-index/postings.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import type { DocValues } from '../segments/doc-values.ts';
import { type Bm25Parameters, type CollectionStatistics, lengthNorm } from './bm25.ts';

interface Norms {
  average: number;
  size: number;
  values: Float64Array;
  /** The same in 32 bits. */
  narrow: Float32Array;
}

/** The length norms of each segment, by BM25 parameters: they change only when documents come or go. */
const known = new WeakMap<DocValues, Map<Bm25Parameters, Norms>>();

function normsOf(docValues: DocValues, collection: CollectionStatistics, bm25: Bm25Parameters): Norms {
  let cached = known.get(docValues);
  if (!cached) {
    cached = new Map();
    known.set(docValues, cached);
  }
  const { lengths, size } = docValues;
  const found = cached.get(bm25);
  if (found && found.average === collection.averageLength && found.size === size) return found;
  // Room for what comes next, so that writing does not cost an array for every search.
  const enough = found && found.values.length >= size;
  const values = enough ? found.values : new Float64Array(size + (size >> 3));
  const narrow = enough ? found.narrow : new Float32Array(values.length);
  for (let row = 0; row < size; row += 1) {
    const norm = lengthNorm(lengths[row] as number, collection, bm25);
    values[row] = norm;
    narrow[row] = norm;
  }
  const made = { average: collection.averageLength, size, values, narrow };
  cached.set(bm25, made);
  return made;
}

/** The length norm of every row (`lengthNorm`). */
export function lengthNorms(
  docValues: DocValues,
  collection: CollectionStatistics,
  bm25: Bm25Parameters,
): Float64Array {
  return normsOf(docValues, collection, bm25).values;
}

/** The same in fractions of 32 bits. */
export function narrowNorms(
  docValues: DocValues,
  collection: CollectionStatistics,
  bm25: Bm25Parameters,
): Float32Array {
  return normsOf(docValues, collection, bm25).narrow;
}

/** Adds to the score of each row that passed what one term or phrase gives it: `gain` times at most `k1 + 1`. */
export function addScores(
  { rows, counts }: Postings,
  gain: number,
  norms: Float64Array,
  bm25: Bm25Parameters,
  passed: Bitmap,
  scores: Float64Array,
): void {
  const { words } = passed;
  const most = bm25.k1 + 1;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0) continue;
    const count = counts[i] ?? 0;
    scores[row] = (scores[row] ?? 0) + gain * ((count * most) / (count + (norms[row] ?? 0)));
  }
}

/** The same for a common term, whose counts are read row by row. */
export function addColumnScores(
  counts: Uint8Array,
  gain: number,
  norms: Float64Array,
  bm25: Bm25Parameters,
  passed: Bitmap,
  scores: Float64Array,
): void {
  const { words } = passed;
  const most = bm25.k1 + 1;
  for (let i = 0; i < words.length; i += 1) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const row = (i << 5) + (31 - Math.clz32(word & -word));
      const count = counts[row] ?? 0;
      if (count === 0) continue;
      scores[row] = (scores[row] ?? 0) + gain * ((count * most) / (count + (norms[row] ?? 0)));
    }
  }
}

let scratch = new Float64Array(0);

/** A zero for each of so many rows. The next caller gets the same array: do not keep it across an await. */
export function scratchScores(size: number): Float64Array {
  if (scratch.length < size) scratch = new Float64Array(size);
  else scratch.fill(0, 0, size);
  return scratch;
}
