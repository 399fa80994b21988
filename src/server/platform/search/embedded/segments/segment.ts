import type { InvertedIndex } from '../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import type { RowTable } from '../row-table.ts';
import type { DocValues } from './doc-values.ts';
import type { ManifestSegment } from './manifest.ts';

/** Documents written together, with their own rows and inverted index. */
export class Segment {
  readonly name: string;
  readonly rows: RowTable;
  readonly docValues: DocValues;
  /** Table of vectors by embedder id. */
  readonly vectors: Map<string, string>;
  #index: InvertedIndex;
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
    this.#closeReplaced();
  }

  #closeReplaced(): void {
    if (this.#readers === 0) for (const index of this.#replaced.splice(0)) index.close();
  }

  /** False while the index is in memory, or in a file of the first two formats: its terms have no blocks. */
  get hasBlocks(): boolean {
    return this.#index instanceof InvertedIndexFile && this.#index.hasBlocks;
  }

  /** False while the index is in memory, or in a file of an earlier format. */
  get isCurrent(): boolean {
    return this.#index instanceof InvertedIndexFile && this.#index.current;
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
