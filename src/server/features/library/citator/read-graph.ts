import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import { HASHES } from '#server/platform/search/id-hash.ts';
import type { citatorWork } from './citator-work.ts';
import { graphedIn, removeJudgments, storeJudgment } from './store.ts';

type Deps = { db: Pick<Database, 'withWorker'>; library: LibraryReader };

// A long judgment takes a tenth of a second to read.
const { run: inThread } = new WorkerThread<typeof citatorWork>(new URL('citator-work', import.meta.url));

/** Judgments compared with the graph at once, and of these the most that are read in one turn. */
const COMPARED = 500;
const READ = 20;

/** The version of the rules that read citations and treatments: raised by hand, it has the graph read every judgment again. */
const RULES_VERSION = 5;
const stamped = (mark: string): string => `rules ${RULES_VERSION} ${mark}`;

/**
 * Keeps the citation graph like the library index. A pass compares part after part of the library with the graph, reads
 * the judgments that are new or have changed, and removes those that are gone. A pass begins at the start of the process
 * and whenever something was written to the index.
 */
export class GraphReader {
  readonly #parts: Deps;
  /** The rows of the index when the last pass began. */
  #seen = -1;
  #pass: { part: number; of: number } | undefined;

  constructor(parts: Deps) {
    this.#parts = parts;
  }

  /** Compares one part, or reads some judgments of it. False when there is nothing to do. */
  async next(): Promise<boolean> {
    this.#pass ??= await this.#begin();
    if (!this.#pass) return false;
    const { part, of } = this.#pass;
    const finished = await this.#compare({
      from: Math.floor((HASHES * part) / of),
      to: Math.floor((HASHES * (part + 1)) / of),
    });
    if (finished) this.#pass = part + 1 < of ? { part: part + 1, of } : undefined;
    return true;
  }

  async #begin(): Promise<{ part: number; of: number } | undefined> {
    const { rows, judgments } = await this.#parts.library.stats();
    if (rows === this.#seen) return undefined;
    this.#seen = rows;
    return { part: 0, of: Math.max(1, Math.ceil(judgments / COMPARED)) };
  }

  /** True when the graph has all of the part. */
  async #compare(part: { from: number; to: number }): Promise<boolean> {
    const { db, library } = this.#parts;
    const listed = await library.judgmentsIn(part);
    const graphed = await db.withWorker((tx) => graphedIn(tx, part));
    const present = new Set(listed.map(({ id }) => id));
    const gone = [...graphed.keys()].filter((id) => !present.has(id));
    if (gone.length > 0) await db.withWorker((tx) => removeJudgments(tx, gone));
    const changed = listed.filter(({ id, mark }) => graphed.get(id) !== stamped(mark));
    for (const { id, mark } of changed.slice(0, READ)) {
      const document = await library.get(id);
      if (!document) continue;
      const citations = await inThread.citationsOf(document);
      await db.withWorker((tx) => storeJudgment(tx, document, stamped(mark), citations));
    }
    return changed.length <= READ;
  }
}
