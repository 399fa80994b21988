/** A set of row numbers below a fixed size, one bit each. */
export class Bitmap {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  static full(size: number): Bitmap {
    const map = new Bitmap(size);
    map.words.fill(0xffffffff);
    const rest = size & 31;
    const last = map.words.length - 1;
    if (rest !== 0) map.words[last] = (1 << rest) - 1;
    return map;
  }

  static of(size: number, rows: Uint32Array): Bitmap {
    return new Bitmap(size).addAll(rows);
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    this.words[row >>> 5] = (this.words[row >>> 5] ?? 0) | (1 << (row & 31));
  }

  addAll(rows: Uint32Array): this {
    const { words } = this;
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
    }
    return this;
  }

  /** Adds the rows whose count is not 0. */
  addCounted(counts: Uint8Array): this {
    const { words } = this;
    for (let i = 0; i < words.length; i += 1) {
      const from = i << 5;
      const end = Math.min(from + 32, counts.length);
      let word = 0;
      for (let row = from; row < end; row += 1) if (counts[row] !== 0) word |= 1 << (row - from);
      words[i] = (words[i] ?? 0) | word;
    }
    return this;
  }

  delete(row: number): void {
    this.words[row >>> 5] = (this.words[row >>> 5] ?? 0) & ~(1 << (row & 31));
  }

  /** In place, as the three below. */
  and(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i += 1)
      this.words[i] = (this.words[i] ?? 0) & (other.words[i] ?? 0);
    return this;
  }

  or(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i += 1)
      this.words[i] = (this.words[i] ?? 0) | (other.words[i] ?? 0);
    return this;
  }

  andNot(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i += 1)
      this.words[i] = (this.words[i] ?? 0) & ~(other.words[i] ?? 0);
    return this;
  }

  clone(): Bitmap {
    const map = new Bitmap(this.size);
    map.words.set(this.words);
    return map;
  }

  count(): number {
    let total = 0;
    for (let i = 0; i < this.words.length; i += 1) {
      let word = this.words[i] ?? 0;
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return total;
  }

  /** All rows, ascending. */
  rows(): Uint32Array {
    const found = new Uint32Array(this.count());
    const { words } = this;
    let count = 0;
    for (let i = 0; i < words.length; i += 1) {
      for (let word = words[i] ?? 0; word !== 0; word &= word - 1)
        found[count++] = (i << 5) + (31 - Math.clz32(word & -word));
    }
    return found;
  }

  /** Calls back with each row, ascending. */
  each(visit: (row: number) => void): void {
    for (let i = 0; i < this.words.length; i += 1) {
      let word = this.words[i] ?? 0;
      while (word !== 0) {
        const low = word & -word;
        visit((i << 5) + (31 - Math.clz32(low)));
        word ^= low;
      }
    }
  }
}
