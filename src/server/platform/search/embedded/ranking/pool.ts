import type { SearchHit } from '#server/platform/search/engine.ts';
import type { SearchSort, TotalRelation } from '#shared/contracts/library.ts';
import { Bitmap } from '../segments/bitmap.ts';
import type { FacetedFilter } from '../segments/faceted-filter.ts';
import type { DocAddress, Segment } from '../segments/segment.ts';
import type { Candidate } from './candidates.ts';
import type { KeywordResult } from './keyword.ts';
import { byScore, type FusedList, fuseLists } from './ranking.ts';

// The candidates of one query. They depend on the query alone and never on the page, so that a hit stands on one page
// only, and the total and the facets are the same on every page.

type Match = SearchHit['match'];
export interface Placed extends DocAddress {
  id: string;
  score: number;
  match: Match;
}

/** The hits of a query in order, at least as far as the page needs, and how many there are. */
export interface Pool {
  ordered: readonly Placed[];
  total: number;
  totalRelation: TotalRelation;
}

export interface CandidateList extends FusedList {
  list: readonly Candidate[];
}

/** A list as long as its limit was probably cut. */
export function relationOf(lists: readonly (readonly unknown[])[], limit: number): TotalRelation {
  return lists.some(({ length }) => length >= limit) ? 'gte' : 'eq';
}

export function placed(candidates: readonly Candidate[], match: Match): Placed[] {
  return candidates.map(({ segment, row, id, score }) => ({ segment, row, id, score, match }));
}

/** Several lists by meaning as one: each document by its best score. */
export function nearest(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of lists.flat()) {
    if (candidate.score > (best.get(candidate.id)?.score ?? 0)) best.set(candidate.id, candidate);
  }
  return [...best.values()].sort(byScore);
}

export function fuseCandidates(lists: readonly CandidateList[]): Placed[] {
  const places = new Map<string, DocAddress>();
  for (const { list } of lists) for (const { id, segment, row } of list) places.set(id, { segment, row });
  const fused: Placed[] = [];
  for (const { id, score, match } of fuseLists(lists)) {
    const place = places.get(id);
    if (place) fused.push({ ...place, id, score, match });
  }
  return fused;
}

/**
 * The fused hits, and after them what else the words found, best first. Only the first of the words take part in the
 * fusion, because scores by meaning are known for the nearest documents alone.
 */
export function continued(fused: readonly Placed[], rest: readonly Candidate[]): Placed[] {
  const known = new Set(fused.map(({ id }) => id));
  const [floor, best] = [fused.at(-1)?.score ?? 0, rest[0]?.score ?? 0];
  const scale = best > 0 ? floor / best : 0;
  return [
    ...fused,
    ...placed(
      rest.filter(({ id }) => !known.has(id)),
      'keyword',
    ).map((hit) => ({ ...hit, score: hit.score * scale })),
  ];
}

/** By relevance, or by date: documents of one day stand by id, as in a search by words, and those without a date last. */
export function bySort(list: Placed[], sort: SearchSort): Placed[] {
  if (sort === 'relevance') return list.sort(byScore);
  const direction = sort === 'newest' ? -1 : 1;
  const day = ({ segment, row }: Placed) => segment.docValues.decided[row] || direction * -Infinity;
  const days = new Map(list.map((item) => [item, day(item)]));
  return list.sort((a, b) => {
    const [x, y] = [days.get(a) ?? 0, days.get(b) ?? 0];
    return x === y ? (a.id < b.id ? -1 : 1) : direction * (x - y);
  });
}

/** Counts semantic hits, together with the keyword matches where there are any, each document once. */
export function countRows(near: readonly Candidate[], filter: FacetedFilter, words?: KeywordResult): void {
  const rows = new Map<Segment, Bitmap>(words?.passed);
  for (const { segment, row } of near) {
    let map = rows.get(segment);
    if (!map || row >= map.size) {
      // A segment that still takes documents may have grown since the words were counted.
      const grown = new Bitmap(segment.docValues.size);
      if (map) grown.words.set(map.words);
      map = grown;
      rows.set(segment, map);
    }
    map.add(row);
  }
  for (const [segment, map] of rows) filter.apply(segment.docValues, map);
}
