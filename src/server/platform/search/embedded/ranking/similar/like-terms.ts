import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import type { Postings } from '../../inverted-index/postings.ts';
import type { Bitmap } from '../../segments/bitmap.ts';
import type { LibraryOrdinals } from '../../segments/doc-values.ts';
import { FacetedFilter } from '../../segments/faceted-filter.ts';
import type { Segment } from '../../segments/segment.ts';
import { type CollectionStatistics, inverseDocumentFrequency, textQueryBm25 } from '../bm25.ts';
import { leafKey, type WeightedLeaf } from '../segment-matcher.ts';
import { lengthNorms } from '../term-scores.ts';
import { type ScoredDoc, TopDocs } from '../top-docs.ts';
import { blockRows, type Column, ColumnSums, type Gain } from './column-sums.ts';
import { CountColumns } from './count-columns.ts';

/** Yields to other searches after this many milliseconds. */
const turnMs = 8;
/** The counts of a term that stands in a larger share of a segment are kept as a column. */
const commonShare = 0.125;
/** Bytes of such columns: some 640 terms of 100,000 documents. */
const keptColumns = 64_000_000;
/** The columns of a small segment are not worth their place. */
const leastRows = 1000;

const columns = new CountColumns(keptColumns);
let sums: ColumnSums | undefined;

export interface LikeTermsSearch {
  collection: CollectionStatistics;
  ordinals: LibraryOrdinals;
  segments: readonly Segment[];
  filters: LibraryFilters;
  limit: number;
  signal: AbortSignal | undefined;
}

/** Two texts by their terms: what each term gives to the score of a document for each. */
type Gains = Map<string, [number, number]>;

function gainsOf(
  texts: readonly [readonly WeightedLeaf[], readonly WeightedLeaf[]],
  { collection, segments }: LikeTermsSearch,
): Gains {
  const gains: Gains = new Map();
  const { documents } = collection;
  for (const [at, leaves] of texts.entries()) {
    for (const { leaf, weight } of leaves) {
      const term = leafKey(leaf);
      const found = segments.reduce((sum, { index }) => sum + index.docFrequency(term), 0);
      const known = gains.get(term) ?? [0, 0];
      // Replaced documents count until a merge removes them.
      known[at] = weight * inverseDocumentFrequency(Math.min(found, documents), collection);
      gains.set(term, known);
    }
  }
  return gains;
}

const mostPart = textQueryBm25.k1 + 1;

/** Adds what a term gives to the two scores of each row, which lie side by side. */
function addPostings(
  { rows, counts }: Postings,
  gain: Gain,
  norms: Float64Array,
  scores: Float64Array,
): void {
  const [first, second] = gain;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const count = counts[i] ?? 0;
    const part = (count * mostPart) / (count + (norms[row] ?? 0));
    scores[2 * row] = (scores[2 * row] ?? 0) + first * part;
    scores[2 * row + 1] = (scores[2 * row + 1] ?? 0) + second * part;
  }
}

/** The column of a term that is common in a segment which does not change. */
function columnOf({ index, docValues, flushed }: Segment, term: string): Uint8Array | undefined {
  const { size } = docValues;
  const common = flushed && size >= leastRows && index.docFrequency(term) > size * commonShare;
  return common ? columns.of(index, term, size, () => index.postings(term)) : undefined;
}

/** Offers the rows that pass and have a score. */
function collect(segment: Segment, { words }: Bitmap, scores: Float64Array, best: readonly TopDocs[]): void {
  for (const [at, top] of best.entries()) {
    let { floor } = top;
    for (let i = 0; i < words.length; i += 1) {
      for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
        const row = (i << 5) + (31 - Math.clz32(word & -word));
        const score = scores[2 * row + at] ?? 0;
        if (score < floor || score <= 0) continue;
        top.offer(segment, row, { score, boost: 0 }, { tier: 0, value: score });
        floor = top.floor;
      }
    }
  }
}

/** The two scores of each row of a segment, side by side. `pause` is called after each piece of work. */
async function scoresOf(
  segment: Segment,
  gains: Gains,
  norms: Float64Array,
  pause: () => Promise<void> | undefined,
): Promise<Float64Array> {
  const { size } = segment.docValues;
  const scores = new Float64Array(2 * size);
  const common: Column[] = [];
  for (const [term, gain] of gains) {
    const counts = columnOf(segment, term);
    if (counts) common.push({ counts, gain });
    else addPostings(segment.index.postings(term), gain, norms, scores);
    await pause();
  }
  if (common.length > 0) sums ??= new ColumnSums();
  for (let from = 0; from < size && common.length > 0; from += blockRows) {
    sums?.add(common, from, Math.min(size, from + blockRows), norms, scores);
    await pause();
  }
  return scores;
}

/**
 * The documents most like two texts, best first, each by BM25 over the terms that represent the text: the postings of a
 * term are read once for both.
 */
export async function likeTerms(
  texts: readonly [readonly WeightedLeaf[], readonly WeightedLeaf[]],
  search: LikeTermsSearch,
): Promise<[ScoredDoc[], ScoredDoc[]]> {
  const { collection, segments, signal, limit } = search;
  const gains = gainsOf(texts, search);
  const best = [new TopDocs(limit), new TopDocs(limit)] as const;
  const filter = new FacetedFilter(search.filters, [], search.ordinals);
  let turn = performance.now();
  const pause = async () => {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    turn = performance.now();
  };
  const pauseWhenLong = () => (performance.now() - turn > turnMs ? pause() : undefined);
  for (const segment of segments) {
    signal?.throwIfAborted();
    const { docValues } = segment;
    const norms = lengthNorms(docValues, collection, textQueryBm25);
    const scores = await scoresOf(segment, gains, norms, pauseWhenLong);
    collect(segment, filter.apply(docValues, docValues.live()), scores, best);
  }
  const [first, second] = best;
  return [first.sorted(), second.sorted()];
}
