import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Announcement } from './announcements.ts';

/** Cases and chambers whose readers are remembered. */
const MOST = 5000;
/** Stands for "no case" and "no chambers" in the query. */
const NONE = '00000000-0000-0000-0000-000000000000';

interface Place {
  caseId: string;
  chambersId: string;
}

/** The case and the chambers that a row belongs to; undefined for a row that only its owner can read. */
function placeOf({ table, ids }: Announcement): Place | undefined {
  const caseId = table === 'cases' ? ids.id : ids.case_id;
  const chambersId = table === 'chambers' ? ids.id : ids.chambers_id;
  return caseId || chambersId ? { caseId: caseId ?? NONE, chambersId: chambersId ?? NONE } : undefined;
}

/**
 * Users who read a case or are in a chambers, beside the owner of a row. Answers are cached until an access
 * changes; places requested together are read in one query.
 */
export class Audience {
  readonly #db: Pick<Database, 'withWorker'>;
  #known = new Map<string, Promise<readonly string[]>>();
  #waiting: { place: Place; resolve: (users: string[]) => void; reject: (error: unknown) => void }[] = [];

  constructor(db: Pick<Database, 'withWorker'>) {
    this.#db = db;
  }

  /** Errors: rejects when the database cannot be read. */
  readersOf(announcement: Announcement): Promise<readonly string[]> | undefined {
    const place = placeOf(announcement);
    return place && this.#readers(place);
  }

  /** Everybody in a chambers. */
  membersOf(chambersId: string): Promise<readonly string[]> {
    return this.#readers({ caseId: NONE, chambersId });
  }

  /** An access changed: everybody is asked for again. */
  forget(): void {
    this.#known = new Map();
  }

  #readers(place: Place): Promise<readonly string[]> {
    const key = `${place.caseId} ${place.chambersId}`;
    const found = this.#known.get(key);
    if (found) return found;
    if (this.#known.size >= MOST) this.forget();
    const known = this.#known;
    const asked = new Promise<readonly string[]>((resolve, reject) => {
      this.#waiting.push({ place, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => void this.#ask());
    });
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  }

  async #ask(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const rows = await this.#db.withWorker((tx) =>
        tx.rows<{ place: number; user_id: string }>(sql`
          select k.place::int, r.user_id
          from unnest(${waiting.map(({ place }) => place.caseId)}::uuid[],
            ${waiting.map(({ place }) => place.chambersId)}::uuid[]) with ordinality k (case_id, chambers_id, place)
          cross join lateral app.readers_of(k.case_id, k.chambers_id) r (user_id)`),
      );
      const users = waiting.map((): string[] => []);
      for (const { place, user_id } of rows) users[place - 1]?.push(user_id);
      for (const [at, { resolve }] of waiting.entries()) resolve(users[at] ?? []);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
