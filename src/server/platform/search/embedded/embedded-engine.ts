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
import { field } from './inverted-index/document-terms.ts';
import { Upkeep } from './maintenance.ts';
import { findMatches } from './ranking/passages.ts';
import { Searcher } from './ranking/searcher.ts';
import type { RetryDelays } from './retried-task.ts';
import { readManifest, removeOrphans } from './segments/manifest.ts';
import type { Place } from './segments/segment.ts';
import { Library } from './segments-store.ts';
import { libraryStats } from './stats.ts';
import { Meanings } from './vectors/vector-index.ts';
import { defaultSegmentLimits, type SegmentLimits, Writer } from './writer.ts';

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
  const library = new Library(disk, folder, await disk.connect(folder), log, manifest);
  try {
    await library.load(manifest);
  } catch (error) {
    library.close();
    throw error;
  }
  return new EmbeddedEngine(library, options);
}

class EmbeddedEngine implements LanceEngine {
  readonly #library: Library;
  readonly #meanings: Meanings;
  readonly #searcher: Searcher;
  readonly #upkeep: Upkeep;
  readonly #writer: Writer;
  readonly #follower: GrowthTrainer | undefined;

  constructor(library: Library, options: LanceOptions) {
    this.#library = library;
    this.#follower = options.follower;
    this.#meanings = new Meanings(library);
    this.#searcher = new Searcher(library, this.#meanings);
    const limits = options.segmentLimits ?? defaultSegmentLimits;
    this.#upkeep = new Upkeep(library, this.#meanings, options.retry);
    this.#writer = new Writer(library, this.#meanings, limits, this.#upkeep);
    if (options.embedder) this.#meanings.use(options.embedder);
    this.#upkeep.wake();
  }

  setEmbedder(embedder: Embedder, serving?: () => void): void {
    this.#meanings.use(embedder, serving);
    this.#upkeep.wake();
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
      return await this.#library.courtesy.during(search);
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
    const { release } = this.#library.read();
    try {
      const place = this.#library.placeOf(id);
      return place && (await this.#library.document(place));
    } finally {
      release();
    }
  }

  /** Live documents that hold a term, by term. */
  #placesOf(term: string): Place[] {
    const places: Place[] = [];
    for (const segment of this.#library.segments) {
      for (const row of segment.words.postings(term).rows) {
        if (segment.catalog.isLive(row)) places.push({ segment, row });
      }
    }
    return places;
  }

  async resolveCitations(keys: readonly string[]) {
    const { release } = this.#library.read();
    try {
      const found = [...new Set(keys)].map((key) => [key, this.#placesOf(field.citation(key))] as const);
      const records = await this.#library.records(found.flatMap(([, places]) => places));
      const answer = new Map<string, { id: string; title: string; sample: boolean }[]>();
      let next = 0;
      for (const [key, places] of found) {
        const documents = records.slice(next, next + places.length).filter((record) => record !== undefined);
        next += places.length;
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
    const { release } = this.#library.read();
    try {
      const place = this.#library.placeOf(id);
      const [record] = place ? await this.#library.records([place]) : [];
      const citing = new Map<string, Place>();
      for (const key of record?.citation_keys ?? []) {
        for (const found of this.#placesOf(field.cites(key))) {
          const other = found.segment.catalog.ids[found.row] ?? '';
          if (other !== id) citing.set(other, found);
        }
      }
      const decided = ({ segment, row }: Place) => segment.catalog.decided[row] ?? 0;
      const newest = [...citing]
        .sort(([a, x], [b, y]) => decided(y) - decided(x) || (a < b ? -1 : 1))
        .slice(0, size)
        .map(([, found]) => found);
      return (await this.#library.records(newest)).filter((found) => found !== undefined);
    } finally {
      release();
    }
  }

  async *documents(stride = 1): AsyncGenerator<LibraryDocument> {
    const { segments, release } = this.#library.read();
    let live = 0;
    try {
      for (const segment of segments) {
        const { catalog } = segment;
        for (let from = 0; from < catalog.size; from += 64) {
          const rows = [];
          for (let row = from; row < Math.min(catalog.size, from + 64); row += 1)
            if (catalog.isLive(row) && live++ % stride === 0) rows.push(row);
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
    await this.#upkeep.settled(['vectors']);
  }

  async settled(): Promise<void> {
    await this.#writer.idle();
    await this.#upkeep.settled();
  }

  async stats(): Promise<EngineStats> {
    return libraryStats(this.#library, this.#meanings.state);
  }

  async ping(): Promise<void> {
    const failure = this.#upkeep.failures.find(({ work }) => work === 'flush');
    if (failure) throw problemOf(failure.error);
  }

  async close(): Promise<void> {
    await this.#writer.idle();
    await this.#follower?.closing();
    await this.#upkeep.stop();
    this.#library.close();
  }
}
