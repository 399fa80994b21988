import type { LibraryFilters } from '#shared/contracts/library.ts';
import { significantTermsQuery } from '../../engine-query.ts';
import type { SegmentStore } from '../../segment-store.ts';
import { FacetedFilter } from '../../segments/faceted-filter.ts';
import type { Segment } from '../../segments/segment.ts';
import { searchKeywords } from '../keyword-search.ts';
import { bestOfEach, type ScoredList } from '../ranked-hits.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import { citationContexts, listWeights, type Repetition, significantTerms } from '../text-query.ts';
import type { ScoredDoc } from '../top-docs.ts';

/** A search for what is like a text. */
export interface SimilarSearch {
  store: SegmentStore;
  segments: readonly Segment[];
  filters: LibraryFilters;
  signal: AbortSignal | undefined;
  /** Hits of each list. */
  limit: number;
  /** The nearest documents by the meaning of a text. */
  nearest: (text: string) => Promise<ScoredDoc[]>;
}

/** What is like a text: by its words, by its meaning, and by the passages in which it cites authorities. */
export async function similarLists(text: string, search: SimilarSearch): Promise<ScoredList[]> {
  const contexts = citationContexts(text);
  const weights = listWeights(contexts?.citations ?? 0);
  const lists: ScoredList[] = [
    { kind: 'keyword', weight: weights.words, list: await likeWords(text, 'damped', search) },
  ];
  if (weights.meaning > 0) {
    lists.push({ kind: 'semantic', weight: weights.meaning, list: await search.nearest(text) });
  }
  if (!contexts) return lists;
  const nearest = await Promise.all(contexts.single.map((each) => search.nearest(each)));
  const words = await likeWords(contexts.merged, 'full', search);
  return [
    ...lists,
    { kind: 'keyword', weight: weights.contextWords, list: words },
    { kind: 'semantic', weight: weights.contextMeaning, list: bestOfEach(nearest) },
  ];
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

async function likeWords(
  text: string,
  repetition: Repetition,
  { store, segments, filters, signal, limit }: SimilarSearch,
): Promise<ScoredDoc[]> {
  const leaves = termsOfText(store, segments, text, repetition);
  if (leaves.length === 0) return [];
  const collection = store.statistics();
  const filter = new FacetedFilter(filters, [], store.ordinals);
  const query = significantTermsQuery(leaves);
  return (await searchKeywords({ segments, collection, query, filter, limit, uncounted: true, signal })).best;
}
