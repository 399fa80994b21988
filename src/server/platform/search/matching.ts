import type { QueryNode } from '#law/query.ts';
import { Bitmap } from './bitmap.ts';
import { decodePostings, noPostings, PositionReader, type Postings } from './postings.ts';
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

interface PhraseTerm {
  postings: Postings;
  /** How far into the phrase it stands. */
  shift: number;
  /** Where its postings have been read to. */
  at: number;
}

/** How often the terms stand next to one another in a row that holds them all. */
function countPhrase(terms: readonly PhraseTerm[], starts: number[]): number {
  let left = -1;
  for (const { postings, shift, at } of terms) {
    const reader = new PositionReader(postings, at);
    if (left < 0) {
      left = 0;
      while (reader.next()) starts[left++] = reader.position - shift;
      continue;
    }
    let kept = 0;
    let more = reader.next();
    for (let i = 0; i < left && more; i += 1) {
      const wanted = (starts[i] ?? 0) + shift;
      while (more && reader.position < wanted) more = reader.next();
      if (more && reader.position === wanted) starts[kept++] = starts[i] ?? 0;
    }
    left = kept;
    if (left === 0) return 0;
  }
  return left;
}

function phrasePostings(words: WordIndex, phrase: readonly string[]): Postings {
  const terms: PhraseTerm[] = [];
  for (const [shift, term] of phrase.entries()) {
    const encoded = words.find(term);
    if (!encoded) return noPostings;
    terms.push({ postings: decodePostings(encoded, true), shift, at: 0 });
  }
  // The rarest term leads: the others are only looked up where it stands.
  terms.sort((a, b) => a.postings.rows.length - b.postings.rows.length);
  const [rarest, ...others] = terms;
  const rows: number[] = [];
  const counts: number[] = [];
  const starts: number[] = [];
  candidates: for (const [i, row] of (rarest?.postings.rows ?? noPostings.rows).entries()) {
    for (const term of others) {
      term.at = seek(term.postings.rows, term.at, row);
      if (term.postings.rows[term.at] !== row) continue candidates;
    }
    if (rarest) rarest.at = i;
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
      found = leaf.kind === 'phrase' ? phrasePostings(this.#words, leaf.terms) : this.#term(leaf.term);
      this.#known.set(key, found);
    }
    return found;
  }

  #term(term: string): Postings {
    const encoded = this.#words.find(term);
    return encoded ? decodePostings(encoded) : noPostings;
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
