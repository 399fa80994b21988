import { seek } from './intersect.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { PieceReader } from './piece-reader.ts';
import { blockOf, rowsInBlock, type TermBlocks } from './posting-blocks.ts';
import { type Counts, type Decoded, decodeEntries } from './postings.ts';

const noOffsets = new Uint32Array(0);

/**
 * Goes forward through the rows of a term. A frequent term of a file is decoded block by block, where its rows are asked
 * for; any other is decoded whole. Give it back with `close`.
 */
export class TermCursor {
  /** The decoded part: rows, occurrences of the term in each, and the offset of its positions after `base`. */
  rows: Uint32Array;
  counts: Counts;
  offsets: Uint32Array;
  base = 0;
  /** Index of the current row. */
  at = 0;
  /** Size of all positions, in bytes. */
  readonly positionsEnd: number;
  /** Number of occurrences of the term in all rows. */
  readonly occurrences: number;
  /** The blocks; undefined where the term is decoded whole. */
  readonly term: TermBlocks | undefined;
  readonly #reader: PieceReader | undefined;
  readonly #decoded: Decoded | undefined;
  #block = -1;

  /** `placed`: with where the positions are. */
  constructor(index: InvertedIndex, term: string, placed: boolean) {
    const blocks = index.blocks(term);
    if (blocks) {
      this.term = blocks;
      this.rows = noOffsets;
      this.counts = new Uint32Array(rowsInBlock);
      this.offsets = placed ? new Uint32Array(rowsInBlock + 1) : noOffsets;
      this.positionsEnd = blocks.blocks.positions.at(-1) ?? 0;
      this.occurrences = blocks.blocks.occurrences;
      this.#reader = new PieceReader(blocks.entriesFrom, blocks.blocks.entries.at(-1) ?? 0);
      const offsets = placed ? this.offsets : undefined;
      const rows = new Uint32Array(rowsInBlock);
      this.#decoded = { rows, counts: this.counts, offsets, occurrences: 0, highest: 0 };
      return;
    }
    const placedRows = placed ? index.postingsWithOffsets(term) : undefined;
    const { rows, counts, occurrences } = placedRows ?? index.postings(term);
    this.rows = rows;
    this.occurrences = occurrences;
    this.counts = counts;
    this.offsets = placedRows?.offsets ?? noOffsets;
    this.positionsEnd = this.offsets[rows.length] ?? 0;
  }

  /** Moves to the first row at or after `row`, never back. False where there is none. */
  skipTo(row: number): boolean {
    // Most often it is here, or next.
    const { rows, at } = this;
    if ((rows[at] ?? -1) >= row) return true;
    if ((rows[at + 1] ?? -1) >= row) {
      this.at = at + 1;
      return true;
    }
    if (this.term) {
      const { lastRows } = this.term.blocks;
      if (this.#block < 0 || (lastRows[this.#block] ?? 0) < row) {
        const block = blockOf(this.term.blocks, row, Math.max(0, this.#block));
        if (block >= lastRows.length) return false;
        this.#load(block, this.term);
      }
    }
    this.at = seek(this.rows, this.at, row);
    return this.at < this.rows.length;
  }

  /** Moves to a row; false when the row lacks the term. */
  moveTo(row: number): boolean {
    return this.skipTo(row) && this.rows[this.at] === row;
  }

  #load(block: number, { blocks, docFrequency }: TermBlocks): void {
    const [reader, decoded] = [this.#reader, this.#decoded];
    if (!reader || !decoded) return;
    const size = Math.min(rowsInBlock, docFrequency - block * rowsInBlock);
    const before = block > 0 ? (blocks.lastRows[block - 1] ?? 0) : -1;
    const at = reader.at(blocks.entries[block] ?? 0, blocks.entries[block + 1] ?? 0);
    decodeEntries(reader.bytes, at, before, size, decoded);
    this.rows = size === rowsInBlock ? decoded.rows : decoded.rows.subarray(0, size);
    this.base = blocks.positions[block] ?? 0;
    this.at = 0;
    this.#block = block;
  }

  close(): void {
    this.#reader?.close();
  }
}
