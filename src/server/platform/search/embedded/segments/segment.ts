import type { WordIndex } from '../inverted-index/inverted-index.ts';
import type { RowTable } from '../rows.ts';
import type { Catalog } from './doc-values.ts';
import type { ManifestGeneration } from './manifest.ts';

/** Documents written together, with their own rows and text index. */
export class Generation {
  readonly name: string;
  readonly rows: RowTable;
  readonly catalog: Catalog;
  /** Table of vectors by embedder id. */
  readonly vectors: Map<string, string>;
  words: WordIndex;
  sealed: boolean;
  /** True when it takes no more documents. */
  full = false;
  /** True after a failed write: it keeps serving, takes no more documents and is not sealed. */
  broken = false;
  /** Searches that are reading it. */
  #readers = 0;
  #discard: (() => Promise<void>) | undefined;

  constructor(entry: ManifestGeneration, rows: RowTable, catalog: Catalog, words: WordIndex) {
    this.name = entry.name;
    this.sealed = entry.sealed;
    this.vectors = new Map(Object.entries(entry.vectors));
    this.rows = rows;
    this.catalog = catalog;
    this.words = words;
  }

  enter(): void {
    this.#readers += 1;
  }

  async leave(): Promise<void> {
    this.#readers -= 1;
    await this.#discardIfIdle();
  }

  /** Closes and deletes it once nobody reads it. */
  async discardWith(discard: () => Promise<void>): Promise<void> {
    this.#discard = discard;
    await this.#discardIfIdle();
  }

  async #discardIfIdle(): Promise<void> {
    const discard = this.#discard;
    if (this.#readers > 0 || !discard) return;
    this.#discard = undefined;
    this.words.close();
    this.rows.close();
    await discard();
  }
}

export interface Place {
  generation: Generation;
  row: number;
}
