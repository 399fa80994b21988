import type { LibraryRecord } from '../../engine.ts';
import type { InvertedIndex } from '../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import type { FetchedRow, RowTable } from '../row-table.ts';
import type { DocValues } from './doc-values.ts';
import type { ManifestSegment } from './manifest.ts';
import { RecentRecords } from './recent-records.ts';

/** Documents written together, with their own rows and inverted index. */
export class Segment {
  readonly name: string;
  readonly rows: RowTable;
  readonly docValues: DocValues;
  /** Table of vectors by embedder id. */
  readonly vectors: Map<string, string>;
  #index: InvertedIndex;
  #recent = new RecentRecords();
  flushed: boolean;
  /** True when it takes no more documents. */
  full = false;
  /** True after a failed append, until what the table holds has been read again: it keeps serving and is not flushed. */
  broken = false;
  /** True once its columns are in their file. */
  stored = false;
  /** Searches that are reading it. */
  #readers = 0;
  readonly #replaced: InvertedIndex[] = [];
  #discard: (() => void) | undefined;

  constructor(entry: ManifestSegment, rows: RowTable, docValues: DocValues, index: InvertedIndex) {
    this.name = entry.name;
    this.flushed = entry.flushed;
    this.vectors = new Map(Object.entries(entry.vectors));
    this.rows = rows;
    this.docValues = docValues;
    this.#index = index;
  }

  get index(): InvertedIndex {
    return this.#index;
  }

  /** The index before is closed once no search reads it. */
  set index(index: InvertedIndex) {
    this.#replaced.push(this.#index);
    this.#index = index;
    // The file has the records of all rows.
    this.#recent = new RecentRecords();
    this.#closeReplaced();
  }

  #closeReplaced(): void {
    if (this.#readers === 0) for (const index of this.#replaced.splice(0)) index.close();
  }

  /** False while the index is in memory, or in a file of the first two formats: its terms have no blocks. */
  get hasBlocks(): boolean {
    return this.#index instanceof InvertedIndexFile && this.#index.hasBlocksAndRecords;
  }

  /** False while the index is in memory, or in a file of an earlier format. */
  get isCurrent(): boolean {
    return this.#index instanceof InvertedIndexFile && this.#index.current;
  }

  /** The record of a row just written, as JSON. */
  keepRecord(row: number, text: string): void {
    this.#recent.add(row, text);
  }

  /** Rows by number, with the paragraphs where asked for; records alone come from the file of its index. */
  async fetch(rows: readonly number[], body: boolean): Promise<Map<number, FetchedRow>> {
    const index = this.#index;
    const found = new Map<number, FetchedRow>();
    const recent = body ? undefined : this.#recent.of(rows);
    if (recent) {
      for (const [i, text] of recent.entries())
        found.set(rows[i] ?? 0, { record: JSON.parse(text) as LibraryRecord });
      return found;
    }
    if (body || !(index instanceof InvertedIndexFile) || !index.hasBlocksAndRecords)
      return this.rows.fetch(rows, body);
    for (const row of rows) {
      const record = index.record(row);
      if (record) found.set(row, { record: JSON.parse(record.toString('utf8')) as LibraryRecord });
    }
    return found;
  }

  /** The records of some rows as JSON, in the order of the rows, which ascend. */
  async recordTexts(rows: readonly number[]): Promise<Uint8Array[]> {
    const index = this.#index;
    if (!(index instanceof InvertedIndexFile) || !index.hasBlocksAndRecords)
      return this.#recent.of(rows)?.map((text) => Buffer.from(text)) ?? this.rows.recordTexts(rows);
    return rows.flatMap((row) => index.record(row) ?? []);
  }

  enter(): void {
    this.#readers += 1;
  }

  leave(): void {
    this.#readers -= 1;
    this.#closeReplaced();
    this.#discardIfIdle();
  }

  /** Closes it, and calls `discard`, once no search reads it. */
  discardWith(discard: () => void): void {
    this.#discard = discard;
    this.#discardIfIdle();
  }

  #discardIfIdle(): void {
    const discard = this.#discard;
    if (this.#readers > 0 || !discard) return;
    this.#discard = undefined;
    void this.close().catch(() => undefined);
    discard();
  }

  async close(): Promise<void> {
    for (const index of this.#replaced.splice(0)) index.close();
    this.#index.close();
    await this.rows.close();
  }
}

/** Address of a document: its segment, and its row in it. */
export interface DocAddress {
  segment: Segment;
  row: number;
}

/** The rows of [from, to). */
export interface RowRange {
  from: number;
  to: number;
}
