const offsetBytes = 8;

/** The records of a segment's rows in its file: their JSON one after another, then where each begins, and the end. */
export class StoredRecords {
  readonly #read: (at: number, length: number) => Buffer;
  readonly #offsets: Float64Array;

  /** `offsetsAt`: offset of the offsets of so many rows; all must lie before `end`. */
  constructor(read: (at: number, length: number) => Buffer, offsetsAt: number, rows: number, end: number) {
    const length = (rows + 1) * offsetBytes;
    if (!(rows >= 0 && offsetsAt >= 0 && offsetsAt + length <= end))
      throw new Error('The records end too early.');
    this.#read = read;
    const bytes = read(offsetsAt, length);
    this.#offsets = Float64Array.from({ length: rows + 1 }, (_, i) => bytes.readDoubleLE(i * offsetBytes));
  }

  /** Offset of the first record. */
  get start(): number {
    return this.#offsets[0] ?? 0;
  }

  /** The JSON of a row's record. */
  record(row: number): Buffer | undefined {
    const [from, to] = [this.#offsets[row], this.#offsets[row + 1]];
    return from === undefined || to === undefined ? undefined : this.#read(from, to - from);
  }
}

/** Notes where records begin while they are written. */
export class RecordOffsets {
  #bytes = Buffer.alloc(1 << 12);
  #count = 0;

  /** Adds the offset of the next record, and at last the end of the last one. */
  add(at: number): void {
    const end = (this.#count + 1) * offsetBytes;
    if (end > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    this.#bytes.writeDoubleLE(at, this.#count * offsetBytes);
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  view(): Buffer {
    return this.#bytes.subarray(0, this.#count * offsetBytes);
  }
}
