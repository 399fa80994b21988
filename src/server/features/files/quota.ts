import { randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/db/database.ts';
import { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import { storageExceeded } from '#server/platform/entitlements/storage-exceeded.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProblemError } from '#shared/errors.ts';
import { countWithin } from './store.ts';

/** Longer than a request may take, so that only an upload whose server died leaves a reservation to expire. */
const REQUEST_MS = 10 * 60 * 1000;

/** Space that an upload may take. */
export interface ReservedSpace {
  /** Undefined for an upload of unknown length, which is counted only when it is stored. */
  reservation: string | undefined;
  bytes: number;
}

/** The storage limit of one owner of cases: stored files, uploads in progress and unfinished resumable uploads count. */
export class Quota {
  readonly #db: Services['db'];
  readonly #log: Services['log'];
  readonly #entitlements: Entitlements;

  constructor(services: Pick<Services, 'db' | 'env' | 'log' | 'payments' | 'plans'>) {
    this.#db = services.db;
    this.#log = services.log;
    this.#entitlements = new Entitlements(services);
  }

  async #exceeded(owner: Viewer): Promise<ProblemError> {
    const limit = await this.#db.withUser(owner, (tx) => this.#entitlements.limit(tx, 'storage.bytes'));
    return storageExceeded(limit);
  }

  /** Reserves space for a file of a known size until `forMs` from now. Errors: `too_large`. */
  async reserve(owner: Viewer, size: number, { id, forMs }: { id: string; forMs: number }): Promise<void> {
    const reservation = { id, allowance: 'storage.bytes', amount: size, forMs } as const;
    if ((await this.#entitlements.reserve(owner, reservation)) === undefined)
      throw await this.#exceeded(owner);
  }

  /**
   * Space for the upload of one request. `declared`: the size of its body, in which a form is larger than its file;
   * undefined when the client does not say. Errors: `too_large` when no space is left.
   */
  async reserveForRequest(owner: Viewer, declared: number | undefined): Promise<ReservedSpace> {
    if (declared === undefined) {
      const bytes = await this.#entitlements.left(owner, { allowance: 'storage.bytes' });
      if (bytes <= 0) throw await this.#exceeded(owner);
      return { reservation: undefined, bytes };
    }
    const id = randomUUID();
    const amount = Math.max(declared, 1);
    const bytes = await this.#entitlements.reserve(owner, {
      id,
      allowance: 'storage.bytes',
      amount,
      least: 1,
      forMs: REQUEST_MS,
    });
    if (bytes === undefined) throw await this.#exceeded(owner);
    return { reservation: id, bytes };
  }

  /** Passes a stream through. Errors: the stream fails with `too_large` when it exceeds these bytes. */
  async *within(
    owner: Viewer,
    { bytes }: Pick<ReservedSpace, 'bytes'>,
    source: AsyncIterable<Buffer>,
  ): AsyncGenerator<Buffer> {
    let left = bytes;
    for await (const chunk of source) {
      left -= chunk.length;
      if (left < 0) throw await this.#exceeded(owner);
      yield chunk;
    }
  }

  /** Records the stored size of a file and ends its reservation. Errors: `too_large`, and nothing is recorded. */
  async count(
    owner: Viewer,
    file: { path: string; size: number },
    reservation: string | undefined,
  ): Promise<void> {
    await this.#db.withUser(owner, (tx) => countWithin(tx, this.#entitlements, { ...file, reservation }));
  }

  /** Gives back what a failed upload has reserved. If that fails, the reservation expires by itself. */
  async release(owner: Viewer, reservation: string | undefined): Promise<void> {
    if (reservation === undefined) return;
    await this.#entitlements
      .release(owner, reservation)
      .catch((err: unknown) => this.#log.warn({ err }, 'a failed upload stays counted until it expires'));
  }
}
