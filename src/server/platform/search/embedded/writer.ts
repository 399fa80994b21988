import type { LibraryDocument } from '../engine.ts';
import { problemOf } from './disk/disk-problem.ts';
import { type DocumentWords, documentWords } from './inverted-index/document-terms.ts';
import { MemoryWords } from './inverted-index/inverted-index.ts';
import { documentCard, documentRow, type Row, removalRow } from './row-packing.ts';
import { type Card, Catalog } from './segments/doc-values.ts';
import { Segment } from './segments/segment.ts';
import type { Library } from './segments-store.ts';
import type { Meanings } from './vectors/vector-index.ts';
import { embeddingText } from './vectors/vector-rows.ts';

/** Documents written in one step. */
const batchDocuments = 100;
/** Searches wait no longer than this for a write. */
const turnMs = 2;
/** A segment stops taking documents at any of these. */
export interface SegmentLimits {
  rows: number;
  words: number;
  appends: number;
}
export const defaultSegmentLimits: SegmentLimits = { rows: 4000, words: 8_000_000, appends: 100 };

interface Prepared {
  row: Row;
  card: Card;
  words?: DocumentWords;
  text?: string | undefined;
}

/** The work behind writes. */
interface Behind {
  /** Throws where that work cannot keep up because it fails. */
  admit(): void;
  /** Called after each step; resolves when there is room for more. */
  written(): Promise<void>;
}

function reached({ catalog, rows }: Segment, limits: SegmentLimits): boolean {
  return catalog.size >= limits.rows || catalog.liveLength >= limits.words || rows.appends >= limits.appends;
}

/** Writes documents, one batch after another. A call resolves when its documents are on disk and searchable. */
export class Writer {
  readonly #library: Library;
  readonly #meanings: Meanings;
  readonly #limits: SegmentLimits;
  readonly #upkeep: Behind;
  #queue: Promise<void> = Promise.resolve();

  constructor(library: Library, meanings: Meanings, limits: SegmentLimits, upkeep: Behind) {
    this.#library = library;
    this.#meanings = meanings;
    this.#limits = limits;
    this.#upkeep = upkeep;
  }

  /** Large calls are written batch by batch, and let other calls in between. */
  async upsert(documents: readonly LibraryDocument[]): Promise<void> {
    let ahead: Promise<Prepared[]> | undefined;
    for (let from = 0; from < documents.length; from += batchDocuments) {
      const next = from + batchDocuments;
      await this.#inTurn(async () => {
        const prepared = await (ahead ?? this.#prepare(documents.slice(from, next)));
        // The next batch is read while this one is written; a failure is met when its turn comes.
        ahead =
          next < documents.length ? this.#prepare(documents.slice(next, next + batchDocuments)) : undefined;
        ahead?.catch(() => undefined);
        await this.#write(prepared);
      });
    }
  }

  async #prepare(documents: readonly LibraryDocument[]): Promise<Prepared[]> {
    const prepared: Prepared[] = [];
    let turn = performance.now();
    for (const document of documents) {
      const words = documentWords(document);
      const card = documentCard(document, words.length);
      const text = this.#meanings.wanted ? embeddingText(document) : undefined;
      prepared.push({ row: documentRow(document, card), card, words, text });
      if (performance.now() - turn < turnMs) continue;
      await this.#library.courtesy.pause();
      turn = performance.now();
    }
    return prepared;
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const known = [...new Set(ids)].filter((id) => this.#library.placeOf(id) !== undefined);
      for (let from = 0; from < known.length; from += batchDocuments) {
        await this.#write(known.slice(from, from + batchDocuments).map((id) => removalRow(id)));
      }
    });
  }

  /** Resolves when every call so far has finished. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work).catch((error: unknown) => {
      throw problemOf(error);
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #write(prepared: readonly Prepared[]): Promise<void> {
    if (prepared.length === 0) return;
    this.#upkeep.admit();
    const segment = await this.#open();
    try {
      await segment.rows.append(prepared.map(({ row }) => row));
    } catch (error) {
      segment.broken = true;
      // Where reading fails too, the next write tries again before it appends.
      await this.#library.repair(segment).catch((cause: unknown) => {
        this.#library.log.warn({ err: cause, segment: segment.name }, 'a failed append is not repaired yet');
      });
      throw error;
    }
    await this.#enter(segment, prepared);
    // Said only now that its last document is in its text index: what is full is flushed, and then complete for good.
    segment.full = reached(segment, this.#limits);
    await this.#upkeep.written();
  }

  /** Makes rows that are on disk searchable, some at a time, so that searches get their turn. */
  async #enter(segment: Segment, prepared: readonly Prepared[]): Promise<void> {
    const { words } = segment;
    let turn = performance.now();
    for (const { row, card, words: found, text } of prepared) {
      const n = this.#library.place(segment, row.id, card);
      if (found && words instanceof MemoryWords) words.add(n, found);
      if (text !== undefined) this.#meanings.offer(segment, n, text);
      if (performance.now() - turn < turnMs) continue;
      await this.#library.courtesy.pause();
      turn = performance.now();
    }
  }

  async #open(): Promise<Segment> {
    const last = this.#library.segments.at(-1);
    if (last?.broken) await this.#library.repair(last);
    if (last && !last.flushed && !last.full) return last;
    const name = this.#library.newName();
    const entry = { name, flushed: false, vectors: {} };
    const catalog = new Catalog(this.#library.labels);
    const segment = new Segment(entry, this.#library.rowTable(name), catalog, new MemoryWords());
    // Named in the manifest before it takes anything: else what it acknowledges would be an orphan after a kill.
    await this.#library.replace((now) => [...now, segment]);
    return segment;
  }
}
