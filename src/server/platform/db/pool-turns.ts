/** So many may wait for a connection of one pool. */
const MOST_WAITING = 1000;
/** A wait is at most so many times as long as the time in which a connection must come free. */
const LONGEST = 5;

/**
 * The turns of a pool, in order. Those who go `first` pass the others, and `reserved` connections are for them alone, so that a
 * flood of sign-ins delays no check of a session. A pool whose connections come free is busy, and one waits for it; a pool of which no
 * connection came free for `waitMs` has lost its database.
 */
export class PoolTurns {
  readonly #waitMs: number;
  readonly #reserved: number;
  #free: number;
  /** Starts those who wait. */
  readonly #waiting: (() => void)[] = [];
  readonly #first: (() => void)[] = [];
  /** Time when a working connection last came free, as `performance.now()` counts. */
  #progress = 0;

  constructor(max: number, waitMs: number, reserved = 0) {
    this.#free = max;
    this.#reserved = reserved;
    this.#waitMs = waitMs;
  }

  /**
   * Resolves when a connection is free, with a function to call when it is free again; `worked`: the database answered on
   * it. Errors: none came free in time, or too many wait.
   */
  async enter({ first = false } = {}): Promise<(worked: boolean) => void> {
    if (this.#free > (first ? 0 : this.#reserved)) this.#free -= 1;
    else await this.#wait(first);
    return (worked) => this.#leave(worked);
  }

  #leave(worked: boolean): void {
    if (worked) this.#progress = performance.now();
    this.#free += 1;
    const next = this.#first.shift() ?? (this.#free > this.#reserved ? this.#waiting.shift() : undefined);
    if (!next) return;
    this.#free -= 1;
    next();
  }

  #wait(first: boolean): Promise<void> {
    const queue = first ? this.#first : this.#waiting;
    if (queue.length >= MOST_WAITING) throw noConnection();
    return new Promise((resolve, reject) => {
      const since = performance.now();
      let timer: NodeJS.Timeout;
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const look = () => {
        const left = this.#left(since);
        if (left > 0) {
          timer = setTimeout(look, left);
          return;
        }
        const at = queue.indexOf(start);
        if (at >= 0) queue.splice(at, 1);
        reject(noConnection());
      };
      timer = setTimeout(look, this.#waitMs);
      queue.push(start);
    });
  }

  /** Milliseconds for which somebody who waits since then goes on. */
  #left(since: number): number {
    const ends = Math.min(Math.max(since, this.#progress) + this.#waitMs, since + LONGEST * this.#waitMs);
    return Math.ceil(ends - performance.now());
  }
}

const noConnection = () => new Error('timeout exceeded when trying to connect');
