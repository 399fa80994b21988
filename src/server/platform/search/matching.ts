import type { QueryNode } from '#law/query.ts';
import { Bitmap } from './bitmap.ts';
import {
  ByteReader,
  type EncodedPostings,
  noPostings,
  type PlacedPostings,
  type Postings,
  placedPostings,
} from './postings.ts';
import type { WordIndex } from './word-index.ts';

export type Leaf = QueryNode & { kind: 'term' | 'phrase' };

export function leafKey(leaf: Leaf): string {
  return leaf.kind === 'term' ? leaf.term : leaf.terms.join(' ');
}

/** Position of the first index at or after `from` whose row is not below `row`; steps double, then halve. */
function seek(rows: Uint32Array, from: number, row: number): number {
  let step = 1;
  let low = from;
  while (low + step < rows.length && (rows[low + step] ?? 0) < row) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, rows.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** When the rarest term of a phrase is rarer by this, the positions of the others are read row by row. */
const muchRarer = 16;

class PhraseTerm {
  /** How far into the phrase it stands. */
  readonly shift: number;
  readonly postings: PlacedPostings;
  /** Where its postings have been read to. */
  at = 0;
  readonly #encoded: EncodedPostings;
  #all: Uint8Array | undefined;

  constructor(encoded: EncodedPostings, shift: number) {
    this.#encoded = encoded;
    this.postings = placedPostings(encoded);
    this.shift = shift;
  }

  /** Reads all positions at once: worth it unless few rows will be asked for. */
  readAll(): void {
    this.#all = this.#encoded.positions;
  }

  /** The positions in the row it has been read to. */
  reader(): ByteReader {
    const [start, end] = [this.postings.offsets[this.at] ?? 0, this.postings.offsets[this.at + 1] ?? 0];
    return this.#all
      ? new ByteReader(this.#all, start)
      : new ByteReader(this.#encoded.positionsFrom(start, end));
  }

  get count(): number {
    return this.postings.counts[this.at] ?? 0;
  }
}

/** How often the terms stand next to one another in a row that holds them all. `starts` is scratch space. */
function countPhrase(terms: readonly PhraseTerm[], starts: number[]): number {
  let kept = -1;
  for (const term of terms) {
    const reader = term.reader();
    let left = term.count;
    let position = 0;
    if (kept < 0) {
      for (kept = 0; left > 0; left -= 1) {
        position += reader.varint();
        starts[kept++] = position - term.shift;
      }
      continue;
    }
    const before = kept;
    kept = 0;
    position = left > 0 ? reader.varint() : 0;
    for (let i = 0; i < before && left > 0; i += 1) {
      const wanted = (starts[i] ?? 0) + term.shift;
      while (left > 0 && position < wanted) {
        left -= 1;
        if (left > 0) position += reader.varint();
      }
      if (left > 0 && position === wanted) starts[kept++] = starts[i] ?? 0;
    }
    if (kept === 0) return 0;
  }
  return kept;
}

function phrasePostings(words: WordIndex, phrase: readonly string[]): Postings {
  const terms: PhraseTerm[] = [];
  for (const [shift, term] of phrase.entries()) {
    const encoded = words.find(term);
    if (!encoded) return noPostings;
    terms.push(new PhraseTerm(encoded, shift));
  }
  // The rarest term leads: the others are only looked up where it stands.
  terms.sort((a, b) => a.postings.rows.length - b.postings.rows.length);
  const [rarest, ...others] = terms;
  if (!rarest) return noPostings;
  for (const term of terms) {
    if (term.postings.rows.length <= rarest.postings.rows.length * muchRarer) term.readAll();
  }
  const rows: number[] = [];
  const counts: number[] = [];
  const starts: number[] = [];
  candidates: for (const [i, row] of rarest.postings.rows.entries()) {
    for (const term of others) {
      term.at = seek(term.postings.rows, term.at, row);
      if (term.postings.rows[term.at] !== row) continue candidates;
    }
    rarest.at = i;
    const count = countPhrase(terms, starts);
    if (count === 0) continue;
    rows.push(row);
    counts.push(count);
  }
  return { rows: Uint32Array.from(rows), counts: Uint32Array.from(counts) };
}

/** Which rows of one generation a query matches. Each term is read once. */
export class GenerationMatches {
  readonly size: number;
  readonly #words: WordIndex;
  readonly #known = new Map<string, Postings>();

  constructor(words: WordIndex, size: number) {
    this.#words = words;
    this.size = size;
  }

  postings(leaf: Leaf): Postings {
    const key = leafKey(leaf);
    let found = this.#known.get(key);
    if (!found) {
      found =
        leaf.kind === 'phrase' ? phrasePostings(this.#words, leaf.terms) : this.#words.postings(leaf.term);
      this.#known.set(key, found);
    }
    return found;
  }

  rows(node: QueryNode): Bitmap {
    if (node.kind !== 'bool') return Bitmap.of(this.size, this.postings(node).rows);
    const result = this.#wanted(node.must, node.should);
    for (const child of node.not) result.andNot(this.rows(child));
    return result;
  }

  #wanted(must: readonly QueryNode[], should: readonly QueryNode[]): Bitmap {
    const [first, ...rest] = must.length > 0 ? must : should;
    if (!first) return Bitmap.full(this.size);
    const result = this.rows(first);
    for (const child of rest) {
      if (must.length > 0) result.and(this.rows(child));
      else result.or(this.rows(child));
    }
    return result;
  }
}
