import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Connection, Table } from '@lancedb/lancedb';

async function hasVersion(folder: string): Promise<boolean> {
  try {
    return (await readdir(path.join(folder, '_versions'))).some((name) => name.endsWith('.manifest'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Opens a table in the index folder. A process killed while it made the table leaves a folder without any version:
 * nothing in it was acknowledged, so it is removed and the table counts as absent.
 */
export async function openTable(
  connection: Connection,
  indexFolder: string,
  name: string,
): Promise<Table | undefined> {
  const folder = path.join(indexFolder, `${name}.lance`);
  if (await hasVersion(folder)) return connection.openTable(name);
  await rm(folder, { recursive: true, force: true });
  return undefined;
}
