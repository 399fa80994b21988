import { randomUUID } from 'node:crypto';

/**
 * Users who add clients without pause. The ledger holds what the server acknowledged (201), each under a name of its
 * own; a write without an answer is in doubt and may be there or not, but not twice.
 */
export class Writers {
  readonly acknowledged = new Map<string, Set<string>>();
  refused = 0;
  inDoubt = 0;
  readonly statuses = new Map<number, number>();
  #counting: { until: number; resolve: () => void } | undefined;
  #waiting: { since: number; resolve: (ms: number) => void } | undefined;
  #stopped = false;
  readonly #origin: string;
  #running: Promise<unknown> = Promise.resolve();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Writes acknowledged so far. */
  count = 0;

  start(users: { id: string; token: string }[]): void {
    this.#running = Promise.all(users.map((user) => this.#write(user)));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Resolves when so many more writes have been acknowledged. */
  more(writes: number): Promise<void> {
    return new Promise((resolve) => {
      if (writes === 0) resolve();
      else this.#counting = { until: this.count + writes, resolve };
    });
  }

  /** Milliseconds from `since` (performance.now) until a write that was sent after it is acknowledged. */
  nextAcknowledged(since: number, patienceMs = 180_000): Promise<number> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no write was taken for ${patienceMs} ms`)), patienceMs);
      this.#waiting = {
        since,
        resolve: (ms) => {
          clearTimeout(late);
          resolve(ms);
        },
      };
    });
  }

  async #write({ id, token }: { id: string; token: string }): Promise<void> {
    const names = new Set<string>();
    this.acknowledged.set(id, names);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    };
    while (!this.#stopped) {
      const name = randomUUID();
      const sentAt = performance.now();
      try {
        const answer = await fetch(`${this.#origin}/rest/v1/clients`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ name }),
          signal: AbortSignal.timeout(20_000),
        });
        await answer.arrayBuffer();
        if (answer.status === 201) {
          names.add(name);
          this.count += 1;
          if (this.#counting && this.count >= this.#counting.until) {
            this.#counting.resolve();
            this.#counting = undefined;
          }
          // Only an answer to a write sent after the kill shows that the server is back.
          if (this.#waiting && sentAt > this.#waiting.since) {
            this.#waiting.resolve(performance.now() - this.#waiting.since);
            this.#waiting = undefined;
          }
          continue;
        }
        this.refused += 1;
        this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      } catch {
        this.inDoubt += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
