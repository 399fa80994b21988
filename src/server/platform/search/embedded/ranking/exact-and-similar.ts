import { excludedNodes } from '#law/query/query.ts';
import type { EngineQuery } from '../engine-query.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import type { Segment } from '../segments/segment.ts';
import { fusionWeights, type Ranked } from './fusion.ts';
import type { KeywordResult } from './keyword-search.ts';
import {
  fuse,
  type Matched,
  type OrderedBy,
  orderOf,
  type RankedHits,
  rankedHits,
  sortHits,
  withUnfused,
} from './ranked-hits.ts';
import { SegmentMatcher } from './segment-matcher.ts';
import type { ScoredDoc } from './top-docs.ts';

/** Similar hits follow the exact ones, at most so many. */
export const mostSimilar = 20;

/** In a semantic search the meaning ranks what matches, and the words decide between equals. */
const weightsOf = (mode: EngineQuery['mode'], sentence: number) =>
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

/** A query that binds, what its words and its meaning found, and which documents match it. */
export interface ExactSearch<T extends Ranked> {
  query: Pick<EngineQuery, 'mode' | 'sort'>;
  best: readonly T[];
  sentence: number;
  nearest: readonly T[];
  window: number;
  matches: (doc: T) => boolean;
  excluded: (doc: T) => boolean;
  orderOf: (doc: T) => OrderedBy;
}

/**
 * The documents that match a query that binds, ranked by words and meaning, and after them the nearest of those that do
 * not match: marked `similar`, never scored above an exact one, and without those that the query excludes.
 */
export function exactThenSimilar<T extends Ranked>(
  search: ExactSearch<T>,
): { ordered: Matched<T>[]; similarTotal: number } {
  const { query, best, sentence, nearest, window, matches, excluded, orderOf } = search;
  const weights = weightsOf(query.mode, sentence);
  const first = query.sort === 'relevance' ? best.slice(0, window) : best;
  const fused = fuse<T>([
    { kind: 'keyword', weight: weights.keyword, window, list: first },
    { kind: 'semantic', weight: weights.semantic, list: nearest.filter(matches) },
  ]);
  const exact = withUnfused(sortHits(fused, query.sort, orderOf), best.slice(first.length));
  const others = nearest.filter((doc) => !matches(doc) && !excluded(doc)).slice(0, mostSimilar);
  const highest = exact.at(-1)?.score ?? 1;
  const boost = exact.at(-1)?.boost ?? 0;
  const similar = rankedHits(others, 'semantic').map((hit) => ({
    ...hit,
    score: Math.min(hit.score, highest),
    boost: Math.min(hit.boost, boost),
    similar: true as const,
  }));
  return { ordered: [...exact, ...sortHits(similar, query.sort, orderOf)], similarTotal: similar.length };
}

/** The hits of a query that binds, in this index. */
export function exactThenSimilarRows(
  query: EngineQuery,
  { best, sentence, passed }: KeywordResult,
  nearest: readonly ScoredDoc[],
  window: number,
): Pick<RankedHits, 'ordered' | 'similarTotal'> {
  const matches = ({ segment, row }: ScoredDoc) => {
    const rows = passed.get(segment);
    return rows !== undefined && row < rows.size && rows.has(row);
  };
  const excluded = exclusion(query);
  return exactThenSimilar({ query, best, sentence, nearest, window, matches, excluded, orderOf });
}
