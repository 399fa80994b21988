import type { SharedPairs, WordPair } from '../embedded/ranking/similar/word-pairs.ts';
import type { FoundDoc } from './found-documents.ts';
import type { LibraryIndex } from './index/library-index.ts';
import { anyOf, type Clause, withIds } from './query-body.ts';

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
