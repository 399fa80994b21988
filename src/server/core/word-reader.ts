import { hashWith } from '#law/text/known-words.ts';
import { longestWord, unitKind, unitKinds, wordEnd, wordTerm } from '#law/text/words.ts';

/** Printed words that are known at a time, and the units of all their letters. Beyond either, all are forgotten. */
const mostKnown = 1 << 16;
const mostLetters = 1 << 20;
/** Twice as many places as words, so that the first place looked at is nearly always the right one. */
const placeBits = 17;
/** Words whose hashes are near one another are kept side by side; one that finds no place so near is not kept. */
const nearPlaces = 16;
/**
 * Numbers for each place: the hash, the offset and number of the letters, and the one that encodes the term's number.
 */
const fields = 4;
const lastField = (fields << placeBits) - 1;
const free = 0;
const noTerm = 1;
const firstNumber = 2;
const firstUnits = 1 << 14;

/**
 * Reads texts as the numbers of their terms. Printed words that are known, nearly all of a judgment, are
 * compared in place: no text is cut.
 */
export class WordReader {
  readonly #numberOf: (term: string) => number;
  readonly #places = new Int32Array(fields << placeBits);
  readonly #letters = new Uint16Array(mostLetters);
  #known = 0;
  #usedLetters = 0;
  /** The code units of the text that is read: an array of numbers is read faster than a text. */
  #units = new Uint16Array(firstUnits);
  #bytes = Buffer.from(this.#units.buffer);

  /** `numberOf` gives a term the same number each time, and a negative one to a term that is left out. */
  constructor(numberOf: (term: string) => number) {
    this.#numberOf = numberOf;
  }

  /**
   * Writes the number of each word of a text, as `eachWord` finds them, from a place on, and leaves room for as many as the text
   * has characters. Returns the place after the last.
   */
  read(text: string, into: Int32Array, from: number): number {
    const { length } = text;
    this.#take(text);
    const units = this.#units;
    let count = from;
    for (let at = 0; at < length; ) {
      let unit = units[at] as number;
      if (unitKind(text, at, unit) !== unitKinds.word) {
        at += 1;
        continue;
      }
      const start = at;
      let hash = 0;
      do {
        hash = hashWith(hash, unit);
        at += 1;
        unit = at < length ? (units[at] as number) : 0;
      } while (unitKind(text, at, unit) >= unitKinds.word);
      if (at === start + 1) {
        const end = wordEnd(text, start, at);
        if (end === 0) continue;
        at = end;
      }
      const number = this.#numberAt(text, start, at, hash);
      if (number >= 0) into[count++] = number;
    }
    return count;
  }

  #take(text: string): void {
    if (text.length > this.#units.length) {
      this.#units = new Uint16Array(2 ** Math.ceil(Math.log2(text.length)));
      this.#bytes = Buffer.from(this.#units.buffer);
    }
    this.#bytes.write(text, 0, 'utf16le');
  }

  /** The number of the term of a printed word; -1 where it has none. */
  #numberOfWord(raw: string): number {
    const term = wordTerm(raw);
    return term === '' ? -1 : this.#numberOf(term);
  }

  /** The same for the word between two places of the text that is read; the hash is of its first letters up to a dot. */
  #numberAt(text: string, start: number, end: number, hash: number): number {
    const places = this.#places;
    const length = end - start;
    const first = (Math.imul(hash, 0x9e3779b1) >>> (32 - placeBits)) * fields;
    for (let near = 0; near < nearPlaces; near += 1) {
      const place = (first + near * fields) & lastField;
      const known = places[place + 3] as number;
      if (known === free) return this.#learn(text, start, end, hash, place);
      if (places[place] === hash && places[place + 2] === length && this.#standsAt(place, start, end))
        return known - firstNumber;
    }
    return this.#numberOfWord(text.slice(start, end));
  }

  #standsAt(place: number, start: number, end: number): boolean {
    const units = this.#units;
    const letters = this.#letters;
    let letter = this.#places[place + 1] as number;
    for (let at = start; at < end; at += 1, letter += 1) if (letters[letter] !== units[at]) return false;
    return true;
  }

  #learn(text: string, start: number, end: number, hash: number, place: number): number {
    const number = this.#numberOfWord(text.slice(start, end));
    const length = end - start;
    if (length > longestWord) return number;
    if (this.#known === mostKnown || this.#usedLetters + length > mostLetters) {
      this.#places.fill(free);
      this.#known = 0;
      this.#usedLetters = 0;
    }
    this.#letters.set(this.#units.subarray(start, end), this.#usedLetters);
    this.#places[place] = hash;
    this.#places[place + 1] = this.#usedLetters;
    this.#places[place + 2] = length;
    this.#places[place + 3] = number < 0 ? noTerm : number + firstNumber;
    this.#usedLetters += length;
    this.#known += 1;
    return number;
  }
}
