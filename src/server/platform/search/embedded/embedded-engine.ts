import type { Logger } from 'pino';
import { parseQuery } from '#law/query/query.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import type { GrowthTrainer } from '#server/platform/models/embeddings/train-on-growth.ts';
import { readBatch } from '#server/platform/search/ingest-batch.ts';
import { SEARCH } from '#shared/contracts/library.ts';
import type {
  EngineStats,
  LibraryDocument,
  LibraryEngine,
  LibraryRecord,
  Passage,
  SearchAnswer,
  SearchRequest,
  SimilarRequest,
} from '../engine.ts';
import { problemOf } from './disk/disk-problem.ts';
import { type IndexDisk, indexDisk } from './disk/index-disk.ts';
import { defaultSegmentLimits, IndexWriter, type SegmentLimits } from './index-writer.ts';
import { field } from './inverted-index/document-terms.ts';
import { Maintenance } from './maintenance.ts';
import { IndexSearcher } from './ranking/index-searcher.ts';
import { findMatches } from './ranking/passages.ts';
import type { RetryDelays } from './retried-task.ts';
import { SegmentStore } from './segment-store.ts';
import { readManifest, removeOrphans } from './segments/manifest.ts';
import type { DocAddress } from './segments/segment.ts';
import { libraryStats } from './stats.ts';
import { VectorIndex } from './vectors/vector-index.ts';

export interface LanceOptions {
  /** Made when absent; only one engine may have it open. */
  folder: string;
  embedder?: Embedder;
  log: Logger;
  /** When a segment is full; small ones in tests. */
  segmentLimits?: SegmentLimits;
  /** Follows the library's growth: what trains the embedder. */
  follower?: GrowthTrainer;
  /** For tests: a disk that fails, and how soon the work behind writes is tried again. */
  disk?: IndexDisk;
  retry?: RetryDelays;
}

/** The embedded engine, with what only it can do. */
export interface LanceEngine extends LibraryEngine {
  /**
   * Makes vectors with this embedder in the background; those of the one before serve until all are made. `serving` is
   * called then.
   */
  setEmbedder(embedder: Embedder, serving?: () => void): void;
  /** Every document, or every `stride`-th, oldest first: what an embedder trains on. */
  documents(stride?: number): AsyncGenerator<LibraryDocument>;
  /** Resolves when nothing is left to flush, merge or embed. Throws `disk_full` or `index_unavailable` when that fails. */
  settled(): Promise<void>;
}

/**
 * Opens the library index in a folder and removes what a killed process left half-written. Two writers would ruin the
 * index: the caller holds the claim of the data folder that it lies in.
 */
export async function openLanceEngine(options: LanceOptions): Promise<LanceEngine> {
  const { folder, log, disk = indexDisk } = options;
  await disk.mkdir(folder, { recursive: true });
  const manifest = await readManifest(disk, folder);
  const orphans = await removeOrphans(disk, folder, manifest);
  if (orphans.length > 0) log.info({ orphans }, 'removed what an interrupted merge had left');
  const store = new SegmentStore(disk, folder, await disk.connect(folder), log, manifest);
  try {
    await store.load(manifest);
  } catch (error) {
    store.close();
    throw error;
  }
  return new EmbeddedEngine(store, options);
}

class EmbeddedEngine implements LanceEngine {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;
  readonly #searcher: IndexSearcher;
  readonly #maintenance: Maintenance;
  readonly #writer: IndexWriter;
  readonly #follower: GrowthTrainer | undefined;

  constructor(store: SegmentStore, options: LanceOptions) {
    this.#store = store;
    this.#follower = options.follower;
    this.#vectorIndex = new VectorIndex(store);
    this.#searcher = new IndexSearcher(store, this.#vectorIndex);
    const limits = options.segmentLimits ?? defaultSegmentLimits;
    this.#maintenance = new Maintenance(store, this.#vectorIndex, options.retry);
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
    return this.#read(() => this.#searcher.search(request, signal), signal);
  }

  similar(request: SimilarRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    return this.#read(() => this.#searcher.similar(request, signal), signal);
  }

  /** Background work waits for a search. Throws `index_unavailable` where the disk cannot be read. */
  async #read<T>(search: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    signal?.throwIfAborted();
    try {
      return await this.#store.scheduler.runSearch(search);
    } catch (error) {
      signal?.throwIfAborted();
      throw problemOf(error);
    }
  }

  async matches(id: string, query: string): Promise<Passage[]> {
    const document = await this.get(id);
    return document ? findMatches(document, parseQuery(query.slice(0, SEARCH.maxQueryLength))) : [];
  }

  async get(id: string): Promise<LibraryDocument | undefined> {
    const { release } = this.#store.read();
    try {
      const address = this.#store.addressOf(id);
      return address && (await this.#store.document(address));
    } finally {
      release();
    }
  }

  /** Live documents that hold a term, by term. */
  #addressesOf(term: string): DocAddress[] {
    const addresses: DocAddress[] = [];
    for (const segment of this.#store.segments) {
      for (const row of segment.index.postings(term).rows) {
        if (segment.docValues.isLive(row)) addresses.push({ segment, row });
      }
    }
    return addresses;
  }

  async resolveCitations(keys: readonly string[]) {
    const { release } = this.#store.read();
    try {
      const found = [...new Set(keys)].map((key) => [key, this.#addressesOf(field.citation(key))] as const);
      const records = await this.#store.records(found.flatMap(([, addresses]) => addresses));
      const answer = new Map<string, { id: string; title: string; sample: boolean }[]>();
      let next = 0;
      for (const [key, addresses] of found) {
        const documents = records
          .slice(next, next + addresses.length)
          .filter((record) => record !== undefined);
        next += addresses.length;
        if (documents.length > 0)
          answer.set(
            key,
            documents.map(({ id, title, sample }) => ({ id, title, sample })),
          );
      }
      return answer;
    } finally {
      release();
    }
  }

  async citedBy(id: string, size = 50): Promise<LibraryRecord[]> {
    const { release } = this.#store.read();
    try {
      const address = this.#store.addressOf(id);
      const [record] = address ? await this.#store.records([address]) : [];
      const citing = new Map<string, DocAddress>();
      for (const key of record?.citation_keys ?? []) {
        for (const found of this.#addressesOf(field.cites(key))) {
          const other = found.segment.docValues.ids[found.row] ?? '';
          if (other !== id) citing.set(other, found);
        }
      }
      const decided = ({ segment, row }: DocAddress) => segment.docValues.decided[row] ?? 0;
      const newest = [...citing]
        .sort(([a, x], [b, y]) => decided(y) - decided(x) || (a < b ? -1 : 1))
        .slice(0, size)
        .map(([, found]) => found);
      return (await this.#store.records(newest)).filter((found) => found !== undefined);
    } finally {
      release();
    }
  }

  async *documents(stride = 1): AsyncGenerator<LibraryDocument> {
    const { segments, release } = this.#store.read();
    let live = 0;
    try {
      for (const segment of segments) {
        const { docValues } = segment;
        for (let from = 0; from < docValues.size; from += 64) {
          const rows = [];
          for (let row = from; row < Math.min(docValues.size, from + 64); row += 1)
            if (docValues.isLive(row) && live++ % stride === 0) rows.push(row);
          if (rows.length === 0) continue;
          const fetched = await segment.rows.fetch(rows, true);
          for (const row of rows) {
            const found = fetched.get(row);
            if (found?.paragraphs) yield { ...found.record, paragraphs: found.paragraphs };
          }
        }
      }
    } finally {
      release();
    }
  }

  async refresh(): Promise<void> {
    await this.#writer.idle();
    await this.#follower?.ready();
    await this.#maintenance.settled(['vectors']);
  }

  async settled(): Promise<void> {
    await this.#writer.idle();
    await this.#maintenance.settled();
  }

  async stats(): Promise<EngineStats> {
    return libraryStats(this.#store, this.#vectorIndex.state);
  }

  async ping(): Promise<void> {
    const failure = this.#maintenance.failures.find(({ work }) => work === 'flush');
    if (failure) throw problemOf(failure.error);
  }

  async close(): Promise<void> {
    await this.#writer.idle();
    await this.#follower?.closing();
    await this.#maintenance.stop();
    this.#store.close();
  }
}
