import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { textQueryBm25, typedQueryBm25 } from '../../embedded/ranking/bm25.ts';
import type { Cluster } from './cluster.ts';

// The words of a document are found, stemmed and folded by our own code before they reach the cluster (`law/text`,
// `law/parties`), so that both engines have the same terms; its analyser only separates them.

/** Texts of a document are as far apart as in the embedded index, so that no phrase runs from one into the next. */
const gap = 2;
const longestKey = 500;

const terms = { type: 'text', analyzer: 'terms' } as const;
const typed = { ...terms, position_increment_gap: gap, similarity: 'typed' } as const;
const key = { type: 'keyword', ignore_above: longestKey } as const;
const count = { type: 'integer' } as const;

const mappings = {
  dynamic: false,
  // The source keeps the document itself; the terms are made from it again.
  _source: { excludes: ['words', 'word_order', 'title', 'keys'] },
  properties: {
    words: { ...typed, fields: { like: { ...terms, similarity: 'text', index_options: 'freqs' } } },
    /** The same words in their order, as numbers (word-order.ts). */
    word_order: { type: 'binary', doc_values: true },
    length: count,
    title: { ...typed, norms: false },
    /** Terms with a prefix (`field` of document-terms.ts). */
    keys: { ...key, doc_values: false, similarity: 'typed' },
    id: key,
    id_hash: { type: 'long' },
    mark: { ...key, index: false },
    /** The vector fields that the document has, or needs none for. */
    embedded: key,
    kind: key,
    court: key,
    states: key,
    judges: key,
    judge_names: key,
    bench: key,
    disposal: key,
    acts: key,
    sections: key,
    year: count,
    decided: count,
    bench_strength: count,
    sample: { type: 'boolean' },
    summary: { type: 'boolean' },
  },
} as const;

const bm25 = ({ k1, b }: { k1: number; b: number }) => ({ type: 'BM25', k1, b });

/** The field that was added last: an index without it is of an older version. */
export const newestField = 'bench_strength';

/** The template of every index of the library. */
export function indexTemplate({ name, shards }: Pick<Cluster, 'name' | 'shards'>): object {
  return {
    index_patterns: [`${name}_*`],
    template: {
      settings: {
        number_of_shards: shards,
        // One copy of each shard where there is a second node for it.
        auto_expand_replicas: '0-1',
        refresh_interval: '1s',
        max_result_window: SEARCH.maxFrom + SEARCH.maxSize + 1000,
        'index.knn': true,
        similarity: { typed: bm25(typedQueryBm25), text: bm25(textQueryBm25) },
        analysis: { analyzer: { terms: { type: 'custom', tokenizer: 'whitespace' } } },
      },
      mappings,
    },
  };
}

/** The field of an embedder's vectors: another embedder has another. */
export function vectorField({ id }: Pick<Embedder, 'id'>): string {
  return `vector_${id.replace(/[^\w-]/gu, '_').slice(0, 100)}`;
}

/** The mapping of that field. */
export function vectorMapping(embedder: Embedder): object {
  return {
    properties: {
      [vectorField(embedder)]: {
        type: 'knn_vector',
        dimension: embedder.dimensions,
        method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil' },
      },
    },
  };
}
