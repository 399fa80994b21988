import type { Database } from '#server/platform/db/database.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import { HASHES } from '#server/platform/search/id-hash.ts';
import { hasAdditions, recordAdditions } from './alert-store.ts';

type Deps = { db: Pick<Database, 'withWorker'>; library: Pick<LibraryReader, 'stats' | 'judgmentsIn'> };

/** Judgments that are compared at once. */
const COMPARED = 10_000;

/**
 * Records when the library got each judgment. A pass goes through the index part after part; it begins at the start of
 * the process and whenever something was written. Judgments found by the first pass of a database count as old.
 */
export class AdditionsReader {
  readonly #parts: Deps;
  /** The rows of the index when the last pass began. */
  #seen = -1;
  #pass: { part: number; of: number; areNew: boolean } | undefined;

  constructor(parts: Deps) {
    this.#parts = parts;
  }

  /** Records one part. False when nothing was written since the last pass. */
  async next(): Promise<boolean> {
    const { db, library } = this.#parts;
    this.#pass ??= await this.#begin();
    if (!this.#pass) return false;
    const { part, of, areNew } = this.#pass;
    const listed = await library.judgmentsIn({
      from: Math.floor((HASHES * part) / of),
      to: Math.floor((HASHES * (part + 1)) / of),
    });
    const ids = listed.map(({ id }) => id);
    await db.withWorker((tx) => recordAdditions(tx, ids, { areNew }));
    this.#pass = part + 1 < of ? { part: part + 1, of, areNew } : undefined;
    return true;
  }

  async #begin(): Promise<{ part: number; of: number; areNew: boolean } | undefined> {
    const { db, library } = this.#parts;
    const { rows, judgments } = await library.stats();
    if (rows === this.#seen) return undefined;
    const areNew = await db.withWorker(hasAdditions);
    this.#seen = rows;
    return { part: 0, of: Math.max(1, Math.ceil(judgments / COMPARED)), areNew };
  }
}
