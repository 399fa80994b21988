/** The same numbers in an array that has room for `size`, and some to spare where it has to grow. */
export function withRoom(numbers: Uint32Array, size: number): Uint32Array {
  if (size <= numbers.length) return numbers;
  const grown = new Uint32Array(size + (size >> 1));
  grown.set(numbers);
  return grown;
}

/**
 * A column of whole numbers below 2^32, several a row: those of a row begin at `starts[row]` in `values`, and
 * their number is `counts[row]`. The arrays may be longer than the segment. A list for each row would take
 * three times the memory.
 */
export class ListColumn {
  starts: Uint32Array;
  counts: Uint32Array;
  values: Uint32Array;
  #used: number;

  /** `ends`: for each row where its numbers end in `values`, which begin with those of the first row. */
  constructor(ends: Uint32Array = new Uint32Array(0), values: Uint32Array = new Uint32Array(0)) {
    this.starts = new Uint32Array(ends.length);
    this.counts = new Uint32Array(ends.length);
    let start = 0;
    for (let row = 0; row < ends.length; row += 1) {
      const end = ends[row] ?? 0;
      this.starts[row] = start;
      this.counts[row] = end - start;
      start = end;
    }
    this.values = values;
    this.#used = start;
  }

  reserve(rows: number): void {
    this.starts = withRoom(this.starts, rows);
    this.counts = withRoom(this.counts, rows);
  }

  /** Enters the numbers of a row that has none. */
  set(row: number, numbers: ArrayLike<number>): void {
    if (numbers.length === 0) return;
    this.reserve(row + 1);
    this.values = withRoom(this.values, this.#used + numbers.length);
    this.values.set(numbers, this.#used);
    this.starts[row] = this.#used;
    this.counts[row] = numbers.length;
    this.#used += numbers.length;
  }

  /** Enters the numbers of a row of another column in a row that has none. */
  copy(from: ListColumn, source: number, row: number): void {
    if (from.counts[source]) this.set(row, from.of(source));
  }

  /** True where a row has a number at which `wanted` has 1. It makes no array, because a filter asks for every row. */
  hasAny(row: number, wanted: Uint8Array): boolean {
    const start = this.starts[row] ?? 0;
    const end = start + (this.counts[row] ?? 0);
    for (let k = start; k < end; k += 1) if (wanted[this.values[k] ?? 0] === 1) return true;
    return false;
  }

  of(row: number): Uint32Array {
    const start = this.starts[row] ?? 0;
    return this.values.subarray(start, start + (this.counts[row] ?? 0));
  }
}
