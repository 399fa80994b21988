// Fusion of lists of different scales into one list: pure functions over ids and scores.

/** A document in a ranked list. `boost` is its tier (`boostTiers` of engine.ts), `score` ranks it within the tier. */
export interface Ranked {
  id: string;
  score: number;
  boost: number;
}

/** By boost tier, then by score, then by id, so that equal hits always keep their order. */
export function byRank(a: Ranked, b: Ranked): number {
  return b.boost - a.boost || b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** The scores of one list, brought to 0…1. The first `window` hits set the scale. */
export function normalise(list: readonly Ranked[], window: number = list.length): Map<string, number> {
  let best = 0;
  for (const { score } of list.slice(0, window)) best = Math.max(best, score);
  return new Map(list.map(({ id, score }) => [id, best > 0 ? score / best : 0]));
}

export interface Fused extends Ranked {
  match: 'keyword' | 'semantic' | 'hybrid';
}

/** A ranked list that goes into a fusion. */
export interface FusedList {
  kind: 'keyword' | 'semantic';
  weight: number;
  list: readonly Ranked[];
  /**
   * Number of hits that set the scale of the list; default all. With it, scores do not change as the list
   * grows with the page.
   */
  window?: number;
}

/** Merges lists: each is normalised, weighted and added. A hit keeps the highest of its boost tiers. */
export function fuseLists(lists: readonly FusedList[]): Fused[] {
  const found = new Map<string, Fused>();
  for (const { kind, weight, list, window } of lists) {
    const shares = normalise(list, window);
    for (const { id, boost } of list) {
      const gain = weight * (shares.get(id) ?? 0);
      const hit = found.get(id);
      if (!hit) {
        found.set(id, { id, score: gain, boost, match: kind });
        continue;
      }
      hit.score += gain;
      hit.boost = Math.max(hit.boost, boost);
      if (hit.match !== kind) hit.match = 'hybrid';
    }
  }
  return [...found.values()].sort(byRank);
}

/**
 * Weights of the two lists for a typed query. `sentence`: share of the query in one place of the best
 * document, 0 to 1; the words of a sentence that was found count more than its meaning.
 */
export function fusionWeights(sentence: number): { keyword: number; semantic: number } {
  const keyword = 0.5 + 0.45 * sentence;
  return { keyword, semantic: 1 - keyword };
}
