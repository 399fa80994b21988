import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The folder for messages on a server that sends none. */

/** Writes one file atomically (0600; its name sorts by time). */
export async function writeMessage(folder: string, suffix: string, message: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}${suffix}`;
  const draft = path.join(folder, `.${name}.tmp`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(message);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The names of the newest messages of one kind, newest first. A missing folder is empty. */
export async function newestMessages(folder: string, suffix: string, limit: number): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith(suffix) && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, limit);
}
