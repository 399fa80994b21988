import path from 'node:path';
import type { Connection, Table } from '@lancedb/lancedb';
import type { Table as ArrowTable } from 'apache-arrow';
import type { IndexDisk } from './disk/index-disk.ts';

/** Place of the tables of an index. */
export interface TableFolder {
  disk: IndexDisk;
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
 * Each table has a connection of its own, which ends with the table. A connection keeps some 30 kB of every append to any of
 * its tables, up to about 1 GB, also of tables that are closed.
 */
async function withConnection(
  { disk, folder }: TableFolder,
  use: (connection: Connection) => Promise<Table>,
): Promise<Table> {
  const connection = await disk.connect(folder);
  try {
    return await use(connection);
  } finally {
    connection.close();
  }
}

/** Makes a table with its first rows. */
export const createTable = (index: TableFolder, name: string, rows: ArrowTable): Promise<Table> =>
  withConnection(index, (connection) => connection.createTable(name, rows));

/**
 * Opens a table in the index folder. A process killed while it made the table leaves a folder without any version:
 * nothing in it was acknowledged, so it is removed and the table counts as absent.
 */
export async function openTable(index: TableFolder, name: string): Promise<Table | undefined> {
  const { disk } = index;
  const folder = path.join(index.folder, `${name}.lance`);
  if (await hasVersion(disk, folder))
    return withConnection(index, (connection) => connection.openTable(name));
  await disk.rm(folder, { recursive: true, force: true });
  return undefined;
}
