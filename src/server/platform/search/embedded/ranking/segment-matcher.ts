import type { QueryNode } from '#law/query/query.ts';
import { intersectAll } from '../inverted-index/intersect.ts';
import type { InvertedIndex } from '../inverted-index/inverted-index.ts';
import { phrasePostings } from '../inverted-index/phrases/phrase.ts';
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

  /** Number of occurrences of a common term in each row; undefined for other terms, and for phrases. */
  counts(leaf: Leaf): Uint8Array | undefined {
    return leaf.kind === 'term' ? this.index.column(leaf.term, this.size)?.counts : undefined;
  }

  /** The number of rows that contain a leaf. For a term it reads no postings. */
  docFrequency(leaf: Leaf): number {
    return leaf.kind === 'term' ? this.index.docFrequency(leaf.term) : this.postings(leaf).rows.length;
  }

  /** Number of occurrences of a term in all rows. */
  occurrences(term: string): number {
    return this.index.blocks(term)?.blocks.occurrences ?? this.postings({ kind: 'term', term }).occurrences;
  }

  /** The rows that contain every leaf, ascending. Reads no postings when one of the leaves has none. */
  rowsOfAll(leaves: readonly Leaf[]): Uint32Array {
    for (const leaf of leaves) if (this.docFrequency(leaf) === 0) return new Uint32Array(0);
    const common = leaves.flatMap((leaf) => this.counts(leaf) ?? []);
    const rare = leaves.filter((leaf) => !this.counts(leaf)).map((leaf) => this.postings(leaf).rows);
    const rows = rare.length > 0 ? intersectAll(rare) : this.#rowsOf(common);
    return common.length > 0 ? rows.filter((row) => common.every((counts) => counts[row])) : rows;
  }

  /** As `rowsOfAll`, but a node with `should` alone accepts any of its leaves. */
  rowsOfNodes(nodes: readonly QueryNode[]): Uint32Array {
    const leaves: Leaf[] = [];
    const groups: Leaf[][] = [];
    for (const node of nodes) {
      const any = isLeaf(node) ? [node] : node.should.filter(isLeaf);
      const known = any.filter((leaf) => this.docFrequency(leaf) > 0);
      const [first, ...others] = known;
      if (first === undefined) return new Uint32Array(0);
      if (others.length === 0) leaves.push(first);
      else groups.push(known);
    }
    const found = leaves.length > 0 ? this.rowsOfAll(leaves) : this.#union(groups.shift() ?? []);
    const lists = groups.map((group) => group.map((leaf) => this.postings(leaf).rows));
    return found.filter((row) => lists.every((any) => any.some((rows) => hasRow(rows, row))));
  }

  #union(leaves: readonly Leaf[]): Uint32Array {
    return leaves.reduce((to, leaf) => this.#add(leaf, to), new Bitmap(this.size)).rows();
  }

  /** Those of the first column, which the others make fewer. */
  #rowsOf([first]: readonly Uint8Array[]): Uint32Array {
    return first ? new Bitmap(this.size).addCounted(first).rows() : new Uint32Array(0);
  }

  #add(leaf: Leaf, to: Bitmap): Bitmap {
    const counts = this.counts(leaf);
    return counts ? to.addCounted(counts) : to.addAll(this.postings(leaf).rows);
  }

  rows(node: QueryNode): Bitmap {
    if (isLeaf(node)) return this.#add(node, new Bitmap(this.size));
    const result = this.#wanted(node.must, node.should);
    for (const child of node.not) result.andNot(this.rows(child));
    return result;
  }

  #wanted(must: readonly QueryNode[], should: readonly QueryNode[]): Bitmap {
    if (must.length > 0) return this.#all(must);
    if (should.length === 0) return Bitmap.full(this.size);
    const result = new Bitmap(this.size);
    for (const child of should) {
      if (isLeaf(child)) this.#add(child, result);
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

/** True where ascending rows have one. */
function hasRow(rows: Uint32Array, row: number): boolean {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row;
}
