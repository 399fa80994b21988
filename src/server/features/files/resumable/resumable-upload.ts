import type { Readable } from 'node:stream';
import type { Viewer } from '#server/platform/db/database.ts';
import type { Session } from '#server/platform/http/access.ts';
import { fileTooLarge } from '#server/platform/http/files/read-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import { objectExists, objectNotFound } from '#server/platform/storage/object-key.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { nameRefusal } from '../file-kind.ts';
import { authorisePath, explainTaken } from '../object-path.ts';
import type { Quota } from '../quota.ts';
import { uncountStored } from '../store.ts';
import { validateContent } from '../validate-content.ts';
import { type PartialFile, PartialFiles, partialFolder } from './partial-files.ts';

const VALUE = /^[A-Za-z\d+/]*={0,2}$/u;
const MOST = 10_000;

/**
 * Parses an `Upload-Metadata` header: names, each with its value in Base64 or without one.
 * Errors: `invalid_request` when it is malformed or repeats a name.
 */
function readMetadata(header: string): Map<string, string> {
  const unreadable = () => new ProblemError('invalid_request', sentenceOf(uploads.metadataUnreadable));
  if (header.length > MOST) throw unreadable();
  const pairs = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [name = '', value = '', ...more] = pair.trim().split(' ');
    if (name === '' || more.length > 0 || !VALUE.test(value) || pairs.has(name)) throw unreadable();
    pairs.set(name, Buffer.from(value, 'base64').toString('utf8'));
  }
  return pairs;
}

/** Runs one task at a time for each name. A newer task aborts the older one, and starts when that has stopped. */
class KeyedMutex {
  readonly #running = new Map<string, { stop: AbortController; ended: Promise<void> }>();

  /** `run` gets a signal that is aborted when a newer task wants the name. */
  async run<T>(name: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let before = this.#running.get(name); before; before = this.#running.get(name)) {
      before.stop.abort();
      await before.ended;
    }
    const stop = new AbortController();
    const { promise: ended, resolve } = withResolvers();
    this.#running.set(name, { stop, ended });
    try {
      return await run(stop.signal);
    } finally {
      this.#running.delete(name);
      resolve();
    }
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

export const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Uploads that one user may have open; a page of them shows twenty. */
const MOST_OPEN = 200;

export interface Progress {
  partial: PartialFile;
  offset: number;
}

/** Uploads that survive a lost connection and a restart. Each call checks the user and the case again; the owner of the case gives the space. */
export class ResumableUploads {
  readonly #services: Pick<Services, 'db' | 'storage' | 'now' | 'log'>;
  readonly #quota: Quota;
  readonly #partials: PartialFiles;
  readonly #exclusive = new KeyedMutex();

  constructor(services: Pick<Services, 'db' | 'storage' | 'now' | 'log' | 'env'>, quota: Quota) {
    this.#services = services;
    this.#quota = quota;
    this.#partials = new PartialFiles(partialFolder(services.env));
  }

  /** Starts an upload. Errors: `too_large`, `unsupported_file`, `not_found`, `conflict`, `too_many_requests`. */
  async create(session: Session, size: number, metadata: string): Promise<PartialFile> {
    const { db, storage, now } = this.#services;
    const key = objectNameIn(metadata);
    const { owner } = await authorisePath(db, session, key, 'add');
    if (size > CASE_FILES.maxBytes) throw fileTooLarge();
    const refusal = size === 0 ? sentenceOf(uploads.fileEmpty) : nameRefusal(key);
    if (refusal) throw new ProblemError('unsupported_file', refusal, { reason: 'InvalidMimeType' });
    if (await this.#isStored(storage, key)) throw await explainTaken(db, session, key, objectExists());
    const open = await this.#partials.unfinished(session.userId);
    if (open.length >= MOST_OPEN) throw new ProblemError('too_many_requests');
    const partial = await this.#partials.create({ userId: session.userId, key, size, metadata }, now());
    try {
      await this.#reserve(owner, partial);
    } catch (cause) {
      await this.#remove(owner, partial);
      throw cause;
    }
    return partial;
  }

  /** The progress of an upload. A complete upload that could not be stored before is stored now. */
  async progress(session: Session, id: string): Promise<Progress> {
    return this.#exclusive.run(id, async () => {
      const { partial, owner } = await this.#open(session, id);
      const offset = await this.#partials.offsetOf(partial);
      if (offset === partial.size) await this.#finish(owner, partial);
      return { partial, offset };
    });
  }

  /** Appends to an upload at `offset`. Errors: `conflict` when its offset differs, those of the store. */
  async append(session: Session, id: string, offset: number, body: Readable): Promise<Progress> {
    try {
      return await this.#exclusive.run(id, async (signal) => {
        const { partial, owner } = await this.#open(session, id);
        if ((await this.#partials.offsetOf(partial)) !== offset)
          throw new ProblemError('conflict', sentenceOf(uploads.offsetDiffers));
        const reached = await this.#partials.append(partial, body, signal);
        if (reached === partial.size) await this.#finish(owner, partial);
        return { partial, offset: reached };
      });
    } finally {
      body.destroy();
    }
  }

  /** Cancels an upload and deletes its bytes; an already stored file stays. */
  async cancel(session: Session, id: string): Promise<void> {
    await this.#exclusive.run(id, async () => {
      const { partial, owner } = await this.#open(session, id);
      await this.#remove(owner, partial);
    });
  }

  /** The space of a file is reserved until the file is stored, or its upload expires. */
  async #reserve(owner: Viewer, { id, size }: PartialFile): Promise<void> {
    await this.#quota.reserve(owner, size, { id: reservationOf(id), forMs: LIFETIME_MS });
  }

  async #remove(owner: Viewer, partial: PartialFile): Promise<void> {
    await this.#quota.release(owner, reservationOf(partial.id));
    await this.#partials.remove(partial);
  }

  async #open(session: Session, id: string): Promise<{ partial: PartialFile; owner: Viewer }> {
    const partial = await this.#partials.find(session.userId, id);
    if (Date.parse(partial.created_at) + LIFETIME_MS <= this.#services.now().getTime())
      throw objectNotFound();
    const { owner } = await authorisePath(this.#services.db, session, partial.key, 'add');
    return { partial, owner };
  }

  async #isStored(storage: Services['storage'], key: string, size?: number): Promise<boolean> {
    try {
      const found = await storage.stat(key);
      return size === undefined || found.size === size;
    } catch (cause) {
      if (cause instanceof ProblemError && cause.code === 'not_found') return false;
      throw cause;
    }
  }

  /**
   * Checks a complete file and hands it to the store; can be retried after any failure, also a crash. A refused file is
   * deleted.
   */
  async #finish(owner: Viewer, partial: PartialFile): Promise<void> {
    if (partial.state === 'stored') return;
    const { storage } = this.#services;
    // An earlier try may have reached the store although it seemed to fail.
    const there = partial.state === 'storing' && (await this.#isStored(storage, partial.key, partial.size));
    try {
      if (!there) await validateContent(partial.key, this.#partials.bytesOf(partial));
      const { id, key, size } = partial;
      await this.#quota.count(owner, { path: key, size }, reservationOf(id));
    } catch (cause) {
      if (cause instanceof ProblemError && cause.status < 500) {
        if (there) await storage.remove([partial.key]);
        await this.#remove(owner, partial);
      }
      throw cause;
    }
    if (there) return this.#finished(partial);
    partial.state = 'storing';
    await this.#partials.save(partial);
    await this.#store(owner, partial);
    await this.#finished(partial);
  }

  async #store(owner: Viewer, partial: PartialFile): Promise<void> {
    const { db, storage, log } = this.#services;
    try {
      await storage.adopt(partial.key, this.#partials.bytesOf(partial), {
        contentType: contentTypeOf(partial.key),
        maxBytes: CASE_FILES.maxBytes,
      });
    } catch (cause) {
      const taken = cause instanceof ProblemError && cause.code === 'conflict';
      if (taken) await this.#partials.remove(partial);
      // The existing file under this name is counted separately.
      else
        await db
          .withUser(owner, (tx) => uncountStored(tx, [partial.key]))
          .then(() => this.#reserve(owner, partial))
          .catch((err: unknown) => log.warn({ err }, 'a file that is not stored stays counted for a day'));
      throw await explainTaken(db, owner, partial.key, cause);
    }
  }

  /** Keeps the description for a day, for a client that lost its connection before it got the final answer. */
  async #finished(partial: PartialFile): Promise<void> {
    partial.state = 'stored';
    await this.#partials.save(partial);
    await this.#partials.forgetBytes(partial);
  }
}

/** An upload's identifier, written as a UUID. */
const reservationOf = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');

/** The path of the file in the store, from the client's metadata. Errors: `invalid_request`. */
function objectNameIn(metadata: string): string {
  const pairs = readMetadata(metadata);
  if (pairs.get('bucketName') !== CASE_FILES.bucket || !pairs.get('objectName'))
    throw new ProblemError(
      'invalid_request',
      sentenceOf(uploads.metadataIncomplete, { bucket: CASE_FILES.bucket }),
    );
  return pairs.get('objectName') ?? '';
}
