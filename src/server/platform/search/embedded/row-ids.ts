/**
 * LanceDB's row ids by row number. A table that is only appended to gives ids in runs, one a fragment, so
 * that a few numbers describe them all. Ids are whole numbers below 2^53.
 */
export class RowIds {
  /** First row and first id of each run, ascending. */
  readonly #rows: number[] = [];
  readonly #ids: number[] = [];
  #size = 0;
  #last = -1;

  /** The first row and the first id of each run of ids, so that they can be stored. */
  get runs(): { rows: readonly number[]; ids: readonly number[] } {
    return { rows: this.#rows, ids: this.#ids };
  }

  /** So many ids from their runs. */
  static of({ rows, ids }: RowIds['runs'], size: number): RowIds {
    const known = new RowIds();
    known.#rows.push(...rows);
    known.#ids.push(...ids);
    known.#size = size;
    known.#last = size > 0 ? known.idOf(size - 1) : -1;
    return known;
  }

  /** Rows whose ids are known: those below this number. */
  get size(): number {
    return this.#size;
  }

  /** The id of the next row; ids ascend. */
  add(id: number): void {
    if (this.#size === 0 || id !== this.#last + 1) {
      this.#rows.push(this.#size);
      this.#ids.push(id);
    }
    this.#last = id;
    this.#size += 1;
  }

  /** Index of the last run that begins at or before a value. */
  #run(starts: readonly number[], value: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  idOf(row: number): number {
    const run = this.#run(this.#rows, row);
    return (this.#ids[run] ?? 0) + row - (this.#rows[run] ?? 0);
  }

  rowOf(id: number): number {
    const run = this.#run(this.#ids, id);
    return (this.#rows[run] ?? 0) + id - (this.#ids[run] ?? 0);
  }
}
