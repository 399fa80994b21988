import { FacetedFilter } from '../../facets/faceted-filter.ts';
import type { ResolvedFilters } from '../../facets/row-filters.ts';
import type { Bitmap } from '../../segments/bitmap.ts';
import type { LibraryOrdinals } from '../../segments/doc-values.ts';
import type { Segment } from '../../segments/segment.ts';
import { type Bm25Parameters, type CollectionStatistics, inverseDocumentFrequency } from '../bm25.ts';
import { leafKey, type WeightedLeaf } from '../segment-matcher.ts';
import { narrowNorms } from '../term-scores.ts';
import { type ScoredDoc, TopDocs } from '../top-docs.ts';
import { turnsOf } from '../turns.ts';
import { addEntries, blockRows, type Column, ColumnSums, unitsOf } from './column-sums.ts';

let kernel: ColumnSums | undefined;
/** The entries of any term that is not common fit, even in the largest segment. Used within one call. */
const entriesBuffer = Buffer.allocUnsafeSlow(1 << 18);

export interface LikeTermsSearch {
  collection: CollectionStatistics;
  ordinals: LibraryOrdinals;
  segments: readonly Segment[];
  filters: ResolvedFilters;
  limit: number;
  signal: AbortSignal | undefined;
  bm25: Bm25Parameters;
}

/** Two texts by their terms. */
interface Gains {
  /** Highest contribution of each term to the sum of a document, for each text. */
  ofTerms: Map<string, [number, number]>;
  /** Number of units in a score of 1, for each text. */
  units: readonly [number, number];
}

function gainsOf(
  texts: readonly [readonly WeightedLeaf[], readonly WeightedLeaf[]],
  { collection, segments, bm25 }: LikeTermsSearch,
): Gains {
  // BM25 counts a term that is repeated without end so many times its weight.
  const mostPart = bm25.k1 + 1;
  const ofTerms: Gains['ofTerms'] = new Map();
  const { documents } = collection;
  for (const [at, leaves] of texts.entries()) {
    for (const { leaf, weight } of leaves) {
      const term = leafKey(leaf);
      const found = segments.reduce((sum, { index }) => sum + index.docFrequency(term), 0);
      const known = ofTerms.get(term) ?? [0, 0];
      // Replaced documents count until a merge removes them.
      known[at] = weight * mostPart * inverseDocumentFrequency(Math.min(found, documents), collection);
      ofTerms.set(term, known);
    }
  }
  const all = [...ofTerms.values()];
  const units = [unitsOf(all.map(([first]) => first)), unitsOf(all.map(([, second]) => second))] as const;
  for (const gain of all) {
    gain[0] *= units[0];
    gain[1] *= units[1];
  }
  return { ofTerms, units };
}

/** Offers the rows that pass and have a score. */
function collect(
  segment: Segment,
  { words }: Bitmap,
  sums: Int32Array,
  { units }: Gains,
  best: readonly TopDocs[],
): void {
  for (const [at, top] of best.entries()) {
    const unit = 1 / (units[at] ?? 1);
    let { floor } = top;
    for (let i = 0; i < words.length; i += 1) {
      for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
        const row = (i << 5) + (31 - Math.clz32(word & -word));
        const score = (sums[2 * row + at] ?? 0) * unit;
        if (score < floor || score <= 0) continue;
        top.offer(segment, row, { score, boost: 0 }, { tier: 0, value: score });
        floor = top.floor;
      }
    }
  }
}

/** The two sums of each row of a segment, side by side. `pause` is called after each piece of work. */
async function sumsOf(
  segment: Segment,
  { ofTerms }: Gains,
  norms: Float32Array,
  pause: () => Promise<void> | undefined,
): Promise<Int32Array> {
  const { size } = segment.docValues;
  const sums = new Int32Array(2 * size);
  const common: Column[] = [];
  for (const [term, gain] of ofTerms) {
    const column = segment.index.columnPieces(term, size);
    const found = column ? undefined : segment.index.entriesOf(term, entriesBuffer);
    if (column) common.push({ read: column.read, gain });
    else if (found) addEntries(found, gain, norms, sums);
    await pause();
  }
  if (common.length > 0) kernel ??= new ColumnSums();
  for (let from = 0; from < size && common.length > 0; from += blockRows) {
    kernel?.add(common, from, Math.min(size, from + blockRows), norms, sums);
    await pause();
  }
  return sums;
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
  const pauseWhenLong = turnsOf(signal);
  for (const segment of segments) {
    signal?.throwIfAborted();
    const { docValues } = segment;
    const norms = narrowNorms(docValues, collection, search.bm25);
    const sums = await sumsOf(segment, gains, norms, pauseWhenLong);
    collect(segment, filter.apply(docValues, docValues.live()), sums, gains, best);
  }
  const [first, second] = best;
  return [first.sorted(), second.sorted()];
}
