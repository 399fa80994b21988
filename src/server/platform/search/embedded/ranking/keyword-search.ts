import { excludedNodes, type QueryNode } from '#law/query/query.ts';
import { boostTiers } from '#server/platform/search/engine.ts';
import { SEARCH, type SearchSort } from '#shared/contracts/research/search-limits.ts';
import { type KeywordQuery, sortOf } from '../engine-query.ts';
import type { FacetedFilter } from '../facets/faceted-filter.ts';
import { Bitmap } from '../segments/bitmap.ts';
import type { Segment } from '../segments/segment.ts';
import { offerBest } from './block-max/best-of-segment.ts';
import { type CollectionStatistics, inverseDocumentFrequency } from './bm25.ts';
import { type BoostedRows, boostedRows } from './boosts.ts';
import { collectBoosted, collectRows } from './collect-rows.ts';
import { type Leaf, SegmentMatcher, type WeightedLeaf } from './segment-matcher.ts';
import { withoutRelated } from './sequence/passage-search.ts';
import { type SequenceQuery, sequenceQuery } from './sequence/sequence-query.ts';
import { addSequences, comparedDocs, withSequences } from './sequence/sequence-stage.ts';
import { addColumnScores, addScores, lengthNorms, scratchScores } from './term-scores.ts';
import { type ScoredDoc, TopDocs } from './top-docs.ts';
import { turnsOf } from './turns.ts';

export interface KeywordSearch {
  segments: readonly Segment[];
  collection: CollectionStatistics;
  query: KeywordQuery;
  filter: FacetedFilter;
  limit: number;
  /** True where only the best are wanted: `passed` and the total of the filter then count every document. */
  uncounted?: boolean;
  /** True where every match must be known, not only the best and that there are more than are counted. */
  whole?: boolean;
  /** Ends the search between two segments when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

type Passed = Map<Segment, Bitmap>;

export interface KeywordResult {
  best: ScoredDoc[];
  /**
   * The rows of each segment that pass query and filters. Empty where the best were found without the others: the total of
   * the filter is more than is counted then.
   */
  passed: Passed;
  /** Share of the query's sequence in the best document, 0 to 1; 0 when the query is no sentence. */
  sentence: number;
}

interface Part {
  segment: Segment;
  matcher: SegmentMatcher;
}

/** More than are counted. */
const beyondCounted = SEARCH.mostCounted + 1;

function docFrequencyIn(parts: readonly Part[], leaf: Leaf): number {
  return parts.reduce((sum, { matcher }) => sum + matcher.docFrequency(leaf), 0);
}

/** The weight of each leaf: its own, times its rarity. Replaced documents count until a merge removes them. */
function leafGains(
  parts: readonly Part[],
  leaves: readonly WeightedLeaf[],
  collection: CollectionStatistics,
): number[] {
  return leaves.map(({ leaf, weight }) => {
    const found = docFrequencyIn(parts, leaf);
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
  boosted: BoostedRows,
  { query, filter, uncounted }: KeywordSearch,
): Bitmap {
  const live = segment.docValues.live();
  const found = uncounted || !query.root ? Bitmap.full(live.size) : matcher.rows(query.root);
  const excluded = query.root ? excludedNodes(query.root).map((node) => matcher.rows(node)) : [];
  for (const row of boosted.rows) {
    const named = boosted.tierOf(row) === boostTiers.reference;
    if (named && !excluded.some((rows) => rows.has(row))) found.add(row);
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
  for (const [i, { leaf }] of query.leaves.entries()) {
    const [gain, counts] = [gains[i] ?? 0, matcher.counts(leaf)];
    if (counts) addColumnScores(counts, gain, norms, query.bm25, rows, scores);
    else addScores(matcher.postings(leaf), gain, norms, query.bm25, rows, scores);
  }
  if (uncounted) dropUnscored(rows, scores);
  return scores;
}

function typedSequence(
  parts: readonly Part[],
  { query, collection }: KeywordSearch,
): SequenceQuery | undefined {
  const { sequence } = query;
  if (sortOf(query) !== 'relevance') return undefined;
  const matchers = parts.map(({ matcher }) => matcher);
  const words = sequence?.map(withoutRelated) ?? [];
  const found = words.length > 1 ? sequenceQuery(words, matchers, collection) : undefined;
  // Every document of a phrase has its few words in their order.
  return query.root?.kind === 'phrase' && !found?.sentence ? undefined : found;
}

/**
 * True where only the best rows have to be found: any word of the query matches, nothing is filtered or counted by value, and
 * one of the words alone is in more documents than are counted.
 */
function wantsBestOnly(parts: readonly Part[], search: KeywordSearch, sequence?: SequenceQuery): boolean {
  const { query, filter, whole, uncounted } = search;
  const { root, leaves } = query;
  const ranked = query.sort === 'relevance' && !sequence?.sentence;
  if (!root || !ranked || whole || uncounted || !filter.passesAll || !isAnyTerm(root)) return false;
  const dead = parts.reduce(
    (sum, { segment: { docValues } }) => sum + docValues.size - docValues.liveRows,
    0,
  );
  return leaves.some(({ leaf }) => docFrequencyIn(parts, leaf) - dead >= beyondCounted);
}

const isAnyTerm = (node: QueryNode): boolean =>
  node.kind === 'term' ||
  (node.kind === 'bool' && node.must.length + node.not.length === 0 && node.should.every(isAnyTerm));

/** Scores and collects all rows of a segment that match. Returns how certain it is that one has the sentence. */
function collectAll(
  part: Part,
  search: KeywordSearch,
  found: { gains: readonly number[]; boosted: BoostedRows; best: TopDocs; passed: Passed },
  sequence: SequenceQuery | undefined,
  sort: SearchSort,
): number {
  const { segment, matcher } = part;
  const { gains, boosted, best } = found;
  const rows = passingRows(part, boosted, search);
  found.passed.set(segment, rows);
  const scores = scoresOf(part, rows, gains, search);
  const share = segment.docValues.liveRows / search.collection.documents;
  const sentence = sequence?.sentence ? addSequences(sequence, matcher, share, rows, scores) : 0;
  const others = collectBoosted(segment, rows, boosted, scores, sort, best);
  collectRows(segment, others, scores, sort, best);
  return sentence;
}

function boostedOf({ segment, matcher }: Part, { boosts, pinned }: KeywordQuery): BoostedRows {
  const boosted = boostedRows(matcher, boosts);
  const named = pinned?.get(segment);
  if (named) boosted.boost(named, boostTiers.reference);
  return boosted;
}

/** Finds, filters, counts and ranks over all segments with the statistics of the whole collection. */
export async function searchKeywords(search: KeywordSearch): Promise<KeywordResult> {
  const { segments, collection, query, signal, limit } = search;
  const parts = segments.map((segment) => ({
    segment,
    matcher: new SegmentMatcher(segment.index, segment.docValues.size),
  }));
  const gains = leafGains(parts, query.leaves, collection);
  const sort = sortOf(query);
  const sequence = typedSequence(parts, search);
  const few = wantsBestOnly(parts, search, sequence);
  const best = new TopDocs(sequence && !sequence.sentence ? Math.max(limit, comparedDocs) : limit);
  const passed: Passed = new Map();
  let sentence = 0;
  const pauseWhenLong = turnsOf(signal);
  for (const part of parts) {
    await pauseWhenLong();
    signal?.throwIfAborted();
    const boosted = boostedOf(part, query);
    if (few && part.segment.hasBlocks)
      offerBest(part.segment, query.leaves, gains, collection, query.bm25, boosted, best);
    else {
      const certain = collectAll(part, search, { gains, boosted, best, passed }, sequence, sort);
      sentence = Math.max(sentence, certain);
    }
  }
  if (few) {
    passed.clear();
    search.filter.total = beyondCounted;
  }
  const ordered = best.sorted();
  if (!sequence || sequence.sentence) return { best: ordered, passed, sentence };
  return { best: withSequences(sequence, ordered).slice(0, limit), passed, sentence: 0 };
}
