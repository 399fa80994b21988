import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type Dirent } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { isDiskFull } from '#server/core/disk-space.ts';
import { ProblemError } from '#shared/errors.ts';
import { contentTypeOf } from './content-type.ts';
import { limitSize, tooLarge } from './limit-size.ts';
import { objectExists, objectNotFound, segmentsOf } from './object-key.ts';
import type { FileStorage, PutOptions, StoredObject } from './storage.ts';
import { writeThrough } from './write-through.ts';

const TEMPORARY = '.incoming';

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Translates errors of the file system; unexpected ones keep their cause for the log. */
function storageProblem(cause: unknown): ProblemError {
  if (cause instanceof ProblemError) return cause;
  const code = codeOf(cause);
  if (isDiskFull(cause)) return new ProblemError('disk_full', undefined, { cause });
  if (code === 'ENOENT' || code === 'ENOTDIR') return objectNotFound(cause);
  if (code === 'EEXIST') return objectExists(cause);
  return new ProblemError('storage_unavailable', undefined, { cause });
}

/** Writes a stream to a file and syncs it to the disk. */
async function writeNew(file: string, source: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await writeThrough(handle, source);
  } finally {
    await handle.close();
  }
}

/** Syncs to the disk what another program or an earlier stream wrote. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return;
    throw storageProblem(cause);
  }
  // In the order of full keys, as an S3 store lists them.
  const sortKey = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  for (const entry of entries.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== TEMPORARY) yield* walk(full);
    } else yield full;
  }
}

/** Removes leftovers of uploads that ended with their process; those in progress in another process are recent. */
async function removeLeftovers(incoming: string): Promise<void> {
  const old = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < old) await rm(file, { force: true });
  }
}

/** Files in a local folder. */
export async function openDiskStorage(root: string): Promise<FileStorage> {
  const incoming = path.join(root, TEMPORARY);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeLeftovers(incoming);
  return new DiskStorage(root, incoming);
}

class DiskStorage implements FileStorage {
  readonly #root: string;
  /** Folder in which files are written before they get their names. */
  readonly #incoming: string;

  constructor(root: string, incoming: string) {
    this.#root = root;
    this.#incoming = incoming;
  }

  async put(key: string, body: AsyncIterable<Buffer>, options: PutOptions): Promise<StoredObject> {
    const target = this.#locate(key);
    const temporary = this.#temporary();
    try {
      await writeNew(temporary, limitSize(body, options.maxBytes));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // A hard link fails when the name is taken; a rename would replace the file.
      if (options.overwrite) await rename(temporary, target);
      else await link(temporary, target);
      await syncFolder(path.dirname(target));
      return await this.#entryOf(target);
    } catch (cause) {
      throw storageProblem(cause);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async adopt(key: string, file: string, options: Pick<PutOptions, 'maxBytes'>): Promise<StoredObject> {
    const target = this.#locate(key);
    try {
      const { size } = await stat(file);
      if (size > options.maxBytes) throw tooLarge(options.maxBytes);
      await syncFile(file);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await link(file, target);
      await syncFolder(path.dirname(target));
      await unlink(file);
      return await this.#entryOf(target);
    } catch (cause) {
      throw storageProblem(cause);
    }
  }

  async putFile(key: string, file: string, { maxBytes }: Pick<PutOptions, 'maxBytes'>): Promise<void> {
    const target = this.#locate(key);
    const temporary = this.#temporary();
    try {
      await copyFile(file, temporary, constants.COPYFILE_FICLONE);
      await chmod(temporary, 0o600);
      if ((await stat(temporary)).size > maxBytes) throw tooLarge(maxBytes);
      await rename(temporary, target).catch(async (cause: unknown) => {
        if (codeOf(cause) !== 'ENOENT') throw cause;
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(temporary, target);
      });
    } catch (cause) {
      await rm(temporary, { force: true });
      throw storageProblem(cause);
    }
  }

  async stat(key: string): Promise<StoredObject> {
    return this.#entryOf(this.#locate(key)).catch((cause: unknown) => {
      throw storageProblem(cause);
    });
  }

  async read(key: string, range?: { start: number; end?: number }): Promise<Readable> {
    await this.stat(key);
    return createReadStream(this.#locate(key), range);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await unlink(this.#locate(key)).catch((cause: unknown) => {
        if (codeOf(cause) !== 'ENOENT') throw storageProblem(cause);
      });
    }
  }

  async list(prefix: string, options: { limit?: number; offset?: number } = {}): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    const base = prefix === '' ? this.#root : this.#locate(prefix.replace(/\/$/u, ''));
    for await (const file of walk(base)) found.push(await this.#entryOf(file));
    const offset = options.offset ?? 0;
    return found.slice(offset, offset + (options.limit ?? found.length));
  }

  async ping(): Promise<void> {
    await stat(this.#root).catch((cause: unknown) => {
      throw storageProblem(cause);
    });
  }

  #locate(key: string): string {
    return path.join(this.#root, ...segmentsOf(key));
  }

  #temporary(): string {
    return path.join(this.#incoming, randomUUID());
  }

  async #entryOf(file: string): Promise<StoredObject> {
    const found = await stat(file);
    if (!found.isFile()) throw objectNotFound();
    const key = path.relative(this.#root, file).split(path.sep).join('/');
    return { key, size: found.size, contentType: contentTypeOf(key), updated_at: found.mtime.toISOString() };
  }
}
