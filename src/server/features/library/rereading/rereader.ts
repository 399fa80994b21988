import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import { DEFAULT_LIMITS } from '#server/platform/sandbox/pool.ts';
import type { ListedJudgment } from '#server/platform/search/engine.ts';
import { HASHES, idHash } from '#server/platform/search/id-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { readAgain } from '../citator/store.ts';
import { READER_VERSION } from '../ingest/document.ts';
import type { ReadTask } from '../ingest/read-file.ts';
import { filesOfReading, readerPath } from '../ingest/read-file-path.ts';
import { keepScan } from '../scans/scan-queue.ts';
import { isOutdated, rereadDocument } from './reread-document.ts';
import {
  beginRereading,
  claimRereading,
  finishRereading,
  type Outcome,
  recordReread,
  rereadingVersion,
} from './store.ts';

/** Judgments of a part of the library that is listed at once, and of these the ones that are read in one turn. */
const LISTED = 500;
const READ = 10;

type Deps = Pick<Services, 'db' | 'library' | 'libraryWriter' | 'storage'> & {
  env: Pick<Services['env'], 'MUNSHI_DATA'>;
};

/** Judgments of a part of the library by hash, the hash from which it was listed, and the one at which the next part begins. */
interface Part {
  from: number;
  judgments: (ListedJudgment & { hash: number })[];
  to: number;
}

/**
 * Reads the judgments of an older reader again from their originals, one after the other, and replaces each
 * in the index once it is read. A row of the database stores its progress; after a kill it continues there,
 * on one server at a time.
 */
export class Rereader {
  readonly #parts: Deps;
  readonly #version: number;
  readonly #owner: string;
  readonly #folder: string;
  readonly #sandbox = new IdleSandbox<ReadTask, unknown>(
    readerPath(),
    { ...DEFAULT_LIMITS, lowPriority: true },
    filesOfReading,
  );
  #finished = false;
  #part: Part | undefined;

  constructor(parts: Deps, version = READER_VERSION) {
    this.#parts = parts;
    this.#version = version;
    // A server that starts again is the same owner.
    this.#owner = `${hostname()} ${path.resolve(parts.env.MUNSHI_DATA)}`;
    this.#folder = path.join(parts.env.MUNSHI_DATA, 'rereading-library');
  }

  /** Removes leftovers of a server that died. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Reads some judgments; false when there is nothing to do here. Errors: those of the database, the store and the index. */
  async next(): Promise<boolean> {
    if (this.#finished) return false;
    const at = await this.#claim();
    if (at === undefined) return false;
    this.#part = await this.#partFrom(at);
    if (!this.#part) {
      await this.#parts.db.withWorker((tx) => finishRereading(tx, this.#version, this.#owner));
      this.#finished = true;
      return false;
    }
    await this.#readSome(this.#part);
    return true;
  }

  stopIdle(): void {
    this.#sandbox.stop();
  }

  /** Aborts the judgment in progress, which is read after the next start. */
  close(): void {
    this.#sandbox.close();
  }

  /** The hash at which this server continues. */
  async #claim(): Promise<number | undefined> {
    const { db, library } = this.#parts;
    const last = await db.withWorker(rereadingVersion);
    this.#finished = last.version > this.#version || (last.version === this.#version && last.finished);
    if (this.#finished) return undefined;
    if (last.version < this.#version) {
      const { judgments, samples } = await library.stats();
      await db.withWorker((tx) => beginRereading(tx, this.#version, Math.max(0, judgments - samples)));
    }
    return db.withWorker((tx) => claimRereading(tx, this.#version, this.#owner));
  }

  /** The judgments from a hash on, of a part with some at least; undefined behind the last one. */
  async #partFrom(from: number): Promise<Part | undefined> {
    const { library } = this.#parts;
    const known = this.#part && this.#part.from <= from ? this.#part.judgments : [];
    const left = known.filter(({ hash }) => hash >= from);
    if (this.#part && left.length > 0) return { ...this.#part, judgments: left };
    const { judgments } = await library.stats();
    const step = Math.ceil(HASHES / Math.max(1, Math.ceil(judgments / LISTED)));
    for (let start = from; start < HASHES; start += step) {
      const to = Math.min(HASHES, start + step);
      const listed = await library.judgmentsIn({ from: start, to });
      if (listed.length === 0) continue;
      const byHash = listed.map((one) => ({ ...one, hash: idHash(one.id) })).sort((a, b) => a.hash - b.hash);
      return { from: start, judgments: byHash, to };
    }
    return undefined;
  }

  async #readSome({ judgments, to }: Part): Promise<void> {
    const { db } = this.#parts;
    for (const [at, { id }] of judgments.slice(0, READ).entries()) {
      const outcome = await this.#read(id);
      const position = {
        version: this.#version,
        owner: this.#owner,
        nextHash: judgments[at + 1]?.hash ?? to,
      };
      const own = await db.withWorker(async (tx) => {
        if (outcome === 'read') await readAgain(tx, id);
        return recordReread(tx, { ...position, ...(outcome ? { outcome } : {}) });
      });
      if (!own) return;
    }
  }

  /** Undefined for judgments that are not counted: samples, and those removed meanwhile. */
  async #read(id: string): Promise<Outcome | undefined> {
    const { library, libraryWriter, storage, env } = this.#parts;
    const old = await library.get(id);
    if (!old || old.sample) return undefined;
    if (!isOutdated(old)) return 'current';
    const reread = await rereadDocument(old, {
      storage,
      folder: path.join(this.#folder, 'judgment'),
      read: (task) => this.#sandbox.run(task),
    });
    if ('stays' in reread) return reread.stays;
    if ('scan' in reread) {
      await keepScan(env.MUNSHI_DATA, {
        place: '',
        mark: `reader ${this.#version}`,
        ...reread.scan,
        again: id,
      });
      return 'current';
    }
    // Removed, or ingested again, while it was read.
    if ((await library.get(id))?.updated_at !== old.updated_at) return 'current';
    await libraryWriter.upsert([reread.document]);
    return 'read';
  }
}
