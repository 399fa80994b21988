import type { DocumentWords } from './document-words.ts';
import { type EncodedPostings, PostingsWriter } from './postings.ts';

/** The text index of one generation, in memory or on disk. */
export interface WordIndex {
  find(term: string): EncodedPostings | undefined;
  /** Every term in the order of its code units. */
  entries(): Iterable<readonly [term: string, postings: EncodedPostings]>;
  close(): void;
}

/** The text index of documents just written; it becomes a file when its generation is full. */
export class MemoryWords implements WordIndex {
  readonly #terms = new Map<string, PostingsWriter>();

  add(row: number, words: DocumentWords): void {
    for (const [term, positions] of words.terms) {
      let postings = this.#terms.get(term);
      if (!postings) {
        postings = new PostingsWriter();
        this.#terms.set(term, postings);
      }
      postings.add(row, positions);
    }
  }

  find(term: string): EncodedPostings | undefined {
    return this.#terms.get(term)?.encoded();
  }

  *entries(): Iterable<readonly [string, EncodedPostings]> {
    // Sorted in parts, each when its turn comes: sorting all at once would hold up searches for a tenth of a second.
    const parts = new Map<string, string[]>();
    for (const term of this.#terms.keys()) {
      const start = term.slice(0, 2);
      const part = parts.get(start);
      if (part) part.push(term);
      else parts.set(start, [term]);
    }
    for (const start of [...parts.keys()].sort()) {
      for (const term of parts.get(start)?.sort() ?? []) {
        const postings = this.#terms.get(term);
        if (postings) yield [term, postings.encoded()];
      }
    }
  }

  close(): void {
    this.#terms.clear();
  }
}
