import type { SegmentStore } from '../segment-store.ts';
import type { Segment } from '../segments/segment.ts';

/** Terms that can be a suggestion: letters only, as the index keeps them. */
const suggestible = /^[a-z]{3,24}$/u;
/** The most frequent terms of a library, at most so many: about 10 MB. */
const mostTerms = 100_000;
/** A library of at least so many documents has misprints that no writer means: terms of a single document. */
const ofSize = 2000;
/** A query waits for the vocabulary of a library up to this size; of a larger one it is made in the background. */
const waitedFor = 20_000;
/** The vocabulary of a growing library is made again when it has grown by this share. */
const grownBy = 0.05;
/** Terms read before searches get their turn. */
const atOnce = 2000;

export interface Terms {
  /** Sorted by code units. */
  sorted: readonly string[];
  /** The same by their first letter. */
  byLetter: ReadonlyMap<string, readonly string[]>;
  docFrequency: ReadonlyMap<string, number>;
}

/** The terms of the library in memory, for suggestions. */
export class Vocabulary {
  readonly #store: SegmentStore;
  #terms: Terms | undefined;
  #madeOf: readonly Segment[] = [];
  #documents = 0;
  #making: Promise<void> | undefined;

  constructor(store: SegmentStore) {
    this.#store = store;
  }

  /** The terms, made when they are first needed and when the library has changed; undefined while a large library's are made. */
  async terms(): Promise<Terms | undefined> {
    const { documents } = this.#store.statistics();
    if (this.#outdated(documents)) {
      this.#making ??= this.#make(documents).finally(() => {
        this.#making = undefined;
      });
      if (documents <= waitedFor) await this.#making;
      else
        this.#making.catch((error: unknown) =>
          this.#store.log.warn({ err: error }, 'no vocabulary could be made'),
        );
    }
    return this.#terms;
  }

  #outdated(documents: number): boolean {
    if (!this.#terms) return true;
    const grown = Math.abs(documents - this.#documents);
    if (grown > this.#documents * grownBy) return true;
    const same = this.#madeOf.length === this.#store.segments.length && grown === 0;
    return documents <= waitedFor && !same;
  }

  async #make(documents: number): Promise<void> {
    const { segments, release } = this.#store.read();
    try {
      const counts = new Map<string, number>();
      let read = 0;
      for (const { index } of segments) {
        for (const [term, rows] of index.docFrequencies()) {
          read += 1;
          if (read % atOnce === 0) await this.#store.scheduler.yieldToSearches();
          if (suggestible.test(term)) counts.set(term, (counts.get(term) ?? 0) + rows);
        }
      }
      this.#terms = suggestibleTerms(counts, documents);
      this.#madeOf = segments;
      this.#documents = documents;
    } finally {
      release();
    }
  }
}

/** The terms that can be a suggestion, of those that so many documents have, in a library of `documents`. */
export function suggestibleTerms(counts: ReadonlyMap<string, number>, documents: number): Terms {
  const least = documents >= ofSize ? 2 : 1;
  const kept = [...counts].filter(([term, rows]) => rows >= least && suggestible.test(term));
  if (kept.length > mostTerms) kept.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).length = mostTerms;
  const sorted = kept.map(([term]) => term).sort();
  return { sorted, byLetter: groupByLetter(sorted), docFrequency: new Map(kept) };
}

function groupByLetter(sorted: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of sorted) {
    const list = groups.get(term.slice(0, 1));
    if (list) list.push(term);
    else groups.set(term.slice(0, 1), [term]);
  }
  return groups;
}
