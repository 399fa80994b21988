/** Position of the first row at or after `from` that is not below `row`; steps double, then halve. Rows ascend. */
export function seek(rows: Uint32Array, from: number, row: number): number {
  let step = 1;
  let low = from;
  while (low + step < rows.length && (rows[low + step] ?? 0) < row) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, rows.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

function intersectTwo(few: Uint32Array, many: Uint32Array): Uint32Array {
  const both = new Uint32Array(few.length);
  let count = 0;
  let at = 0;
  for (let i = 0; i < few.length; i += 1) {
    const row = few[i] ?? 0;
    at = seek(many, at, row);
    if (at >= many.length) break;
    if (many[at] === row) both[count++] = row;
  }
  return both.subarray(0, count);
}

/** The rows that are in every list, ascending as the lists are; the shortest leads. No list, no row. */
export function intersectAll(lists: readonly Uint32Array[]): Uint32Array {
  const [shortest, ...others] = [...lists].sort((a, b) => a.length - b.length);
  let found = shortest ?? new Uint32Array(0);
  for (const list of others) {
    if (found.length === 0) break;
    found = intersectTwo(found, list);
  }
  return found;
}
