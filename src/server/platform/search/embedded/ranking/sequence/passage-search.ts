import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FacetedFilter } from '../../facets/faceted-filter.ts';
import type { Segment } from '../../segments/segment.ts';
import type { CollectionStatistics } from '../bm25.ts';
import { byRank } from '../fusion.ts';
import { SegmentMatcher } from '../segment-matcher.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { type QueryWord, sentenceWords, sequenceQuery } from './sequence-query.ts';
import { type ScoredRow, scoreSequences } from './sequence-stage.ts';

// Meaning for each passage. A vector of a whole judgment does not capture one of its sentences; vectors of
// all passages would take more room than the texts. Here the vectors of single terms are compared, for the
// passages that have most of the query's words, or of words that are related to them by meaning.

/** Limit: weight of a related term, as a share of the word's own. */
const relatedShare = 0.6;

/** A sentence with the terms that are related to its words; any other query as it is. */
export function withRelated(
  words: readonly QueryWord[],
  related: (term: string) => readonly { term: string; similarity: number }[],
): readonly QueryWord[] {
  if (words.length < sentenceWords) return words;
  return words.map((word) => ({
    ...word,
    related: related(word.term).map(({ term, similarity }) => ({
      term,
      similarity: similarity * relatedShare,
    })),
  }));
}

export function withoutRelated({ term, offset }: QueryWord): QueryWord {
  return { term, offset };
}

export interface PassageSearch {
  segments: readonly Segment[];
  collection: CollectionStatistics;
  /** With their related terms (`withRelated`). */
  words: readonly QueryWord[];
  filter: FacetedFilter;
  limit: number;
  signal: AbortSignal | undefined;
}

/**
 * The documents with a passage that says the same as a sentence, best first. The score is the share, 0 to 1,
 * of the sentence's information; none is lower than chance would give. None for a query that is no sentence.
 */
export async function searchPassages(search: PassageSearch): Promise<ScoredDoc[]> {
  const { segments, collection, words, filter, limit, signal } = search;
  if (words.length < sentenceWords) return [];
  const parts = segments.map((segment) => ({
    segment,
    matcher: new SegmentMatcher(segment.index, segment.docValues.size),
  }));
  const query = sequenceQuery(
    words,
    parts.map(({ matcher }) => matcher),
    collection,
  );
  if (!query?.sentence) return [];
  const found: ScoredDoc[] = [];
  for (const { segment, matcher } of parts) {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    const passed = filter.apply(segment.docValues, segment.docValues.live());
    const share = segment.docValues.liveRows / collection.documents;
    const rows = scoreSequences(query, matcher, share, passed, new Float64Array(passed.size));
    const docOf = ({ row, score }: ScoredRow): ScoredDoc => ({
      segment,
      row,
      id: segment.docValues.ids[row] ?? '',
      score: Math.min(1, score / query.all.information),
      boost: 0,
    });
    found.push(...rows.filter(({ score }) => score >= query.chance).map(docOf));
  }
  return found.sort(byRank).slice(0, limit);
}
