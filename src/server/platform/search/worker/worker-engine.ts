import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { startWorkerThread } from '#server/core/threads/start-worker-thread.ts';
import type { VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import type {
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
} from '#server/platform/search/engine.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { SegmentLimits } from '../embedded/index-writer.ts';
import { retryDelays } from '../embedded/maintenance/retried-task.ts';
import { forwardLine } from './forward-line.ts';
import {
  decode,
  type FromThread,
  fromWire,
  type IndexPlace,
  type Method,
  type ThreadOptions,
  type ToThread,
} from './protocol.ts';

export interface WorkerEngineOptions {
  /** Two writers would ruin the index of a folder: the caller holds the claim of the data folder. */
  place: IndexPlace;
  /** Makes the vectors instead. */
  source?: VectorSource | undefined;
  log: Logger;
  segmentLimits?: SegmentLimits;
  /** For tests: starts another thread than the engine's own. */
  start?: (options: ThreadOptions) => Worker;
}

/** Megabytes of the thread's heap; postings, vectors and rows lie outside of it, or in files. */
const heapMb = 2048;
/** Calls under way; what comes beyond is refused at once. */
const mostCalls = 400;
/** A thread that does not close in time is ended; what was acknowledged is on disk. */
const closeMs = 8000;
/** A thread that served so long is restarted at once when it ends. */
const healthyMs = 60_000;

const away = () => new ProblemError('index_unavailable', sentenceOf(requests.indexRestarting));
const busy = () => new ProblemError('index_unavailable', sentenceOf(requests.indexBusy));

interface Call {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * Opens an engine in a thread of its own, so that no search, merge or flush delays a request. When the thread
 * dies it is restarted, less and less often; meanwhile calls reject with `index_unavailable`.
 */
export async function openWorkerEngine(options: WorkerEngineOptions): Promise<LibraryEngine> {
  const engine = new WorkerEngine(options);
  await engine.open();
  return engine;
}

class WorkerEngine implements LibraryEngine {
  readonly #options: WorkerEngineOptions;
  readonly #calls = new Map<number, Call>();
  readonly #closing = new AbortController();
  #thread: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();
  #ready = false;
  #calling = 0;
  #failures = 0;
  /** Source of the settings, or the one requested since. */
  #source: VectorSource | undefined;

  constructor(options: WorkerEngineOptions) {
    this.#options = options;
    this.#source = options.source;
  }

  /** Starts the thread; resolves when the index is open in it, and throws why it cannot be opened. */
  open(): Promise<void> {
    const { place, segmentLimits, log, start = startEngine } = this.#options;
    const thread = start({ place, source: this.#source, segmentLimits, logLevel: log.level });
    this.#thread = thread;
    const opened = performance.now();
    return new Promise((resolve, reject) => {
      let unopened: Error | undefined;
      this.#ended = new Promise((ended) => {
        thread.once('exit', () => {
          reject(unopened ?? new Error('The thread of the library index ended while it opened the index.'));
          this.#onExit(performance.now() - opened);
          ended();
        });
      });
      thread.on('error', (error) => {
        unopened ??= error;
        log.error({ err: error }, 'the thread of the library index failed');
      });
      thread.on('message', (message: FromThread) => {
        if ('ready' in message) {
          this.#ready = true;
          resolve();
        } else if ('unopened' in message) {
          unopened = fromWire(message.unopened);
          void thread.terminate();
        } else if ('line' in message) forwardLine(log, message.line);
        else this.#settle(message);
      });
    });
  }

  #settle(message: Extract<FromThread, { id: number }>): void {
    const call = this.#calls.get(message.id);
    this.#calls.delete(message.id);
    if ('failure' in message) call?.reject(fromWire(message.failure));
    else call?.resolve(decode(message.answer));
  }

  #onExit(livedMs: number): void {
    const served = this.#ready;
    this.#ready = false;
    this.#thread = undefined;
    for (const call of this.#calls.values()) call.reject(away());
    this.#calls.clear();
    if (!served || this.#closing.signal.aborted) return;
    if (livedMs >= healthyMs) this.#failures = 0;
    void this.#restart();
  }

  async #restart(): Promise<void> {
    const { log } = this.#options;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const { firstMs, mostMs } = retryDelays;
      const waitMs = this.#failures === 0 ? 0 : Math.min(mostMs, firstMs * 2 ** (this.#failures - 1));
      this.#failures += 1;
      log.warn({ waitMs }, 'restarting the thread of the library index');
      await wait(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.open();
        return;
      } catch (error) {
        log.error({ err: error }, 'the library index could not be opened again');
      }
    }
  }

  #call<T>(
    method: Method,
    args: unknown[],
    how: { signal?: AbortSignal | undefined; hand?: ArrayBuffer } = {},
  ) {
    const { signal, hand } = how;
    return new Promise<T>((resolve, reject) => {
      signal?.throwIfAborted();
      const thread = this.#thread;
      if (!thread || !this.#ready) throw away();
      if (this.#calls.size >= mostCalls) throw busy();
      this.#calling += 1;
      const id = this.#calling;
      const abandon = () => {
        this.#calls.delete(id);
        thread.postMessage({ cancel: id } satisfies ToThread);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      const done = () => signal?.removeEventListener('abort', abandon);
      this.#calls.set(id, {
        resolve: (answer) => {
          done();
          resolve(answer as T);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      });
      thread.postMessage({ id, method, args } satisfies ToThread, hand ? [hand] : []);
    });
  }

  upsert(documents: readonly LibraryDocument[]): Promise<void> {
    return this.#call('upsert', [documents]);
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#call('remove', [ids]);
  }

  ingest(batch: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#call('ingest', [batch], { hand: batch.buffer });
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    return this.#call('search', [request], { signal });
  }

  similar(request: SimilarRequest, signal?: AbortSignal): Promise<SimilarAnswer> {
    return this.#call('similar', [request], { signal });
  }

  nearness(asked: string, texts: readonly string[], signal?: AbortSignal): Promise<number[]> {
    return this.#call('nearness', [asked, texts], { signal });
  }

  matches(id: string, query: string): Promise<Passage[]> {
    return this.#call('matches', [id, query]);
  }

  get(id: string): Promise<LibraryDocument | undefined> {
    return this.#call('get', [id]);
  }

  async resolveCitations(keys: readonly string[]) {
    type ResolvedKey = [key: string, documents: { id: string; title: string; sample: boolean }[]];
    return new Map(await this.#call<ResolvedKey[]>('resolveCitations', [keys]));
  }

  citedBy(id: string, size?: number): Promise<LibraryRecord[]> {
    return this.#call('citedBy', [id, size]);
  }

  judgmentsIn(hashes: { from: number; to: number }): Promise<ListedJudgment[]> {
    return this.#call('judgmentsIn', [hashes]);
  }

  refresh(): Promise<void> {
    return this.#call('refresh', []);
  }

  rebuild(): Promise<void> {
    return this.#call('rebuild', []);
  }

  async makeVectorsWith(source: VectorSource | undefined): Promise<void> {
    await this.#call('makeVectorsWith', [source]);
    this.#source = source;
  }

  stats(): Promise<EngineStats> {
    return this.#call('stats', []);
  }

  rebuildAfter(
    seen: RebuildProgress | undefined,
    signal?: AbortSignal,
  ): Promise<RebuildProgress | undefined> {
    return this.#call('rebuildAfter', [seen], { signal });
  }

  embeddingsAfter(
    seen: EmbeddingsState | undefined,
    signal?: AbortSignal,
  ): Promise<EmbeddingsState | undefined> {
    return this.#call('embeddingsAfter', [seen], { signal });
  }

  ping(): Promise<void> {
    return this.#call('ping', []);
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return this.#ended;
    this.#closing.abort();
    const late = wait(closeMs, undefined, { ref: false });
    // A thread that died has nothing left to close.
    if (this.#ready) await Promise.race([this.#call('close', []).catch(() => undefined), late]);
    await this.#thread?.terminate();
    await this.#ended;
  }
}

function startEngine(options: ThreadOptions): Worker {
  return startWorkerThread(new URL('engine-worker', import.meta.url), {
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
}
