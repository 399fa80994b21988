import { seek } from '../../inverted-index/intersect.ts';
import { TermPositions } from '../../inverted-index/term-positions.ts';
import type { Segment } from '../../segments/segment.ts';
import { SegmentMatcher } from '../segment-matcher.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { follows, type SharedPairs, type WordPair } from './word-pairs.ts';

/** Which of the pairs each of the documents has. */
export function sharedPairs(pairs: readonly WordPair[], docs: readonly ScoredDoc[]): SharedPairs {
  const shared = new Map<string, number[]>(docs.map(({ id }) => [id, []]));
  for (const segment of new Set(docs.map((doc) => doc.segment))) {
    const here = docs.filter((doc) => doc.segment === segment).sort((a, b) => a.row - b.row);
    const rows = Uint32Array.from(here, ({ row }) => row);
    for (const [pair, found] of rowsOfPairs(pairs, segment, rows))
      for (const i of found) shared.get(here[i]?.id ?? '')?.push(pair);
  }
  return shared;
}

/** A term in some rows of a segment. */
interface TermInRows {
  /** For each row whether it has the term, and whether its positions are wanted. */
  has: Uint8Array;
  wanted: Uint8Array;
  positions: (Uint32Array | undefined)[];
}

/** The rows, as places in their list, that have each pair. */
function* rowsOfPairs(
  pairs: readonly WordPair[],
  segment: Segment,
  rows: Uint32Array,
): Iterable<[pair: number, found: number[]]> {
  const matcher = new SegmentMatcher(segment.index, segment.docValues.size);
  const terms = new Map<string, TermInRows>();
  const termOf = (term: string): TermInRows => {
    const known = terms.get(term) ?? termInRows(matcher, term, rows);
    terms.set(term, known);
    return known;
  };
  const inRows = pairs.map(({ first, second }) => [termOf(first), termOf(second)] as const);
  for (const [first, second] of inRows) wantTogether(first, second);
  for (const [term, found] of terms) readPositions(matcher, term, rows, found);
  for (const [pair, [first, second]] of inRows.entries()) {
    const distance = pairs[pair]?.distance ?? 0;
    const found: number[] = [];
    for (let i = 0; i < rows.length; i += 1) {
      const [a, b] = [first.positions[i], second.positions[i]];
      if (a && b && follows(a, b, distance)) found.push(i);
    }
    yield [pair, found];
  }
}

/** Two words can follow each other only in rows that have both. */
function wantTogether(first: TermInRows, second: TermInRows): void {
  for (const [i, has] of first.has.entries())
    if (has && second.has[i]) first.wanted[i] = second.wanted[i] = 1;
}

function termInRows(matcher: SegmentMatcher, term: string, rows: Uint32Array): TermInRows {
  const has = new Uint8Array(rows.length);
  const leaf = { kind: 'term', term } as const;
  const counts = matcher.counts(leaf);
  const all = counts ? rows : matcher.postings(leaf).rows;
  let at = 0;
  for (const [i, row] of rows.entries()) {
    at = counts ? i : seek(all, at, row);
    if (counts ? counts[row] : all[at] === row) has[i] = 1;
  }
  return { has, wanted: new Uint8Array(rows.length), positions: [] };
}

/** One term after another, so that one buffer serves all. */
function readPositions(
  { index }: SegmentMatcher,
  term: string,
  rows: Uint32Array,
  { wanted, positions }: TermInRows,
): void {
  if (!wanted.includes(1)) return;
  const reader = TermPositions.of(index, term);
  for (const [i, row] of rows.entries()) if (wanted[i]) positions[i] = reader?.in(row);
  reader?.close();
}
