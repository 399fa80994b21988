import type { DocValues } from '../segments/doc-values.ts';

/** The columns that hold several values a row. */
export type ListColumn = 'judges' | 'acts' | 'sections';

/** The values of all rows in one array: those of a row stand from `starts[row]` on. One longer than the rows. */
interface FlatLists {
  size: number;
  starts: Uint32Array;
  values: Uint32Array;
}

const known = new WeakMap<DocValues, Map<ListColumn, FlatLists>>();

/** Made once for a segment that takes no more documents: a list for each row is slow to count. */
export function flatLists(docValues: DocValues, column: ListColumn): FlatLists {
  const { size, [column]: lists } = docValues;
  const columns = known.get(docValues) ?? new Map<ListColumn, FlatLists>();
  known.set(docValues, columns);
  const found = columns.get(column);
  if (found?.size === size) return found;
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < size; row += 1) starts[row + 1] = (starts[row] ?? 0) + (lists[row]?.length ?? 0);
  const values = new Uint32Array(starts[size] ?? 0);
  for (let row = 0; row < size; row += 1) values.set(lists[row] ?? [], starts[row] ?? 0);
  const flat = { size, starts, values };
  columns.set(column, flat);
  return flat;
}
