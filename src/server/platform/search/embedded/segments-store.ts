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
import { type Place, Segment } from './segments/segment.ts';
import type { TableFolder } from './table-folder.ts';
import { Courtesy } from './yield-to-event-loop.ts';

/** Bytes of decoded postings kept for the next search, of all segments together. */
const keptPostings = 48_000_000;
/** Bytes of inverted-index files whose checksum is verified before the index opens; the rest follows in the background. */
const checkedAtOpening = 256_000_000;

/** All segments, what is known of every document, and where each stands. One process, one thread. */
export class Library {
  readonly tables: TableFolder;
  readonly disk: IndexDisk;
  readonly log: Logger;
  readonly labels: LibraryLabels = libraryLabels();
  readonly courtesy = new Courtesy();
  readonly decoded = new DecodedCache(keptPostings);
  /** Oldest first. Replaced, never changed in place, so that a search keeps what it began with. */
  segments: readonly Segment[] = [];
  #next: number;
  readonly #places = new Map<string, Place>();
  #saving: Promise<void> = Promise.resolve();
  /** True when the manifest on disk is behind what this process holds. */
  #unsaved = false;
  readonly #unwanted = new Set<string>();
  /** Opened without having been read whole. */
  readonly #unchecked = new Set<Segment>();
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

  newVectorName(segment: string): string {
    const name = `${segment}-v${this.#next}`;
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
    for (const entry of manifest.segments) {
      const rows = this.rowTable(entry.name);
      await rows.open();
      const segment = new Segment(entry, rows, new Catalog(this.labels), new MemoryWords());
      this.segments = [...this.segments, segment];
      await this.#loadCards(segment);
      if (!entry.flushed) await this.#loadWords(segment, 0);
      else if (!this.#openWords(segment)) await this.#rebuildWords(segment);
      else {
        checkable -= (segment.words as WordsFile).size;
        this.#unchecked.add(segment);
        if (checkable > 0) await this.#check(segment);
      }
    }
  }

  /** Verifies the checksums that were not verified when the index was opened. */
  async check(stopped: () => boolean): Promise<void> {
    for (const segment of this.#unchecked) {
      if (stopped()) return;
      if (this.segments.includes(segment)) await this.#check(segment);
      this.#unchecked.delete(segment);
    }
  }

  async #check(segment: Segment): Promise<void> {
    const { words } = segment;
    const good = !(words instanceof WordsFile) || (await words.check(() => this.courtesy.pause()));
    this.#unchecked.delete(segment);
    if (!good) await this.#rebuildWords(segment);
  }

  #openWords(segment: Segment): boolean {
    try {
      segment.words = this.openWords(segment.name);
      return true;
    } catch (error) {
      this.log.warn({ err: error, segment: segment.name }, 'an inverted-index file cannot be opened');
      return false;
    }
  }

  /** The file is damaged or of another format: it is rebuilt from the documents, and written again. */
  async #rebuildWords(segment: Segment): Promise<void> {
    this.log.warn({ segment: segment.name }, 'an inverted index is rebuilt from its documents');
    await this.#loadWords(segment, 0);
    segment.flushed = false;
    segment.full = true;
  }

  /** After a failed append: enters the rows that the table has all the same, so that row numbers stay offsets. */
  async repair(segment: Segment): Promise<void> {
    const known = segment.catalog.size;
    await segment.rows.open();
    await this.#loadCards(segment);
    await this.#loadWords(segment, known);
    // What the disk did with the failed append is uncertain, so nothing is added to it.
    segment.full = segment.catalog.size > 0;
    segment.broken = false;
  }

  async #loadCards(segment: Segment): Promise<void> {
    const { rows, catalog } = segment;
    for (const { id, card } of await rows.cards(catalog.size)) this.place(segment, id, unpackCard(card));
  }

  /** Indexes the text of the rows from a number on. */
  async #loadWords(segment: Segment, first: number): Promise<void> {
    const { catalog, rows: table } = segment;
    const added = first > 0 && segment.words instanceof MemoryWords;
    const words = added ? (segment.words as MemoryWords) : new MemoryWords();
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
    if (!added) segment.words = words;
  }

  /** Enters a row just written; an older row of the same id stops counting. */
  place(segment: Segment, id: string, card: Card): number {
    const row = segment.catalog.add(id, card);
    const before = this.#places.get(id);
    if (before) before.segment.catalog.retire(before.row);
    if (card.removed) this.#places.delete(id);
    else this.#places.set(id, { segment, row });
    return row;
  }

  /** After a merge: the same document, elsewhere. */
  move(id: string, place: Place): void {
    this.#places.set(id, place);
  }

  placeOf(id: string): Place | undefined {
    return this.#places.get(id);
  }

  /** The segments as they are now, held open until released. */
  read(): { segments: readonly Segment[]; release: () => void } {
    const { segments } = this;
    for (const segment of segments) segment.enter();
    return {
      segments,
      release: () => {
        for (const segment of segments) segment.leave();
      },
    };
  }

  statistics(): LibraryStatistics {
    let documents = 0;
    let length = 0;
    for (const { catalog } of this.segments) {
      documents += catalog.liveRows;
      length += catalog.liveLength;
    }
    return { documents, averageLength: documents > 0 ? length / documents : 1 };
  }

  async document(place: Place): Promise<LibraryDocument | undefined> {
    const row = (await place.segment.rows.fetch([place.row], true)).get(place.row);
    return row?.paragraphs ? { ...row.record, paragraphs: row.paragraphs } : undefined;
  }

  async records(places: readonly Place[]): Promise<(LibraryRecord | undefined)[]> {
    const rows = await this.fetch(places, false);
    return places.map((place) => rows.get(place.segment)?.get(place.row)?.record);
  }

  /** Rows of several segments at once. */
  async fetch(places: readonly Place[], body: boolean) {
    const wanted = new Map<Segment, number[]>();
    for (const { segment, row } of places) {
      const rows = wanted.get(segment);
      if (rows) rows.push(row);
      else wanted.set(segment, [row]);
    }
    return new Map(
      await Promise.all(
        [...wanted].map(async ([segment, rows]) => [segment, await segment.rows.fetch(rows, body)] as const),
      ),
    );
  }

  /** Writes the manifest as things stand; calls wait for one another. */
  save(): Promise<void> {
    return this.#write((now) => now);
  }

  /**
   * Writes the manifest with the segments that `change` makes of those there are, and puts them in place only then:
   * what this process goes on with is what the next opening finds. `entered` runs in the same turn.
   */
  replace(
    change: (now: readonly Segment[]) => readonly Segment[],
    entered: () => void = () => undefined,
  ): Promise<void> {
    return this.#write(change, () => {
      entered();
      this.segments = change(this.segments);
    });
  }

  #write(
    change: (now: readonly Segment[]) => readonly Segment[],
    written: () => void = () => undefined,
  ): Promise<void> {
    const saved = this.#saving.then(async () => {
      this.#unsaved = true;
      const segments = change(this.segments).map(({ name, flushed, vectors }) => ({
        name,
        flushed,
        vectors: Object.fromEntries(vectors),
      }));
      await writeManifest(this.disk, this.tables.folder, { next: this.#next, segments });
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

  /** The files of a segment that the manifest does not name. */
  discardFiles({ name, vectors }: Segment): void {
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
    for (const segment of this.segments) segment.close();
    this.tables.connection.close();
  }
}
