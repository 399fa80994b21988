import path from 'node:path';
import type { Logger } from 'pino';
import type { FileDisk } from '../disk/file-disk.ts';
import { RowTable } from '../row-table.ts';
import { type Manifest, type ManifestSegment, vectorFile, writeManifest } from '../segments/manifest.ts';
import type { StoredRow } from '../stored-row.ts';
import type { VectorRow } from '../vectors/in-memory/quantised-vectors.ts';
import { VectorMemory } from '../vectors/in-memory/vector-memory.ts';
import { VectorTable } from '../vectors/vector-table.ts';
import { earlierRows } from './lance-rows.ts';

const noBytes = Buffer.alloc(0);

/** Copies tables of LanceDB to files of the present format. */
class TakeOver {
  readonly #disk: FileDisk;
  readonly #folder: string;
  readonly #log: Logger;
  /** Files written so far, none of which counts yet. */
  readonly files: string[] = [];

  constructor(disk: FileDisk, folder: string, log: Logger) {
    this.#disk = disk;
    this.#folder = folder;
    this.#log = log;
  }

  /** A new file; one that a killed attempt left there is removed. */
  async #file(name: string): Promise<string> {
    const file = path.join(this.#folder, name);
    await this.#disk.rm(file, { force: true });
    this.files.push(file);
    return file;
  }

  #rowsOf(table: string, columns: number): AsyncGenerator<Buffer[][]> {
    return earlierRows(path.join(this.#folder, `${table}.lance`), columns);
  }

  async segment({ name, flushed, vectors }: ManifestSegment): Promise<ManifestSegment> {
    const table = new RowTable(this.#disk, await this.#file(`${name}.rows`));
    try {
      for await (const rows of this.#rowsOf(name, 4))
        await table.append(
          rows.map(([id, card, record, body = noBytes]) =>
            readable({ ...{ id: String(id), card: String(card), record: String(record) }, body }),
          ),
        );
    } finally {
      await table.close();
    }
    // Nothing is flushed, or merged, that has no row.
    if (flushed && table.size === 0) throw new Error(`${name}.lance has no rows.`);
    const taken: Record<string, string> = {};
    for (const [embedder, vectorTable] of Object.entries(vectors)) {
      // They can be made again, beside serving.
      const copied = this.#vectors(vectorTable, table.size).then(
        () => true,
        (error: unknown) => this.#log.warn({ err: error, segment: name }, 'vectors are made again'),
      );
      if (await copied) taken[embedder] = vectorTable;
    }
    this.#log.info({ segment: name, rows: table.size }, 'a segment of an earlier version was taken over');
    return { name, flushed, vectors: taken };
  }

  async #vectors(name: string, rows: number): Promise<void> {
    const table = new VectorTable(this.#disk, await this.#file(vectorFile(name)), new VectorMemory(0));
    try {
      for await (const some of this.#rowsOf(name, 2))
        await table.add(some.map(([row = noBytes, vector = noBytes]) => vectorOf(row, vector, rows)));
    } finally {
      await table.close();
    }
  }
}

/** The row; throws where it cannot be read, because its only copy goes once it was taken over. */
function readable(row: StoredRow): StoredRow {
  JSON.parse(row.card);
  JSON.parse(row.record);
  return row;
}

function vectorOf(number: Buffer, vector: Buffer, rows: number): VectorRow {
  const row = number.readInt32LE();
  if (row < 0 || row >= rows) throw new Error(`There is no row ${row}.`);
  return { row, vector: new Float32Array(new Uint8Array(vector).buffer) };
}

/**
 * Takes over an index of LanceDB. It is as it was until the manifest is replaced, and its tables are orphans after that,
 * which are removed once the new files were opened.
 */
export async function takeOver(
  disk: FileDisk,
  folder: string,
  { next, segments }: Manifest,
  log: Logger,
): Promise<Manifest> {
  const tables = new TakeOver(disk, folder, log);
  const taken: ManifestSegment[] = [];
  try {
    for (const segment of segments) taken.push(await tables.segment(segment));
  } catch (error) {
    // A full disk needs the space.
    for (const file of tables.files) await disk.rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
  await writeManifest(disk, folder, { next, segments: taken });
  return { next, segments: taken };
}
