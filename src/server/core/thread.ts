import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread.ts';

/** A thread that has nothing to do for so long ends and gives its memory back. */
const IDLE_MS = 10_000;
const HEAP_MB = 512;

/**
 * A module that answers messages in a thread of its own, one after the other; started when it is asked first. `module` is
 * its address without `.ts` or `.mjs`: beside the caller as source, or as its own bundle in a build.
 */
export class Thread<Question, Answer> {
  readonly #module: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(module: URL) {
    this.#module = module;
  }

  /** Errors: what the module throws; an `AbortError` when the thread ends, for want of memory for example. */
  async ask(question: Question): Promise<Answer> {
    const answer = this.#last.then(() => this.#answer(question));
    this.#last = answer.catch(() => undefined);
    return answer;
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
      }, IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = startThread(this.#module, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // The question under way rejects in `#answer`; without a listener here the error would end the process.
    worker.on('error', forget);
    worker.once('exit', forget);
    worker.unref();
    return worker;
  }
}
