import path from 'node:path';
import { z } from 'zod';
import { type FileDisk, replaceFile } from '../disk/file-disk.ts';

/** Rows and vectors of the first format were tables of LanceDB. */
const [earlierFormat, format] = [1, 2];

/** The file keeps the names of its first format: `generations` for segments, `sealed` for flushed. */
const manifestFile = z.object({
  format: z.literal([earlierFormat, format]),
  next: z.int(),
  generations: z.array(
    z.object({ name: z.string(), sealed: z.boolean(), vectors: z.record(z.string(), z.string()) }),
  ),
});

export interface ManifestSegment {
  name: string;
  /** Its inverted index is in a file; without it the segment still takes documents. */
  flushed: boolean;
  /** Table of vectors by embedder id. */
  vectors: Record<string, string>;
}

/** The segments that make up the index. */
export interface Manifest {
  /** Number for the next name. */
  next: number;
  /** Oldest first; where an id occurs twice, the later row counts. */
  segments: readonly ManifestSegment[];
  /** True where its rows are still in tables of LanceDB. */
  earlier?: boolean;
}

/** The name of the file of vectors. */
export const vectorFile = (name: string): string => `${name}.vectors`;

const fileName = 'manifest.json';

export async function readManifest(disk: Pick<FileDisk, 'readFile'>, folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await disk.readFile(path.join(folder, fileName), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { next: 1, segments: [] };
    throw error;
  }
  const content = manifestFile.parse(JSON.parse(text));
  const segments = content.generations.map(({ sealed, ...rest }) => ({ ...rest, flushed: sealed }));
  return { next: content.next, segments, ...(content.format === earlierFormat ? { earlier: true } : {}) };
}

/** Replaces the manifest in one step: a kill leaves the old one or the new one. */
export function writeManifest(disk: FileDisk, folder: string, { next, segments }: Manifest): Promise<void> {
  const content: z.infer<typeof manifestFile> = {
    format,
    next,
    generations: segments.map(({ name, flushed, vectors }) => ({ name, sealed: flushed, vectors })),
  };
  return replaceFile(disk, path.join(folder, fileName), (handle) =>
    handle.writeFile(JSON.stringify(content)),
  );
}

/** Removes what an interrupted merge left: every file and table of the index that the manifest does not name. */
export async function removeOrphans(disk: FileDisk, folder: string, content: Manifest): Promise<string[]> {
  const kept = new Set<string>();
  for (const { name, vectors } of content.segments) {
    kept.add(`${name}.rows`).add(`${name}.words`).add(`${name}.values`);
    for (const table of Object.values(vectors)) kept.add(vectorFile(table));
  }
  const removed: string[] = [];
  for (const entry of await disk.readdir(folder)) {
    // Earlier versions kept tables of LanceDB and a lock here.
    if (
      !/^(g\d+(-v\d+)?\.(lance|rows|vectors|(words|values)(\.new)?)|manifest\.json\.new|lock)$/.test(entry) ||
      kept.has(entry)
    )
      continue;
    await disk.rm(path.join(folder, entry), { recursive: true, force: true });
    removed.push(entry);
  }
  return removed;
}
