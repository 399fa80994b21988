import { detachedCopy } from './text.ts';

const hashBits = 15;
const wordsOfHash = 4;

/** The hash of the letters before and of one more. */
export const hashWith = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

function standsAt(word: string, text: string, start: number): boolean {
  for (let i = 0; i < word.length; i += 1)
    if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}

/**
 * Printed words with a value for each, by a hash of their letters. Most words of a judgment are known: they are found
 * without cutting them out of the text. A newer word replaces an older one with the same hash.
 */
export class KnownWords<T> {
  #printed: string[] = [];
  #values: T[] = [];
  #turn = 0;

  /** The value of the word between two places of a text, which is not empty; undefined where the word is not known. */
  find(text: string, start: number, end: number, hash: number): T | undefined {
    if (this.#printed.length === 0) return undefined;
    const first = this.#first(hash);
    for (let at = first; at < first + wordsOfHash; at += 1) {
      const word = this.#printed[at] as string;
      if (word.length === end - start && standsAt(word, text, start)) return this.#values[at];
    }
    return undefined;
  }

  learn(word: string, hash: number, value: T): void {
    if (this.#printed.length === 0) {
      this.#printed = new Array<string>(wordsOfHash << hashBits).fill('');
      this.#values = new Array<T>(wordsOfHash << hashBits).fill(value);
    }
    this.#turn = (this.#turn + 1) % wordsOfHash;
    const at = this.#first(hash) + this.#turn;
    this.#printed[at] = detachedCopy(word);
    this.#values[at] = value;
  }

  #first(hash: number): number {
    return (Math.imul(hash, 0x9e3779b1) >>> (32 - hashBits)) * wordsOfHash;
  }
}
