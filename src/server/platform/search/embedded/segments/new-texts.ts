import type { Generation } from './segment.ts';

/** Characters of new texts kept until their vectors are made. */
const room = 30_000_000;

/** Texts of rows just written, kept a while so that making their vectors need not read them back. */
export class NewTexts {
  readonly #texts = new Map<Generation, Map<number, string>>();
  #length = 0;

  get full(): boolean {
    return this.#length >= room;
  }

  offer(generation: Generation, row: number, text: string): void {
    let texts = this.#texts.get(generation);
    if (!texts) {
      texts = new Map();
      this.#texts.set(generation, texts);
    }
    texts.set(row, text);
    this.#length += text.length;
  }

  take(generation: Generation, row: number): string | undefined {
    const texts = this.#texts.get(generation);
    const text = texts?.get(row);
    if (text === undefined) return undefined;
    texts?.delete(row);
    this.#length -= text.length;
    return text;
  }

  /** What is left of a generation belongs to rows that were replaced before their turn. */
  forget(generation: Generation): void {
    for (const row of [...(this.#texts.get(generation)?.keys() ?? [])]) this.take(generation, row);
    this.#texts.delete(generation);
  }
}
