import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '@lancedb/lancedb';

/** How the index reaches the disk. LanceDB writes its tables itself, through the connection. Tests put faults in here. */
export const indexDisk = { connect, mkdir, open, readdir, readFile, rename, rm };
export type IndexDisk = typeof indexDisk;

/** Makes what was written to a file or a folder survive a power cut. */
export async function syncPath(disk: IndexDisk, target: string): Promise<void> {
  const handle = await disk.open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step and durably: a failure or a kill leaves the old content. */
export async function replaceFile(
  disk: IndexDisk,
  target: string,
  write: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const temporary = `${target}.new`;
  try {
    const handle = await disk.open(temporary, 'w');
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await disk.rename(temporary, target);
  } catch (error) {
    // A full disk needs the space; what cannot be removed is overwritten by the next attempt.
    await disk.rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncPath(disk, path.dirname(target));
}
