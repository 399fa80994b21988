import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Limits: pieces that run at once, those of one owner among them, and those of one owner that wait. */
export interface TurnLimits {
  atOnce: number;
  ofOwner: number;
  waiting: number;
}

interface Owner {
  running: number;
  /** The number of the last turn; 0 before the first. */
  served: number;
  waiting: (() => void)[];
}

/**
 * Shares a few places among owners: each owner who waits gets a place in turn (round robin), so that nobody's long queue
 * delays another. O(owners who wait) for each turn.
 */
export class TurnsByOwner {
  readonly #limits: TurnLimits;
  readonly #owners = new Map<string, Owner>();
  #running = 0;
  #turns = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Pieces that wait. */
  get waiting(): number {
    return [...this.#owners.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Resolves when a piece of this owner may run, with a function to call once when it has ended. The empty id is the
   * process itself, which is never refused. Errors: `ProblemError` 429 when too many of the owner wait; the reason of
   * the signal.
   */
  async enter(id: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const owner = this.#owners.get(id) ?? { running: 0, served: 0, waiting: [] };
    this.#owners.set(id, owner);
    if (id !== '' && owner.waiting.length >= this.#limits.waiting)
      throw new ProblemError('too_many_requests', sentenceOf(requests.tooMuchWork), { retryAfter: 5 });
    await this.#place(owner, signal);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#running -= 1;
      owner.running -= 1;
      this.#next();
    };
  }

  #place(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        owner.waiting = owner.waiting.filter((other) => other !== start);
        this.#next();
        reject(signal?.reason);
      };
      owner.waiting.push(start);
      signal?.addEventListener('abort', leave, { once: true });
      this.#next();
    });
  }

  /** Starts what may start: the owner whose last turn is longest ago goes first. */
  #next(): void {
    for (let owner = this.#due(); owner; owner = this.#due()) {
      owner.running += 1;
      this.#running += 1;
      this.#turns += 1;
      owner.served = this.#turns;
      owner.waiting.shift()?.();
    }
    for (const [id, { running, waiting }] of this.#owners)
      if (running === 0 && waiting.length === 0) this.#owners.delete(id);
  }

  #due(): Owner | undefined {
    if (this.#running >= this.#limits.atOnce) return undefined;
    let due: Owner | undefined;
    for (const owner of this.#owners.values()) {
      const may = owner.waiting.length > 0 && owner.running < this.#limits.ofOwner;
      if (may && (due === undefined || owner.served < due.served)) due = owner;
    }
    return due;
  }
}
