import type { WordIndex } from '../inverted-index/inverted-index.ts';
import type { RowTable } from '../rows.ts';
import type { Catalog } from './doc-values.ts';
import type { ManifestSegment } from './manifest.ts';

/** Documents written together, with their own rows and text index. */
export class Segment {
  readonly name: string;
  readonly rows: RowTable;
  readonly catalog: Catalog;
  /** Table of vectors by embedder id. */
  readonly vectors: Map<string, string>;
  #words: WordIndex;
  flushed: boolean;
  /** True when it takes no more documents. */
  full = false;
  /** True after a failed append, until what the table holds has been read again: it keeps serving and is not flushed. */
  broken = false;
  /** Searches that are reading it. */
  #readers = 0;
  readonly #replaced: WordIndex[] = [];
  #discard: (() => void) | undefined;

  constructor(entry: ManifestSegment, rows: RowTable, catalog: Catalog, words: WordIndex) {
    this.name = entry.name;
    this.flushed = entry.flushed;
    this.vectors = new Map(Object.entries(entry.vectors));
    this.rows = rows;
    this.catalog = catalog;
    this.#words = words;
  }

  get words(): WordIndex {
    return this.#words;
  }

  /** The index before is closed once no search reads it. */
  set words(words: WordIndex) {
    this.#replaced.push(this.#words);
    this.#words = words;
    this.#closeReplaced();
  }

  #closeReplaced(): void {
    if (this.#readers === 0) for (const words of this.#replaced.splice(0)) words.close();
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
    this.close();
    discard();
  }

  close(): void {
    for (const words of this.#replaced.splice(0)) words.close();
    this.#words.close();
    this.rows.close();
  }
}

export interface Place {
  segment: Segment;
  row: number;
}
