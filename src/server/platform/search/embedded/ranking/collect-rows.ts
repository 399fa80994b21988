import { boostTiers } from '#server/platform/search/engine.ts';
import type { SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import type { Segment } from '../segments/segment.ts';
import type { BoostedRows } from './boosts.ts';
import type { SortKey, TopDocs } from './top-docs.ts';

/** Larger than any day. */
const DAYS = 100_000_000;

/** Orders by the number of judges, and the later first of those with as many. */
export const strengthValue = (strength = 0, decided = 0): number => strength * DAYS + decided;

function sortValue(sort: SearchSort, { docValues }: Segment, row: number): number {
  const decided = docValues.decided[row] ?? 0;
  if (sort === 'bench_strength') return strengthValue(docValues.strengths[row], decided);
  if (sort === 'newest') return decided;
  return decided === 0 ? Number.NEGATIVE_INFINITY : -decided;
}

/** Collects rows without a boost. Most searches offer many, so the loop looks at each once. */
export function collectRows(
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
      const value = sort === 'relevance' ? score : sortValue(sort, segment, row);
      if (value < floor) continue;
      best.offer(segment, row, { score, boost: boostTiers.none }, { tier: 0, value });
      floor = best.floor;
    }
  }
}

/** Collects the boosted rows that passed, and returns the others. */
export function collectBoosted(
  segment: Segment,
  passed: Bitmap,
  boosted: BoostedRows,
  scores: Float64Array,
  sort: SearchSort,
  best: TopDocs,
): Bitmap {
  const { rows } = boosted;
  if (rows.length === 0) return passed;
  const others = passed.clone();
  for (const row of rows) {
    if (!passed.has(row)) continue;
    others.delete(row);
    const score = scores[row] ?? 0;
    const boost = boosted.tierOf(row);
    const key: SortKey =
      sort === 'relevance'
        ? { tier: boost, value: score }
        : { tier: 0, value: sortValue(sort, segment, row) };
    best.offer(segment, row, { score, boost }, key);
  }
  return others;
}
