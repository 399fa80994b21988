import type { Logger } from 'pino';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { joined } from '../embedded/stored-row.ts';
import { embeddingText, longestText } from '../embedded/vectors/embedding-text.ts';
import { semanticFloor } from '../embedded/vectors/nearest.ts';
import type { LibraryDocument } from '../engine.ts';
import { type FoundDoc, findAll } from './found-documents.ts';
import type { BulkWriter } from './index/bulk-writer.ts';
import { clusterId, indexedDocument, type StoredDocument } from './index/index-document.ts';
import { vectorField, vectorMapping } from './index/index-schema.ts';
import type { LibraryIndex, SearchResponse } from './index/library-index.ts';
import { allOf, type Clause } from './query-body.ts';

/** Texts that are embedded in one step. */
const atOnce = 20;
const firstPauseMs = 1000;
const longestPauseMs = 300_000;

/**
 * Milliseconds that a search waits for its nearest vectors; after that it goes on by words. The longest search of both parts
 * under load took as long (lab/results/search-cluster.md).
 */
const nearestMs = 3000;

/**
 * Candidates that the graph of each segment gives at least: with 200 it misses two thirds of the nearest of 100,000 vectors
 * that have no neighbourhoods, with 2,000 a quarter. With 5,000, for 30 ms more, hybrid searches share nine of their first ten
 * with the embedded engine (lab/results/search-overlap.md).
 */
const fewestCandidates = 5000;

type VectorFields = Pick<StoredDocument, 'embedded' | `vector_${string}`>;

/** The vectors of an embedder, in a field of their own. */
export class Vectors {
  readonly embedder: Embedder;
  readonly #index: LibraryIndex;
  readonly #writer: BulkWriter;
  readonly #log: Logger;
  readonly #field: string;
  readonly #nearestMs: number;
  readonly #mapped = new Set<string>();
  readonly #closing = new AbortController();
  #filling: Promise<void> | undefined;
  /** True where documents may have come since the work under way looked for missing vectors. */
  #woken = false;
  #complete = false;
  #pause: { timer: NodeJS.Timeout; ms: number } | undefined;

  constructor(
    embedder: Embedder,
    index: LibraryIndex,
    writer: BulkWriter,
    log: Logger,
    answerMs: number = nearestMs,
  ) {
    this.embedder = embedder;
    this.#index = index;
    this.#writer = writer;
    this.#log = log;
    this.#field = vectorField(embedder);
    this.#nearestMs = answerMs;
  }

  /** True where every document has its vector, as far as is known. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Adds the field to the index. */
  async #map(signal?: AbortSignal): Promise<void> {
    for (const name of await this.#index.names(signal)) {
      if (this.#mapped.has(name)) continue;
      const body = vectorMapping(this.embedder);
      await this.#index.cluster.ask('PUT', `/${name}/_mapping`, { body, write: true, signal });
      this.#mapped.add(name);
    }
  }

  /** The vector fields of documents that are about to be written; none where their vectors take long. */
  async ofNew(documents: readonly LibraryDocument[]): Promise<(VectorFields | undefined)[]> {
    if (this.embedder.remote) {
      this.#complete = false;
      return documents.map(() => undefined);
    }
    return this.#fieldsOf(documents);
  }

  async #fieldsOf(documents: readonly LibraryDocument[]): Promise<VectorFields[]> {
    const vectors = await this.embedder.embed(documents.map(embeddingText));
    // The dimensions of an endpoint are known from its first answer on.
    await this.#map();
    return vectors.map((vector) => ({
      embedded: [this.#field],
      // A text without a known word has no direction.
      ...(vector.some((value) => value !== 0) ? { [this.#field]: [...vector] } : {}),
    }));
  }

  /** Makes the missing vectors in the background, and tries again later where that fails. */
  wake(): void {
    this.#woken = true;
    if (this.#closing.signal.aborted || this.#pause) return;
    this.#filling ??= this.#fill()
      .then(() => {
        this.#complete = !this.#woken;
      })
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#later(error);
      })
      .finally(() => {
        this.#filling = undefined;
        if (this.#woken) this.wake();
      });
  }

  #later(error: unknown): void {
    const ms = Math.min(longestPauseMs, (this.#pause?.ms ?? firstPauseMs / 2) * 2);
    this.#log.warn({ err: error, ms }, 'vectors could not be made yet');
    const timer = setTimeout(() => {
      this.#pause = undefined;
      this.wake();
    }, ms);
    timer.unref();
    this.#pause = { timer, ms };
  }

  /** Resolves when the work under way is done. */
  async settled(): Promise<void> {
    this.wake();
    while (this.#filling) await this.#filling;
  }

  async #fill(): Promise<void> {
    const { signal } = this.#closing;
    for (;;) {
      signal.throwIfAborted();
      this.#woken = false;
      await this.#index.ask('POST', '/_refresh', { write: true });
      const missing = await this.#missing();
      if (missing.length === 0) return;
      const documents = missing.map(({ source }) => joined(source));
      const fields = await this.#fieldsOf(documents);
      await this.#writer.write(
        missing.map(({ source, seen }, i) => {
          const known = { ...vectorsOf(source), ...fields[i] };
          const embedded = [...new Set([...(source.embedded ?? []), this.#field])];
          return {
            id: clusterId(source.id),
            document: indexedDocument(joined(source), { ...known, embedded }),
            seen,
          };
        }),
      );
    }
  }

  async #missing(): Promise<{ source: StoredDocument; seen: { seqNo: number; primaryTerm: number } }[]> {
    const { hits } = await this.#index.ask<SearchResponse<StoredDocument>>('POST', '/_search', {
      body: {
        query: allOf([], [{ term: { embedded: this.#field } }]),
        size: atOnce,
        sort: [{ id: 'asc' }],
        seq_no_primary_term: true,
        track_total_hits: false,
      },
    });
    return hits.hits.flatMap(({ _source: source, _seq_no: seqNo = 0, _primary_term: primaryTerm = 0 }) =>
      source ? [{ source, seen: { seqNo, primaryTerm } }] : [],
    );
  }

  /**
   * For each text the nearest documents that pass the filters, best first. Errors: `ModelError` without vectors of the texts;
   * `index_unavailable` where the cluster does not find the nearest in time.
   */
  async nearest(
    texts: readonly string[],
    limit: number,
    filters: readonly Clause[],
    signal: AbortSignal | undefined,
  ): Promise<FoundDoc[][]> {
    const asked = texts.map((text) => text.slice(0, longestText));
    const wanted = asked.some((text) => text !== '') ? await this.embedder.embed(asked, signal) : [];
    const known = wanted.flatMap((vector, i) => (vector.some((value) => value !== 0) ? [{ vector, i }] : []));
    const lists = texts.map((): FoundDoc[] => []);
    const found = await this.#inTime(signal, async (both) => {
      // A cluster that has just lost the node that leads it answers searches, but not what its indices are.
      if (known.length > 0 && this.#mapped.size === 0) await this.#map(both);
      const searches = known.map(({ vector }) => ({
        query: this.#query(vector, limit, filters),
        size: limit,
        counted: false,
      }));
      return findAll(this.#index, searches, both);
    });
    for (const [n, { i }] of known.entries()) lists[i] = (found[n]?.docs ?? []).flatMap(near);
    return lists;
  }

  async #inTime<T>(signal: AbortSignal | undefined, ask: (both: AbortSignal) => Promise<T>): Promise<T> {
    const limit = AbortSignal.timeout(this.#nearestMs);
    try {
      return await ask(signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (error) {
      signal?.throwIfAborted();
      if (!limit.aborted) throw error;
      throw new ProblemError('index_unavailable', sentenceOf(requests.meaningUnavailable), { cause: error });
    }
  }

  #query(vector: Float32Array, limit: number, filters: readonly Clause[]): Clause {
    const filter = filters.length > 0 ? { filter: allOf(filters) } : {};
    return {
      knn: { [this.#field]: { vector: [...vector], k: Math.max(limit, fewestCandidates), ...filter } },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#pause?.timer);
    await this.#filling;
  }
}

/** The cluster scores by half of one more than the cosine. */
function near(doc: FoundDoc): FoundDoc[] {
  const score = 2 * doc.score - 1;
  return score >= semanticFloor ? [{ ...doc, score }] : [];
}

export function vectorsOf(source: StoredDocument): VectorFields {
  const fields = Object.entries(source).filter(([name]) => name.startsWith('vector_') || name === 'embedded');
  return Object.fromEntries(fields) as VectorFields;
}
