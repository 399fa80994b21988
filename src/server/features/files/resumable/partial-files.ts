import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { z } from 'zod';
import { isDiskFull } from '#server/core/disk-space.ts';
import type { Env } from '#server/core/env.ts';
import { writeFileAtomically } from '#server/core/secrets.ts';
import { errorCode } from '#server/core/startup-error.ts';
import { objectNotFound } from '#server/platform/storage/object-key.ts';
import { writeThrough } from '#server/platform/storage/write-through.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

export const partialFolder = (env: Pick<Env, 'MUNSHI_DATA'>): string => path.join(env.MUNSHI_DATA, 'uploads');

const ID = /^[\da-f]{32}$/u;
const OWNER = /^[\da-f-]{36}$/u;

const partialSchema = z.object({
  id: z.string().regex(ID),
  userId: z.string().regex(OWNER),
  key: z.string(),
  /** Final size in bytes. */
  size: z.int().min(1),
  /** As the client sent it, to be returned. */
  metadata: z.string(),
  created_at: z.iso.datetime(),
  /** `receiving`; then `storing`, from the first try to hand it to the store until that has succeeded. */
  state: z.enum(['receiving', 'storing', 'stored']),
});
export type PartialFile = z.infer<typeof partialSchema>;

function problemOf(cause: unknown): ProblemError {
  if (cause instanceof ProblemError) return cause;
  const code = errorCode(cause);
  if (code === 'ENOENT') return objectNotFound(cause);
  if (isDiskFull(cause)) return new ProblemError('disk_full', undefined, { cause });
  if (code !== undefined && /^E[A-Z]+$/u.test(code) && code !== 'ECONNRESET' && code !== 'EPIPE')
    return new ProblemError('storage_unavailable', undefined, { cause });
  return new ProblemError('invalid_request', sentenceOf(uploads.canBeResumed), { cause });
}

async function* withinDeclared(body: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of body) {
    left -= chunk.length;
    if (left < 0) throw new ProblemError('too_large', sentenceOf(uploads.longerThanDeclared));
    yield chunk;
  }
}

/**
 * Unfinished uploads: the bytes of each, in a folder of its user, and a description next to them. They survive a
 * restart. Errors: `not_found`, `disk_full`, `storage_unavailable`.
 */
export class PartialFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(userId: string, id: string, extension: 'json' | 'part'): string {
    if (!OWNER.test(userId) || !ID.test(id)) throw objectNotFound();
    return path.join(this.#folder, userId, `${id}.${extension}`);
  }

  /** The path of an upload's bytes. */
  bytesOf({ userId, id }: PartialFile): string {
    return this.#file(userId, id, 'part');
  }

  async create(
    given: Pick<PartialFile, 'userId' | 'key' | 'size' | 'metadata'>,
    now: Date,
  ): Promise<PartialFile> {
    const id = randomBytes(16).toString('hex');
    const partial: PartialFile = { ...given, id, created_at: now.toISOString(), state: 'receiving' };
    try {
      await mkdir(path.join(this.#folder, given.userId), { recursive: true, mode: 0o700 });
      await (await open(this.bytesOf(partial), 'wx', 0o600)).close();
      await this.save(partial);
    } catch (cause) {
      throw problemOf(cause);
    }
    return partial;
  }

  async save(partial: PartialFile): Promise<void> {
    await writeFileAtomically(this.#file(partial.userId, partial.id, 'json'), JSON.stringify(partial)).catch(
      (cause) => {
        throw problemOf(cause);
      },
    );
  }

  /** An upload of this user. */
  async find(userId: string, id: string): Promise<PartialFile> {
    const text = await readFile(this.#file(userId, id, 'json'), 'utf8').catch((cause: unknown) => {
      throw problemOf(cause);
    });
    return partialSchema.parse(JSON.parse(text));
  }

  /** Number of bytes that have arrived; the full size once the file was handed over. */
  async offsetOf(partial: PartialFile): Promise<number> {
    const found = await stat(this.bytesOf(partial)).catch((cause: unknown) => {
      if (errorCode(cause) !== 'ENOENT') throw problemOf(cause);
      return undefined;
    });
    if (found) return found.size;
    if (partial.state === 'receiving') throw objectNotFound();
    return partial.size;
  }

  /**
   * Appends to the received bytes and syncs them to the disk. Bytes received before a lost connection are kept.
   * Returns the new offset. Errors: also `too_large` when the body exceeds the declared size; then none of it is kept.
   */
  async append(partial: PartialFile, body: Readable, signal: AbortSignal): Promise<number> {
    const flags = constants.O_WRONLY | constants.O_APPEND;
    const file = await open(this.bytesOf(partial), flags).catch((cause: unknown) => {
      throw problemOf(cause);
    });
    try {
      const from = (await file.stat()).size;
      const rest = partial.size - from;
      try {
        return from + (await writeThrough(file, withinDeclared(addAbortSignal(signal, body), rest)));
      } catch (cause) {
        if (cause instanceof ProblemError && cause.code === 'too_large') await file.truncate(from);
        throw cause;
      }
    } catch (cause) {
      throw problemOf(cause);
    } finally {
      body.destroy();
      await file.close();
    }
  }

  async forgetBytes({ userId, id }: Pick<PartialFile, 'userId' | 'id'>): Promise<void> {
    await rm(this.#file(userId, id, 'part'), { force: true });
  }

  async remove({ userId, id }: Pick<PartialFile, 'userId' | 'id'>): Promise<void> {
    // The description is removed last: without it the bytes would be orphans.
    await this.forgetBytes({ userId, id });
    await rm(this.#file(userId, id, 'json'), { force: true });
  }

  /** The unfinished uploads of a user. */
  async unfinished(userId: string): Promise<PartialFile[]> {
    const names = await readdir(path.join(this.#folder, userId)).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        // An upload may end while this runs.
        .map((name) => this.find(userId, name.slice(0, -'.json'.length)).catch(() => undefined)),
    );
    return found.flatMap((partial) => (partial && partial.state !== 'stored' ? [partial] : []));
  }

  /** Removes uploads that were started before a time. Returns how many. */
  async removeStartedBefore(before: Date): Promise<number> {
    let removed = 0;
    for (const userId of await readdir(this.#folder).catch(() => [])) {
      const ids = new Set(
        (await readdir(path.join(this.#folder, userId))).map((name) => name.split('.')[0] ?? ''),
      );
      for (const id of ids) {
        if (!ID.test(id) || (await this.#startedAt(userId, id)) >= before.getTime()) continue;
        await this.remove({ userId, id });
        removed++;
      }
    }
    return removed;
  }

  /** Start of an upload, in epoch milliseconds; without a readable description, the arrival of its last bytes. */
  async #startedAt(userId: string, id: string): Promise<number> {
    const partial = await this.find(userId, id).catch(() => undefined);
    if (partial) return Date.parse(partial.created_at);
    const found = await stat(this.#file(userId, id, 'part')).catch(() => undefined);
    return found?.mtimeMs ?? 0;
  }
}

/** Removes the unfinished uploads of a user. */
export async function removePartialUploadsOf(env: Pick<Env, 'MUNSHI_DATA'>, userId: string): Promise<void> {
  if (!OWNER.test(userId)) throw objectNotFound();
  await rm(path.join(partialFolder(env), userId), { recursive: true, force: true });
}
