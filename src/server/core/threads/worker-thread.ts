import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorkerThread } from './start-worker-thread.ts';

/** Unless its owner says otherwise, a thread that is idle for this long ends, which frees its memory. */
const IDLE_MS = 10_000;
const HEAP_MB = 512;

/**
 * A module that answers messages in its own thread, one after the other; it starts with the first request. `module` is
 * an address as for `ownModule`.
 */
export class WorkerThread<Question, Answer> {
  readonly #module: URL;
  readonly #idleMs: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(module: URL, idleMs: number = IDLE_MS) {
    this.#module = module;
    this.#idleMs = idleMs;
  }

  /**
   * Errors: those that the module throws; an `AbortError` when the thread ends, for example because it ran
   * out of memory.
   */
  async ask(question: Question): Promise<Answer> {
    const answer = this.#last.then(() => this.#answer(question));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the thread: the request that it answers fails with an `AbortError`, and the next one starts another thread. */
  stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #answer(question: Question): Promise<Answer> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const ended = new AbortController();
    const end = () => ended.abort();
    worker.once('exit', end);
    try {
      const answered = once(worker, 'message', { signal: ended.signal });
      worker.postMessage(question);
      const [answer] = (await answered) as [Answer];
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
