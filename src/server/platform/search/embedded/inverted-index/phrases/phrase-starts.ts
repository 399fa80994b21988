import { varintAt, varintLength } from '../postings.ts';
import { anyNeighbour } from './neighbours.ts';

/** Places of a document of usual length; more are made where one is longer. */
const usualPlaces = 1 << 13;

/** A term with so many times the positions of the first is passed over four positions at a time. */
const manyTimes = 12;
/** A first term with more positions in a row is compared place by place. */
const mostPlaces = 64;
/** The bit of each of four bytes that says that the difference goes on in the next byte. */
const goesOn = 0x80808080;
const everySecond = 0xff00ff;
/** Far enough below the end of 32 bits for the terms of one more row. */
const highestNumber = 2 ** 30;

/** The positions of a term of a phrase in a row, as they are encoded. */
export interface RowPositions {
  bytes: Uint8Array;
  /** Offset of the positions. */
  from: number;
  /**
   * End of the bytes for neighbours: one for each position's neighbour before it, then one for each neighbour after it.
   */
  to: number;
  count: number;
  /** From a position to where the phrase begins, counted from a place before any position. */
  readonly ahead: number;
  /** By the byte of a neighbour: 1 where it may be that of the phrase. Both are `anyNeighbour` for a term without such bytes. */
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** Counts the positions at which the term can fit the phrase; the bytes for their neighbours end at `end`. */
export function fittingBefore(
  { before, after }: Pick<RowPositions, 'before' | 'after'>,
  bytes: Uint8Array,
  end: number,
  count: number,
): number {
  const middle = end - count;
  let found = 0;
  if (before === anyNeighbour) {
    if (after === anyNeighbour) return count;
    for (let at = middle; at < end; at += 1) found += after[bytes[at] as number] as number;
  } else if (after === anyNeighbour) {
    for (let at = middle - count; at < middle; at += 1) found += before[bytes[at] as number] as number;
  } else {
    for (let at = middle; at < end; at += 1)
      found += (after[bytes[at] as number] as number) & (before[bytes[at - count] as number] as number);
  }
  return found;
}

/** Returns 1 when the term can fit the phrase at one of its positions, else 0. */
function fitsAt({ bytes, to, count, before, after }: RowPositions, i: number): number {
  const at = to - count + i;
  // A term without such bytes has some of its positions there, which all fit.
  const first = before === anyNeighbour ? 1 : (before[bytes[at - count] as number] as number);
  return first & (after[bytes[at] as number] as number);
}

/**
 * Finds the places at which a phrase may begin in a row, while its terms are read one after another. Each
 * place has a number that says how many terms fit there; the numbers of a row are above those of the rows
 * before, so that places are hardly ever cleared. Marking places needs no comparison of two ascending lists,
 * whose order a processor cannot predict.
 */
export class PhraseStarts {
  readonly #terms: number;
  readonly #highest: number;
  #marks = new Int32Array(usualPlaces);
  /** Highest number of a place at which no term of the row fits. */
  #none = 0;
  /** Number of the row's terms read so far. */
  #read = 0;
  /** The last place of the row. */
  #last = 0;
  /** Number of places of the first term; `#places` lists them when they are few. */
  #count = 0;
  readonly #places = new Int32Array(mostPlaces);
  /** Distance that `#passOver` covered. */
  #way = 0;
  /** Bytes under `#view`. */
  #bytes: Uint8Array | undefined;
  #view: DataView = new DataView(new ArrayBuffer(0));

  /** `terms`: of the phrase. Above `highest` the numbers begin at 1 again. */
  constructor(terms: number, highest: number = highestNumber) {
    this.#terms = terms;
    this.#highest = highest;
  }

  nextRow(): void {
    this.#none += this.#terms;
    if (this.#none > this.#highest) {
      this.#marks.fill(0);
      this.#none = 0;
    }
    this.#read = 0;
  }

  /** Takes the positions of the first term at which it fits: `fittingPositions` says how many. */
  begin(term: RowPositions, wanted: number): void {
    const { bytes, from, count, ahead } = term;
    const mark = this.#none + 1;
    let marks = this.#marks;
    let at = from;
    let place = ahead;
    let found = 0;
    for (let i = 0; i < count && found < wanted; i += 1) {
      let byte = bytes[at++] as number;
      let step = byte & 0x7f;
      for (let bits = 7; byte >= 0x80; bits += 7) {
        byte = bytes[at++] as number;
        step |= (byte & 0x7f) << bits;
      }
      place += step;
      if (fitsAt(term, i) === 0) continue;
      if (place >= marks.length) marks = this.#grow(place);
      marks[place] = mark;
      if (found < mostPlaces) this.#places[found] = place;
      found += 1;
    }
    this.#read = 1;
    this.#last = place;
    this.#count = found;
  }

  /** Keeps the places at which the next term fits too. Returns how many. */
  keep(term: RowPositions): number {
    const few = this.#count <= mostPlaces && term.count > manyTimes * this.#count;
    const kept = few ? this.#keepFew(term) : this.#keepMany(term);
    this.#read += 1;
    return kept;
  }

  /** Looks at every position. */
  #keepMany(term: RowPositions): number {
    const { bytes, from, count, ahead } = term;
    const wanted = this.#none + this.#read;
    const marks = this.#marks;
    const last = this.#last;
    let at = from;
    let place = ahead;
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      let byte = bytes[at++] as number;
      let step = byte & 0x7f;
      for (let bits = 7; byte >= 0x80; bits += 7) {
        byte = bytes[at++] as number;
        step |= (byte & 0x7f) << bits;
      }
      place += step;
      if (place > last) break;
      const mark = marks[place] as number;
      // 1 where they are equal, without a branch, which would often be predicted wrongly.
      const other = mark ^ wanted;
      const fits = (1 + ((other | -other) >> 31)) & fitsAt(term, i);
      marks[place] = mark + fits;
      kept += fits;
    }
    return kept;
  }

  /** Passes over the positions between the places of the first term. */
  #keepFew(term: RowPositions): number {
    const { bytes, from, count, ahead } = term;
    const wanted = this.#none + this.#read;
    const marks = this.#marks;
    let at = from;
    let left = count;
    let place = ahead;
    let kept = 0;
    for (let n = 0; n < this.#count; n += 1) {
      const goal = this.#places[n] as number;
      const passed = this.#passOver(bytes, at, left, goal - place - 1);
      at += passed;
      left -= passed;
      place += this.#way;
      while (left > 0 && (place < goal || left === count)) {
        const step = varintAt(bytes, at);
        at += varintLength(step);
        place += step;
        left -= 1;
      }
      if (place !== goal || marks[goal] !== wanted) continue;
      if (fitsAt(term, count - left - 1) === 0) continue;
      marks[goal] = wanted + 1;
      kept += 1;
    }
    return kept;
  }

  /**
   * Passes over positions of a byte each, four at a time, for a way of at most `room`. Returns how many of the `left`
   * positions these are; `#way` says how far they reach.
   */
  #passOver(bytes: Uint8Array, from: number, left: number, room: number): number {
    const view = this.#viewOf(bytes);
    let passed = 0;
    let way = 0;
    while (left - passed > 4) {
      const four = view.getUint32(from + passed, true);
      if (four & goesOn) break;
      const pairs = (four & everySecond) + ((four >>> 8) & everySecond);
      const step = (pairs + (pairs >>> 16)) & 0xffff;
      if (way + step > room) break;
      way += step;
      passed += 4;
    }
    this.#way = way;
    return passed;
  }

  #viewOf(bytes: Uint8Array): DataView {
    if (bytes !== this.#bytes) {
      this.#bytes = bytes;
      this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    return this.#view;
  }

  #grow(place: number): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(2 * place);
    grown.set(this.#marks);
    this.#marks = grown;
    return grown;
  }
}
