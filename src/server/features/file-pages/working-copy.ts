import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '#server/platform/storage/storage.ts';

/**
 * Runs `use` over a copy of a stored file that no other user of this machine may read, and removes it behind. Errors:
 * those of `FileStorage.read`, and of `use`.
 */
export async function withWorkingCopy<T>(
  storage: FileStorage,
  key: string,
  { folder, name }: { folder: string; name: string },
  use: (file: string) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(await storage.read(key), createWriteStream(file, { mode: 0o600 }));
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
}
