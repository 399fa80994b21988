import { type Connection, Index, type Table as LanceTable } from '@lancedb/lancedb';
import type { Catalog, LibraryLabels } from '../segments/doc-values.ts';
import { openTable } from '../table-folder.ts';
import { type VectorRow, vectorRows, vectorTable } from './vector-rows.ts';

/** Below this many rows comparing with each is as fast as an index. */
const indexedRows = 10_000;
const probedPartitions = 20;

/** The vectors that one embedder made of one generation: a LanceDB table, made with its first rows. */
export class VectorTable {
  readonly name: string;
  readonly #connection: Connection;
  readonly #folder: string;
  #table: LanceTable | undefined;
  /** Rows of the generation that were read so far; those without a vector are skipped. */
  done = 0;
  #finished = false;

  constructor(connection: Connection, folder: string, name: string) {
    this.#connection = connection;
    this.#folder = folder;
    this.name = name;
  }

  /** Continues where an earlier process stopped. */
  async open(): Promise<void> {
    this.#table = await openTable(this.#connection, this.#folder, this.name);
    if (!this.#table) return;
    for await (const batch of this.#table.query().select(['n'])) {
      const numbers = batch.getChild('n');
      for (let i = 0; i < batch.numRows; i += 1) this.done = Math.max(this.done, Number(numbers?.get(i)) + 1);
    }
  }

  /** Adds vectors; a fold gives their rows new numbers. */
  async add(
    rows: readonly VectorRow[],
    catalog: Catalog,
    labels: LibraryLabels,
    renumbered?: Int32Array,
  ): Promise<void> {
    if (rows.length === 0) return;
    const data = vectorTable(rows, catalog, labels, renumbered);
    if (this.#table) await this.#table.add(data);
    else this.#table = await this.#connection.createTable(this.name, data);
  }

  async *scan(): AsyncGenerator<VectorRow[]> {
    if (!this.#table) return;
    for await (const batch of this.#table.query().select(['n', 'vector'])) yield vectorRows(batch);
  }

  /** Nothing will be added: one fragment, old versions gone, and an index where that pays. */
  async finish(): Promise<void> {
    if (!this.#table || this.#finished) return;
    this.#finished = true;
    await this.#table.optimize({ cleanupOlderThan: new Date() });
    const rows = await this.#table.countRows();
    if (rows < indexedRows || (await this.#table.listIndices()).length > 0) return;
    const numPartitions = Math.max(1, Math.round(Math.sqrt(rows)));
    await this.#table.createIndex('vector', {
      config: Index.ivfFlat({ distanceType: 'cosine', numPartitions, maxIterations: 10, sampleRate: 64 }),
    });
  }

  /** The nearest rows that meet a condition, with their cosine. */
  async near(
    vector: Float32Array,
    limit: number,
    condition: string | undefined,
  ): Promise<{ row: number; score: number }[]> {
    if (!this.#table) return [];
    let query = this.#table.query().nearestTo(vector).column('vector').distanceType('cosine');
    if (condition) query = query.where(condition);
    const found = await query.nprobes(probedPartitions).limit(limit).select(['n', '_distance']).toArrow();
    const [rows, distances] = [found.getChild('n'), found.getChild('_distance')];
    return Array.from({ length: found.numRows }, (_, i) => ({
      row: Number(rows?.get(i)),
      score: 1 - Number(distances?.get(i)),
    }));
  }

  close(): void {
    this.#table?.close();
    this.#table = undefined;
  }

  async drop(): Promise<void> {
    const existed = this.#table !== undefined;
    this.close();
    if (existed) await this.#connection.dropTable(this.name);
  }
}
