import type { Database, Tx, Viewer } from '../db/database.ts';
import { type Allowance, limitOf, type SharedAllowance, sharedLimitOf } from './allowances.ts';
import type { LimitSources } from './plan-limits.ts';
import {
  type Counter,
  commit,
  type Reservation,
  release,
  reserve,
  settle,
  usedAndReserved,
} from './usage.ts';

/** An allowance of one user; of a day, with the day as `yyyy-mm-dd`. */
export interface Allowed {
  allowance: Allowance;
  day?: string;
}

/** Allowance that all users together have in a day. */
export interface SharedAllowed {
  allowance: SharedAllowance;
  day: string;
}

/** An allowance with too little left: what its transaction reserved before is undone. */
class TooLittle extends Error {
  readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    super(allowance);
    this.allowance = allowance;
  }
}

/**
 * Limits the usage of each user and of all users together. Counts are in the database, so that parallel
 * requests and servers never exceed a limit together. An operation reserves, then commits what it used in the
 * transaction that records the result; when it fails, it releases. Usage that no transaction records is
 * settled. A reservation that a crash leaves behind expires. A method without a viewer counts for all users.
 */
export class Entitlements {
  readonly #db: Database;
  readonly #parts: LimitSources;
  /** Those of all users lock one row: they wait here for each other, and not with a connection each. */
  #lastShared: Promise<unknown> = Promise.resolve();

  constructor({ db, ...parts }: LimitSources & { db: Database }) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Runs on the counter of a user or of all, with its limit. */
  #on<T>(
    viewer: Viewer | undefined,
    { allowance, day }: Allowed,
    run: (tx: Tx, counter: Counter, limit: number) => Promise<T>,
  ): Promise<T> {
    if (viewer)
      return this.#db.withUser(viewer, async (tx) =>
        run(tx, { allowance, day }, await limitOf(tx, this.#parts, allowance)),
      );
    const counter = { allowance, day, shared: true } as const;
    const limit = sharedLimitOf(this.#parts.env, allowance as SharedAllowance);
    const turn = this.#lastShared.then(() => this.#db.withWorker((tx) => run(tx, counter, limit)));
    this.#lastShared = turn.catch(() => undefined);
    return turn;
  }

  /** The limit of the caller of the transaction. */
  limit(tx: Tx, allowance: Allowance): Promise<number> {
    return limitOf(tx, this.#parts, allowance);
  }

  /** Units that may still be used; not positive when there are none. */
  left(viewer: Viewer, of: Allowed): Promise<number>;
  left(viewer: undefined, of: SharedAllowed): Promise<number>;
  left(viewer: Viewer | undefined, of: Allowed): Promise<number> {
    return this.#on(viewer, of, async (tx, counter, limit) => limit - (await usedAndReserved(tx, counter)));
  }

  /**
   * Reserves `amount`, or what is left of it if that is at least `least` (by default all). Returns the reserved amount,
   * or undefined when too little is left.
   */
  reserve(
    viewer: Viewer,
    reservation: Allowed & Reservation & { least?: number },
  ): Promise<number | undefined>;
  reserve(viewer: undefined, reservation: SharedAllowed & Reservation): Promise<number | undefined>;
  reserve(
    viewer: Viewer | undefined,
    { least, ...reservation }: Allowed & Reservation & { least?: number },
  ): Promise<number | undefined> {
    return this.#on(viewer, reservation, (tx, counter, limit) =>
      reserve(tx, counter, reservation, { least: least ?? reservation.amount, limit }),
    );
  }

  /** Reserves several allowances of a user in one transaction, or none. Returns the one of which too little is left. */
  async reserveAll(
    viewer: Viewer,
    reservations: readonly (Allowed & Reservation)[],
  ): Promise<Allowance | undefined> {
    try {
      await this.#db.withUser(viewer, async (tx) => {
        for (const one of reservations) {
          const { allowance, day, amount } = one;
          const limit = await limitOf(tx, this.#parts, allowance);
          const granted = await reserve(tx, { allowance, day }, one, { least: amount, limit });
          if (granted === undefined) throw new TooLittle(allowance);
        }
      });
      return undefined;
    } catch (error) {
      if (error instanceof TooLittle) return error.allowance;
      throw error;
    }
  }

  /** Gives back what is reserved; without effect after a commit. */
  async release(viewer: Viewer, id: string): Promise<void> {
    await this.#db.withUser(viewer, (tx) => release(tx, id));
  }

  /** See `commit` of `usage.ts`. */
  async commit(
    tx: Tx,
    { allowance, ...use }: { allowance: Allowance; reservation?: string | undefined; amount: number },
  ): Promise<boolean> {
    return commit(tx, { allowance }, use, await this.limit(tx, allowance));
  }

  /** Settles several allowances of a user in one transaction. Returns the least that was counted of one. */
  settleAll(
    viewer: Viewer,
    uses: readonly (Allowed & { reservation: string; amount: number })[],
  ): Promise<number> {
    return this.#db.withUser(viewer, async (tx) => {
      let least = Number.POSITIVE_INFINITY;
      for (const { allowance, day, ...use } of uses) {
        const limit = await limitOf(tx, this.#parts, allowance);
        least = Math.min(least, await settle(tx, { allowance, day }, use, limit));
      }
      return least;
    });
  }

  /** Settles use of all users. See `settle` of `usage.ts`. */
  settle(use: SharedAllowed & { reservation: string; amount: number }): Promise<number> {
    return this.#on(undefined, use, (tx, counter, limit) => settle(tx, counter, use, limit));
  }
}
