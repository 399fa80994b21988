import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Answer, Call, Work } from './serve-work.ts';
import { startWorkerThread } from './start-worker-thread.ts';
import { workedMs } from './thread-clock.ts';

/** Unless its owner says otherwise, a thread that is idle for this long ends, which frees its memory. */
const IDLE_MS = 10_000;
const HEAP_MB = 512;

/** Memory that a thread writes its number into. */
const numberOfThread = () => new Int32Array(new SharedArrayBuffer(4));

/** The functions of a thread, as its owner calls them. */
export type Calls<W extends Work> = {
  [K in keyof W]: (...args: Parameters<W[K]>) => Promise<Cloned<Awaited<ReturnType<W[K]>>>>;
};
/** Bytes come from another thread as an array of their own. */
type Cloned<T> = T extends Uint8Array ? Uint8Array<ArrayBuffer> : T;

/**
 * The functions of a module (`serveWork`) in a thread of its own, which answers one call after the other and starts with the
 * first. `module` is an address as for `ownModule`; the module itself is imported as a type only.
 */
export class WorkerThread<W extends Work> {
  /** Errors of each: what the function throws; an `AbortError` when the thread ends, for example because its memory is full. */
  readonly run: Calls<W>;
  readonly #module: URL;
  readonly #idleMs: number;
  #worker: Worker | undefined;
  #thread = numberOfThread();
  #heldMb = 0;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(module: URL, idleMs: number = IDLE_MS) {
    this.#module = module;
    this.#idleMs = idleMs;
    // The proxy gives each name a function that the module has by its type.
    this.run = new Proxy({} as Calls<W>, {
      get:
        (_, name: string) =>
        (...args: never[]) =>
          this.#ask({ name, args }),
    });
  }

  async #ask(call: Omit<Call, 'thread'>): Promise<unknown> {
    const answer = this.#last.then(() => this.#answer(call));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Milliseconds that the thread has worked since it started; 0 without one. See `workedMs`. */
  get workedMs(): number {
    return this.#worker ? workedMs(this.#worker, Atomics.load(this.#thread, 0)) : 0;
  }

  /** Megabytes that the thread held after its last answer; 0 without one. */
  get heldMb(): number {
    return this.#worker ? this.#heldMb : 0;
  }

  /** Ends the thread: the request that it answers fails with an `AbortError`, and the next one starts another thread. */
  stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #answer(call: Omit<Call, 'thread'>): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const ended = new AbortController();
    const end = () => ended.abort();
    worker.once('exit', end);
    try {
      const answered = once(worker, 'message', { signal: ended.signal });
      worker.postMessage({ ...call, thread: this.#thread } satisfies Call);
      const [{ answer, heldMb }] = (await answered) as [Answer];
      this.#heldMb = heldMb;
      return answer;
    } finally {
      worker.off('exit', end);
      this.#idle = setTimeout(() => {
        this.#worker = undefined;
        void worker.terminate();
      }, this.#idleMs).unref();
    }
  }

  #start(): Worker {
    this.#thread = numberOfThread();
    const worker = startWorkerThread(this.#module, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // `#answer` rejects the current request; without a listener here the error would end the process.
    worker.on('error', forget);
    worker.once('exit', forget);
    worker.unref();
    return worker;
  }
}
