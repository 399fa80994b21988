// Where a term stands. One entry a row, ascending: varint (row difference × 2 + 1 when it stands once); when it stands
// more often, varint count and varint length in bytes of its positions. Positions are varint differences.

/** The rows of a term, encoded; one shape for memory and disk. */
export interface EncodedPostings {
  /** Rows that hold the term. */
  rows: number;
  entries: Uint8Array;
  positions: Uint8Array;
}

/** Decoded: parallel arrays of rows, counts and, where asked for, offsets of their positions. */
export interface Postings {
  rows: Uint32Array;
  counts: Uint32Array;
  offsets?: Uint32Array;
  positions?: Uint8Array;
}

const noBytes = new Uint8Array(0);
export const noPostings: Postings = { rows: new Uint32Array(0), counts: new Uint32Array(0) };

/** Reads varints one after another. */
export class ByteReader {
  at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  varint(): number {
    const { bytes } = this;
    let byte = bytes[this.at++] ?? 0;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let scale = 128; ; scale *= 128) {
      byte = bytes[this.at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }
}

/** Grows as it is written; starts small because most terms are rare. */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity = 16) {
    this.bytes = new Uint8Array(capacity);
  }

  #room(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  varint(value: number): void {
    this.#room(8);
    let rest = value;
    while (rest >= 0x80) {
      this.bytes[this.length++] = (rest % 128) | 0x80;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  raw(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Takes a term's rows in ascending order. */
export class PostingsWriter {
  rows = 0;
  #last = -1;
  readonly #entries = new ByteWriter();
  readonly #positions = new ByteWriter();

  add(row: number, positions: readonly number[]): void {
    const before = this.#positions.length;
    let last = 0;
    for (const position of positions) {
      this.#positions.varint(position - last);
      last = position;
    }
    this.#entry(row, positions.length, this.#positions.length - before);
  }

  /** A row whose positions are encoded already: a fold copies them. */
  addEncoded(row: number, count: number, positions: Uint8Array): void {
    this.#positions.raw(positions);
    this.#entry(row, count, positions.length);
  }

  #entry(row: number, count: number, bytes: number): void {
    const step = (row - this.#last) * 2;
    this.#last = row;
    this.rows += 1;
    if (count === 1) {
      this.#entries.varint(step + 1);
    } else {
      this.#entries.varint(step);
      this.#entries.varint(count);
      this.#entries.varint(bytes);
    }
  }

  encoded(): EncodedPostings {
    return { rows: this.rows, entries: this.#entries.view(), positions: this.#positions.view() };
  }
}

function varintLength(bytes: Uint8Array, at: number): number {
  let length = 1;
  while ((bytes[at + length - 1] ?? 0) >= 0x80) length += 1;
  return length;
}

/** Decodes rows and counts; with `positions`, also where each row's positions begin. */
export function decodePostings(encoded: EncodedPostings, positions = false): Postings {
  const rows = new Uint32Array(encoded.rows);
  const counts = new Uint32Array(encoded.rows);
  const offsets = positions ? new Uint32Array(encoded.rows + 1) : undefined;
  const reader = new ByteReader(encoded.entries);
  const places = positions ? encoded.positions : noBytes;
  let row = -1;
  let offset = 0;
  for (let i = 0; i < encoded.rows; i += 1) {
    const head = reader.varint();
    row += Math.floor(head / 2);
    rows[i] = row;
    if (offsets) offsets[i] = offset;
    if (head % 2 === 1) {
      counts[i] = 1;
      if (offsets) offset += varintLength(places, offset);
    } else {
      counts[i] = reader.varint();
      offset += reader.varint();
    }
  }
  if (!offsets) return { rows, counts };
  offsets[encoded.rows] = offset;
  return { rows, counts, offsets, positions: places };
}

/** Reads the positions of the i-th row of postings that were decoded with positions, ascending. */
export class PositionReader {
  position = 0;
  #left: number;
  readonly #reader: ByteReader;

  constructor(postings: Postings, i: number) {
    this.#left = postings.counts[i] ?? 0;
    this.#reader = new ByteReader(postings.positions ?? noBytes, postings.offsets?.[i]);
  }

  next(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    this.position += this.#reader.varint();
    return true;
  }
}
