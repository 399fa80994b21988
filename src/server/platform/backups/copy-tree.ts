import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, chown, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#server/core/startup-error.ts';

/** A file or a folder below a root; the root itself has an empty name. Names have `/` on every system. */
export interface Entry {
  name: string;
  folder: boolean;
  bytes: number;
  /** Epoch ms of the last change. */
  changedMs: number;
  mode: number;
  uid: number;
  gid: number;
}

/**
 * Lists everything below a folder, each folder before its content. Links are followed, as the product follows
 * them; sockets and devices are left out, and what is removed meanwhile. A name for which `leftOut` is true is left out with
 * all below it.
 */
export async function* entriesOf(
  root: string,
  leftOut: (name: string) => boolean,
  name = '',
): AsyncGenerator<Entry> {
  const found = await stat(path.join(root, name)).catch(ignoreAbsent);
  if (!found) return;
  const { mode, uid, gid, size, mtimeMs: changedMs } = found;
  if (found.isFile()) yield { name, folder: false, bytes: size, changedMs, mode, uid, gid };
  if (!found.isDirectory()) return;
  yield { name, folder: true, bytes: 0, changedMs, mode, uid, gid };
  for (const child of (await readdir(path.join(root, name)).catch(ignoreAbsent)) ?? []) {
    const below = name === '' ? child : `${name}/${child}`;
    if (!leftOut(below)) yield* entriesOf(root, leftOut, below);
  }
}

function ignoreAbsent(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
  return undefined;
}

/** Folders of the data folder with copies of it: those of upgrades, and those that are made for a bucket. */
export const UPGRADES = 'upgrades';
export const OUTGOING = 'outgoing';

/** True for copies, and for files that name the running server and its database: they say nothing about the data. */
export const leftOutOfCopies = (name: string): boolean =>
  name === UPGRADES ||
  name === OUTGOING ||
  /^run\.json/u.test(name) ||
  /^postgresql\/(?:socket$|data\/postmaster\.(?:pid|opts)$)/u.test(name);

/** Owners can be set by root alone, for whom the database belongs to another user. */
export const keepsOwners = process.getuid?.() === 0;

/** Copies a file or makes a folder, on disk when it returns. Resolves to the SHA-256 of a file, in hexadecimal. */
export async function copyEntry(from: string, to: string, entry: Entry, mode: number): Promise<string> {
  const target = path.join(to, entry.name);
  const hash = createHash('sha256');
  if (entry.folder) await mkdir(target, { recursive: true, mode: 0o700 });
  else {
    const handle = await open(target, 'wx', 0o600);
    try {
      for await (const bytes of createReadStream(path.join(from, entry.name), { highWaterMark: 1 << 20 })) {
        hash.update(bytes);
        await handle.writeFile(bytes);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  await chmod(target, mode & 0o7777);
  if (keepsOwners) await chown(target, entry.uid, entry.gid);
  return hash.digest('hex');
}

/** The parts of a folder that are copied one after the other, with the SHA-256 of each file. */
export class Copy {
  readonly #from: string;
  readonly #to: string;
  readonly #progress: (bytes: number) => void;
  readonly #sums = new Map<string, string>();

  constructor(from: string, to: string, progress: (bytes: number) => void) {
    this.#from = from;
    this.#to = to;
    this.#progress = progress;
  }

  /** Copies what is below a name and was not copied before. A file that is removed meanwhile is left out. */
  async below(name = '', leftOut: (name: string) => boolean = leftOutOfCopies): Promise<void> {
    for await (const entry of entriesOf(this.#from, leftOut, name)) {
      if (this.#sums.has(entry.name)) continue;
      const sum = await copyEntry(this.#from, this.#to, entry, entry.mode).catch(ignoreAbsent);
      if (sum === undefined) await rm(path.join(this.#to, entry.name), { force: true });
      else if (!entry.folder) this.#sums.set(entry.name, sum);
      this.#progress(entry.bytes);
    }
  }

  /** Writes a file that the folder does not have. */
  async text(name: string, text: string): Promise<void> {
    const folder = await stat(path.join(this.#to, path.dirname(name)));
    const file = path.join(this.#to, name);
    await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true });
    if (keepsOwners) await chown(file, folder.uid, folder.gid);
    this.#sums.set(name, createHash('sha256').update(text).digest('hex'));
  }

  /** Writes a file from a stream, on disk when it resolves. */
  async stream(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const file = path.join(this.#to, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const part of bytes) {
        hash.update(part);
        await handle.writeFile(part);
        this.#progress(part.length);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    this.#sums.set(name, hash.digest('hex'));
  }

  /** Gives the files below a name, which lie in the copy already, their sums. */
  async sum(name: string): Promise<void> {
    for await (const entry of entriesOf(this.#to, () => false, name)) {
      if (entry.folder) continue;
      const hash = createHash('sha256');
      for await (const bytes of createReadStream(path.join(this.#to, entry.name))) hash.update(bytes);
      this.#sums.set(entry.name, hash.digest('hex'));
    }
  }

  /** True for a file that the copy has. */
  has(name: string): boolean {
    return this.#sums.has(name);
  }

  /** The folder that the copy is in. */
  get folder(): string {
    return this.#to;
  }

  /** Removes what was copied below a name. */
  async drop(name: string): Promise<void> {
    await rm(path.join(this.#to, name), { recursive: true, force: true });
    for (const known of [...this.#sums.keys()]) if (known.startsWith(`${name}/`)) this.#sums.delete(known);
  }

  /** A line for each file, as `sha256sum --check` reads them in the folder that has the copy as `name`. */
  sums(name: string): string {
    return [...this.#sums].map(([file, sum]) => `${sum}  ${name}/${file}\n`).join('');
  }
}
