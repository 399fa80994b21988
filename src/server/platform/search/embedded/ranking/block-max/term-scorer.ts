import type { CountColumn } from '../../inverted-index/count-column.ts';
import type { InvertedIndex } from '../../inverted-index/inverted-index.ts';
import { blockOf } from '../../inverted-index/posting-blocks.ts';
import { TermCursor } from '../../inverted-index/term-cursor.ts';
import type { DocValues } from '../../segments/doc-values.ts';
import { type Bm25Parameters, type CollectionStatistics, lengthNorm } from '../bm25.ts';
import { lengthNorms } from '../term-scores.ts';
import type { RangeSums } from './range-sums.ts';

/** How the terms of a query are scored in a segment. */
export interface Scoring {
  docValues: DocValues;
  collection: CollectionStatistics;
  bm25: Bm25Parameters;
}

/** One term of a query in one segment: what it adds to the score of a row, and at most to that of any row of a range. */
export class TermScorer {
  /** How often a common term stands in each row; any other term is read by a cursor. */
  readonly #column: CountColumn | undefined;
  readonly #cursor: TermCursor;
  readonly #gain: number;
  readonly #most: number;
  readonly #norms: Float64Array;
  /** The highest score of each block; one for a term without blocks. */
  readonly #bounds: Float64Array;
  #block = 0;

  constructor(index: InvertedIndex, term: string, gain: number, { docValues, collection, bm25 }: Scoring) {
    this.#column = index.column(term, docValues.size);
    this.#cursor = new TermCursor(index, term, false);
    this.#gain = gain;
    this.#most = bm25.k1 + 1;
    this.#norms = lengthNorms(docValues, collection, bm25);
    this.#bounds = this.#blockBounds((length) => lengthNorm(length, collection, bm25));
  }

  #score(count: number, norm: number): number {
    return this.#gain * ((count * this.#most) / (count + norm));
  }

  #blockBounds(normOf: (length: number) => number): Float64Array {
    const { term, rows, counts } = this.#cursor;
    if (!term) {
      let highest = 0;
      for (let i = 0; i < rows.length; i += 1)
        highest = Math.max(highest, this.#score(counts[i] ?? 0, this.#norms[rows[i] ?? 0] ?? 0));
      return Float64Array.of(highest);
    }
    const { firstPair, counts: most, lengths: least } = term.blocks;
    const bounds = new Float64Array(firstPair.length - 1);
    for (let block = 0; block < bounds.length; block += 1) {
      const end = firstPair[block + 1] ?? 0;
      let highest = 0;
      for (let pair = firstPair[block] ?? 0; pair < end; pair += 1)
        highest = Math.max(highest, this.#score(most[pair] ?? 0, normOf(least[pair] ?? 0)));
      bounds[block] = highest;
    }
    return bounds;
  }

  /** No row of [from, end) gets more; 0 where the term stands in none. Ranges ascend. */
  boundOf(from: number, end: number): number {
    const { term, rows } = this.#cursor;
    if (!term) return (rows.at(-1) ?? -1) >= from && (rows[0] ?? end) < end ? (this.#bounds[0] ?? 0) : 0;
    const { lastRows } = term.blocks;
    this.#block = blockOf(term.blocks, from, this.#block);
    let highest = 0;
    for (let block = this.#block; block < lastRows.length; block += 1) {
      highest = Math.max(highest, this.#bounds[block] ?? 0);
      if ((lastRows[block] ?? 0) >= end - 1) break;
    }
    return highest;
  }

  /** What the term adds to a row, 0 where it does not stand in it. Rows ascend. */
  scoreOf(row: number): number {
    const count = this.#column ? (this.#column[row] ?? 0) : this.#countAt(row);
    return count === 0 ? 0 : this.#score(count, this.#norms[row] ?? 0);
  }

  #countAt(row: number): number {
    const cursor = this.#cursor;
    return cursor.moveTo(row) ? (cursor.counts[cursor.at] ?? 0) : 0;
  }

  /**
   * Adds what the term gives to each row of [from, end) to the sums. Where that cannot be asked for again with `scoreOf`,
   * it is kept in `own`, the first row at place 0, and the answer is true.
   */
  addRange(from: number, end: number, own: Float64Array, range: RangeSums): boolean {
    if (this.#column) {
      range.addColumn(this.#column.subarray(from, end), this.#gain * this.#most);
      return false;
    }
    own.fill(0);
    this.#addRows(from, end, own, range.sums);
    return true;
  }

  #addRows(from: number, end: number, own: Float64Array, sums: Float32Array): void {
    const cursor = this.#cursor;
    const [gain, most, norms] = [this.#gain, this.#most, this.#norms];
    for (let wanted = from; wanted < end && cursor.skipTo(wanted); ) {
      const { rows, counts } = cursor;
      let { at } = cursor;
      for (; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        if (row >= end) break;
        const count = counts[at] ?? 0;
        const score = gain * ((count * most) / (count + (norms[row] ?? 0)));
        own[row - from] = score;
        sums[row - from] = (sums[row - from] ?? 0) + score;
      }
      // The next row of this block, or the first of the next one.
      wanted = at < rows.length ? end : (rows[at - 1] ?? end) + 1;
      cursor.at = Math.min(at, rows.length - 1);
    }
  }

  close(): void {
    this.#cursor.close();
  }
}
