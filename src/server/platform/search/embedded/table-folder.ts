import path from 'node:path';
import type { Connection, Table } from '@lancedb/lancedb';
import type { IndexDisk } from './disk/index-disk.ts';

/** Where the tables of an index lie. */
export interface TableFolder {
  disk: IndexDisk;
  connection: Connection;
  folder: string;
}

async function hasVersion(disk: IndexDisk, folder: string): Promise<boolean> {
  try {
    return (await disk.readdir(path.join(folder, '_versions'))).some((name) => name.endsWith('.manifest'));
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
  { disk, connection, folder: indexFolder }: TableFolder,
  name: string,
): Promise<Table | undefined> {
  const folder = path.join(indexFolder, `${name}.lance`);
  if (await hasVersion(disk, folder)) return connection.openTable(name);
  await disk.rm(folder, { recursive: true, force: true });
  return undefined;
}
