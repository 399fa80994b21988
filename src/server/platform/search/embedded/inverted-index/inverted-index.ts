import type { ColumnPieces, CountColumn } from './count-column.ts';
import type { TermBlocks } from './posting-blocks.ts';
import {
  decodePostings,
  decodeWithOffsets,
  type EncodedPostings,
  noPostings,
  type Postings,
  type PostingsWithOffsets,
  PostingsWriter,
} from './postings.ts';
import type { PostingsBatch } from './postings-batch.ts';
import { PostingsPool } from './postings-pool.ts';

/** The text index of one segment, in memory or on disk. */
export interface InvertedIndex {
  /** True where positions have bytes for the words beside them (`phrases/neighbours.ts`). */
  readonly hasNeighbours: boolean;
  encoded(term: string): EncodedPostings | undefined;
  /** The entries of a term, in the buffer where they fit and have to be read. */
  entriesOf(term: string, into: Buffer): Pick<EncodedPostings, 'docFrequency' | 'entries'> | undefined;
  /** Rows that hold the term, without reading which. */
  docFrequency(term: string): number;
  /** The blocks of a term; undefined where it has too few rows, or the index has none. */
  blocks(term: string): TermBlocks | undefined;
  /** The counts of a term by row, for so many rows; undefined where it is not common, or the index may still change. */
  column(term: string, rows: number): CountColumn | undefined;
  /** The same for a search that reads each row once; nothing is kept for the next. */
  columnPieces(term: string, rows: number): ColumnPieces | undefined;
  /** Decoded; empty where nothing holds the term. Not to be changed: they may be shared. */
  postings(term: string): Postings;
  /** With where the positions of each row begin; undefined where nothing holds the term. */
  postingsWithOffsets(term: string): PostingsWithOffsets | undefined;
  /** Postings of more than a term, made once where the index changes no more. The key is no term. */
  cached(key: string, make: () => Postings): Postings;
  /** Every term with the number of its rows, in no order, without reading which. */
  docFrequencies(): Iterable<readonly [term: string, docFrequency: number]>;
  /** Every term in the order of its code units. */
  entries(): Iterable<readonly [term: string, postings: EncodedPostings]>;
  close(): void;
}

/** The text index of documents just written; it becomes a file when its segment is full. */
export class InMemoryIndex implements InvertedIndex {
  readonly hasNeighbours: boolean = true;
  readonly #pool = new PostingsPool();

  /** Adds the postings of a batch, whose rows count from one on. */
  enter(batch: PostingsBatch, firstRow: number): void {
    this.#pool.enter(batch, firstRow);
  }

  encoded(term: string): EncodedPostings | undefined {
    return this.#pool.encoded(term);
  }

  entriesOf(term: string): EncodedPostings | undefined {
    return this.encoded(term);
  }

  docFrequency(term: string): number {
    return this.#pool.docFrequency(term);
  }

  blocks(): undefined {
    return undefined;
  }

  column(): undefined {
    return undefined;
  }

  columnPieces(): undefined {
    return undefined;
  }

  postings(term: string): Postings {
    const encoded = this.encoded(term);
    return encoded ? decodePostings(encoded) : noPostings;
  }

  postingsWithOffsets(term: string): PostingsWithOffsets | undefined {
    const encoded = this.encoded(term);
    return encoded && decodeWithOffsets(encoded);
  }

  cached(_key: string, make: () => Postings): Postings {
    return make();
  }

  *docFrequencies(): Iterable<readonly [string, number]> {
    for (const term of this.#pool.terms()) yield [term, this.#pool.docFrequency(term)];
  }

  *entries(): Iterable<readonly [string, EncodedPostings]> {
    // Sorted in parts, each when its turn comes: sorting all at once would hold up searches for a tenth of a second.
    const parts = new Map<string, string[]>();
    for (const term of this.#pool.terms()) {
      const start = term.slice(0, 2);
      const part = parts.get(start);
      if (part) part.push(term);
      else parts.set(start, [term]);
    }
    for (const start of [...parts.keys()].sort()) {
      for (const term of parts.get(start)?.sort() ?? []) {
        const postings = this.#pool.encoded(term);
        if (postings) yield [term, postings];
      }
    }
  }

  close(): void {
    this.#pool.clear();
  }
}

/** An index to merge, with its new row by old row, -1 for one that is dropped. Ascending. */
export interface MergeSource {
  index: InvertedIndex;
  rows: Int32Array;
}

interface MergedRows {
  rows: Int32Array;
  /** Distance by which every row moves; undefined when some are dropped. */
  shift: number | undefined;
}

function shiftOf(rows: Int32Array): number | undefined {
  const shift = rows[0] ?? -1;
  return shift >= 0 && rows.every((row, i) => row === i + shift) ? shift : undefined;
}

function mergedPostings(found: readonly (readonly [EncodedPostings, MergedRows])[]): EncodedPostings {
  const writer = new PostingsWriter();
  for (const [encoded, { rows: map, shift }] of found) {
    if (shift !== undefined) {
      writer.addShifted(encoded, shift);
      continue;
    }
    const { rows, counts, offsets } = decodeWithOffsets(encoded);
    for (let i = 0; i < rows.length; i += 1) {
      const row = map[rows[i] ?? 0] ?? -1;
      if (row < 0) continue;
      writer.addEncoded(row, counts[i] ?? 0, encoded, offsets[i] ?? 0, offsets[i + 1] ?? 0);
    }
  }
  return writer.encoded();
}

/** The first of the terms at which several indexes are. */
function firstTerm(
  heads: readonly { current: IteratorResult<readonly [string, EncodedPostings]> }[],
): string | undefined {
  let first: string | undefined;
  for (const { current } of heads) {
    if (!current.done && (first === undefined || current.value[0] < first)) first = current.value[0];
  }
  return first;
}

/** The terms of several indexes as those of one. */
export function* mergeEntries(sources: readonly MergeSource[]): Iterable<readonly [string, EncodedPostings]> {
  const heads = sources.map(({ index, rows }) => {
    const iterator = index.entries()[Symbol.iterator]();
    return { iterator, map: { rows, shift: shiftOf(rows) }, current: iterator.next() };
  });
  for (let term = firstTerm(heads); term !== undefined; term = firstTerm(heads)) {
    const found: [EncodedPostings, MergedRows][] = [];
    for (const head of heads) {
      if (head.current.done || head.current.value[0] !== term) continue;
      found.push([head.current.value[1], head.map]);
      head.current = head.iterator.next();
    }
    const postings = mergedPostings(found);
    if (postings.docFrequency > 0) yield [term, postings];
  }
}
