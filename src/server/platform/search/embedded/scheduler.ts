import { setImmediate as untilNextTurn } from 'node:timers/promises';

/** While searches are asked without a pause, turns of work behind the scenes begin at this distance. */
const betweenTurnsMs = 3;
/** Such work yields after this time, where it can. */
export const turnMs = 1;

/**
 * Lets searches go first: work behind the scenes runs in short turns, one at a time, and while searches are answered it gets at
 * most one turn in three milliseconds, so that it goes on under any load.
 */
export class Scheduler {
  #searches = 0;
  /** Work that waits for its turn, in order of arrival. */
  readonly #waiting: (() => void)[] = [];
  #giving = false;
  #lastTurn = 0;
  #idle: (() => void) | undefined;
  readonly #now: () => number;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async runSearch<T>(search: () => Promise<T>): Promise<T> {
    this.#searches += 1;
    try {
      return await search();
    } finally {
      this.#searches -= 1;
      if (this.#searches === 0) this.#idle?.();
    }
  }

  /** Between two turns. */
  yieldToSearches(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#giving) void this.#giveTurns();
    });
  }

  /** One turn after another: what a turn begins runs until it yields or waits for the disk. */
  async #giveTurns(): Promise<void> {
    this.#giving = true;
    while (this.#waiting.length > 0) {
      // Searches that have come meanwhile begin here, and most of them are answered here.
      await untilNextTurn();
      await this.#searchesFirst();
      this.#lastTurn = this.#now();
      this.#waiting.shift()?.();
    }
    this.#giving = false;
  }

  /** Resolves when no search is left, or those behind the scenes have waited long enough. */
  async #searchesFirst(): Promise<void> {
    while (this.#searches > 0) {
      const wait = this.#lastTurn + betweenTurnsMs - this.#now();
      if (wait <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.#idle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#idle = undefined;
      // A caller that got an answer may send the next query at once.
      await untilNextTurn();
    }
  }
}
