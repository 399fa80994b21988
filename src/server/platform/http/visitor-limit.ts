import { ProblemError } from '#shared/errors.ts';

export interface VisitorRate {
  calls: number;
  windowMs: number;
  /** Addresses that are remembered; the one that came first makes room. */
  addresses?: number;
}

/**
 * Limits the calls of network addresses without an account, in this process. Calls of one address count in windows that
 * begin with the first of them.
 */
export class VisitorLimit {
  readonly #rate: Required<VisitorRate>;
  readonly #windows = new Map<string, { from: number; calls: number }>();

  constructor({ calls, windowMs, addresses = 20_000 }: VisitorRate) {
    this.#rate = { calls, windowMs, addresses };
  }

  /** Counts one call. Errors: `ProblemError` `too_many_requests`, with the seconds to wait. */
  take(address: string, now: Date): void {
    const { calls, windowMs, addresses } = this.#rate;
    const at = now.getTime();
    const known = this.#windows.get(address);
    // A clock set back must not lock anybody out for longer than the window.
    const window = known && Math.abs(at - known.from) < windowMs ? known : { from: at, calls: 0 };
    if (window.calls >= calls)
      throw new ProblemError('too_many_requests', undefined, {
        retryAfter: Math.max(1, Math.ceil((window.from + windowMs - at) / 1000)),
      });
    window.calls += 1;
    if (window !== known) this.#windows.delete(address);
    this.#windows.set(address, window);
    if (this.#windows.size <= addresses) return;
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
