import type { Tx, Viewer } from '../db/database.ts';
import type { Services } from '../services.ts';
import { type Allowance, limitOf } from './allowances.ts';
import { commit, type Reservation, release, reserve, usedAndReserved } from './usage.ts';

/**
 * What a user may use, counted in the database so that parallel requests and servers never exceed it together. An
 * operation reserves, then commits what it used in the transaction that records the result; when it fails, it releases.
 * A reservation that a crash leaves behind expires.
 */
export class Entitlements {
  readonly #db: Services['db'];
  readonly #env: Services['env'];

  constructor({ db, env }: Pick<Services, 'db' | 'env'>) {
    this.#db = db;
    this.#env = env;
  }

  #limit(allowance: Allowance): number {
    return limitOf(this.#env, allowance);
  }

  /** Units that a user may still use; not positive when there are none. */
  async left(viewer: Viewer, allowance: Allowance): Promise<number> {
    const taken = await this.#db.withUser(viewer, (tx) => usedAndReserved(tx, allowance));
    return this.#limit(allowance) - taken;
  }

  /**
   * Reserves `amount`, or what is left of it if that is at least `least` (by default all). Returns the reserved amount,
   * or undefined when too little is left.
   */
  async reserve(
    viewer: Viewer,
    { least, ...reservation }: Reservation & { least?: number },
  ): Promise<number | undefined> {
    const limit = this.#limit(reservation.allowance);
    return this.#db.withUser(viewer, (tx) =>
      reserve(tx, reservation, { least: least ?? reservation.amount, limit }),
    );
  }

  /** Gives back what is reserved; without effect after a commit. */
  async release(viewer: Viewer, id: string): Promise<void> {
    await this.#db.withUser(viewer, (tx) => release(tx, id));
  }

  /** See `commit` of `usage.ts`. */
  commit(
    tx: Tx,
    use: { allowance: Allowance; reservation?: string | undefined; amount: number },
  ): Promise<boolean> {
    return commit(tx, use, this.#limit(use.allowance));
  }
}
