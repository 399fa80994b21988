import path from 'node:path';
import type { Table as LanceTable } from '@lancedb/lancedb';
import { Binary, makeData, makeVector, Table, Utf8 } from 'apache-arrow';
import type { LibraryRecord, LibraryTexts } from '../engine.ts';
import { syncPath } from './disk/file-disk.ts';
import { RowIds } from './row-ids.ts';
import type { DocMetadata } from './segments/doc-values.ts';
import { type StoredRow, unpackBody, unpackMetadata } from './stored-row.ts';
import { createTable, openTable, type TableFolder } from './table-folder.ts';

export interface FetchedRow extends Partial<LibraryTexts> {
  record: LibraryRecord;
}

const columns = ['id', 'card', 'record', 'body'] as const;
type Column = (typeof columns)[number];

/** The content of a column, in one piece: a builder of Arrow takes several times as long. */
function packed(values: readonly Uint8Array[]) {
  const valueOffsets = new Int32Array(values.length + 1);
  for (const [i, { length }] of values.entries()) valueOffsets[i + 1] = (valueOffsets[i] ?? 0) + length;
  return { length: values.length, nullCount: 0, valueOffsets, data: Buffer.concat(values) };
}

function tableOf(rows: readonly StoredRow[]): Table {
  const texts = (column: 'id' | 'card' | 'record') =>
    makeVector(makeData({ type: new Utf8(), ...packed(rows.map((row) => Buffer.from(row[column]))) }));
  return new Table({
    id: texts('id'),
    card: texts('card'),
    record: texts('record'),
    body: makeVector(makeData({ type: new Binary(), ...packed(rows.map(({ body }) => body)) })),
  });
}

/** For each row of a result, its place among the rows of the result by row id; LanceDB promises no order. */
function ranksOf(result: Table): number[] {
  const ids = result.getChild('_rowid');
  const order = Array.from({ length: result.numRows }, (_, i) => i);
  const keys = order.map((i) => Number(ids?.get(i)));
  order.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  const ranks: number[] = [];
  for (const [rank, i] of order.entries()) ranks[i] = rank;
  return ranks;
}

/** The rows of one segment: a LanceDB table that is only ever appended to, so that a row's number is its offset. */
export class RowTable {
  readonly name: string;
  readonly #index: TableFolder;
  readonly #folder: string;
  #table: LanceTable | undefined;
  readonly #synced = new Set<string>();
  #ids = new RowIds();
  /** Appends so far: each is a fragment, and many small ones are slow to read. */
  appends = 0;

  constructor(index: TableFolder, name: string) {
    this.#index = index;
    this.#folder = path.join(index.folder, `${name}.lance`);
    this.name = name;
  }

  /** Opens the table as it is on disk. After a failed append: searches read the table opened before until it is open. */
  async open(): Promise<void> {
    const table = await openTable(this.#index, this.name);
    const version = (await table?.version()) ?? 0;
    this.#table?.close();
    this.#table = table;
    this.appends = version;
  }

  /** Appends rows in one step; on disk for good when it resolves. */
  async append(rows: readonly StoredRow[]): Promise<void> {
    await this.#add(tableOf(rows));
  }

  async #add(data: Table): Promise<void> {
    this.appends += 1;
    if (this.#table) {
      const { version } = await this.#table.add(data);
      // LanceDB merges the append of an engine thread that died meanwhile; its rows would shift the numbers of these.
      if (version !== this.appends) throw new Error(`The table ${this.name} has rows of another writer.`);
    } else this.#table = await createTable(this.#index, this.name, data);
    await this.#sync();
  }

  /** Appends rows of another table, in its order, without reading what they say. */
  async copyFrom(other: RowTable, offsets: readonly number[]): Promise<void> {
    const data = await other.#take(offsets, columns);
    if (!data) return;
    const ranks = ranksOf(data);
    if (ranks.some((rank, i) => rank !== i)) throw new Error(`Rows of ${other.name} came in disorder.`);
    await this.#add(data.select([...columns]));
  }

  async #sync(): Promise<void> {
    const { disk } = this.#index;
    const folders = ['', 'data', '_versions', '_transactions'].map((part) => path.join(this.#folder, part));
    for (const folder of folders) {
      for (const entry of await disk.readdir(folder, { withFileTypes: true })) {
        const file = path.join(folder, entry.name);
        if (!entry.isFile() || this.#synced.has(file)) continue;
        await syncPath(disk, file);
        this.#synced.add(file);
      }
      await syncPath(disk, folder);
    }
    if (this.appends === 1) await syncPath(disk, path.dirname(this.#folder));
  }

  /** Ids and metadata of the rows from a number on, in order. */
  async metadata(from: number): Promise<{ id: string; metadata: DocMetadata }[]> {
    if (!this.#table) return [];
    const result = await this.#table.query().select(['id', 'card']).withRowId().toArrow();
    const [ids, cards] = [result.getChild('id'), result.getChild('card')];
    const rows: { id: string; metadata: DocMetadata }[] = [];
    for (const [i, rank] of ranksOf(result).entries()) {
      rows[rank] = { id: String(ids?.get(i)), metadata: unpackMetadata(String(cards?.get(i))) };
    }
    this.#learn(result);
    return rows.slice(from);
  }

  /** A take by row id costs a third of one by offset; worth asking once for a table that takes no more rows. */
  async learnIds(): Promise<void> {
    if (this.#table) this.#learn(await this.#table.query().select(['id']).withRowId().toArrow());
  }

  get ids(): RowIds {
    return this.#ids;
  }

  /** Takes ids that were stored. False where the table has more or fewer rows. */
  async takeIds(ids: RowIds): Promise<boolean> {
    if ((await this.#table?.countRows()) !== ids.size) return false;
    this.#ids = ids;
    return true;
  }

  #learn(all: Table): void {
    const ids = new Float64Array(all.numRows);
    let at = 0;
    // Read as they lie: asking for one after another takes many times as long.
    for (const { values, length } of all.getChild('_rowid')?.data ?? []) {
      for (let i = 0; i < length; i += 1) ids[at + i] = Number(values[i]);
      at += length;
    }
    ids.sort();
    const known = new RowIds();
    for (const id of ids) known.add(id);
    this.#ids = known;
  }

  async #take(offsets: readonly number[], wanted: readonly Column[]): Promise<Table | undefined> {
    if (!this.#table || offsets.length === 0) return undefined;
    return this.#table
      .takeOffsets([...offsets])
      .select([...wanted])
      .withRowId()
      .toArrow();
  }

  /** Records by row number, with the paragraphs where asked for. */
  async fetch(rows: readonly number[], body: boolean): Promise<Map<number, FetchedRow>> {
    const found = new Map<number, FetchedRow>();
    const sorted = [...new Set(rows)].sort((a, b) => a - b);
    const wanted: Column[] = body ? ['record', 'body'] : ['record'];
    const byId = (sorted.at(-1) ?? 0) < this.#ids.size;
    const result = byId ? await this.#takeIds(sorted, wanted) : await this.#take(sorted, wanted);
    if (!result) return found;
    const [records, bodies] = [result.getChild('record'), result.getChild('body')];
    const numbers = byId ? this.#numbersOf(result) : ranksOf(result).map((rank) => sorted[rank] ?? -1);
    for (const [i, number] of numbers.entries()) {
      const row: FetchedRow = { record: JSON.parse(String(records?.get(i))) as LibraryRecord };
      const packed = bodies?.get(i) as Uint8Array | undefined;
      if (packed?.length) Object.assign(row, unpackBody(packed));
      found.set(number, row);
    }
    return found;
  }

  /** The records as JSON, in the order of the rows given, which ascend. */
  async recordTexts(rows: readonly number[]): Promise<Buffer[]> {
    const byId = (rows.at(-1) ?? 0) < this.#ids.size;
    const result = byId ? await this.#takeIds(rows, ['record']) : await this.#take(rows, ['record']);
    if (!result) return [];
    const records = result.getChild('record');
    const texts = new Array<Buffer>(rows.length);
    for (const [i, rank] of ranksOf(result).entries()) texts[rank] = Buffer.from(String(records?.get(i)));
    return texts;
  }

  async #takeIds(rows: readonly number[], wanted: readonly Column[]): Promise<Table | undefined> {
    if (!this.#table || rows.length === 0) return undefined;
    return this.#table
      .takeRowIds(rows.map((row) => this.#ids.idOf(row)))
      .select([...wanted])
      .withRowId()
      .toArrow();
  }

  #numbersOf(result: Table): number[] {
    const ids = result.getChild('_rowid');
    return Array.from({ length: result.numRows }, (_, i) => this.#ids.rowOf(Number(ids?.get(i))));
  }

  close(): void {
    this.#table?.close();
  }
}
