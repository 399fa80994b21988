import type { QueryNode } from '#law/query.ts';
import { Bitmap } from './bitmap.ts';
import { decodePostings, noPostings, type Postings, positionsAt } from './postings.ts';
import type { WordIndex } from './word-index.ts';

export type Leaf = QueryNode & { kind: 'term' | 'phrase' };

export function leafKey(leaf: Leaf): string {
  return leaf.kind === 'term' ? leaf.term : leaf.terms.join(' ');
}

/** How often the terms stand next to one another, given the sorted positions of each. */
function countPhrase(positions: readonly number[][]): number {
  const [first = [], ...others] = positions;
  const sets = others.map((list) => new Set(list));
  let count = 0;
  for (const start of first) {
    if (sets.every((set, i) => set.has(start + i + 1))) count += 1;
  }
  return count;
}

/** Where each list has a row in common: indices into the lists. Advances the shortest first. */
function* commonRows(lists: readonly Postings[]): Generator<[row: number, at: number[]]> {
  const shortest = lists.reduce((best, list) => (list.rows.length < best.rows.length ? list : best));
  const at = lists.map(() => 0);
  for (const row of shortest.rows) {
    let all = true;
    for (const [i, list] of lists.entries()) {
      let position = at[i] ?? 0;
      while (position < list.rows.length && (list.rows[position] ?? 0) < row) position += 1;
      at[i] = position;
      if (list.rows[position] !== row) {
        all = false;
        break;
      }
    }
    if (all) yield [row, at];
  }
}

function phrasePostings(words: WordIndex, terms: readonly string[]): Postings {
  const lists: Postings[] = [];
  for (const term of terms) {
    const encoded = words.find(term);
    if (!encoded) return noPostings;
    lists.push(decodePostings(encoded, true));
  }
  const rows: number[] = [];
  const counts: number[] = [];
  for (const [row, at] of commonRows(lists)) {
    const count = countPhrase(lists.map((list, i) => positionsAt(list, at[i] ?? 0)));
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
