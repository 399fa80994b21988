import { boostTiers } from '#server/platform/search/engine.ts';
import type { Segment } from '../../segments/segment.ts';
import type { BoostedRows } from '../boosts.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import type { TopDocs } from '../top-docs.ts';
import { type Scoring, type TermScorer, termScorer } from './term-scorer.ts';

// Finds the rows that can be among the best, and no others: MaxScore (Turtle and Flood, 1995) over ranges of rows, with
// what the blocks of each term say of themselves (Ding and Suel, 2011). Common terms are added from columns. The answer is the same as that of scoring all.

/** Rows that are looked at together; what is read of them stays in the cache of the processor. */
const rangeRows = 4096;
/** Bounds and sums are rounded otherwise than scores; a row so near the limit is scored. */
const slack = 1 + 1e-9;
/** A sum of 0 is no match, however low the limit. */
const leastSum = 1e-30;

/** Contribution of a term to each row of a range, when it cannot be computed again; used within one call only. */
const scratch: Float64Array[] = [];
/** The sums of the rows of a range; used within one call only. */
const sums = new Float64Array(rangeRows);

function scratchOf(i: number): Float64Array {
  const known = scratch[i] ?? new Float64Array(rangeRows);
  scratch[i] = known;
  return known;
}

interface RangeTerm {
  scorer: TermScorer;
  own: Float64Array;
}

class RangeSearch {
  readonly #segment: Segment;
  readonly #terms: readonly RangeTerm[];
  readonly #boosted: BoostedRows;
  readonly #best: TopDocs;

  constructor(segment: Segment, scorers: readonly TermScorer[], boosted: BoostedRows, best: TopDocs) {
    this.#segment = segment;
    this.#terms = scorers.map((scorer, i) => ({ scorer, own: scratchOf(i) }));
    this.#boosted = boosted;
    this.#best = best;
  }

  /** Offers the rows of [from, end) that can be among the best. */
  run(from: number, end: number): void {
    let most = 0;
    for (const { scorer } of this.#terms) most += scorer.boundOf(from, end) * slack;
    if (most === 0 || most < this.#best.floor) return;
    sums.fill(0);
    for (const { scorer, own } of this.#terms) scorer.addRange(from, end, own, sums);
    this.#offer(from, end);
  }

  #offer(from: number, end: number): void {
    const { docValues } = this.#segment;
    let least = this.#least();
    for (let place = 0; place < end - from; place += 1) {
      if ((sums[place] ?? 0) < least) continue;
      const row = from + place;
      if (!docValues.isLive(row) || this.#boosted.tierOf(row) > boostTiers.none) continue;
      const score = this.#scoreAt(place, row);
      this.#best.offer(
        this.#segment,
        row,
        { score, boost: boostTiers.none },
        { tier: boostTiers.none, value: score },
      );
      least = this.#least();
    }
  }

  /** The lowest sum of a row that can be among the best. */
  #least(): number {
    return Math.max(leastSum, this.#best.floor / slack);
  }

  /** Adds in the order of the terms, as scoring all rows does: sums of another order differ in the last digit. */
  #scoreAt(place: number, row: number): number {
    let score = 0;
    for (const { own, scorer } of this.#terms)
      score += scorer.common ? scorer.scoreOf(row) : (own[place] ?? 0);
    return score;
  }
}

/** Offers the boosted rows that are live, with their scores. */
function offerBoosted(
  segment: Segment,
  scorers: readonly TermScorer[],
  boosted: BoostedRows,
  best: TopDocs,
): void {
  for (const row of boosted.rows) {
    if (!segment.docValues.isLive(row)) continue;
    const boost = boosted.tierOf(row);
    let score = 0;
    for (const scorer of scorers) score += scorer.scoreOf(row);
    if (score === 0 && boost < boostTiers.reference) continue;
    best.offer(segment, row, { score, boost }, { tier: boost, value: score });
  }
}

function withScorers(
  segment: Segment,
  leaves: readonly WeightedLeaf[],
  gains: readonly number[],
  scoring: Scoring,
  work: (scorers: readonly TermScorer[]) => void,
): void {
  const scorers = leaves.flatMap(({ leaf }, i) =>
    leaf.kind === 'term' ? [termScorer(segment.index, leaf.term, gains[i] ?? 0, scoring)] : [],
  );
  work(scorers);
  for (const scorer of scorers) scorer.close();
}

/** Offers all rows of a segment that can be among the best by the terms of a query; the boosted ones in their tiers. */
export function offerBest(
  segment: Segment,
  leaves: readonly WeightedLeaf[],
  gains: readonly number[],
  collection: Scoring['collection'],
  bm25: Scoring['bm25'],
  boosted: BoostedRows,
  best: TopDocs,
): void {
  const { docValues } = segment;
  const scoring = { docValues, collection, bm25 };
  if (boosted.rows.length > 0)
    withScorers(segment, leaves, gains, scoring, (scorers) => offerBoosted(segment, scorers, boosted, best));
  withScorers(segment, leaves, gains, scoring, (scorers) => {
    const ranges = new RangeSearch(segment, scorers, boosted, best);
    for (let from = 0; from < docValues.size; from += rangeRows)
      ranges.run(from, Math.min(from + rangeRows, docValues.size));
  });
}
