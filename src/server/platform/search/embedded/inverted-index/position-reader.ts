import { seek } from './intersect.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { ByteReader, type EncodedPostings, type PostingsWithOffsets } from './postings.ts';

/** Positions are read in pieces, which grow where the rows are close together and shrink where they are far apart. */
const smallestPiece = 512;
const largestPiece = 1 << 16;

/** Free buffers: a phrase needs one for each of its words, for one call. */
const buffers: Buffer[] = [];
const keptBuffers = 16;
const noBytes = new Uint8Array(0);

/** The positions of a term, read where they are needed, ascending. */
export class PositionReader {
  readonly #encoded: EncodedPostings;
  readonly #end: number;
  #piece = smallestPiece;
  #from = 0;
  #to = 0;
  readonly #buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(largestPiece);
  bytes: Uint8Array = noBytes;

  constructor(encoded: EncodedPostings, end: number) {
    this.#encoded = encoded;
    this.#end = end;
  }

  /** Reads a range of the positions and returns its offset in `bytes`. */
  at(start: number, end: number): number {
    if (start < this.#from || end > this.#to) this.#load(start, end);
    return start - this.#from;
  }

  #load(start: number, end: number): void {
    const near = start <= this.#to + this.#piece;
    this.#piece = near ? Math.min(this.#piece * 2, largestPiece) : Math.max(this.#piece >> 1, smallestPiece);
    this.#from = start;
    this.#to = Math.min(this.#end, Math.max(end, start + this.#piece));
    this.bytes = this.#encoded.positionsFrom(this.#from, this.#to, this.#buffer);
  }

  /** Gives its buffer to the next reader. */
  close(): void {
    this.bytes = noBytes;
    if (buffers.length < keptBuffers) buffers.push(this.#buffer);
  }
}

/** Where a term stands in the rows of an index, asked row by row, ascending. Give it back with `close`. */
export class TermPositions {
  readonly #postings: PostingsWithOffsets;
  readonly #reader: PositionReader;
  #at = 0;

  private constructor(postings: PostingsWithOffsets, encoded: EncodedPostings) {
    this.#postings = postings;
    this.#reader = new PositionReader(encoded, postings.offsets[postings.rows.length] ?? 0);
  }

  /** Undefined where no row of the index holds the term. */
  static of(index: InvertedIndex, term: string): TermPositions | undefined {
    const [encoded, postings] = [index.encoded(term), index.postingsWithOffsets(term)];
    return encoded && postings && new TermPositions(postings, encoded);
  }

  /** The positions in this row, ascending; undefined where it does not hold the term. */
  in(row: number): Uint32Array | undefined {
    const { rows, counts, offsets } = this.#postings;
    this.#at = seek(rows, this.#at, row);
    if (rows[this.#at] !== row) return undefined;
    const start = this.#reader.at(offsets[this.#at] ?? 0, offsets[this.#at + 1] ?? 0);
    const bytes = new ByteReader(this.#reader.bytes, start);
    const positions = new Uint32Array(counts[this.#at] ?? 0);
    let position = 0;
    for (let i = 0; i < positions.length; i += 1) {
      position += bytes.varint();
      positions[i] = position;
    }
    return positions;
  }

  close(): void {
    this.#reader.close();
  }
}
