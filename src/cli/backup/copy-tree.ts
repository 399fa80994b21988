import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, chown, mkdir, open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file or a folder below a root; the root itself has an empty name. Names have `/` on every system. */
export interface Entry {
  name: string;
  folder: boolean;
  bytes: number;
  mode: number;
  uid: number;
  gid: number;
}

/**
 * Lists everything below a folder, each folder before its content. Links are followed, as the product follows
 * them; sockets and devices are left out. A name for which `leftOut` is true is left out with all below it.
 */
export async function* entriesOf(
  root: string,
  leftOut: (name: string) => boolean,
  name = '',
): AsyncGenerator<Entry> {
  const found = await stat(path.join(root, name));
  const { mode, uid, gid, size } = found;
  if (found.isFile()) yield { name, folder: false, bytes: size, mode, uid, gid };
  if (!found.isDirectory()) return;
  yield { name, folder: true, bytes: 0, mode, uid, gid };
  for await (const child of await opendir(path.join(root, name))) {
    const below = name === '' ? child.name : `${name}/${child.name}`;
    if (!leftOut(below)) yield* entriesOf(root, leftOut, below);
  }
}

/** Owners can be set by root alone, for whom the database belongs to another user. */
const keepsOwners = process.getuid?.() === 0;

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
