import path from 'node:path';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { Connection } from '@lancedb/lancedb';
import type { Logger } from 'pino';
import type { LibraryDocument, LibraryRecord } from '../engine.ts';
import type { IndexDisk } from './disk/index-disk.ts';
import { DecodedCache } from './inverted-index/decoded-cache.ts';
import { documentWords } from './inverted-index/document-terms.ts';
import { MemoryWords } from './inverted-index/inverted-index.ts';
import { WordsFile } from './inverted-index/inverted-index-file.ts';
import type { LibraryStatistics } from './ranking/ranking.ts';
import { unpackCard } from './row-packing.ts';
import { RowTable } from './rows.ts';
import { type Card, Catalog, type LibraryLabels, libraryLabels } from './segments/doc-values.ts';
import { type Manifest, writeManifest } from './segments/manifest.ts';
import { Generation, type Place } from './segments/segment.ts';
import type { TableFolder } from './table-folder.ts';
import { Courtesy } from './yield-to-event-loop.ts';

/** Bytes of decoded postings kept for the next search, of all generations together. */
const keptPostings = 48_000_000;
/** Bytes of inverted-index files whose checksum is verified before the index opens; the rest follows in the background. */
const checkedAtOpening = 256_000_000;

/** All generations, what is known of every document, and where each stands. One process, one thread. */
export class Library {
  readonly tables: TableFolder;
  readonly disk: IndexDisk;
  readonly log: Logger;
  readonly labels: LibraryLabels = libraryLabels();
  readonly courtesy = new Courtesy();
  readonly decoded = new DecodedCache(keptPostings);
  /** Oldest first. Replaced, never changed in place, so that a search keeps what it began with. */
  generations: readonly Generation[] = [];
  #next: number;
  readonly #places = new Map<string, Place>();
  #saving: Promise<void> = Promise.resolve();
  /** True when the manifest on disk is behind what this process holds. */
  #unsaved = false;
  readonly #unwanted = new Set<string>();
  /** Opened without having been read whole. */
  readonly #unchecked = new Set<Generation>();
  /** Called when there is something to tidy up. */
  onUntidy: () => void = () => undefined;

  constructor(disk: IndexDisk, folder: string, connection: Connection, log: Logger, manifest: Manifest) {
    this.disk = disk;
    this.tables = { disk, connection, folder };
    this.log = log;
    this.#next = manifest.next;
  }

  file(name: string): string {
    return path.join(this.tables.folder, name);
  }

  newName(): string {
    const name = `g${this.#next}`;
    this.#next += 1;
    return name;
  }

  newVectorName(generation: string): string {
    const name = `${generation}-v${this.#next}`;
    this.#next += 1;
    return name;
  }

  openWords(name: string): WordsFile {
    return new WordsFile(this.file(`${name}.words`), this.decoded);
  }

  rowTable(name: string): RowTable {
    return new RowTable(this.tables, name);
  }

  /** Loads what a manifest names, oldest first. */
  async load(manifest: Manifest): Promise<void> {
    let checkable = checkedAtOpening;
    for (const entry of manifest.generations) {
      const rows = this.rowTable(entry.name);
      await rows.open();
      const generation = new Generation(entry, rows, new Catalog(this.labels), new MemoryWords());
      this.generations = [...this.generations, generation];
      await this.#loadCards(generation);
      if (!entry.sealed) await this.#loadWords(generation, 0);
      else if (!this.#openWords(generation)) await this.#rebuildWords(generation);
      else {
        checkable -= (generation.words as WordsFile).size;
        this.#unchecked.add(generation);
        if (checkable > 0) await this.#check(generation);
      }
    }
  }

  /** Verifies the checksums that were not verified when the index was opened. */
  async check(stopped: () => boolean): Promise<void> {
    for (const generation of this.#unchecked) {
      if (stopped()) return;
      if (this.generations.includes(generation)) await this.#check(generation);
      this.#unchecked.delete(generation);
    }
  }

  async #check(generation: Generation): Promise<void> {
    const { words } = generation;
    const good = !(words instanceof WordsFile) || (await words.check(() => this.courtesy.pause()));
    this.#unchecked.delete(generation);
    if (!good) await this.#rebuildWords(generation);
  }

  #openWords(generation: Generation): boolean {
    try {
      generation.words = this.openWords(generation.name);
      return true;
    } catch (error) {
      this.log.warn({ err: error, generation: generation.name }, 'an inverted-index file cannot be opened');
      return false;
    }
  }

  /** The file is damaged or of another format: it is rebuilt from the documents, and written again. */
  async #rebuildWords(generation: Generation): Promise<void> {
    this.log.warn({ generation: generation.name }, 'an inverted index is rebuilt from its documents');
    await this.#loadWords(generation, 0);
    generation.sealed = false;
    generation.full = true;
  }

  /** After a failed append: enters the rows that the table has all the same, so that row numbers stay offsets. */
  async repair(generation: Generation): Promise<void> {
    const known = generation.catalog.size;
    await generation.rows.open();
    await this.#loadCards(generation);
    await this.#loadWords(generation, known);
    // What the disk did with the failed append is uncertain, so nothing is added to it.
    generation.full = generation.catalog.size > 0;
    generation.broken = false;
  }

  async #loadCards(generation: Generation): Promise<void> {
    const { rows, catalog } = generation;
    for (const { id, card } of await rows.cards(catalog.size)) this.place(generation, id, unpackCard(card));
  }

  /** Indexes the text of the rows from a number on. */
  async #loadWords(generation: Generation, first: number): Promise<void> {
    const { catalog, rows: table } = generation;
    const added = first > 0 && generation.words instanceof MemoryWords;
    const words = added ? (generation.words as MemoryWords) : new MemoryWords();
    const { size } = catalog;
    for (let from = added ? first : 0; from < size; from += 100) {
      const wanted = Array.from({ length: Math.min(100, size - from) }, (_, i) => from + i);
      const rows = await table.fetch(wanted, true);
      for (const row of wanted) {
        const fetched = rows.get(row);
        if (!fetched?.paragraphs || !catalog.isLive(row)) continue;
        words.add(row, documentWords({ ...fetched.record, paragraphs: fetched.paragraphs }));
      }
      await yieldTurn();
    }
    if (!added) generation.words = words;
  }

  /** Enters a row just written; an older row of the same id stops counting. */
  place(generation: Generation, id: string, card: Card): number {
    const row = generation.catalog.add(id, card);
    const before = this.#places.get(id);
    if (before) before.generation.catalog.retire(before.row);
    if (card.removed) this.#places.delete(id);
    else this.#places.set(id, { generation, row });
    return row;
  }

  /** After a fold: the same document, elsewhere. */
  move(id: string, place: Place): void {
    this.#places.set(id, place);
  }

  placeOf(id: string): Place | undefined {
    return this.#places.get(id);
  }

  /** The generations as they are now, held open until released. */
  read(): { generations: readonly Generation[]; release: () => void } {
    const { generations } = this;
    for (const generation of generations) generation.enter();
    return {
      generations,
      release: () => {
        for (const generation of generations) generation.leave();
      },
    };
  }

  statistics(): LibraryStatistics {
    let documents = 0;
    let length = 0;
    for (const { catalog } of this.generations) {
      documents += catalog.liveRows;
      length += catalog.liveLength;
    }
    return { documents, averageLength: documents > 0 ? length / documents : 1 };
  }

  async document(place: Place): Promise<LibraryDocument | undefined> {
    const row = (await place.generation.rows.fetch([place.row], true)).get(place.row);
    return row?.paragraphs ? { ...row.record, paragraphs: row.paragraphs } : undefined;
  }

  async records(places: readonly Place[]): Promise<(LibraryRecord | undefined)[]> {
    const rows = await this.fetch(places, false);
    return places.map((place) => rows.get(place.generation)?.get(place.row)?.record);
  }

  /** Rows of several generations at once. */
  async fetch(places: readonly Place[], body: boolean) {
    const wanted = new Map<Generation, number[]>();
    for (const { generation, row } of places) {
      const rows = wanted.get(generation);
      if (rows) rows.push(row);
      else wanted.set(generation, [row]);
    }
    return new Map(
      await Promise.all(
        [...wanted].map(
          async ([generation, rows]) => [generation, await generation.rows.fetch(rows, body)] as const,
        ),
      ),
    );
  }

  /** Writes the manifest as things stand; calls wait for one another. */
  save(): Promise<void> {
    return this.#write((now) => now);
  }

  /**
   * Writes the manifest with the generations that `change` makes of those there are, and puts them in place only then:
   * what this process goes on with is what the next opening finds. `entered` runs in the same turn.
   */
  replace(
    change: (now: readonly Generation[]) => readonly Generation[],
    entered: () => void = () => undefined,
  ): Promise<void> {
    return this.#write(change, () => {
      entered();
      this.generations = change(this.generations);
    });
  }

  #write(
    change: (now: readonly Generation[]) => readonly Generation[],
    written: () => void = () => undefined,
  ): Promise<void> {
    const saved = this.#saving.then(async () => {
      this.#unsaved = true;
      const generations = change(this.generations).map(({ name, sealed, vectors }) => ({
        name,
        sealed,
        vectors: Object.fromEntries(vectors),
      }));
      await writeManifest(this.disk, this.tables.folder, { format: 1, next: this.#next, generations });
      this.#unsaved = false;
      written();
    });
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  /** Deletes files that the manifest does not name, when their turn comes. */
  discard(names: Iterable<string>): void {
    for (const name of names) this.#unwanted.add(name);
    this.onUntidy();
  }

  /** The files of a generation that the manifest does not name. */
  discardFiles({ name, vectors }: Generation): void {
    const tables = [name, ...vectors.values()].map((table) => `${table}.lance`);
    this.discard([...tables, `${name}.words`]);
  }

  /** Deletes what is unwanted, and saves what could not be saved before. */
  async tidy(): Promise<void> {
    if (this.#unsaved) await this.save();
    for (const name of this.#unwanted) {
      await this.disk.rm(this.file(name), { recursive: true, force: true });
      this.#unwanted.delete(name);
    }
  }

  close(): void {
    for (const generation of this.generations) generation.close();
    this.tables.connection.close();
  }
}
