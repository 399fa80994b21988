import { seek } from '../../inverted-index/intersect.ts';
import { PieceReader } from '../../inverted-index/piece-reader.ts';
import { TermPositions } from '../../inverted-index/term-positions.ts';
import type { Segment } from '../../segments/segment.ts';
import { SegmentMatcher } from '../segment-matcher.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { follows, type SharedPairs, type WordPair } from './word-pairs.ts';

/** Finds the pairs that each of the documents has. */
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

function termInRows({ index, size }: SegmentMatcher, term: string, rows: Uint32Array): TermInRows {
  const has = new Uint8Array(rows.length);
  const column = index.columnPieces(term, size);
  if (column) {
    const counts = new PieceReader(column.read, size);
    for (const [i, row] of rows.entries()) {
      const at = counts.at(row, row + 1);
      if (counts.bytes[at]) has[i] = 1;
    }
    counts.close();
  } else {
    const all = index.postings(term).rows;
    let at = 0;
    for (const [i, row] of rows.entries()) {
      at = seek(all, at, row);
      if (all[at] === row) has[i] = 1;
    }
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
