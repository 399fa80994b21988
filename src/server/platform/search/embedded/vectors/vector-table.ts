import { Index, type Table as LanceTable } from '@lancedb/lancedb';
import type { DocValues, LibraryOrdinals } from '../segments/doc-values.ts';
import { createTable, openTable, type TableFolder } from '../table-folder.ts';
import { QuantisedVectors } from './in-memory/quantised-vectors.ts';
import type { VectorMemory } from './in-memory/vector-memory.ts';
import { type VectorRow, vectorRows, vectorTable } from './vector-rows.ts';

/** Below this many rows comparing with each is as fast as an index. */
const indexedRows = 10_000;
const probedPartitions = 20;

/** The vectors that one embedder made of one segment: a LanceDB table, made with its first rows. */
export class VectorTable {
  readonly name: string;
  readonly #index: TableFolder;
  #table: LanceTable | undefined;
  /** Rows of the segment that were read so far; those without a vector are skipped. */
  done = 0;
  /** True after a write that failed, until the table is opened again. */
  uncertain = false;
  #compacted = false;
  #indexed = false;
  readonly #memory: VectorMemory;
  #inMemory: QuantisedVectors | undefined;

  constructor(index: TableFolder, name: string, memory: VectorMemory) {
    this.#index = index;
    this.name = name;
    this.#memory = memory;
  }

  /** All its vectors; undefined where there was no room, or until they are read. */
  get inMemory(): QuantisedVectors | undefined {
    return this.#inMemory;
  }

  /** Continues where an earlier process, or a write that failed, stopped. */
  async open(): Promise<void> {
    const table = await openTable(this.#index, this.name);
    let done = 0;
    for await (const batch of table?.query().select(['n']) ?? []) {
      const numbers = batch.getChild('n');
      for (let i = 0; i < batch.numRows; i += 1) done = Math.max(done, Number(numbers?.get(i)) + 1);
    }
    this.close();
    this.#table = table;
    this.done = done;
    this.uncertain = false;
  }

  /** Adds vectors; a merge gives their rows new numbers. */
  async add(
    rows: readonly VectorRow[],
    docValues: DocValues,
    ordinals: LibraryOrdinals,
    renumbered?: Int32Array,
  ): Promise<void> {
    if (rows.length === 0) return;
    const data = vectorTable(rows, docValues, ordinals, renumbered);
    // A failed write may have reached the disk in part; added once more, the rows would be found twice.
    this.uncertain = true;
    if (this.#table) await this.#table.add(data);
    else {
      this.#table = await createTable(this.#index, this.name, data);
      this.#inMemory = new QuantisedVectors(rows[0]?.vector.length ?? 0);
    }
    this.uncertain = false;
    this.#keep(rows, renumbered);
  }

  /** Keeps new vectors in memory too; where there is no room for them, all of this table are left to the disk. */
  #keep(rows: readonly VectorRow[], renumbered?: Int32Array): void {
    const kept = this.#inMemory;
    if (!kept) return;
    if (!this.#memory.take(kept.bytesFor(rows.length))) this.#leaveMemory();
    else for (const { row, vector } of rows) kept.add(renumbered?.[row] ?? row, vector);
  }

  #leaveMemory(): void {
    this.#memory.giveBack(this.#inMemory?.bytes ?? 0);
    this.#inMemory = undefined;
  }

  /** Reads what an earlier process wrote into memory where there is room for all of it. Nothing may be added meanwhile. */
  async readIntoMemory(pause: () => Promise<void>): Promise<void> {
    if (this.#inMemory || !this.#table || this.uncertain) return;
    const count = await this.#table.countRows();
    let kept: QuantisedVectors | undefined;
    let taken = 0;
    try {
      for await (const rows of this.scan()) {
        if (!kept) {
          kept = new QuantisedVectors(rows[0]?.vector.length ?? 0);
          const wanted = kept.bytesFor(count);
          if (!this.#memory.take(wanted)) return;
          taken = wanted;
        }
        for (const { row, vector } of rows) kept.add(row, vector);
        await pause();
      }
      this.#inMemory = kept;
    } finally {
      // Only memory in use stays taken; a reading that failed uses none.
      this.#memory.giveBack(taken - (this.#inMemory?.bytes ?? 0));
    }
  }

  async *scan(): AsyncGenerator<VectorRow[]> {
    if (!this.#table) return;
    for await (const batch of this.#table.query().select(['n', 'vector'])) yield vectorRows(batch);
  }

  /** Nothing will be added: one fragment, and old versions gone. */
  async compact(): Promise<void> {
    if (!this.#compacted) await this.#table?.optimize({ cleanupOlderThan: new Date() });
    this.#compacted = true;
  }

  /**
   * Nothing will be added, and what fits into memory is there: an index where that pays. Vectors in memory answer without
   * one, and making it takes more memory than they do.
   */
  async finish(): Promise<void> {
    await this.compact();
    if (!this.#table || this.#inMemory || this.#indexed) return;
    const rows = await this.#table.countRows();
    if (rows >= indexedRows && (await this.#table.listIndices()).length === 0) await this.#createIndex(rows);
    this.#indexed = true;
  }

  async #createIndex(rows: number): Promise<void> {
    const numPartitions = Math.max(1, Math.round(Math.sqrt(rows)));
    await this.#table?.createIndex('vector', {
      config: Index.ivfFlat({ distanceType: 'cosine', numPartitions, maxIterations: 10, sampleRate: 64 }),
    });
  }

  /** The nearest rows that meet a condition, with their cosine. */
  async nearestNeighbours(
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
    this.#leaveMemory();
    this.#table?.close();
    this.#table = undefined;
  }
}
