import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './startup-error.ts';

/** A disk with less free space counts as full, because PostgreSQL writes its log in files of 16 MB. */
export const LEAST_FREE_MB = 16;

/** Megabytes that may still be written to the disk of a folder. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** True for the system's error of a write to a full disk, or beyond the quota of a user of it. */
export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/**
 * Writes a small file to the folder, syncs it to the disk, and removes it.
 * Errors: the disk has less than `LEAST_FREE_MB` left, or the system's own (ENOSPC, EROFS, EIO, …).
 */
export async function checkWritable(folder: string): Promise<void> {
  const free = await freeMegabytes(folder);
  if (free < LEAST_FREE_MB) throw new Error(`the disk is full (${free} MB left)`);
  const file = path.join(folder, `.write-check-${process.pid}`);
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.write(Buffer.alloc(4096, 1));
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
