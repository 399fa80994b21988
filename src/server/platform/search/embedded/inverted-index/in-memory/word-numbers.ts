import { detachedCopy } from '#law/text/text.ts';
import { WordReader } from '#server/core/words/word-reader.ts';

/** Gives each term a number, from 0 in the order in which they come, and reads texts as the numbers of their terms. */
export class WordNumbers {
  /** By number. */
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #reader = new WordReader((term) => this.numberOf(term));

  numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.length;
      const kept = detachedCopy(term);
      this.#numbers.set(kept, number);
      this.terms.push(kept);
    }
    return number;
  }

  /** As `WordReader.read`. */
  read(text: string, into: Int32Array, from: number): number {
    return this.#reader.read(text, into, from);
  }
}
