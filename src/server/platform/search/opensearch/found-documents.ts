import type { TotalRelation } from '#shared/contracts/library.ts';
import { SEARCH, type SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { Ranked } from '../embedded/ranking/fusion.ts';
import type { SharedPairs, WordPair } from '../embedded/ranking/similar/word-pairs.ts';
import type { LibraryIndex, SearchResponse } from './index/library-index.ts';
import { anyOf, type Clause, withIds } from './query-body.ts';

/** A document in a list of the cluster. */
export interface FoundDoc extends Ranked {
  /** yyyymmdd; absent where unknown. */
  decided?: number;
  /** Judges who heard the case; absent where unknown. */
  strength?: number;
  /** Words of its text. */
  length?: number;
}

/** One search of several that are asked in one request. */
export interface Search {
  query: Clause;
  size: number;
  sort?: SearchSort;
  aggs?: Record<string, unknown>;
  /** False where no total is wanted. */
  counted?: boolean;
}

export interface FoundList {
  docs: FoundDoc[];
  /** Exact up to one more than the most that are counted. */
  total: number;
  aggregations: Record<string, unknown>;
}

const sorts = {
  relevance: [{ _score: 'desc' }, { id: 'asc' }],
  newest: [{ decided: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
  oldest: [{ decided: { order: 'asc', missing: '_last' } }, { id: 'asc' }],
  bench_strength: [
    { bench_strength: { order: 'desc', missing: '_last', unmapped_type: 'integer' } },
    { decided: { order: 'desc', missing: '_last' } },
    { id: 'asc' },
  ],
} as const;

function bodyOf({ query, size, sort = 'relevance', aggs, counted = true }: Search): object {
  return {
    query,
    size,
    sort: sorts[sort],
    track_scores: true,
    track_total_hits: counted ? SEARCH.mostCounted + 1 : false,
    // A look at any stored field, even the id, unpacks the texts around it.
    stored_fields: '_none_',
    docvalue_fields: ['id', 'decided', 'length', 'bench_strength'],
    ...(aggs ? { aggs } : {}),
  };
}

const first = (fields: Record<string, unknown[]> | undefined, name: string): unknown => fields?.[name]?.[0];

function listOf({ hits, aggregations = {} }: SearchResponse): FoundList {
  const docs = hits.hits.map(({ _score, fields }): FoundDoc => {
    const [decided, length] = [first(fields, 'decided'), first(fields, 'length')];
    const strength = first(fields, 'bench_strength');
    return {
      id: String(first(fields, 'id')),
      score: _score ?? 0,
      boost: 0,
      ...(typeof decided === 'number' ? { decided } : {}),
      ...(typeof length === 'number' ? { length } : {}),
      ...(typeof strength === 'number' ? { strength } : {}),
    };
  });
  return { docs, total: hits.total?.value ?? docs.length, aggregations };
}

/** Documents of several searches, in one request. The statistics of words are those of all shards. */
export async function findAll(
  index: LibraryIndex,
  searches: readonly Search[],
  signal?: AbortSignal,
): Promise<FoundList[]> {
  if (searches.length === 0) return [];
  const answers = await index.searchAll(searches.map(bodyOf), signal);
  return answers.map(listOf);
}

/** Beyond the most that are counted, the answer says no more than that there are more. */
export function countedUpTo(total: number): { total: number; totalRelation: TotalRelation } {
  return total > SEARCH.mostCounted
    ? { total: SEARCH.mostCounted, totalRelation: 'gte' }
    : { total, totalRelation: 'eq' };
}

const wordOf = (term: string): Clause => ({ span_term: { words: term } });

/** Matches documents that have a pair. Its name says in a hit which pair that is. */
const pairClause = ({ first, second, distance }: WordPair, pair: number): Clause => ({
  span_near: {
    clauses: [wordOf(first), wordOf(second)],
    slop: distance - 1,
    in_order: true,
    _name: String(pair),
  },
});

/** Finds the pairs that each of the documents has; documents without any are left out. */
export async function sharedPairs(
  index: LibraryIndex,
  pairs: readonly WordPair[],
  docs: readonly FoundDoc[],
  signal: AbortSignal | undefined,
): Promise<SharedPairs> {
  if (pairs.length === 0 || docs.length === 0) return new Map();
  const body = {
    query: { bool: { filter: [withIds(docs.map(({ id }) => id)), anyOf(pairs.map(pairClause))] } },
    size: docs.length,
    track_total_hits: false,
    stored_fields: '_none_',
    docvalue_fields: ['id'],
  };
  const [found] = await index.searchAll([body], signal);
  return new Map(
    (found?.hits.hits ?? []).map(({ fields, matched_queries: matched = [] }) => [
      String(fields?.id?.[0]),
      matched.map(Number),
    ]),
  );
}
