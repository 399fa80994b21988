import type { Logger } from 'pino';
import type { LibrarySize } from '#server/platform/models/embeddings/built-in-embeddings.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import type { GrowthTrainer } from '#server/platform/models/embeddings/train-on-growth.ts';
import type { VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
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
import { problemOf } from './disk/disk-problem.ts';
import { type FileDisk, fileDisk } from './disk/file-disk.ts';
import { takeOver } from './earlier/take-over.ts';
import { IndexReader } from './index-reader.ts';
import { defaultSegmentLimits, IndexWriter, type SegmentLimits } from './index-writer.ts';
import { Maintenance } from './maintenance/maintenance.ts';
import type { RetryDelays } from './maintenance/retried-task.ts';
import { IndexSearcher } from './ranking/index-searcher.ts';
import { SegmentStore } from './segment-store.ts';
import { readManifest, removeOrphans } from './segments/manifest.ts';
import { type MergeFiles, mergeFilesHere } from './segments/merge-files.ts';
import { libraryStats } from './stats.ts';
import { VectorIndex } from './vectors/vector-index.ts';

/** Gives an index its embedder. */
export interface VectorMaker extends GrowthTrainer {
  /** As `makeVectorsWith` of the engine. */
  use(source: VectorSource | undefined): Promise<void>;
}

export interface EmbeddedEngineOptions {
  /** Made when absent; only one engine may have it open. */
  folder: string;
  embedder?: Embedder;
  log: Logger;
  /** Size at which a segment is full; small in tests. */
  segmentLimits?: SegmentLimits;
  /** Bytes of vectors kept in memory; less in tests. */
  vectorMemory?: number;
  /** Follows the library's growth: what gives the index its embedder. */
  follower?: VectorMaker;
  /** Merges files elsewhere; by default in this thread, on `disk`. */
  mergeFiles?: MergeFiles;
  /** For tests: a disk that fails, and how soon the work behind writes is tried again. */
  disk?: FileDisk;
  retry?: RetryDelays;
}

/** The embedded engine, with the methods that only it has. */
export interface EmbeddedEngine extends LibraryEngine {
  /**
   * Makes vectors with this embedder in the background; those of the one before serve until all are made. `serving` is
   * called then.
   */
  setEmbedder(embedder: Embedder, serving?: () => void): void;
  /** At most so many documents, which depend on the library's content alone: what an embedder trains on. */
  sampled(most: number): AsyncGenerator<LibraryDocument>;
  /** Number of documents and words in the library. */
  size(): LibrarySize;
  /**
   * Resolves when nothing is left to train, flush, merge or embed. Throws `disk_full` or `index_unavailable` when that
   * fails.
   */
  settled(): Promise<void>;
  /** As `settled`, and merged as far as an index is half a minute after the last write. */
  rested(): Promise<void>;
}

/**
 * Opens the library index in a folder and removes what a killed process left half-written. Two writers would ruin the
 * index: the caller holds the claim of the data folder that it lies in.
 */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const { folder, log, disk = fileDisk } = options;
  await disk.mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readManifest(disk, folder);
  const manifest = found.earlier ? await takeOver(disk, folder, found, log) : found;
  const store = new SegmentStore(disk, folder, log, manifest);
  try {
    await store.load(manifest);
    // Tables that were taken over are among them: they go only now that their copies were opened.
    const orphans = await removeOrphans(disk, folder, manifest);
    if (orphans.length > 0) log.info({ orphans }, 'removed what an interrupted merge had left');
  } catch (error) {
    await store.close();
    throw error;
  }
  return new SegmentedIndex(store, options);
}

class SegmentedIndex implements EmbeddedEngine {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;
  readonly #reader: IndexReader;
  readonly #searcher: IndexSearcher;
  readonly #maintenance: Maintenance;
  readonly #writer: IndexWriter;
  readonly #follower: VectorMaker | undefined;

  constructor(store: SegmentStore, options: EmbeddedEngineOptions) {
    this.#store = store;
    this.#follower = options.follower;
    this.#vectorIndex = new VectorIndex(store, options.vectorMemory);
    this.#reader = new IndexReader(store);
    this.#searcher = new IndexSearcher(store, this.#vectorIndex);
    const limits = options.segmentLimits ?? defaultSegmentLimits;
    const mergeFiles: MergeFiles =
      options.mergeFiles ?? ((merge, signal) => mergeFilesHere(merge, store.disk, store.scheduler, signal));
    this.#maintenance = new Maintenance(store, this.#vectorIndex, mergeFiles, options.retry);
    this.#writer = new IndexWriter(store, this.#vectorIndex, limits, this.#maintenance);
    if (options.embedder) this.#vectorIndex.use(options.embedder);
    this.#maintenance.wake();
  }

  setEmbedder(embedder: Embedder, serving?: () => void): void {
    this.#vectorIndex.use(embedder, serving);
    this.#maintenance.wake();
  }

  async upsert(documents: readonly LibraryDocument[]): Promise<void> {
    await this.#writer.upsert(documents);
    this.#follower?.written();
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#writer.remove(ids);
  }

  async ingest(batch: Uint8Array<ArrayBuffer>): Promise<void> {
    const { documents, gone } = readBatch(batch);
    if (documents.length > 0) await this.upsert(documents);
    if (gone.length > 0) await this.remove(gone);
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    return this.#read(request, signal, () => this.#searcher.search(request, signal));
  }

  similar(request: SimilarRequest, signal?: AbortSignal): Promise<SimilarAnswer> {
    return this.#read(request, signal, () => this.#searcher.similar(request, signal));
  }

  /** Background work waits for a search. Throws `index_unavailable` where the disk cannot be read. */
  async #read<T>(
    { filters }: Pick<SearchRequest, 'filters'>,
    signal: AbortSignal | undefined,
    search: () => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    await this.#store.unread.ready(filters);
    signal?.throwIfAborted();
    try {
      return await this.#store.scheduler.runSearch(search);
    } catch (error) {
      signal?.throwIfAborted();
      throw problemOf(error);
    }
  }

  nearness(asked: string, texts: readonly string[], signal?: AbortSignal): Promise<number[]> {
    return this.#store.scheduler.runSearch(() => this.#vectorIndex.nearness(asked, texts, signal));
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

  sampled(most: number): AsyncGenerator<LibraryDocument> {
    return this.#reader.sampled(most);
  }

  size(): LibrarySize {
    let [documents, words] = [0, 0];
    for (const { docValues } of this.#store.segments) {
      documents += docValues.liveRows;
      words += docValues.liveLength;
    }
    return { documents, words };
  }

  async refresh(): Promise<void> {
    await this.#writer.idle();
    await this.#follower?.ready();
    if (!this.#vectorIndex.remote) await this.#maintenance.settled(['vectors']);
  }

  async settled(): Promise<void> {
    await this.#writer.idle();
    await this.#follower?.settled();
    await this.#maintenance.settled();
  }

  async rested(): Promise<void> {
    await this.settled();
    await this.#maintenance.rested();
  }

  async rebuild(): Promise<void> {
    this.#maintenance.rebuild();
  }

  async makeVectorsWith(source: VectorSource | undefined): Promise<void> {
    await this.#follower?.use(source);
  }

  async stats(): Promise<EngineStats> {
    const { progress: rebuild } = this.#maintenance.rebuildState;
    return { ...libraryStats(this.#store, this.#vectorIndex.state), ...(rebuild ? { rebuild } : {}) };
  }

  rebuildAfter(
    seen: RebuildProgress | undefined,
    signal?: AbortSignal,
  ): Promise<RebuildProgress | undefined> {
    return this.#maintenance.rebuildState.after(seen, signal);
  }

  embeddingsAfter(
    seen: EmbeddingsState | undefined,
    signal?: AbortSignal,
  ): Promise<EmbeddingsState | undefined> {
    return this.#vectorIndex.watched.after(seen, signal);
  }

  async ping(): Promise<void> {
    const failure = this.#maintenance.failures.find(({ work }) => work === 'flush');
    if (failure) throw problemOf(failure.error);
  }

  async close(): Promise<void> {
    await this.#writer.idle();
    await this.#follower?.closing();
    await this.#maintenance.stop();
    await this.#vectorIndex.close();
    await this.#store.close();
  }
}
