import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** File system calls of the index on its own files. */
export const fileDisk = { mkdir, open, readdir, readFile, rename, rm };
export type FileDisk = typeof fileDisk;

/** Makes what was written to a file or a folder survive a power cut. */
export async function syncPath(disk: FileDisk, target: string): Promise<void> {
  const handle = await disk.open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file that `replaceFile` writes before it replaces the target. */
export function temporaryName(target: string): string {
  return `${target}.new`;
}

/** Replaces a file in one step and durably: a failure or a kill leaves the old content. */
export async function replaceFile(
  disk: FileDisk,
  target: string,
  write: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const temporary = temporaryName(target);
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
