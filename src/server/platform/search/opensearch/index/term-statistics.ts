import type { CollectionStatistics } from '../../embedded/ranking/bm25.ts';
import type { LibraryIndex } from './library-index.ts';

interface TermVectors {
  term_vectors?: {
    words?: {
      field_statistics?: { sum_ttf: number; doc_count: number };
      terms: Record<string, { doc_freq?: number; ttf?: number }>;
    };
  };
}

/** Statistics of some terms in the library. One of several shards is asked, and speaks for all. */
export interface TermStatistics {
  collection: CollectionStatistics;
  docFrequency(term: string): number;
  /** Number of occurrences of a term in all documents. */
  occurrences(term: string): number;
}

const nothing = { doc_freq: 0, ttf: 0 };

/** Looks up terms of the text; others have no statistics here. */
export async function termStatistics(
  index: LibraryIndex,
  terms: Iterable<string>,
  signal?: AbortSignal,
): Promise<TermStatistics> {
  const wanted = [...new Set(terms)].filter((term) => !term.includes(':'));
  // A stop word, so that a library has statistics even where no term is asked for.
  const words = [...wanted, 'the'].join(' ');
  const answer = await index.ask<TermVectors>('POST', '/_termvectors', {
    body: {
      doc: { words },
      fields: ['words'],
      term_statistics: true,
      field_statistics: true,
      positions: false,
      offsets: false,
      payloads: false,
    },
    signal,
  });
  const found = answer.term_vectors?.words;
  const { shards } = index.cluster;
  const { sum_ttf: total = 0, doc_count: documents = 0 } = found?.field_statistics ?? {};
  const known = new Map(Object.entries(found?.terms ?? {}));
  const of = (term: string) => known.get(term) ?? nothing;
  return {
    collection: {
      documents: Math.max(0, documents) * shards,
      averageLength: documents > 0 ? total / documents : 0,
    },
    docFrequency: (term) => (of(term).doc_freq ?? 0) * shards,
    occurrences: (term) => (of(term).ttf ?? 0) * shards,
  };
}
