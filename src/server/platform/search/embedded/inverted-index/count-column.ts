import type { ReadPiece } from './piece-reader.ts';
import type { Pair, PostingBlocks } from './posting-blocks.ts';
import { ByteReader, ByteWriter, type EncodedPostings, varintAt, varintLength } from './postings.ts';

/** Limit: share of the rows above which a term is read as a column. */
const commonShare = 0.125;
/** The columns of a small index are not worth their place. */
const leastRows = 1000;
const mostCount = 255;

interface BestPairs {
  /** No row has more of the term in a shorter document. Empty where the file has no blocks. */
  pairs: readonly Pair[];
}

/**
 * A common term: adding it up row by row is many times faster than decoding a long list of postings, and the count of any
 * row is read in one step.
 */
export interface CountColumn extends BestPairs {
  /** Number of occurrences of the term in each row. */
  counts: Uint8Array;
}

/** The same for a search that goes through all rows once: it reads the counts of some rows at a time. */
export interface ColumnPieces extends BestPairs {
  /** The counts of the rows of [start, end). */
  read: ReadPiece;
}

/** True where a term of so many rows is common in an index of `rows` rows. */
export function isCommon(docFrequency: number, rows: number): boolean {
  return rows >= leastRows && docFrequency > rows * commonShare;
}

/** Decodes the entries of a term; undefined where a count needs more than a byte. */
export function decodeColumn(
  entries: Uint8Array,
  docFrequency: number,
  rows: number,
): Uint8Array | undefined {
  const column = new Uint8Array(rows);
  let at = 0;
  let row = -1;
  for (let i = 0; i < docFrequency; i += 1) {
    // Nearly every number has one byte.
    let head = entries[at++] as number;
    if (head >= 0x80) {
      head = varintAt(entries, at - 1);
      at += varintLength(head) - 1;
    }
    row += head >>> 2;
    if (head & 3) {
      column[row] = 1;
      continue;
    }
    const count = varintAt(entries, at);
    if (count > mostCount) return undefined;
    at += varintLength(count);
    column[row] = count;
    while ((entries[at++] as number) >= 0x80);
  }
  return column;
}

/** A column as a file holds it: its pairs, then a byte for each row. Undefined where a count needs more than a byte. */
export function encodeColumn(
  { entries, docFrequency }: Pick<EncodedPostings, 'entries' | 'docFrequency'>,
  blocks: Pick<PostingBlocks, 'counts' | 'lengths'>,
  rows: number,
): Uint8Array | undefined {
  const counts = decodeColumn(entries, docFrequency, rows);
  if (!counts) return undefined;
  const out = new ByteWriter(rows + 1024);
  const pairs = pairsOf(blocks);
  out.varint(pairs.length);
  for (const pair of pairs) for (const number of pair) out.varint(number);
  out.raw(counts);
  return out.view();
}

/** The pairs with which an encoded column begins. */
export function readPairs(bytes: Uint8Array): Pair[] {
  const reader = new ByteReader(bytes);
  return Array.from({ length: reader.varint() }, (): Pair => [reader.varint(), reader.varint()]);
}

/** The pairs of all blocks that no other pair beats, by falling count. */
export function pairsOf({ counts, lengths }: Pick<PostingBlocks, 'counts' | 'lengths'>): Pair[] {
  const least = new Float64Array(mostCount + 1).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < counts.length; i += 1) {
    const count = Math.min(mostCount, counts[i] ?? 0);
    least[count] = Math.min(least[count] ?? 0, lengths[i] ?? 0);
  }
  const pairs: Pair[] = [];
  for (let count = mostCount; count > 0; count -= 1) {
    const length = least[count] ?? 0;
    if (length < (pairs.at(-1)?.[1] ?? Number.POSITIVE_INFINITY)) pairs.push([count, length]);
  }
  return pairs;
}
