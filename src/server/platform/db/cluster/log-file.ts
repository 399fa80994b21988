import { copyFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

/** A log larger than this is rotated; with the one before it, it takes at most about twice as much. */
const LARGEST_LOG = 5 * 2 ** 20;

/** The log of the PostgreSQL of a database folder. */
export function logFile(folder: string): string {
  return path.join(path.dirname(folder), 'postgresql.log');
}

/**
 * Moves a log that has grown over `LARGEST_LOG` to `<file>.1`, in place of the one before, and returns where the next
 * line of `file` begins, in bytes. The running server keeps the file open for appending, so its content is copied and
 * cut off; a line written between the two is lost.
 */
export async function rotateLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size < LARGEST_LOG) return size;
  try {
    await copyFile(file, `${file}.1`);
  } finally {
    // On a full disk the copy fails, and the space is needed.
    await truncate(file, 0);
  }
  return 0;
}
