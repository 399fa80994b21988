import type { Logger } from 'pino';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { TextNearness } from '#server/platform/models/embeddings/text-nearness.ts';
import { openVectorSource, type VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type {
  CitedDocument,
  EmbeddingsState,
  EngineStats,
  LibraryDocument,
  LibraryEngine,
  LibraryRecord,
  ListedJudgment,
  Passage,
  RebuildProgress,
  SearchAnswer,
  SearchRequest,
  SimilarAnswer,
  SimilarRequest,
} from '../engine.ts';
import { readBatch } from '../ingest-batch.ts';
import { BulkWriter } from './index/bulk-writer.ts';
import { answerMs, Cluster, type ClusterOptions, withinMs } from './index/cluster.ts';
import { clusterId, indexedDocument } from './index/index-document.ts';
import { IndexRebuild } from './index/index-rebuild.ts';
import { LibraryIndex } from './index/library-index.ts';
import { Reader } from './reader.ts';
import { Searcher } from './searcher.ts';
import { Vectors } from './vectors.ts';

export interface OpenSearchEngineOptions {
  cluster: ClusterOptions;
  /** Makes the vectors; without it no search is by meaning. Its `close` is called when the engine closes. */
  embedder?: (Embedder & { close?(): void }) | undefined;
  /** Milliseconds that a search waits for its nearest vectors. */
  nearestMs?: number;
  log: Logger;
}

/** Documents whose terms are made in one step. */
const batchDocuments = 100;

/**
 * The library in a cluster of OpenSearch, which several servers may share. It opens while the cluster is down: each call
 * asks the cluster again, so that nothing has to be restarted when it is back.
 */
export class OpenSearchEngine implements LibraryEngine {
  readonly #cluster: Cluster;
  readonly #index: LibraryIndex;
  readonly #writer: BulkWriter;
  readonly #vectors: Vectors | undefined;
  readonly #nearness = new TextNearness();
  readonly #searcher: Searcher;
  readonly #reader: Reader;
  readonly #rebuild: IndexRebuild;
  readonly #options: OpenSearchEngineOptions;

  constructor(options: OpenSearchEngineOptions) {
    const { embedder, nearestMs, log } = options;
    this.#options = options;
    this.#cluster = new Cluster(options.cluster);
    this.#index = new LibraryIndex(this.#cluster, log);
    this.#writer = new BulkWriter(this.#index);
    this.#vectors = embedder && new Vectors(embedder, this.#index, this.#writer, log, nearestMs);
    this.#searcher = new Searcher(this.#index, this.#vectors, log);
    this.#reader = new Reader(this.#index);
    this.#rebuild = new IndexRebuild(this.#index, log);
    this.#vectors?.wake();
  }

  async upsert(documents: readonly LibraryDocument[]): Promise<void> {
    for (let from = 0; from < documents.length; from += batchDocuments) {
      const batch = documents.slice(from, from + batchDocuments);
      const vectors = await this.#vectors?.ofNew(batch);
      await this.#writer.write(
        batch.map((document, i) => ({
          id: clusterId(document.id),
          document: indexedDocument(document, vectors?.[i]),
        })),
      );
    }
    this.#vectors?.wake();
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#writer.write([...new Set(ids)].map((id) => ({ id: clusterId(id) })));
  }

  async ingest(batch: Uint8Array<ArrayBuffer>): Promise<void> {
    const { documents, gone } = readBatch(batch);
    if (documents.length > 0) await this.upsert(documents);
    if (gone.length > 0) await this.remove(gone);
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    return withinMs(answerMs.allOfSearch, signal, (until) => this.#searcher.search(request, until));
  }

  similar(request: SimilarRequest, signal?: AbortSignal): Promise<SimilarAnswer> {
    return withinMs(answerMs.allOfSearch, signal, (until) => this.#searcher.similar(request, until));
  }

  matches(id: string, query: string): Promise<Passage[]> {
    return this.#reader.matches(id, query);
  }

  get(id: string): Promise<LibraryDocument | undefined> {
    return this.#reader.get(id);
  }

  resolveCitations(keys: readonly string[]): Promise<Map<string, CitedDocument[]>> {
    return this.#reader.resolveCitations(keys);
  }

  citedBy(id: string, size?: number): Promise<LibraryRecord[]> {
    return this.#reader.citedBy(id, size);
  }

  judgmentsIn(hashes: { from: number; to: number }): Promise<ListedJudgment[]> {
    return this.#reader.judgmentsIn(hashes);
  }

  async refresh(): Promise<void> {
    await this.#writer.idle();
    if (this.#vectors && !this.#vectors.embedder.remote) await this.#vectors.settled();
    await this.#index.ask('POST', '/_refresh', { write: true });
  }

  async rebuild(): Promise<void> {
    this.#rebuild.start();
  }

  async stats(): Promise<EngineStats> {
    const { embedder } = this.#options;
    const stats = await this.#reader.stats({
      engine: embedder?.id ?? 'none',
      dimensions: embedder?.dimensions ?? 0,
      ready: this.#vectors?.complete ?? false,
    });
    const { progress: rebuild } = this.#rebuild.state;
    return { ...stats, ...(rebuild ? { rebuild } : {}) };
  }

  rebuildAfter(
    seen: RebuildProgress | undefined,
    signal?: AbortSignal,
  ): Promise<RebuildProgress | undefined> {
    return this.#rebuild.state.after(seen, signal);
  }

  /** Servers that share a cluster must agree on what makes its vectors. */
  async makeVectorsWith(): Promise<void> {
    throw new ProblemError('conflict', sentenceOf(requests.vectorsFixed));
  }

  nearness(asked: string, texts: readonly string[], signal?: AbortSignal): Promise<number[]> {
    return this.#nearness.of(this.#vectors?.embedder, asked, texts, signal);
  }

  async embeddingsAfter(): Promise<EmbeddingsState | undefined> {
    return undefined;
  }

  async ping(): Promise<void> {
    const health = await this.#cluster.ask<{ status?: string }>(
      'GET',
      `/_cluster/health/${this.#index.alias}`,
      {
        query: { timeout: '1s' },
      },
    );
    await this.#index.ready();
    if (health.found && health.body.status === 'red')
      throw new ProblemError('index_unavailable', sentenceOf(requests.searchEngineAway));
  }

  async close(): Promise<void> {
    await this.#rebuild.close();
    await this.#vectors?.close();
    await this.#writer.idle();
    this.#options.embedder?.close?.();
    await this.#cluster.close();
  }
}

/** Opens the engine with the vectors of a source. */
export function openOpenSearch(
  cluster: ClusterOptions,
  source: VectorSource | undefined,
  log: Logger,
): OpenSearchEngine {
  return new OpenSearchEngine({ cluster, log, embedder: source && openVectorSource(source, log) });
}
