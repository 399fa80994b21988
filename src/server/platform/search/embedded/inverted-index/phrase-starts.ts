/** Places of a document of usual length; more are made where one is longer. */
const usualPlaces = 1 << 13;

/**
 * Where a phrase may begin in a row, while its terms are read one after another. Each place has a number that says how many
 * terms fit there; the numbers of a row are above those of the rows before, so that nothing is cleared. Marking places
 * needs no comparison of two ascending lists, whose order a processor cannot predict.
 */
export class PhraseStarts {
  readonly #terms: number;
  #marks = new Int32Array(usualPlaces);
  /** What stands at a place at which no term of the row fits, at most. */
  #none = 0;
  /** How many terms of the row have been read. */
  #read = 0;
  /** The last place of the row. */
  #last = 0;

  /** `terms`: of the phrase. */
  constructor(terms: number) {
    this.#terms = terms;
  }

  nextRow(): void {
    this.#none += this.#terms;
    this.#read = 0;
  }

  /**
   * Takes the positions of the first term, encoded from a byte on, each so many places ahead of where it stands. Returns how
   * many places there are.
   */
  begin(bytes: Uint8Array, from: number, count: number, ahead: number): number {
    const mark = this.#none + 1;
    let marks = this.#marks;
    let at = from;
    let place = ahead;
    for (let i = 0; i < count; i += 1) {
      let byte = bytes[at++] as number;
      let step = byte & 0x7f;
      for (let bits = 7; byte >= 0x80; bits += 7) {
        byte = bytes[at++] as number;
        step |= (byte & 0x7f) << bits;
      }
      place += step;
      if (place >= marks.length) marks = this.#grow(place);
      marks[place] = mark;
    }
    this.#read = 1;
    this.#last = place;
    return count;
  }

  /** Keeps the places at which the next term fits too. Returns how many. */
  keep(bytes: Uint8Array, from: number, count: number, ahead: number): number {
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
      const fits = 1 + ((other | -other) >> 31);
      marks[place] = mark + fits;
      kept += fits;
    }
    this.#read += 1;
    return kept;
  }

  #grow(place: number): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(2 * place);
    grown.set(this.#marks);
    this.#marks = grown;
    return grown;
  }
}
