import type { InvertedIndex } from './inverted-index.ts';
import { PieceReader, type ReadPiece } from './piece-reader.ts';
import { ByteReader } from './postings.ts';
import { TermCursor } from './term-cursor.ts';

/** Where a term stands in the rows of an index, asked row by row, ascending. Give it back with `close`. */
export class TermPositions {
  readonly #cursor: TermCursor;
  readonly #reader: PieceReader;

  private constructor(cursor: TermCursor, read: ReadPiece) {
    this.#cursor = cursor;
    this.#reader = new PieceReader(read, cursor.positionsEnd);
  }

  /** Undefined where no row of the index holds the term. */
  static of(index: InvertedIndex, term: string): TermPositions | undefined {
    if (index.docFrequency(term) === 0) return undefined;
    const cursor = new TermCursor(index, term, true);
    const encoded = cursor.term ?? index.encoded(term);
    return (
      encoded && new TermPositions(cursor, (start, end, into) => encoded.positionsFrom(start, end, into))
    );
  }

  /** The positions in this row, ascending; undefined where it does not hold the term. */
  in(row: number): Uint32Array | undefined {
    const cursor = this.#cursor;
    if (!cursor.moveTo(row)) return undefined;
    const { base, offsets, at } = cursor;
    const start = this.#reader.at(base + (offsets[at] ?? 0), base + (offsets[at + 1] ?? 0));
    const bytes = new ByteReader(this.#reader.bytes, start);
    const positions = new Uint32Array(cursor.counts[at] ?? 0);
    let position = 0;
    for (let i = 0; i < positions.length; i += 1) {
      position += bytes.varint();
      positions[i] = position;
    }
    return positions;
  }

  close(): void {
    this.#cursor.close();
    this.#reader.close();
  }
}
