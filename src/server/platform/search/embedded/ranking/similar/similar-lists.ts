import type { ResolvedFilters } from '../../facets/row-filters.ts';
import type { SegmentStore } from '../../segment-store.ts';
import type { Segment } from '../../segments/segment.ts';
import { narratedBm25, textQueryBm25 } from '../bm25.ts';
import { bestOfEach, type ScoredList } from '../ranked-hits.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import { citationContexts, listWeights, readTerms, significantTerms } from '../text-query.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { likeTerms } from './like-terms.ts';
import { type WordPair, wordPairs } from './word-pairs.ts';

/** Search for documents similar to a text. */
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

/**
 * Lists of documents similar to a text, and the pairs of words by which the best of them are compared with the text.
 */
export interface SimilarLists {
  lists: ScoredList[];
  pairs: WordPair[];
  /** Weights of the shared pairs of words and of the citations of the nearest documents. */
  weights: Pick<ReturnType<typeof listWeights>, 'pairs' | 'cited'>;
}

/**
 * Finds documents similar to a text: by its words, by its meaning, and by the passages in which it cites authorities.
 */
export async function similarLists(text: string, search: SimilarSearch): Promise<SimilarLists> {
  const contexts = citationContexts(text);
  const { store, segments } = search;
  const collection = store.statistics();
  const docFrequency = docFrequencyIn(segments);
  const terms = readTerms(text);
  const weights = listWeights(contexts?.citations ?? 0, terms.length);
  const citing = contexts ? readTerms(contexts.merged) : [];
  const byWhole = significantTerms(terms, collection, docFrequency, contexts ? 'damped' : 'narrated');
  const byContexts = significantTerms(citing, collection, docFrequency, 'full');
  const whole = weights.meaning > 0 ? [text] : [];
  const nearest = await search.nearest([...whole, ...(contexts?.single ?? [])]);
  const [likeWhole = [], likeContexts = []] = await likeTerms([byWhole, byContexts], {
    ...search,
    collection,
    ordinals: store.ordinals,
    bm25: contexts ? textQueryBm25 : narratedBm25,
  });
  const lists: ScoredList[] = [
    { kind: 'keyword', weight: weights.words, list: likeWhole },
    { kind: 'keyword', weight: weights.contextWords, list: likeContexts },
    { kind: 'semantic', weight: weights.meaning, list: nearest.slice(0, whole.length).flat() },
    { kind: 'semantic', weight: weights.contextMeaning, list: bestOfEach(nearest.slice(whole.length)) },
  ];
  return {
    lists: lists.filter(({ weight }) => weight > 0),
    pairs: wordPairs(contexts ? citing : terms, collection, docFrequency),
    weights,
  };
}

/** Number of documents that have a term. */
function docFrequencyIn(segments: readonly Segment[]): (term: string) => number {
  return (term) => segments.reduce((sum, { index }) => sum + index.docFrequency(term), 0);
}

/** The terms that represent a text, with their weights in this library. */
export function termsOfText(store: SegmentStore, segments: readonly Segment[], text: string): WeightedLeaf[] {
  return significantTerms(readTerms(text), store.statistics(), docFrequencyIn(segments));
}
