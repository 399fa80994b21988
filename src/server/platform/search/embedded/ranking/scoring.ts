import type { Postings } from '../inverted-index/postings.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import type { DocValues } from '../segments/doc-values.ts';
import { type CollectionStatistics, type Curve, lengthNorm } from './ranking.ts';

interface Norms {
  average: number;
  size: number;
  values: Float64Array;
}

/** The length norms of each segment, by curve: they change only when documents come or go. */
const known = new WeakMap<DocValues, Map<Curve, Norms>>();

/** The part of BM25's denominator that depends on the document only, of every row. */
export function normsOf(docValues: DocValues, library: CollectionStatistics, curve: Curve): Float64Array {
  let curves = known.get(docValues);
  if (!curves) {
    curves = new Map();
    known.set(docValues, curves);
  }
  const { lengths, size } = docValues;
  const found = curves.get(curve);
  if (found && found.average === library.averageLength && found.size === size) return found.values;
  // Room for what comes next, so that writing does not cost an array for every search.
  const enough = found && found.values.length >= size;
  const values = enough ? found.values : new Float64Array(size + (docValues.size >> 3));
  for (let row = 0; row < size; row += 1) values[row] = lengthNorm(lengths[row] ?? 0, library, curve);
  curves.set(curve, { average: library.averageLength, size, values });
  return values;
}

/** Adds what a term or phrase that stands `counts` times gains each row that passed: `gain` times at most `k1 + 1`. */
export function addScores(
  { rows, counts }: Postings,
  gain: number,
  norms: Float64Array,
  curve: Curve,
  passed: Bitmap,
  totals: Float64Array,
): void {
  const { words } = passed;
  const most = curve.k1 + 1;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0) continue;
    const count = counts[i] ?? 0;
    totals[row] = (totals[row] ?? 0) + gain * ((count * most) / (count + (norms[row] ?? 0)));
  }
}

let scratch = new Float64Array(0);

/** Zeros for so many rows. The next caller gets the same array: not to be kept across an await. */
export function zeros(size: number): Float64Array {
  if (scratch.length < size) scratch = new Float64Array(size);
  else scratch.fill(0, 0, size);
  return scratch;
}
