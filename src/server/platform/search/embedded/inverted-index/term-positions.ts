import { seek } from './intersect.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { PieceReader, type ReadPiece } from './piece-reader.ts';
import { blockOf, rowsInBlock, type TermBlocks } from './posting-blocks.ts';
import { ByteReader, findEntry, type PostingsWithOffsets } from './postings.ts';

/** Range of a row's positions among those of its term, in bytes, and their number. */
interface Place {
  count: number;
  start: number;
  end: number;
}

/** Finds the place of a row; undefined where it does not hold the term. Rows ascend. */
interface Places {
  of(row: number): Place | undefined;
  close(): void;
}

/** Places of a frequent term of a file: the entries of a block are read as far as the row. */
function placesInBlocks({ blocks, docFrequency, entriesFrom }: TermBlocks): Places {
  const { lastRows, entries, positions } = blocks;
  const reader = new PieceReader(entriesFrom, entries.at(-1) ?? 0);
  let block = 0;
  return {
    of: (row) => {
      block = blockOf(blocks, row, block);
      if (block >= lastRows.length) return undefined;
      const at = reader.at(entries[block] ?? 0, entries[block + 1] ?? 0);
      const found = findEntry(
        { entries: reader.bytes, at, rowBefore: block > 0 ? (lastRows[block - 1] ?? 0) : -1 },
        Math.min(rowsInBlock, docFrequency - block * rowsInBlock),
        row,
      );
      const start = (positions[block] ?? 0) + (found?.offset ?? 0);
      return found && { count: found.count, start, end: start + found.bytes };
    },
    close: () => reader.close(),
  };
}

/** Places of any other term, which is decoded whole. */
function placesInAll({ rows, counts, offsets }: PostingsWithOffsets): Places {
  let at = 0;
  return {
    of: (row) => {
      at = seek(rows, at, row);
      if (rows[at] !== row) return undefined;
      return { count: counts[at] ?? 0, start: offsets[at] ?? 0, end: offsets[at + 1] ?? 0 };
    },
    close: () => undefined,
  };
}

/** Reads the positions of a term row by row, ascending. Give it back with `close`. */
export class TermPositions {
  readonly #places: Places;
  readonly #reader: PieceReader;

  private constructor(places: Places, read: ReadPiece, end: number) {
    this.#places = places;
    this.#reader = new PieceReader(read, end);
  }

  /** Undefined where no row of the index holds the term. */
  static of(index: InvertedIndex, term: string): TermPositions | undefined {
    const blocks = index.blocks(term);
    if (blocks)
      return new TermPositions(
        placesInBlocks(blocks),
        blocks.positionsFrom,
        blocks.blocks.positions.at(-1) ?? 0,
      );
    const [encoded, all] = [index.encoded(term), index.postingsWithOffsets(term)];
    if (!encoded || !all) return undefined;
    const read: ReadPiece = (start, end, into) => encoded.positionsFrom(start, end, into);
    return new TermPositions(placesInAll(all), read, all.offsets.at(-1) ?? 0);
  }

  /** The positions in this row, ascending; undefined where it does not hold the term. */
  in(row: number): Uint32Array | undefined {
    const place = this.#places.of(row);
    if (!place) return undefined;
    const start = this.#reader.at(place.start, place.end);
    const bytes = new ByteReader(this.#reader.bytes, start);
    const positions = new Uint32Array(place.count);
    let position = 0;
    for (let i = 0; i < positions.length; i += 1) {
      position += bytes.varint();
      positions[i] = position;
    }
    return positions;
  }

  close(): void {
    this.#places.close();
    this.#reader.close();
  }
}
