import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

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

/** Makes what was written to a file or a folder survive a power cut. */
export async function syncPath(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path.join(folder, fileName), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { format: 1, next: 1, generations: [] };
    throw error;
  }
  return manifest.parse(JSON.parse(text));
}

/** Replaces the manifest in one step: a kill leaves the old one or the new one. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const target = path.join(folder, fileName);
  const temporary = `${target}.new`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(JSON.stringify(content));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, target);
  await syncPath(folder);
}

/** Removes what an interrupted fold left: everything in our folders that the manifest does not name. */
export async function removeOrphans(folder: string, content: Manifest): Promise<string[]> {
  const kept = new Set<string>();
  for (const { name, vectors } of content.generations) {
    kept.add(`${name}.lance`).add(`${name}.words`);
    for (const table of Object.values(vectors)) kept.add(`${table}.lance`);
  }
  const removed: string[] = [];
  for (const entry of await readdir(folder)) {
    if (!/^g\d+(-v\d+)?\.(lance|words|words\.new)$/.test(entry) || kept.has(entry)) continue;
    await rm(path.join(folder, entry), { recursive: true, force: true });
    removed.push(entry);
  }
  return removed;
}
