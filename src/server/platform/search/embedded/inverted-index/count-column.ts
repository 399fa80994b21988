import type { Pair, PostingBlocks } from './posting-blocks.ts';
import { varintAt, varintLength } from './postings.ts';

/** A term that stands in a larger share of the rows is read as a column. */
const commonShare = 0.125;
/** The columns of a small index are not worth their place. */
const leastRows = 1000;
const mostCount = 255;

/**
 * A common term: adding it up row by row is many times faster than decoding a long list of postings, and the count of any
 * row is read in one step.
 */
export interface CountColumn {
  /** How often the term stands in each row. */
  counts: Uint8Array;
  /** No row has more of the term in a shorter document. Empty where the file has no blocks. */
  pairs: readonly Pair[];
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
