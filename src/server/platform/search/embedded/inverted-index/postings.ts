// Postings of a term. One entry a row, ascending: varint (row difference × 4 + kind). Kinds 1 to 3: it occurs
// once, and its position takes as many bytes. Kind 0: a varint count and a varint length in bytes of the
// positions follow. Positions are varint differences and are stored apart, because only phrases need them.
// Those of a row are followed by a byte for each that encodes the neighbour before it, then by one that
// encodes the neighbour after it (phrases/neighbours.ts); files of the first four formats have none.

/** The rows of a term, encoded; one shape for memory and disk. */
export interface EncodedPostings {
  /** Number of rows that hold the term. */
  docFrequency: number;
  entries: Uint8Array;
  /** Size of all positions: those of a frequent word of a large library are hundreds of megabytes. */
  positionBytes: number;
  /** A part of the positions, without reading the rest; into a buffer where one is given and that saves an allocation. */
  positionsFrom(start: number, end: number, into?: Buffer): Uint8Array;
}

/** Number of occurrences of a term in each row; the wide form only if a count does not fit into 16 bits. */
export type Counts = Uint16Array | Uint32Array;

/** Decoded postings: parallel arrays of rows, ascending, and of the occurrences in each. */
export interface Postings {
  rows: Uint32Array;
  counts: Counts;
  /** The sum of the counts. */
  occurrences: number;
}

/** With where the positions of each row begin; one longer than the rows. */
export interface PostingsWithOffsets extends Postings {
  offsets: Uint32Array;
}

export const noPostings: Postings = { rows: new Uint32Array(0), counts: new Uint16Array(0), occurrences: 0 };

/** Reads varints one after another. */
export class ByteReader {
  at: number;
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
  /** Set to 0, it is written again from its beginning. */
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

type PositionSource = Pick<EncodedPostings, 'positionsFrom'>;

/** Parts of the positions of other indexes, one after another. */
class JoinedPositions {
  length = 0;
  readonly #parts: { source: PositionSource; start: number; end: number; at: number }[] = [];

  add(source: PositionSource, start: number, end: number): void {
    const last = this.#parts.at(-1);
    if (last?.source === source && last.end === start) last.end = end;
    else this.#parts.push({ source, start, end, at: this.length });
    this.length += end - start;
  }

  from(start: number, end: number): Uint8Array {
    const parts = this.#parts;
    let [low, high] = [0, parts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const part = parts[middle];
      if (part && part.at + part.end - part.start <= start) low = middle + 1;
      else high = middle;
    }
    const found: Uint8Array[] = [];
    for (let part = parts[low]; part && part.at < end; low += 1, part = parts[low]) {
      const shift = part.start - part.at;
      const until = Math.min(end + shift, part.end);
      found.push(part.source.positionsFrom(Math.max(start + shift, part.start), until));
    }
    const [only] = found;
    return only && found.length === 1 ? only : Buffer.concat(found);
  }
}

/** Takes a term's rows in ascending order from other indexes, with their positions as they are: these are read when they are asked for. */
export class PostingsWriter {
  docFrequency = 0;
  #last = -1;
  readonly #entries = new ByteWriter();
  readonly #positions = new JoinedPositions();

  /** Adds a row with its positions, which are in [start, end) of those of another index. */
  addEncoded(row: number, count: number, from: PositionSource, start: number, end: number): void {
    this.#positions.add(from, start, end);
    this.#entry(row, count, end - start);
  }

  /**
   * All rows of another index, each so much later: a merge that drops none copies them, and only what the first says of the
   * row before it changes.
   */
  addShifted(encoded: EncodedPostings, shift: number): void {
    const { docFrequency, entries } = encoded;
    const head = varintAt(entries, 0);
    const kind = head & 3;
    this.#entries.varint((shift - 1 + (head >>> 2) - this.#last) * 4 + kind);
    this.#entries.raw(entries.subarray(varintLength(head)));
    this.#positions.add(encoded, 0, encoded.positionBytes);
    this.docFrequency += docFrequency;
    this.#last = shift + lastRowOf(entries);
  }

  #entry(row: number, count: number, bytes: number): void {
    const step = (row - this.#last) * 4;
    this.#last = row;
    this.docFrequency += 1;
    if (count === 1 && bytes <= 3) {
      this.#entries.varint(step + bytes);
    } else {
      this.#entries.varint(step);
      this.#entries.varint(count);
      this.#entries.varint(bytes);
    }
  }

  encoded(): EncodedPostings {
    const positions = this.#positions;
    return {
      docFrequency: this.docFrequency,
      entries: this.#entries.view(),
      positionBytes: positions.length,
      positionsFrom: (start, end) => positions.from(start, end),
    };
  }
}

/** Decodes rows and counts, and where each row's positions begin. */
export function decodeWithOffsets(encoded: EncodedPostings): PostingsWithOffsets {
  const offsets = new Uint32Array(encoded.docFrequency + 1);
  return { ...decode(encoded, offsets), offsets };
}

/** Decodes rows and counts. */
export function decodePostings(encoded: EncodedPostings): Postings {
  return decode(encoded, undefined);
}

/** A varint of several bytes; most have one. */
function longVarintAt(bytes: Uint8Array, start: number): number {
  let value = 0;
  let byte = 0x80;
  for (let at = start, shift = 0; byte >= 0x80; at += 1, shift += 7) {
    byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
  }
  return value;
}

/** The varint that begins at a byte, below 2^32; `varintLength` says where the next one begins. */
export function varintAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] as number;
  return byte < 0x80 ? byte : longVarintAt(bytes, at);
}

/** The bytes of a varint. */
export function varintLength(value: number): number {
  if (value < 0x80) return 1;
  if (value < 0x4000) return 2;
  if (value < 0x200000) return 3;
  return value < 0x10000000 ? 4 : 5;
}

/** Target of decoding: rows, counts, and the offset of each row's positions. */
export interface Decoded extends Postings {
  /** The highest count. */
  highest: number;
  /** One longer than the rows that are decoded. */
  offsets?: Uint32Array | undefined;
}

/**
 * Decodes so many entries from a byte on, after the row before them, into the first places of `into`. Returns the byte
 * after them. Every search decodes the entries of its terms here, so that the loop reads single bytes in place.
 */
export function decodeEntries(
  entries: Uint8Array,
  start: number,
  rowBefore: number,
  size: number,
  into: Decoded,
): number {
  const { rows, counts, offsets } = into;
  let at = start;
  let row = rowBefore;
  let offset = 0;
  let occurrences = 0;
  let highest = 1;
  for (let i = 0; i < size; i += 1) {
    const head = varintAt(entries, at);
    at += varintLength(head);
    row += head >>> 2;
    rows[i] = row;
    if (offsets) offsets[i] = offset;
    let bytes = head & 3;
    let count = 1;
    if (bytes === 0) {
      count = varintAt(entries, at);
      at += varintLength(count);
      bytes = varintAt(entries, at);
      at += varintLength(bytes);
      if (count > highest) highest = count;
    }
    counts[i] = count;
    occurrences += count;
    offset += bytes;
  }
  if (offsets) offsets[size] = offset;
  into.occurrences = occurrences;
  into.highest = highest;
  return at;
}

/** The last row of encoded entries. */
function lastRowOf(entries: Uint8Array): number {
  let row = -1;
  for (let at = 0; at < entries.length; ) {
    const head = varintAt(entries, at);
    at += varintLength(head);
    row += head >>> 2;
    if (head & 3) continue;
    at += varintLength(varintAt(entries, at));
    at += varintLength(varintAt(entries, at));
  }
  return row;
}

/**
 * Number of occurrences of a term in a row, and the offset of its positions after those of the entries
 * before, in bytes.
 */
export interface RowEntry {
  count: number;
  offset: number;
  bytes: number;
}

/** Finds the entry of a row among so many from a byte on, after the row before them; undefined where there is none. */
export function findEntry(
  { entries, at: start, rowBefore }: { entries: Uint8Array; at: number; rowBefore: number },
  size: number,
  wanted: number,
): RowEntry | undefined {
  let at = start;
  let row = rowBefore;
  let offset = 0;
  for (let i = 0; i < size && row < wanted; i += 1) {
    const head = varintAt(entries, at);
    at += varintLength(head);
    row += head >>> 2;
    let bytes = head & 3;
    let count = 1;
    if (bytes === 0) {
      count = varintAt(entries, at);
      at += varintLength(count);
      bytes = varintAt(entries, at);
      at += varintLength(bytes);
    }
    if (row === wanted) return { count, offset, bytes };
    offset += bytes;
  }
  return undefined;
}

function decode(
  { docFrequency: size, entries }: EncodedPostings,
  offsets: Uint32Array | undefined,
): Postings {
  const rows = new Uint32Array(size);
  const into: Decoded = { rows, counts: new Uint16Array(size), occurrences: 0, highest: 0, offsets };
  decodeEntries(entries, 0, -1, size, into);
  if (into.highest > 0xffff) {
    into.counts = new Uint32Array(size);
    decodeEntries(entries, 0, -1, size, into);
  }
  return { rows, counts: into.counts, occurrences: into.occurrences };
}
