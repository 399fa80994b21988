import type { Postings } from '../../inverted-index/postings.ts';

const mostCount = 255;

type RowCounts = Pick<Postings, 'rows' | 'counts'>;

/**
 * How often a common term stands in each row of an index, a byte a row: adding it up row by row is some five times
 * faster than decoding a long list of postings. Only of indexes that do not change; those used longest ago make room.
 */
export class CountColumns {
  readonly #most: number;
  readonly #columns = new Map<string, Uint8Array>();
  readonly #numbers = new WeakMap<object, number>();
  #next = 0;
  #bytes = 0;

  /** `most` in bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Undefined where a count needs more than a byte, or a column more than the memory for all. */
  of(index: object, term: string, rows: number, read: () => RowCounts): Uint8Array | undefined {
    const key = `${this.#numberOf(index)} ${term}`;
    const known = this.#columns.get(key);
    if (known) {
      this.#columns.delete(key);
      this.#columns.set(key, known);
      return known;
    }
    const column = rows <= this.#most ? columnOf(read(), rows) : undefined;
    if (!column) return undefined;
    this.#columns.set(key, column);
    this.#bytes += rows;
    this.#makeRoom();
    return column;
  }

  #makeRoom(): void {
    for (const [key, { length }] of this.#columns) {
      if (this.#bytes <= this.#most) return;
      this.#columns.delete(key);
      this.#bytes -= length;
    }
  }

  #numberOf(index: object): number {
    const known = this.#numbers.get(index);
    if (known !== undefined) return known;
    this.#next += 1;
    this.#numbers.set(index, this.#next);
    return this.#next;
  }
}

function columnOf({ rows, counts }: RowCounts, size: number): Uint8Array | undefined {
  const column = new Uint8Array(size);
  for (let i = 0; i < rows.length; i += 1) {
    const count = counts[i] ?? 0;
    if (count > mostCount) return undefined;
    column[rows[i] ?? 0] = count;
  }
  return column;
}
