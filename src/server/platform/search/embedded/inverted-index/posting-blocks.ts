import { ByteReader, ByteWriter, type Decoded, decodeEntries, type EncodedPostings } from './postings.ts';

// The postings of a frequent term are read in blocks. A search that wants the best documents skips the blocks whose best
// document cannot be among them; what a block says of itself is enough to know.

/** Rows of a block; a term with no more rows has no blocks. */
export const rowsInBlock = 128;

/** Facts that each block of a term states, so that a search can pass over blocks. */
export interface PostingBlocks {
  /** Number of occurrences of the term in all rows. */
  occurrences: number;
  lastRows: Uint32Array;
  /** Offsets of each block's entries and positions in those of the term, in bytes; one longer than the blocks. */
  entries: Uint32Array;
  positions: Uint32Array;
  /**
   * For each block some counts with the shortest document that has at least so many: no row of the block has
   * more of the term in a shorter document. Those of block `b` begin at `firstPair[b]`.
   */
  firstPair: Uint32Array;
  counts: Uint32Array;
  lengths: Uint32Array;
}

/** A frequent term in the file of an index: its blocks, and what they hold, read piece by piece. */
export interface TermBlocks {
  docFrequency: number;
  blocks: PostingBlocks;
  entriesFrom(start: number, end: number, into?: Buffer): Uint8Array;
  positionsFrom(start: number, end: number, into?: Buffer): Uint8Array;
}

/** Number of occurrences of a term in a document, and the document's length. */
export type Pair = [count: number, length: number];

/** Above every length of a document in words; a count takes the bits above it. */
const lengthSpan = 2 ** 32;
const keys = new Float64Array(rowsInBlock);

/**
 * The pairs of count and length of the first rows that no other pair beats, by falling count. `lengths` of the documents by
 * row. A pair is sorted as one number, because every block that is written or merged comes here.
 */
function bestPairs({ rows, counts }: Decoded, size: number, lengths: ArrayLike<number>): Pair[] {
  for (let i = 0; i < size; i += 1)
    keys[i] = ((counts[i] ?? 0) + 1) * lengthSpan - 1 - (lengths[rows[i] ?? 0] ?? 0);
  const sorted = keys.subarray(0, size).sort();
  const best: Pair[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  let lastCount = 0;
  for (let i = size - 1; i >= 0; i -= 1) {
    const key = sorted[i] as number;
    const count = Math.floor(key / lengthSpan);
    const length = (count + 1) * lengthSpan - 1 - key;
    // The shortest document with a count comes first of those with it.
    if (length >= shortest || count === lastCount) continue;
    [shortest, lastCount] = [length, count];
    best.push([count, length]);
  }
  return best;
}

/** Encodes the facts that the blocks of a term state. `lengths` of the documents by row, in words. */
export function encodeBlocks(
  { docFrequency, entries }: Pick<EncodedPostings, 'docFrequency' | 'entries'>,
  lengths: ArrayLike<number>,
): Uint8Array {
  const out = new ByteWriter(64);
  const decoded: Decoded = {
    rows: new Uint32Array(rowsInBlock),
    counts: new Uint32Array(rowsInBlock),
    offsets: new Uint32Array(rowsInBlock + 1),
    occurrences: 0,
    highest: 0,
  };
  let [at, row, occurrences] = [0, -1, 0];
  for (let from = 0; from < docFrequency; from += rowsInBlock) {
    const size = Math.min(rowsInBlock, docFrequency - from);
    const end = decodeEntries(entries, at, row, size, decoded);
    const last = decoded.rows[size - 1] ?? 0;
    const pairs = bestPairs(decoded, size, lengths);
    out.varint(last - row);
    out.varint(end - at);
    out.varint(decoded.offsets?.[size] ?? 0);
    out.varint(pairs.length);
    for (const [count, length] of pairs) {
      out.varint(count);
      out.varint(length);
    }
    [at, row] = [end, last];
    occurrences += decoded.occurrences;
  }
  const whole = new ByteWriter(out.length + 8);
  whole.varint(occurrences);
  whole.raw(out.view());
  return whole.view();
}

export function decodeBlocks(bytes: Uint8Array, docFrequency: number): PostingBlocks {
  const reader = new ByteReader(bytes);
  const size = Math.ceil(docFrequency / rowsInBlock);
  const occurrences = reader.varint();
  const lastRows = new Uint32Array(size);
  const [entries, positions, firstPair] = [0, 1, 2].map(() => new Uint32Array(size + 1)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const counts: number[] = [];
  const lengths: number[] = [];
  let row = -1;
  for (let block = 0; block < size; block += 1) {
    row += reader.varint();
    lastRows[block] = row;
    entries[block + 1] = (entries[block] ?? 0) + reader.varint();
    positions[block + 1] = (positions[block] ?? 0) + reader.varint();
    const pairs = reader.varint();
    for (let i = 0; i < pairs; i += 1) {
      counts.push(reader.varint());
      lengths.push(reader.varint());
    }
    firstPair[block + 1] = counts.length;
  }
  return {
    occurrences,
    lastRows,
    entries,
    positions,
    firstPair,
    counts: Uint32Array.from(counts),
    lengths: Uint32Array.from(lengths),
  };
}

/** The first block that may hold a row at or after `row`, from `from` on; the number of blocks where there is none. */
export function blockOf({ lastRows }: PostingBlocks, row: number, from = 0): number {
  let low = from;
  let high = lastRows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lastRows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
