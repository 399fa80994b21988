import { copyFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

/** A larger log is rotated; together with the previous one it takes at most about twice as much. */
const LARGEST_LOG = 5 * 2 ** 20;

/** The log of the PostgreSQL of a database folder. */
export function logFile(folder: string): string {
  return path.join(path.dirname(folder), 'postgresql.log');
}

/**
 * Moves a log larger than `LARGEST_LOG` to `<file>.1`, replacing the previous one, and returns the offset in bytes at
 * which the next line of `file` begins. The running server keeps the file open for appending, so the content is copied
 * and the file truncated; a line written in between is lost.
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
    // On a full disk the copy fails, but the space is needed.
    await truncate(file, 0);
  }
  return 0;
}
