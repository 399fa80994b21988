import type { Pair } from './posting-blocks.ts';
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
    const head = varintAt(entries, at);
    at += varintLength(head);
    row += head >>> 2;
    let count = 1;
    if ((head & 3) === 0) {
      count = varintAt(entries, at);
      at += varintLength(count);
      at += varintLength(varintAt(entries, at));
      if (count > mostCount) return undefined;
    }
    column[row] = count;
  }
  return column;
}
