import { excludedNodes } from '#law/query/query.ts';
import type { EngineQuery } from '../engine-query.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import type { Segment } from '../segments/segment.ts';
import { fusionWeights } from './fusion.ts';
import type { KeywordResult } from './keyword-search.ts';
import { fuse, type RankedHits, rankedHits, sortHits, withUnfused } from './ranked-hits.ts';
import { SegmentMatcher } from './segment-matcher.ts';
import type { ScoredDoc } from './top-docs.ts';

/** Similar hits follow the exact ones, at most so many. */
export const mostSimilar = 20;

/** In a semantic search the meaning ranks what matches, and the words decide between equals. */
const weightsOf = ({ mode }: EngineQuery, { sentence }: KeywordResult) =>
  mode === 'semantic' ? { keyword: 0.01, semantic: 0.99 } : fusionWeights(sentence);

/** True for the rows that contain what the query excludes. */
function exclusion(query: EngineQuery): (doc: ScoredDoc) => boolean {
  const excluded = query.root ? excludedNodes(query.root) : [];
  const rows = new Map<Segment, Bitmap[]>();
  return ({ segment, row }) => {
    let found = rows.get(segment);
    if (!found) {
      const matcher = new SegmentMatcher(segment.index, segment.docValues.size);
      found = excluded.map((node) => matcher.rows(node));
      rows.set(segment, found);
    }
    return found.some((each) => row < each.size && each.has(row));
  };
}

/**
 * The documents that match a query that binds, ranked by words and meaning, and after them the nearest of those that do
 * not match: marked `similar`, never scored above an exact one, and without those that the query excludes.
 */
export function exactThenSimilar(
  query: EngineQuery,
  keyword: KeywordResult,
  nearest: readonly ScoredDoc[],
  window: number,
): Pick<RankedHits, 'ordered' | 'similarTotal'> {
  const weights = weightsOf(query, keyword);
  const matches = ({ segment, row }: ScoredDoc) => {
    const passed = keyword.passed.get(segment);
    return passed !== undefined && row < passed.size && passed.has(row);
  };
  const first = query.sort === 'relevance' ? keyword.best.slice(0, window) : keyword.best;
  const fused = fuse([
    { kind: 'keyword', weight: weights.keyword, window, list: first },
    { kind: 'semantic', weight: weights.semantic, list: nearest.filter(matches) },
  ]);
  const exact = withUnfused(sortHits(fused, query.sort), keyword.best.slice(first.length));
  const excluded = exclusion(query);
  const others = nearest.filter((doc) => !matches(doc) && !excluded(doc)).slice(0, mostSimilar);
  const highest = exact.at(-1)?.score ?? 1;
  const boost = exact.at(-1)?.boost ?? 0;
  const similar = rankedHits(others, 'semantic').map((hit) => ({
    ...hit,
    score: Math.min(hit.score, highest),
    boost: Math.min(hit.boost, boost),
    similar: true as const,
  }));
  return { ordered: [...exact, ...sortHits(similar, query.sort)], similarTotal: similar.length };
}
