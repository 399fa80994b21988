import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { excludedNodes } from '#law/query/query.ts';
import { boostTiers } from '#server/platform/search/engine.ts';
import type { SearchSort } from '#shared/contracts/library.ts';
import type { KeywordQuery } from '../engine-query.ts';
import { Bitmap } from '../segments/bitmap.ts';
import type { FacetedFilter } from '../segments/faceted-filter.ts';
import type { Segment } from '../segments/segment.ts';
import { type CollectionStatistics, inverseDocumentFrequency } from './bm25.ts';
import { boostedRows } from './boosts.ts';
import { SegmentMatcher, type WeightedLeaf } from './segment-matcher.ts';
import { withoutRelated } from './sequence/passage-search.ts';
import { type SequenceQuery, sequenceQuery } from './sequence/sequence-query.ts';
import { addSequences } from './sequence/sequence-stage.ts';
import { addScores, lengthNorms, scratchScores } from './term-scores.ts';
import { type ScoredDoc, type SortKey, TopDocs } from './top-docs.ts';

/** A search over a large library yields to others after this many milliseconds. */
const turnMs = 8;

export interface KeywordSearch {
  segments: readonly Segment[];
  collection: CollectionStatistics;
  query: KeywordQuery;
  filter: FacetedFilter;
  limit: number;
  /** True where only the best are wanted: `passed` and the total of the filter then count every document. */
  uncounted?: boolean;
  /** Ends the search between two segments when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

export interface KeywordResult {
  best: ScoredDoc[];
  /** The rows of each segment that pass query and filters. */
  passed: Map<Segment, Bitmap>;
  /** How much of the query's sequence the best document has, 0 to 1; 0 where the query is no sentence. */
  sentence: number;
}

interface Part {
  segment: Segment;
  matcher: SegmentMatcher;
}

/** The weight of each leaf: its own, times its rarity. Replaced documents count until a merge removes them. */
function leafGains(
  parts: readonly Part[],
  leaves: readonly WeightedLeaf[],
  collection: CollectionStatistics,
): number[] {
  return leaves.map(({ leaf, weight }) => {
    const found = parts.reduce((sum, { matcher }) => sum + matcher.docFrequency(leaf), 0);
    return inverseDocumentFrequency(Math.min(found, collection.documents), collection) * weight;
  });
}

/** A row without any of the leaves has no score; a row with one has a score, because weights are above 0. */
function dropUnscored({ words }: Bitmap, scores: Float64Array): void {
  for (let i = 0; i < words.length; i += 1) {
    let kept = 0;
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const row = (i << 5) + (31 - Math.clz32(word & -word));
      if ((scores[row] ?? 0) > 0) kept |= word & -word;
    }
    words[i] = kept;
  }
}

function dateValue(sort: SearchSort, segment: Segment, row: number): number {
  const decided = segment.docValues.decided[row] ?? 0;
  if (sort === 'newest') return decided;
  return decided === 0 ? Number.NEGATIVE_INFINITY : -decided;
}

/** Collects rows without a boost. Most searches offer many, so the loop looks at each once. */
function collectRows(
  segment: Segment,
  { words }: Bitmap,
  scores: Float64Array,
  sort: SearchSort,
  best: TopDocs,
): void {
  let { floor } = best;
  for (let i = 0; i < words.length; i += 1) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const row = (i << 5) + (31 - Math.clz32(word & -word));
      const score = scores[row] ?? 0;
      const value = sort === 'relevance' ? score : dateValue(sort, segment, row);
      if (value < floor) continue;
      best.offer(segment, row, { score, boost: boostTiers.none }, { tier: 0, value });
      floor = best.floor;
    }
  }
}

/** Collects the boosted rows that passed, and returns the others. */
function collectBoosted(
  segment: Segment,
  passed: Bitmap,
  boosted: ReadonlyMap<number, number>,
  scores: Float64Array,
  sort: SearchSort,
  best: TopDocs,
): Bitmap {
  if (boosted.size === 0) return passed;
  const others = passed.clone();
  for (const [row, boost] of boosted) {
    if (!passed.has(row)) continue;
    others.delete(row);
    const score = scores[row] ?? 0;
    const key: SortKey =
      sort === 'relevance'
        ? { tier: boost, value: score }
        : { tier: 0, value: dateValue(sort, segment, row) };
    best.offer(segment, row, { score, boost }, key);
  }
  return others;
}

/** A segment may have grown since its matcher was made; its new rows are for the next search. */
function sized(found: Bitmap, live: Bitmap): Bitmap {
  if (found.size === live.size) return found;
  const result = new Bitmap(live.size);
  result.words.set(found.words.subarray(0, result.words.length));
  return result;
}

/** The live rows of a segment that the query and the filters let through. */
function passingRows(
  { segment, matcher }: Part,
  boosted: ReadonlyMap<number, number>,
  { query, filter, uncounted }: KeywordSearch,
): Bitmap {
  const live = segment.docValues.live();
  const found = uncounted || !query.root ? Bitmap.full(live.size) : matcher.rows(query.root);
  const excluded = query.root ? excludedNodes(query.root).map((node) => matcher.rows(node)) : [];
  for (const [row, tier] of boosted) {
    if (tier === boostTiers.reference && !excluded.some((rows) => rows.has(row))) found.add(row);
  }
  return filter.apply(segment.docValues, sized(found, live).and(live));
}

/** The score of every row that passed, in the scratch array. */
function scoresOf(
  { segment, matcher }: Part,
  rows: Bitmap,
  gains: readonly number[],
  { query, collection, uncounted }: KeywordSearch,
): Float64Array {
  const scores = scratchScores(Math.max(rows.size, matcher.size));
  const norms = lengthNorms(segment.docValues, collection, query.bm25);
  for (const [i, { leaf }] of query.leaves.entries())
    addScores(matcher.postings(leaf), gains[i] ?? 0, norms, query.bm25, rows, scores);
  if (uncounted) dropUnscored(rows, scores);
  return scores;
}

function typedSequence(
  parts: readonly Part[],
  { query, collection }: KeywordSearch,
): SequenceQuery | undefined {
  const { sequence } = query;
  const matchers = parts.map(({ matcher }) => matcher);
  const words = sequence?.map(withoutRelated) ?? [];
  return words.length > 1 ? sequenceQuery(words, matchers, collection) : undefined;
}

/** Finds, filters, counts and ranks over all segments with the statistics of the whole collection. */
export async function searchKeywords(search: KeywordSearch): Promise<KeywordResult> {
  const { segments, collection, query, signal } = search;
  const parts = segments.map((segment) => ({
    segment,
    matcher: new SegmentMatcher(segment.index, segment.docValues.size),
  }));
  const gains = leafGains(parts, query.leaves, collection);
  const sort = query.sort === 'relevance' && !query.root ? 'newest' : query.sort;
  const best = new TopDocs(search.limit);
  const sequence = sort === 'relevance' ? typedSequence(parts, search) : undefined;
  let sentence = 0;
  const passed = new Map<Segment, Bitmap>();
  let turn = performance.now();
  for (const part of parts) {
    if (performance.now() - turn > turnMs) {
      await yieldToEventLoop();
      turn = performance.now();
    }
    signal?.throwIfAborted();
    const { segment, matcher } = part;
    const boosted = boostedRows(matcher, query.boosts);
    for (const row of query.pinned?.get(segment) ?? []) boosted.set(row, boostTiers.reference);
    const rows = passingRows(part, boosted, search);
    passed.set(segment, rows);
    const scores = scoresOf(part, rows, gains, search);
    if (sequence) {
      const share = segment.docValues.liveRows / collection.documents;
      sentence = Math.max(sentence, addSequences(sequence, matcher, share, rows, scores));
    }
    const others = collectBoosted(segment, rows, boosted, scores, sort, best);
    collectRows(segment, others, scores, sort, best);
  }
  return { best: best.sorted(), passed, sentence: sequence?.sentence ? sentence : 0 };
}
