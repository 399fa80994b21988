import type { DocValues } from './doc-values.ts';

/** The judges of all rows in one array: those of a row stand from `starts[row]` on. One longer than the rows. */
interface FlatJudges {
  size: number;
  starts: Uint32Array;
  judges: Uint32Array;
}

const known = new WeakMap<DocValues, FlatJudges>();

/** Made once for a segment that takes no more documents: a list for each row is slow to count. */
export function flatJudges(docValues: DocValues): FlatJudges {
  const { size, judges: lists } = docValues;
  const found = known.get(docValues);
  if (found?.size === size) return found;
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < size; row += 1) starts[row + 1] = (starts[row] ?? 0) + (lists[row]?.length ?? 0);
  const judges = new Uint32Array(starts[size] ?? 0);
  for (let row = 0; row < size; row += 1) judges.set(lists[row] ?? [], starts[row] ?? 0);
  const flat = { size, starts, judges };
  known.set(docValues, flat);
  return flat;
}
