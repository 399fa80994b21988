import path from 'node:path';
import type { Logger } from 'pino';
import type { FileDisk } from '../disk/file-disk.ts';
import { RowTable } from '../row-table.ts';
import { type Manifest, writeManifest } from '../segments/manifest.ts';
import { earlierRows } from './lance-rows.ts';

/**
 * Copies the rows of an index of LanceDB to files of the present format; its vectors are made again beside
 * serving. The index is as it was until the manifest is replaced, and its tables are orphans after it.
 */
export async function takeOver(
  disk: FileDisk,
  folder: string,
  { next, segments }: Manifest,
  log: Logger,
): Promise<Manifest> {
  const files = segments.map(({ name }) => path.join(folder, `${name}.rows`));
  const removeFiles = async () => {
    for (const file of files) await disk.rm(file, { force: true });
  };
  const taken = segments.map((segment) => ({ ...segment, vectors: {} }));
  // What an attempt that was killed left, of which none counts.
  await removeFiles();
  try {
    for (const [i, { name }] of segments.entries()) {
      const table = new RowTable(disk, files[i] ?? '');
      try {
        for await (const rows of earlierRows(path.join(folder, `${name}.lance`))) await table.append(rows);
      } finally {
        await table.close();
      }
      log.info({ segment: name, rows: table.size }, 'rows of an earlier version were taken over');
    }
  } catch (error) {
    // A full disk needs the space.
    await removeFiles().catch(() => undefined);
    throw error;
  }
  await writeManifest(disk, folder, { next, segments: taken });
  return { next, segments: taken };
}
