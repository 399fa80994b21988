/** Delays before the next attempt of failed work: twice as long each time, up to `mostMs`. */
export interface RetryDelays {
  firstMs: number;
  mostMs: number;
}

/** With the longest wait an index recovers well within a minute of its disk. */
export const retryDelays: RetryDelays = { firstMs: 1000, mostMs: 30_000 };

/** A kind of background work that may fail, and waits longer after each failure. */
export class RetriedTask<Name extends string> {
  readonly name: Name;
  /** Returns true when more of it may be due at once. */
  readonly run: () => Promise<boolean>;
  readonly #delays: RetryDelays;
  #failures = 0;
  #notBefore = 0;
  #error: unknown;

  constructor(name: Name, delays: RetryDelays, run: () => Promise<boolean>) {
    this.name = name;
    this.run = run;
    this.#delays = delays;
  }

  get failed(): boolean {
    return this.#failures > 0;
  }

  /** The error of the last attempt. */
  get error(): unknown {
    return this.#error;
  }

  /** Milliseconds until the next attempt; 0 when it may run now. */
  get waitMs(): number {
    return this.failed ? Math.max(0, this.#notBefore - performance.now()) : 0;
  }

  succeed(): void {
    this.#failures = 0;
    this.#error = undefined;
  }

  /** Returns the milliseconds until the next attempt. */
  fail(error: unknown): number {
    const wait = Math.min(this.#delays.mostMs, this.#delays.firstMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#error = error;
    this.#notBefore = performance.now() + wait;
    return wait;
  }

  /** The next attempt waits no longer: somebody asks for its outcome. */
  hurry(): void {
    this.#notBefore = 0;
  }
}
