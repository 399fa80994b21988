import type { QueryNode } from '#law/query/query.ts';
import { intersectAll } from '../inverted-index/intersect.ts';
import type { InvertedIndex } from '../inverted-index/inverted-index.ts';
import { phrasePostings } from '../inverted-index/phrase.ts';
import type { Postings } from '../inverted-index/postings.ts';
import { Bitmap } from '../segments/bitmap.ts';

/** A term or a phrase: what the inverted index can look up. */
export type Leaf = QueryNode & { kind: 'term' | 'phrase' };

/** A leaf with its weight in the query; 1 unless the query is itself a text. */
export interface WeightedLeaf {
  leaf: Leaf;
  weight: number;
}

export function leafKey(leaf: Leaf): string {
  return leaf.kind === 'term' ? leaf.term : leaf.terms.join(' ');
}

const isLeaf = (node: QueryNode): node is Leaf => node.kind !== 'bool';

/** Finds the rows of one segment that a query matches. Reads each term once. */
export class SegmentMatcher {
  readonly size: number;
  readonly index: InvertedIndex;
  readonly #known = new Map<string, Postings>();

  constructor(index: InvertedIndex, size: number) {
    this.index = index;
    this.size = size;
  }

  postings(leaf: Leaf): Postings {
    const key = leafKey(leaf);
    let found = this.#known.get(key);
    if (!found) {
      found =
        leaf.kind === 'phrase' ? phrasePostings(this.index, leaf.terms) : this.index.postings(leaf.term);
      this.#known.set(key, found);
    }
    return found;
  }

  /** The number of rows that contain a leaf. For a term it reads no postings. */
  docFrequency(leaf: Leaf): number {
    return leaf.kind === 'term' ? this.index.docFrequency(leaf.term) : this.postings(leaf).rows.length;
  }

  /** How often a term occurs in all rows. */
  occurrences(term: string): number {
    return this.index.blocks(term)?.blocks.occurrences ?? this.postings({ kind: 'term', term }).occurrences;
  }

  /** The rows that contain every leaf, ascending. Reads no postings when one of the leaves has none. */
  rowsOfAll(leaves: readonly Leaf[]): Uint32Array {
    for (const leaf of leaves) if (this.docFrequency(leaf) === 0) return new Uint32Array(0);
    return intersectAll(leaves.map((leaf) => this.postings(leaf).rows));
  }

  rows(node: QueryNode): Bitmap {
    if (node.kind !== 'bool') return Bitmap.of(this.size, this.postings(node).rows);
    const result = this.#wanted(node.must, node.should);
    for (const child of node.not) result.andNot(this.rows(child));
    return result;
  }

  #wanted(must: readonly QueryNode[], should: readonly QueryNode[]): Bitmap {
    if (must.length > 0) return this.#all(must);
    if (should.length === 0) return Bitmap.full(this.size);
    const result = new Bitmap(this.size);
    for (const child of should) {
      if (isLeaf(child)) result.addAll(this.postings(child).rows);
      else result.or(this.rows(child));
    }
    return result;
  }

  #all(must: readonly QueryNode[]): Bitmap {
    const leaves = must.filter(isLeaf);
    const groups = must.filter((node) => !isLeaf(node));
    const result = leaves.length > 0 ? Bitmap.of(this.size, this.rowsOfAll(leaves)) : Bitmap.full(this.size);
    for (const group of groups) result.and(this.rows(group));
    return result;
  }
}
