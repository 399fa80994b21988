import type { SearchHit, SimilarAnswer, SimilarRequest } from '#server/platform/search/engine.ts';
import { pageOf } from '../../engine-query.ts';
import type { Ranked } from '../fusion.ts';
import { type ListOf, type Matched, relationOf } from '../ranked-hits.ts';

/** Sections of acts beside the judgments that are like a text: usually, and at most. */
const similarActs = { usual: 5, most: 100 };

/** Documents similar to a text, best first, in any engine. */
interface Like<T extends Ranked> {
  /** The lists that were fused, each cut at `limit`. */
  lists: readonly ListOf<T>[];
  limit: number;
  ranked: readonly Matched<T>[];
  /** Sections of acts for the text, best first. */
  sections: readonly Matched<T>[];
  isAct: (hit: Matched<T>) => boolean;
  read: (hits: readonly Matched<T>[]) => Promise<SearchHit[]>;
}

/** Judgments, and the best sections of acts on the first page; acts alone where the filter asks for acts. */
export async function similarAnswer<T extends Ranked>(
  request: SimilarRequest,
  { lists, limit, ranked, sections, isAct, read }: Like<T>,
): Promise<SimilarAnswer> {
  const { from, size } = pageOf(request);
  const acts = request.filters?.type === 'act' ? [] : sections;
  const ordered = acts.length > 0 ? ranked.filter((hit) => !isAct(hit)) : ranked;
  const count = Math.min(request.acts ?? similarActs.usual, similarActs.most);
  const [hits, actHits] = await Promise.all([
    read(ordered.slice(from, from + size)),
    read(from === 0 ? acts.slice(0, count) : []),
  ]);
  const all = lists.map(({ list }) => list);
  return {
    hits,
    total: ordered.length,
    totalRelation: relationOf(all, limit),
    ...(actHits.length > 0 ? { acts: actHits } : {}),
    ...(ordered[0] ? { best: ordered[0].score } : {}),
  };
}
