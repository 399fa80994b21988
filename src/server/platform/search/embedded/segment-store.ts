import path from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LibraryDocument, LibraryRecord } from '../engine.ts';
import { type FileDisk, temporaryName } from './disk/file-disk.ts';
import { UnreadValues } from './facets/unread-values.ts';
import { DecodedCache } from './inverted-index/decoded-cache.ts';
import { readTerms } from './inverted-index/document-terms.ts';
import { InMemoryIndex } from './inverted-index/inverted-index.ts';
import { InvertedIndexFile } from './inverted-index/inverted-index-file.ts';
import { PostingsBatcher } from './inverted-index/postings-batch.ts';
import type { CollectionStatistics } from './ranking/bm25.ts';
import { RowTable } from './row-table.ts';
import { Scheduler } from './scheduler.ts';
import {
  type DocMetadata,
  DocValues,
  flags,
  type LibraryOrdinals,
  libraryOrdinals,
} from './segments/doc-values.ts';
import { readDocValues, writeDocValues } from './segments/doc-values-file.ts';
import { type Manifest, vectorFile, writeManifest } from './segments/manifest.ts';
import { type DocAddress, type RowRange, Segment } from './segments/segment.ts';
import { documentOf } from './stored-row.ts';

/** Bytes of decoded postings kept for the next search, of all segments together. */
const keptPostings = 112_000_000;
/** Bytes of inverted-index files whose checksum is verified before the index opens; the rest follows in the background. */
const checkedAtOpening = 256_000_000;

/** Words whose postings are entered in one step. */
const wordsOfStep = 16_000;

/** Holds all segments, the metadata of every document, and its place. One process, one thread. */
export class SegmentStore {
  readonly folder: string;
  readonly disk: FileDisk;
  readonly log: Logger;
  readonly ordinals: LibraryOrdinals = libraryOrdinals();
  readonly scheduler = new Scheduler();
  readonly unread = new UnreadValues(this);
  readonly decoded = new DecodedCache(keptPostings);
  /** Oldest first. Replaced, never changed in place, so that a search keeps what it began with. */
  segments: readonly Segment[] = [];
  #next: number;
  readonly #addresses = new Map<string, DocAddress>();
  #saving: Promise<void> = Promise.resolve();
  /** True when the manifest on disk is behind what this process holds. */
  #unsaved = false;
  readonly #unwanted = new Set<string>();
  /** Opened without having been read whole. */
  readonly #unchecked = new Set<Segment>();
  /** Called when there is something to tidy up. */
  onUntidy: () => void = () => undefined;

  constructor(disk: FileDisk, folder: string, log: Logger, manifest: Manifest) {
    this.disk = disk;
    this.folder = folder;
    this.log = log;
    this.#next = manifest.next;
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** The file of a segment's words. */
  indexFile(segment: string): string {
    return this.file(`${segment}.words`);
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

  openIndexFile(name: string): InvertedIndexFile {
    return new InvertedIndexFile(this.indexFile(name), this.decoded);
  }

  rowTable(name: string): RowTable {
    const idOf = (row: number) => this.segments.find((each) => each.name === name)?.docValues.ids[row];
    return new RowTable(this.disk, this.file(`${name}.rows`), { log: this.log, idOf });
  }

  /** Loads what a manifest names, oldest first. */
  async load(manifest: Manifest): Promise<void> {
    let checkable = checkedAtOpening;
    for (const entry of manifest.segments) {
      const rows = this.rowTable(entry.name);
      await rows.open(entry.flushed);
      const stored = entry.flushed ? await this.#storedValues(entry, rows) : undefined;
      const docValues = stored ?? new DocValues(this.ordinals);
      const segment = new Segment(entry, rows, docValues, new InMemoryIndex());
      this.segments = [...this.segments, segment];
      segment.stored = stored !== undefined;
      if (stored) for (let row = 0; row < stored.size; row += 1) this.#enter(segment, row);
      else await this.#loadDocValues(segment);
      if (!entry.flushed) await this.#indexRows(segment, 0);
      else if (!this.#openFlushed(segment)) await this.#rebuildIndex(segment);
      else {
        checkable -= (segment.index as InvertedIndexFile).size;
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

  /** True once the content of its files is known to be what was written. */
  isChecked(segment: Segment): boolean {
    return !this.#unchecked.has(segment);
  }

  async #check(segment: Segment): Promise<void> {
    const { index } = segment;
    const good =
      !(index instanceof InvertedIndexFile) || (await index.check(() => this.scheduler.yieldToSearches()));
    if (!good) await this.#rebuildIndex(segment);
    this.#unchecked.delete(segment);
  }

  #openFlushed(segment: Segment): boolean {
    try {
      segment.index = this.openIndexFile(segment.name);
      return true;
    } catch (error) {
      this.log.warn({ err: error, segment: segment.name }, 'an inverted-index file cannot be opened');
      return false;
    }
  }

  /** The file is damaged or of another format: it is rebuilt from the documents, and written again. */
  async #rebuildIndex(segment: Segment): Promise<void> {
    this.log.warn({ segment: segment.name }, 'an inverted index is rebuilt from its documents');
    await this.#indexRows(segment, 0);
    segment.flushed = false;
    segment.full = true;
  }

  /** After a failed append, which is cut off: enters rows that the table has all the same, so that row numbers stay offsets. */
  async repair(segment: Segment): Promise<void> {
    const known = segment.docValues.size;
    await segment.rows.open();
    await this.#loadDocValues(segment);
    await this.#indexRows(segment, known);
    // A disk that failed is not trusted with more in this file.
    segment.full = segment.docValues.size > 0;
    segment.broken = false;
  }

  async #loadDocValues(segment: Segment): Promise<void> {
    const { rows, docValues } = segment;
    for (const { id, metadata } of await rows.metadata(docValues.size)) this.addRow(segment, id, metadata);
  }

  /** The columns of a flushed segment from their file; undefined where they must be read from its rows. */
  async #storedValues(entry: { name: string }, rows: RowTable): Promise<DocValues | undefined> {
    let docValues: DocValues | undefined;
    try {
      docValues = readDocValues(await this.disk.readFile(this.#valuesFile(entry)), this.ordinals);
    } catch (error) {
      // Indexes of before have no such file.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.log.warn({ err: error, segment: entry.name }, 'stored columns are read from the rows instead');
    }
    if (!docValues || docValues.size === rows.size) return docValues;
    if (docValues.size < rows.size) return undefined;
    await rows.close();
    const said = `${rows.size} documents instead of ${docValues.size}`;
    throw new Error(`${this.file(`${entry.name}.rows`)} has ${said}. Restore it from a backup.`);
  }

  #valuesFile({ name }: { name: string }): string {
    return this.file(`${name}.values`);
  }

  /** Writes the columns of flushed segments to files, from which the next opening takes them. */
  async storeDocValues(stopped: () => boolean): Promise<void> {
    for (const segment of this.segments) {
      const { flushed, stored, docValues } = segment;
      if (!flushed || stored || docValues.unread.length > 0) continue;
      if (stopped()) return;
      const content = { docValues, ordinals: this.ordinals };
      await writeDocValues(this.disk, this.#valuesFile(segment), content, () =>
        this.scheduler.yieldToSearches(),
      );
      segment.stored = true;
    }
  }

  /** Indexes the text of the rows from a number on. */
  async #indexRows(segment: Segment, first: number): Promise<void> {
    const { docValues } = segment;
    const added = first > 0 && segment.index instanceof InMemoryIndex;
    const index = added ? (segment.index as InMemoryIndex) : new InMemoryIndex();
    await this.#enterRows(index, segment, { from: added ? first : 0, to: docValues.size }, 0);
    if (!added) segment.index = index;
  }

  /** The terms of some rows of a segment, as rows from 0 on. */
  async indexedRows(segment: Segment, rows: RowRange, signal: AbortSignal): Promise<InMemoryIndex> {
    const index = new InMemoryIndex();
    await this.#enterRows(index, segment, rows, rows.from, async () => {
      signal.throwIfAborted();
      await this.scheduler.yieldToSearches();
    });
    return index;
  }

  /** Enters the terms of some rows, which become so much lower; `pause` is called between two documents. */
  async #enterRows(
    index: InMemoryIndex,
    segment: Segment,
    { from, to }: RowRange,
    lower: number,
    pause: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const batcher = new PostingsBatcher();
    for await (const [row, document] of this.#documents(segment, from, to)) {
      batcher.begin(row - lower);
      readTerms(document, batcher);
      if (batcher.size >= wordsOfStep) index.enter(batcher.take(), 0);
      await pause();
    }
    index.enter(batcher.take(), 0);
  }

  /** The live documents of a segment by row. */
  async *#documents(segment: Segment, first: number, to: number): AsyncGenerator<[number, LibraryDocument]> {
    const { docValues, rows: table } = segment;
    for (let from = first; from < to; from += 100) {
      const wanted = Array.from({ length: Math.min(100, to - from) }, (_, i) => from + i);
      const rows = await table.fetch(wanted, true);
      for (const row of wanted) {
        const document = documentOf(rows.get(row));
        if (document && docValues.isLive(row)) yield [row, document];
      }
      await yieldToEventLoop();
    }
  }

  /** Enters a row just written; an older row of the same id stops counting. */
  addRow(segment: Segment, id: string, metadata: DocMetadata): number {
    const row = segment.docValues.add(id, metadata);
    this.#enter(segment, row);
    return row;
  }

  #enter(segment: Segment, row: number): void {
    const { ids, flags: flagsOf } = segment.docValues;
    const id = ids[row] ?? '';
    const before = this.#addresses.get(id);
    if (before) before.segment.docValues.markDeleted(before.row);
    if ((flagsOf[row] ?? 0) & flags.tombstone) this.#addresses.delete(id);
    else this.#addresses.set(id, { segment, row });
  }

  /** After a merge: the same document, elsewhere. */
  setAddress(id: string, address: DocAddress): void {
    this.#addresses.set(id, address);
  }

  addressOf(id: string): DocAddress | undefined {
    return this.#addresses.get(id);
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

  statistics(): CollectionStatistics {
    let documents = 0;
    let length = 0;
    for (const { docValues } of this.segments) {
      documents += docValues.liveRows;
      length += docValues.liveLength;
    }
    return { documents, averageLength: documents > 0 ? length / documents : 1 };
  }

  /** Throws where it is damaged. */
  async document(address: DocAddress): Promise<LibraryDocument | undefined> {
    const row = (await address.segment.rows.fetch([address.row], true)).get(address.row);
    if (!row) throw new Error('The document is damaged on the disk.');
    return documentOf(row);
  }

  async records(addresses: readonly DocAddress[]): Promise<(LibraryRecord | undefined)[]> {
    const rows = await this.fetch(addresses, false);
    return addresses.map(({ segment, row }) => rows.get(segment)?.get(row)?.record);
  }

  /** Rows of several segments at once. */
  async fetch(addresses: readonly DocAddress[], body: boolean) {
    const wanted = new Map<Segment, number[]>();
    for (const { segment, row } of addresses) {
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

  /** Writes the manifest for the present segments; calls wait for one another. */
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
      await writeManifest(this.disk, this.folder, { next: this.#next, segments });
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
    const appended = [`${name}.rows`, ...[...vectors.values()].map(vectorFile)];
    const files = [`${name}.words`, `${name}.values`];
    this.discard([...appended, ...files, ...files.map(temporaryName)]);
  }

  /** Deletes unwanted files, and saves the manifest if that failed before. */
  async tidy(): Promise<void> {
    if (this.#unsaved) await this.save();
    for (const name of this.#unwanted) {
      await this.disk.rm(this.file(name), { recursive: true, force: true });
      this.#unwanted.delete(name);
    }
  }

  async close(): Promise<void> {
    for (const segment of this.segments) await segment.close();
  }
}
