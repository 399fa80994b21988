import type { ResolvedFilters } from '../../facets/row-filters.ts';
import type { SegmentStore } from '../../segment-store.ts';
import type { Segment } from '../../segments/segment.ts';
import { bestOfEach, type ScoredList } from '../ranked-hits.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import { citationContexts, listWeights, type Repetition, significantTerms } from '../text-query.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { likeTerms } from './like-terms.ts';

/** A search for what is like a text. */
export interface SimilarSearch {
  store: SegmentStore;
  segments: readonly Segment[];
  filters: ResolvedFilters;
  signal: AbortSignal | undefined;
  /** Hits of each list. */
  limit: number;
  /** The nearest documents by the meaning of each text. */
  nearest: (texts: readonly string[]) => Promise<ScoredDoc[][]>;
}

/** What is like a text: by its words, by its meaning, and by the passages in which it cites authorities. */
export async function similarLists(text: string, search: SimilarSearch): Promise<ScoredList[]> {
  const contexts = citationContexts(text);
  const weights = listWeights(contexts?.citations ?? 0);
  const { store, segments } = search;
  const byWhole = termsOfText(store, segments, text, 'damped');
  const byContexts = contexts ? termsOfText(store, segments, contexts.merged, 'full') : [];
  const whole = weights.meaning > 0 ? [text] : [];
  const nearest = await search.nearest([...whole, ...(contexts?.single ?? [])]);
  const [likeWhole = [], likeContexts = []] = await likeTerms([byWhole, byContexts], {
    ...search,
    collection: store.statistics(),
    ordinals: store.ordinals,
  });
  const lists: ScoredList[] = [
    { kind: 'keyword', weight: weights.words, list: likeWhole },
    { kind: 'keyword', weight: weights.contextWords, list: likeContexts },
    { kind: 'semantic', weight: weights.meaning, list: nearest.slice(0, whole.length).flat() },
    { kind: 'semantic', weight: weights.contextMeaning, list: bestOfEach(nearest.slice(whole.length)) },
  ];
  return lists.filter(({ weight }) => weight > 0);
}

/** The terms that represent a text, with their weights in this library. */
export function termsOfText(
  store: SegmentStore,
  segments: readonly Segment[],
  text: string,
  repetition: Repetition,
): WeightedLeaf[] {
  const docFrequency = (term: string) =>
    segments.reduce((sum, { index }) => sum + index.docFrequency(term), 0);
  return significantTerms(text, store.statistics(), docFrequency, repetition);
}
