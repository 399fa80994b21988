/** A term is read in pieces, which grow where the rows are close together and shrink where they are far apart. */
const smallestPiece = 512;
const largestPiece = 1 << 16;
/** Rows so many bytes apart are close together: reading what is between them costs less than another call of the system. */
const nearBytes = 1 << 13;

/** Free buffers: a phrase needs one for each of its words, for one call. */
const buffers: Buffer[] = [];
const keptBuffers = 16;
const noBytes = new Uint8Array(0);

/** Gives the bytes of a range, in the buffer where they are not there already. */
export type ReadPiece = (start: number, end: number, into: Buffer) => Uint8Array;

/** Bytes of a term, such as its positions, read where they are needed, ascending. */
export class PieceReader {
  readonly #read: ReadPiece;
  readonly #end: number;
  #piece = smallestPiece;
  #from = 0;
  #to = 0;
  readonly #buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(largestPiece);
  bytes: Uint8Array = noBytes;

  /** Nothing is read beyond `end`. */
  constructor(read: ReadPiece, end: number) {
    this.#read = read;
    this.#end = end;
  }

  /** Reads a range and returns its offset in `bytes`. */
  at(start: number, end: number): number {
    if (start < this.#from || end > this.#to) this.#load(start, end);
    return start - this.#from;
  }

  #load(start: number, end: number): void {
    const near = start <= this.#to + Math.max(this.#piece, nearBytes);
    this.#piece = near ? Math.min(this.#piece * 2, largestPiece) : Math.max(this.#piece >> 1, smallestPiece);
    this.#from = start;
    this.#to = Math.min(this.#end, Math.max(end, start + this.#piece));
    this.bytes = this.#read(this.#from, this.#to, this.#buffer);
  }

  /** Gives its buffer to the next reader. */
  close(): void {
    this.bytes = noBytes;
    if (buffers.length < keptBuffers) buffers.push(this.#buffer);
  }
}
