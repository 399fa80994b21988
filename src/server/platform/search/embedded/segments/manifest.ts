import path from 'node:path';
import { z } from 'zod';
import { type IndexDisk, replaceFile } from '../disk/index-disk.ts';

const generation = z.object({
  name: z.string(),
  /** Its text index stands in a file; without it the generation still takes documents. */
  sealed: z.boolean(),
  /** Table of vectors by embedder id. */
  vectors: z.record(z.string(), z.string()),
});
const manifest = z.object({
  format: z.literal(1),
  next: z.int(),
  /** Oldest first; where an id stands twice, the later row counts. */
  generations: z.array(generation),
});
export type Manifest = z.infer<typeof manifest>;
export type ManifestGeneration = z.infer<typeof generation>;

const fileName = 'manifest.json';

export async function readManifest(disk: IndexDisk, folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await disk.readFile(path.join(folder, fileName), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { format: 1, next: 1, generations: [] };
    throw error;
  }
  return manifest.parse(JSON.parse(text));
}

/** Replaces the manifest in one step: a kill leaves the old one or the new one. */
export function writeManifest(disk: IndexDisk, folder: string, content: Manifest): Promise<void> {
  return replaceFile(disk, path.join(folder, fileName), (handle) =>
    handle.writeFile(JSON.stringify(content)),
  );
}

/** Removes what an interrupted merge left: every file and table of the index that the manifest does not name. */
export async function removeOrphans(disk: IndexDisk, folder: string, content: Manifest): Promise<string[]> {
  const kept = new Set<string>();
  for (const { name, vectors } of content.generations) {
    kept.add(`${name}.lance`).add(`${name}.words`);
    for (const table of Object.values(vectors)) kept.add(`${table}.lance`);
  }
  const removed: string[] = [];
  for (const entry of await disk.readdir(folder)) {
    // Earlier versions kept a lock here; the claim of the data folder took its place.
    if (!/^(g\d+(-v\d+)?\.(lance|words|words\.new)|lock)$/.test(entry) || kept.has(entry)) continue;
    await disk.rm(path.join(folder, entry), { recursive: true, force: true });
    removed.push(entry);
  }
  return removed;
}
