import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { nameTokens } from '#law/parties/names.ts';
import { type ParsedQuery, queryLeaves } from '#law/query/query.ts';
import { stopWords, termsOf } from '#law/text/words.ts';
import type { SearchSort } from '#shared/contracts/library.ts';
import { field } from '../inverted-index/document-terms.ts';
import { Bitmap } from '../segments/bitmap.ts';
import type { FacetedFilter } from '../segments/faceted-filter.ts';
import type { Segment } from '../segments/segment.ts';
import { BestRows, type Candidate } from './candidates.ts';
import { type Leaf, leafKey, SegmentMatches } from './matching.ts';
import {
  bm25,
  bm25OfTexts,
  type CollectionStatistics,
  inverseFrequency,
  rungScore,
  rungs,
} from './ranking.ts';
import { addScores, normsOf, zeros } from './scoring.ts';

const longestTitleQuery = 12;
/** A search over a large library lets others in after this many milliseconds. */
const turnMs = 8;

/** A term or phrase with its weight in the query; 1 unless the query is itself a document. */
export interface WeightedLeaf {
  leaf: Leaf;
  weight: number;
}

interface Part {
  segment: Segment;
  matches: SegmentMatches;
}

/** Rows whose title holds what was asked for, that are the provision asked for, or that are cited so, and how high they stand. */
function liftedRows(part: Part, query: ParsedQuery, terms: readonly string[]): Map<number, number> {
  const lifted = new Map<number, number>();
  const lift = (rows: Iterable<number>, rung: number) => {
    for (const row of rows) lifted.set(row, Math.max(lifted.get(row) ?? 0, rung));
  };
  const { matches } = part;
  const telling = [...new Set(terms.filter((term) => !stopWords.has(term)))];
  if (telling.length > 0 && terms.length <= longestTitleQuery) {
    const inTitle = matches.rowsOfAll(
      telling.map((term) => ({ kind: 'term', term: field.title(term) }) as const),
    );
    if (inTitle.length > 0) {
      lift(inTitle, rungs.titleWords);
      if (terms.length > 1)
        lift(matches.postings({ kind: 'phrase', terms: terms.map(field.title) }).rows, rungs.wholeTitle);
    }
  }
  const names = terms.length <= longestTitleQuery ? nameTokens(query.words) : [];
  if (names.length > 1) {
    const must = [...new Set(names)].map((name) => ({ kind: 'term', term: field.name(name) }) as const);
    lift(matches.rowsOfAll(must), rungs.titleWords);
  }
  if (terms.length <= longestTitleQuery)
    for (const key of query.fields.provisions)
      lift(matches.postings({ kind: 'term', term: field.itself(key) }).rows, rungs.citation);
  for (const key of query.fields.citations)
    lift(matches.postings({ kind: 'term', term: field.citation(key) }).rows, rungs.citation);
  return lifted;
}

/** Documents of the library that hold each leaf, replaced ones included until they are merged away. */
function leafWeights(
  parts: readonly Part[],
  leaves: readonly WeightedLeaf[],
  library: CollectionStatistics,
): number[] {
  return leaves.map(({ leaf, weight }) => {
    const rows = parts.reduce((sum, { matches }) => sum + matches.count(leaf), 0);
    return inverseFrequency(Math.min(rows, library.documents), library) * weight;
  });
}

export interface KeywordRequest {
  query: ParsedQuery;
  /** Replaces the leaves of the query for ranking, where the query is itself a text. */
  leaves?: readonly WeightedLeaf[];
  sort: SearchSort;
  /** 0 where only the rows are wanted. */
  limit: number;
  /** True where only the best are wanted: `passed` and the total of the filter then count every document. */
  uncounted?: boolean;
  /** Ends the search between two segments when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

export interface KeywordResult {
  best: Candidate[];
  /** Rows of each segment that pass query and filters. */
  passed: Map<Segment, Bitmap>;
}

function orderOf(sort: SearchSort, segment: Segment, row: number, score: number): number {
  if (sort === 'relevance') return score;
  const decided = segment.docValues.decided[row] ?? 0;
  if (sort === 'newest') return decided;
  return decided === 0 ? Number.NEGATIVE_INFINITY : -decided;
}

/** What holds no leaf has no score, and what holds one has: weights are above 0. */
function dropUnscored({ words }: Bitmap, totals: Float64Array): void {
  for (let i = 0; i < words.length; i += 1) {
    let kept = 0;
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const row = (i << 5) + (31 - Math.clz32(word & -word));
      if ((totals[row] ?? 0) > 0) kept |= word & -word;
    }
    words[i] = kept;
  }
}

function offerRows(
  segment: Segment,
  rows: Bitmap,
  totals: Float64Array,
  sort: SearchSort,
  best: BestRows,
): void {
  const { words } = rows;
  for (let i = 0; i < words.length; i += 1) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const row = (i << 5) + (31 - Math.clz32(word & -word));
      const score = totals[row] ?? 0;
      const order = sort === 'relevance' ? score : orderOf(sort, segment, row, score);
      if (order >= best.floor) best.offer(segment, row, score, order);
    }
  }
}

/** Finds, narrows, counts and ranks over all segments with the statistics of the whole library. */
export async function searchWords(
  segments: readonly Segment[],
  library: CollectionStatistics,
  request: KeywordRequest,
  filter: FacetedFilter,
): Promise<KeywordResult> {
  const { query } = request;
  const parts = segments.map((segment) => ({
    segment,
    matches: new SegmentMatches(segment.index, segment.docValues.size),
  }));
  const leaves: readonly WeightedLeaf[] =
    request.leaves ?? uniqueLeaves(queryLeaves(query)).map((leaf) => ({ leaf, weight: 1 }));
  const gains = leafWeights(parts, leaves, library);
  const curve = request.leaves ? bm25OfTexts : bm25;
  const terms = request.leaves ? [] : termsOf(query.words);
  const sort = request.sort === 'relevance' && !query.root ? 'newest' : request.sort;
  const best = new BestRows(request.limit);
  const passed = new Map<Segment, Bitmap>();
  let turn = performance.now();
  for (const part of parts) {
    if (performance.now() - turn > turnMs) {
      await yieldToEventLoop();
      turn = performance.now();
    }
    request.signal?.throwIfAborted();
    const { segment } = part;
    const live = segment.docValues.live();
    const lifted = query.root ? liftedRows(part, query, terms) : new Map<number, number>();
    const found = request.uncounted || !query.root ? Bitmap.full(live.size) : part.matches.rows(query.root);
    for (const row of lifted.keys()) if (lifted.get(row) === rungs.citation) found.add(row);
    const rows = filter.apply(segment.docValues, sized(found, live).and(live));
    passed.set(segment, rows);
    if (request.limit === 0) continue;
    const totals = zeros(Math.max(live.size, part.matches.size));
    const norms = normsOf(segment.docValues, library, curve);
    for (const [i, { leaf }] of leaves.entries())
      addScores(part.matches.postings(leaf), gains[i] ?? 0, norms, curve, rows, totals);
    for (const [row, rung] of lifted) totals[row] = (totals[row] ?? 0) + rung * rungScore;
    if (request.uncounted) dropUnscored(rows, totals);
    offerRows(segment, rows, totals, sort, best);
  }
  return { best: best.sorted(), passed };
}

/** A segment may have grown since its matches were made; the rows beyond are for the next search. */
function sized(found: Bitmap, live: Bitmap): Bitmap {
  if (found.size === live.size) return found;
  const result = new Bitmap(live.size);
  result.words.set(found.words.subarray(0, result.words.length));
  return result;
}

function uniqueLeaves(leaves: readonly Leaf[]): Leaf[] {
  return [...new Map(leaves.map((leaf) => [leafKey(leaf), leaf])).values()];
}
