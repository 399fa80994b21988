import type { SearchHit } from '#server/platform/search/engine.ts';
import type { TotalRelation } from '#shared/contracts/library.ts';
import type { SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { FacetedFilter } from '../facets/faceted-filter.ts';
import { Bitmap } from '../segments/bitmap.ts';
import type { Segment } from '../segments/segment.ts';
import { strengthValue } from './collect-rows.ts';
import { byRank, type FusedList, fuseLists, type Ranked } from './fusion.ts';
import type { KeywordResult } from './keyword-search.ts';
import type { ScoredDoc } from './top-docs.ts';

// The candidates of one query. They depend on the query alone and never on the page, so that a hit is on one page
// only, and the total and the facets are the same on every page.

type Match = SearchHit['match'];
/** A hit of any engine. */
export type Matched<T extends Ranked> = T & {
  match: Match;
  /** Only near in meaning to a query that binds. */
  similar?: true;
};
export type RankedHit = Matched<ScoredDoc>;

/** The hits of a query in order, at least as far as the page needs, and their number. */
export interface RankedHits {
  ordered: readonly RankedHit[];
  total: number;
  totalRelation: TotalRelation;
  /** Number of hits marked `similar` that follow the others. */
  similarTotal?: number;
}

export interface ListOf<T extends Ranked> extends FusedList {
  list: readonly T[];
}
export type ScoredList = ListOf<ScoredDoc>;

/** A list as long as its limit was probably cut. */
export function relationOf(lists: readonly (readonly unknown[])[], limit: number): TotalRelation {
  return lists.some(({ length }) => length >= limit) ? 'gte' : 'eq';
}

export function rankedHits<T extends Ranked>(docs: readonly T[], match: Match): Matched<T>[] {
  return docs.map((doc) => ({ ...doc, match }));
}

/** Several lists of nearest neighbours as one: each document with its best score. */
export function bestOfEach<T extends Ranked>(lists: readonly (readonly T[])[]): T[] {
  const best = new Map<string, T>();
  for (const doc of lists.flat()) {
    if (doc.score > (best.get(doc.id)?.score ?? 0)) best.set(doc.id, doc);
  }
  return [...best.values()].sort(byRank);
}

export function fuse<T extends Ranked>(lists: readonly ListOf<T>[]): Matched<T>[] {
  const docs = new Map<string, T>();
  for (const { list } of lists) for (const doc of list) docs.set(doc.id, doc);
  return fuseLists(lists).flatMap((hit) => {
    const doc = docs.get(hit.id);
    return doc ? [{ ...doc, ...hit }] : [];
  });
}

/**
 * The fused hits, and after them the other keyword matches, best first. Only the first keyword matches take part in the
 * fusion, because semantic scores are known for the nearest documents alone. The scores go on where the fused ones end,
 * and never rise.
 */
export function withUnfused<T extends Ranked>(
  fused: readonly Matched<T>[],
  rest: readonly T[],
): Matched<T>[] {
  const known = new Set(fused.map(({ id }) => id));
  const last = { score: fused.at(-1)?.score ?? 0, boost: fused.at(-1)?.boost ?? 0 };
  const best = rest.reduce((highest, { score }) => Math.max(highest, score), 0);
  const scale = best > 0 ? last.score / best : 0;
  const others: Matched<T>[] = [];
  for (const doc of rest) {
    if (known.has(doc.id)) continue;
    last.boost = Math.min(last.boost, doc.boost);
    last.score = Math.min(last.score, doc.score * scale);
    others.push({ ...doc, ...last, match: 'keyword' });
  }
  return [...fused, ...others];
}

/** The day of a document as yyyymmdd, and the judges who heard it: hits are ordered by them. */
export interface OrderedBy {
  decided: number | undefined;
  strength: number | undefined;
}

export const orderOf = ({ segment: { docValues }, row }: ScoredDoc): OrderedBy => ({
  decided: docValues.decided[row],
  strength: docValues.strengths[row],
});

/** By relevance, by date or by bench: equal documents by id, as in a keyword search, and those without a date last. */
export function sortHits<T extends Ranked>(
  hits: Matched<T>[],
  sort: SearchSort,
  orderOf: (hit: T) => OrderedBy,
): Matched<T>[] {
  if (sort === 'relevance') return hits.sort(byRank);
  const direction = sort === 'oldest' ? 1 : -1;
  const valueOfHit = (hit: T) => {
    const { decided, strength } = orderOf(hit);
    return sort === 'bench_strength' ? strengthValue(strength, decided) : decided || direction * -Infinity;
  };
  const values = new Map(hits.map((hit) => [hit, valueOfHit(hit)]));
  return hits.sort((a, b) => {
    const [x, y] = [values.get(a) ?? 0, values.get(b) ?? 0];
    return x === y ? (a.id < b.id ? -1 : 1) : direction * (x - y);
  });
}

/** Counts the nearest neighbours, and the keyword matches where there are any, each document once. */
export function countHits(
  nearest: readonly ScoredDoc[],
  filter: FacetedFilter,
  keyword?: KeywordResult,
): void {
  const rows = new Map<Segment, Bitmap>(keyword?.passed);
  for (const { segment, row } of nearest) {
    let map = rows.get(segment);
    if (!map || row >= map.size) {
      // A segment that still takes documents may have grown since the keyword matches were counted.
      const grown = new Bitmap(segment.docValues.size);
      if (map) grown.words.set(map.words);
      map = grown;
      rows.set(segment, map);
    }
    map.add(row);
  }
  for (const [segment, map] of rows) filter.apply(segment.docValues, map);
}
