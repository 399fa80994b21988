import path from 'node:path';
import type { Logger } from 'pino';
import type { FileDisk } from '../disk/file-disk.ts';
import { RowTable } from '../row-table.ts';
import { type Manifest, writeManifest } from '../segments/manifest.ts';
import { earlierRows } from './lance-rows.ts';

/**
 * Copies the rows of an index up to version 0.3 to files of the present format; its vectors are made again beside
 * serving. The index is as it was until the manifest is replaced, and its tables are orphans after it.
 */
export async function takeOver(
  disk: FileDisk,
  folder: string,
  { next, segments }: Manifest,
  log: Logger,
): Promise<Manifest> {
  for (const { name } of segments) {
    const file = path.join(folder, `${name}.rows`);
    await disk.rm(file, { force: true });
    const table = new RowTable(disk, file);
    for await (const rows of earlierRows(path.join(folder, `${name}.lance`))) await table.append(rows);
    await table.close();
    log.info({ segment: name, rows: table.size }, 'rows of an earlier version were taken over');
  }
  const taken = { next, segments: segments.map((segment) => ({ ...segment, vectors: {} })) };
  await writeManifest(disk, folder, taken);
  return taken;
}
