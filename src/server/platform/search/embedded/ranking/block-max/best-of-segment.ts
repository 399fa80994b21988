import { boostTiers } from '#server/platform/search/engine.ts';
import type { Segment } from '../../segments/segment.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import { narrowNorms } from '../term-scores.ts';
import type { TopDocs } from '../top-docs.ts';
import { groupRows, RangeSums, rangeRows, sumError } from './range-sums.ts';
import { type Scoring, TermScorer } from './term-scorer.ts';

// Finds the rows that can be among the best, and no others: MaxScore (Turtle and Flood, 1995) over ranges of rows, with
// what the blocks of each term say of themselves (Ding and Suel, 2011). Common terms are added from columns. The answer is the same as that of scoring all.

/** Bounds and sums are rounded otherwise than scores; what is so near the limit is scored. */
const slack = 1 + sumError;
/** A sum of 0 is no match, however low the limit. */
const leastSum = 1e-30;

/** What a term adds to each row of a range, where it cannot be asked for again; used within one call only. */
const scratch: Float64Array[] = [];
let sums: RangeSums | undefined;

function scratchOf(i: number): Float64Array {
  const known = scratch[i] ?? new Float64Array(rangeRows);
  scratch[i] = known;
  return known;
}

/** A term in the range that is looked at. */
interface RangeTerm {
  scorer: TermScorer;
  /** No row of the range gets more from it. */
  bound: number;
  own: Float64Array;
  /** True where `own` says what the term adds to a row. */
  kept: boolean;
}

class RangeSearch {
  readonly #segment: Segment;
  readonly #terms: RangeTerm[];
  /** The lowest bound first. */
  readonly #byBound: RangeTerm[];
  readonly #norms: Float32Array;
  readonly #boosted: ReadonlyMap<number, number>;
  readonly #best: TopDocs;
  readonly #sums: RangeSums;

  constructor(
    segment: Segment,
    scorers: readonly TermScorer[],
    norms: Float32Array,
    boosted: ReadonlyMap<number, number>,
    best: TopDocs,
  ) {
    sums ??= new RangeSums();
    this.#sums = sums;
    this.#segment = segment;
    this.#terms = scorers.map((scorer, i) => ({ scorer, bound: 0, own: scratchOf(i), kept: false }));
    this.#byBound = [...this.#terms];
    this.#norms = norms;
    this.#boosted = boosted;
    this.#best = best;
  }

  /** Offers the rows of [from, end) that can be among the best. */
  run(from: number, end: number): void {
    let all = 0;
    for (const term of this.#terms) {
      term.bound = term.scorer.boundOf(from, end) * slack;
      all += term.bound;
    }
    if (all === 0 || all < this.#best.floor) return;
    this.#byBound.sort((a, b) => a.bound - b.bound);
    // A row that has only these terms cannot be among the best.
    let few = 0;
    let sum = 0;
    for (const { bound } of this.#byBound) {
      if (sum + bound >= this.#best.floor) break;
      sum += bound;
      few += 1;
    }
    this.#sums.start(this.#norms.subarray(from, end));
    for (const [i, term] of this.#byBound.entries())
      term.kept = i < few || term.scorer.addRange(from, end, term.own, this.#sums);
    this.#offer(from, end, few, sum);
  }

  #offer(from: number, end: number, few: number, most: number): void {
    const { sums: found } = this.#sums;
    const leastFor = (floor: number) => Math.max(leastSum, (floor - most) / slack);
    let { floor } = this.#best;
    let least = leastFor(floor);
    for (const group of this.#sums.groupsFrom(least / slack)) {
      for (let place = group; place < group + groupRows; place += 1) {
        const sum = found[place] ?? 0;
        if (sum < least || place >= end - from) continue;
        const row = from + place;
        if (!this.#segment.docValues.isLive(row) || this.#boosted.has(row)) continue;
        if (!this.#complete(place, row, few, sum * slack + most, floor)) continue;
        const score = this.#scoreAt(place, row);
        this.#best.offer(
          this.#segment,
          row,
          { score, boost: boostTiers.none },
          { tier: boostTiers.none, value: score },
        );
        floor = this.#best.floor;
        least = leastFor(floor);
      }
    }
  }

  /** Looks up what the other terms add to a row; false as soon as it cannot be among the best. */
  #complete(place: number, row: number, few: number, most: number, floor: number): boolean {
    let left = most;
    for (let i = few - 1; i >= 0; i -= 1) {
      const term = this.#byBound[i];
      if (!term) continue;
      if (left < floor) return false;
      const score = term.scorer.scoreOf(row);
      term.own[place] = score;
      left += score * slack - term.bound;
    }
    return left >= floor;
  }

  /** Adds in the order of the terms, as scoring all rows does: sums of another order differ in the last digit. */
  #scoreAt(place: number, row: number): number {
    let score = 0;
    for (const { own, kept, scorer } of this.#terms) score += kept ? (own[place] ?? 0) : scorer.scoreOf(row);
    return score;
  }
}

/** Offers the boosted rows that are live, with their scores. */
function offerBoosted(
  segment: Segment,
  scorers: readonly TermScorer[],
  boosted: ReadonlyMap<number, number>,
  best: TopDocs,
): void {
  for (const row of [...boosted.keys()].sort((a, b) => a - b)) {
    if (!segment.docValues.isLive(row)) continue;
    const boost = boosted.get(row) ?? 0;
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
    leaf.kind === 'term' ? [new TermScorer(segment.index, leaf.term, gains[i] ?? 0, scoring)] : [],
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
  boosted: ReadonlyMap<number, number>,
  best: TopDocs,
): void {
  const { docValues } = segment;
  const scoring = { docValues, collection, bm25 };
  if (boosted.size > 0)
    withScorers(segment, leaves, gains, scoring, (scorers) => offerBoosted(segment, scorers, boosted, best));
  withScorers(segment, leaves, gains, scoring, (scorers) => {
    const norms = narrowNorms(docValues, collection, bm25);
    const ranges = new RangeSearch(segment, scorers, norms, boosted, best);
    for (let from = 0; from < docValues.size; from += rangeRows)
      ranges.run(from, Math.min(from + rangeRows, docValues.size));
  });
}
