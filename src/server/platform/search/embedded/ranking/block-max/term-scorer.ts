import type { ColumnPieces } from '../../inverted-index/count-column.ts';
import type { InvertedIndex } from '../../inverted-index/inverted-index.ts';
import { PieceReader } from '../../inverted-index/piece-reader.ts';
import { blockOf } from '../../inverted-index/posting-blocks.ts';
import { TermCursor } from '../../inverted-index/term-cursor.ts';
import type { DocValues } from '../../segments/doc-values.ts';
import { type Bm25Parameters, type CollectionStatistics, lengthNorm } from '../bm25.ts';
import { lengthNorms } from '../term-scores.ts';

/** Parameters by which the terms of a query are scored in a segment. */
export interface Scoring {
  docValues: DocValues;
  collection: CollectionStatistics;
  bm25: Bm25Parameters;
}

/** One term of a query in one segment. */
export interface TermScorer {
  /** True where a column is read: its rows are added to every range, because that costs next to nothing. */
  readonly common: boolean;
  /** No row of [from, end) gets more; 0 when none has the term. Ranges ascend. */
  boundOf(from: number, end: number): number;
  /** Contribution of the term to a row, 0 when the row lacks it. Rows ascend. */
  scoreOf(row: number): number;
  /**
   * Adds what the term gives to each row of [from, end) to the sums; keeps it in `own`, the first row at place 0, where it
   * cannot be asked for again with `scoreOf`.
   */
  addRange(from: number, end: number, own: Float64Array, sums: Float64Array): void;
  close(): void;
}

export function termScorer(index: InvertedIndex, term: string, gain: number, scoring: Scoring): TermScorer {
  const column = index.columnPieces(term, scoring.docValues.size);
  return column ? new ColumnScorer(column, gain, scoring) : new CursorScorer(index, term, gain, scoring);
}

/** BM25 score for a count and a length norm. */
class Weight {
  readonly gain: number;
  readonly most: number;

  constructor(gain: number, { k1 }: Bm25Parameters) {
    this.gain = gain;
    this.most = k1 + 1;
  }

  score(count: number, norm: number): number {
    return this.gain * ((count * this.most) / (count + norm));
  }
}

class ColumnScorer implements TermScorer {
  readonly common = true;
  readonly #counts: PieceReader;
  readonly #weight: Weight;
  readonly #norms: Float64Array;
  readonly #bound: number;

  constructor({ read, pairs }: ColumnPieces, gain: number, { docValues, collection, bm25 }: Scoring) {
    const weight = new Weight(gain, bm25);
    this.#counts = new PieceReader(read, docValues.size);
    this.#weight = weight;
    this.#norms = lengthNorms(docValues, collection, bm25);
    const scores = pairs.map(([count, length]) => weight.score(count, lengthNorm(length, collection, bm25)));
    this.#bound = Math.max(0, ...scores);
  }

  boundOf(): number {
    return this.#bound;
  }

  scoreOf(row: number): number {
    const at = this.#counts.at(row, row + 1);
    const count = this.#counts.bytes[at] ?? 0;
    return count === 0 ? 0 : this.#weight.score(count, this.#norms[row] ?? 0);
  }

  addRange(from: number, end: number, _own: Float64Array, sums: Float64Array): void {
    const at = this.#counts.at(from, end);
    const { bytes } = this.#counts;
    const norms = this.#norms;
    const most = this.#weight.gain * this.#weight.most;
    for (let place = 0; place < end - from; place += 1) {
      const count = bytes[at + place] ?? 0;
      if (count > 0) sums[place] = (sums[place] ?? 0) + (most * count) / (count + (norms[from + place] ?? 0));
    }
  }

  close(): void {
    this.#counts.close();
  }
}

class CursorScorer implements TermScorer {
  readonly common = false;
  readonly #cursor: TermCursor;
  readonly #weight: Weight;
  readonly #norms: Float64Array;
  /** The highest score of each block; one for a term without blocks. */
  readonly #bounds: Float64Array;
  #block = 0;

  constructor(index: InvertedIndex, term: string, gain: number, { docValues, collection, bm25 }: Scoring) {
    this.#cursor = new TermCursor(index, term, false);
    this.#weight = new Weight(gain, bm25);
    this.#norms = lengthNorms(docValues, collection, bm25);
    this.#bounds = this.#blockBounds((length) => lengthNorm(length, collection, bm25));
  }

  #blockBounds(normOf: (length: number) => number): Float64Array {
    const { term, rows, counts } = this.#cursor;
    const weight = this.#weight;
    if (!term) {
      let highest = 0;
      for (let i = 0; i < rows.length; i += 1)
        highest = Math.max(highest, weight.score(counts[i] ?? 0, this.#norms[rows[i] ?? 0] ?? 0));
      return Float64Array.of(highest);
    }
    const { firstPair, counts: most, lengths: least } = term.blocks;
    const bounds = new Float64Array(firstPair.length - 1);
    for (let block = 0; block < bounds.length; block += 1) {
      const end = firstPair[block + 1] ?? 0;
      let highest = 0;
      for (let pair = firstPair[block] ?? 0; pair < end; pair += 1)
        highest = Math.max(highest, weight.score(most[pair] ?? 0, normOf(least[pair] ?? 0)));
      bounds[block] = highest;
    }
    return bounds;
  }

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

  scoreOf(row: number): number {
    const cursor = this.#cursor;
    return cursor.moveTo(row) ? this.#weight.score(cursor.counts[cursor.at] ?? 0, this.#norms[row] ?? 0) : 0;
  }

  addRange(from: number, end: number, own: Float64Array, sums: Float64Array): void {
    const cursor = this.#cursor;
    const { gain, most } = this.#weight;
    const norms = this.#norms;
    own.fill(0);
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
