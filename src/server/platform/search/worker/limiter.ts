/** Lets a few tasks run at a time, the others in the order in which they came. */
export class Limiter {
  readonly #most: number;
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a task when its turn comes. Rejects with the signal's reason where it is aborted before. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn(signal);
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      // Not at once: those who leave together with this one must not be given its place.
      setImmediate(() => this.#leave());
    }
  }

  /** Resolves when a task that ended passes its place on. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(enter);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(enter);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
