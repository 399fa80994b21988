import type { Segment } from '../segments/segment.ts';

/** Characters of new texts kept until their vectors are made. */
const room = 30_000_000;

/** Texts of rows just written, kept a while so that making their vectors need not read them back. */
export class PendingTexts {
  readonly #texts = new Map<Segment, Map<number, string>>();
  #length = 0;

  get full(): boolean {
    return this.#length >= room;
  }

  addText(segment: Segment, row: number, text: string): void {
    let texts = this.#texts.get(segment);
    if (!texts) {
      texts = new Map();
      this.#texts.set(segment, texts);
    }
    texts.set(row, text);
    this.#length += text.length;
  }

  has(segment: Segment, row: number): boolean {
    return this.#texts.get(segment)?.has(row) ?? false;
  }

  take(segment: Segment, row: number): string | undefined {
    const texts = this.#texts.get(segment);
    const text = texts?.get(row);
    if (text === undefined) return undefined;
    texts?.delete(row);
    this.#length -= text.length;
    return text;
  }

  /** Drops the rest of a segment, which belongs to rows that were replaced before their turn. */
  forget(segment: Segment): void {
    for (const row of [...(this.#texts.get(segment)?.keys() ?? [])]) this.take(segment, row);
    this.#texts.delete(segment);
  }
}
