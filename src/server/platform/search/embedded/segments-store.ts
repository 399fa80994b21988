import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Connection } from '@lancedb/lancedb';
import type { Logger } from 'pino';
import type { LibraryDocument, LibraryRecord } from '../engine.ts';
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
import { Courtesy } from './yield-to-event-loop.ts';

/** Bytes of decoded postings kept for the next search, of all generations together. */
const keptPostings = 48_000_000;

/** All generations, what is known of every document, and where each stands. One process, one thread. */
export class Library {
  readonly folder: string;
  readonly connection: Connection;
  readonly log: Logger;
  readonly labels: LibraryLabels = libraryLabels();
  readonly courtesy = new Courtesy();
  readonly decoded = new DecodedCache(keptPostings);
  /** Oldest first. Replaced, never changed in place, so that a search keeps what it began with. */
  generations: readonly Generation[] = [];
  #next: number;
  readonly #places = new Map<string, Place>();
  #saving: Promise<void> = Promise.resolve();

  constructor(folder: string, connection: Connection, log: Logger, manifest: Manifest) {
    this.folder = folder;
    this.connection = connection;
    this.log = log;
    this.#next = manifest.next;
  }

  file(name: string): string {
    return path.join(this.folder, name);
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
    return new RowTable(this.connection, this.folder, name);
  }

  /** Loads what a manifest names, oldest first. */
  async load(manifest: Manifest): Promise<void> {
    for (const entry of manifest.generations) {
      const rows = this.rowTable(entry.name);
      await rows.open();
      const generation = new Generation(entry, rows, new Catalog(this.labels), new MemoryWords());
      this.generations = [...this.generations, generation];
      await this.#loadCards(generation);
      if (!entry.sealed || !this.#openWords(generation)) await this.#loadWords(generation);
    }
  }

  /** False when the file is damaged or of another format: then it is made anew from the rows, and sealed again. */
  #openWords(generation: Generation): boolean {
    try {
      generation.words = this.openWords(generation.name);
      return true;
    } catch (error) {
      this.log.warn(
        { err: error, generation: generation.name },
        'a text index is made anew from its documents',
      );
      generation.sealed = false;
      generation.full = true;
      return false;
    }
  }

  async #loadCards(generation: Generation): Promise<void> {
    for (const { id, card } of await generation.rows.cards()) this.place(generation, id, unpackCard(card));
  }

  /** The text index of documents that had not been sealed is made anew from their text. */
  async #loadWords(generation: Generation): Promise<void> {
    const words = new MemoryWords();
    const { size } = generation.catalog;
    for (let from = 0; from < size; from += 100) {
      const wanted = Array.from({ length: Math.min(100, size - from) }, (_, i) => from + i);
      const rows = await generation.rows.fetch(wanted, true);
      for (const row of wanted) {
        const fetched = rows.get(row);
        if (!fetched?.paragraphs || !generation.catalog.isLive(row)) continue;
        words.add(row, documentWords({ ...fetched.record, paragraphs: fetched.paragraphs }));
      }
      await breathe();
    }
    generation.words = words;
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
  read(): { generations: readonly Generation[]; release: () => Promise<void> } {
    const { generations } = this;
    for (const generation of generations) generation.enter();
    return {
      generations,
      release: async () => {
        for (const generation of generations) await generation.leave();
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
    const saved = this.#saving.then(() =>
      writeManifest(this.folder, {
        format: 1,
        next: this.#next,
        generations: this.generations.map(({ name, sealed, vectors }) => ({
          name,
          sealed,
          vectors: Object.fromEntries(vectors),
        })),
      }),
    );
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  /** Deletes the files of a generation that the manifest no longer names. */
  async deleteFiles(generation: Generation): Promise<void> {
    const names = [`${generation.name}.lance`, `${generation.name}.words`];
    for (const table of generation.vectors.values()) names.push(`${table}.lance`);
    for (const name of names) await rm(this.file(name), { recursive: true, force: true });
  }

  close(): void {
    for (const generation of this.generations) {
      generation.words.close();
      generation.rows.close();
    }
    this.connection.close();
  }
}
