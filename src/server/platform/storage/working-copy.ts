import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './storage.ts';

export interface WorkingCopy {
  /** The copy of the stored file. */
  file: string;
  /** File to which its pages may be written. */
  lines: string;
}

/**
 * Runs `use` over a copy of a stored file in a folder that no other user of this computer may read, and removes the
 * folder afterwards. Errors: those of `FileStorage.read`, and of `use`.
 */
export async function withWorkingCopy<T>(
  storage: FileStorage,
  key: string,
  folder: string,
  use: (copy: WorkingCopy) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, `file${path.extname(key)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(await storage.read(key), createWriteStream(file, { mode: 0o600 }));
    return await use({ file, lines: path.join(folder, 'pages') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
