import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Work behind the scenes waits no longer than this for searches, so that it gets on under any load. */
const longestWaitMs = 10;

/** Lets searches go first: work behind the scenes runs in short turns, and pauses between them while one is answered. */
export class Scheduler {
  #searches = 0;
  #waiting: (() => void)[] = [];

  async runSearch<T>(search: () => Promise<T>): Promise<T> {
    this.#searches += 1;
    try {
      return await search();
    } finally {
      this.#searches -= 1;
      if (this.#searches === 0) for (const proceed of this.#waiting.splice(0)) proceed();
    }
  }

  /** Between two turns. */
  async yieldToSearches(): Promise<void> {
    await yieldToEventLoop();
    if (this.#searches === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestWaitMs);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
