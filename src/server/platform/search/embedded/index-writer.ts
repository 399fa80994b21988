import { ProblemError } from '#shared/errors.ts';
import type { LibraryDocument } from '../engine.ts';
import { problemOf } from './disk/disk-problem.ts';
import { readTerms } from './inverted-index/document-terms.ts';
import { InMemoryIndex } from './inverted-index/inverted-index.ts';
import { type PostingsBatch, PostingsBatcher } from './inverted-index/postings-batch.ts';
import { turnMs } from './scheduler.ts';
import type { SegmentStore } from './segment-store.ts';
import { type DocMetadata, DocValues } from './segments/doc-values.ts';
import { Segment } from './segments/segment.ts';
import { documentMetadata, documentRow, removalRow, type StoredRow } from './stored-row.ts';
import { embeddingText } from './vectors/embedding-text.ts';
import type { VectorIndex } from './vectors/vector-index.ts';

/** Documents written in one step. */
const batchDocuments = 100;
/** Words whose postings are made, and entered, in one step. */
const wordsOfStep = 16_000;
/** A segment stops taking documents at any of these. */
export interface SegmentLimits {
  rows: number;
  words: number;
  appends: number;
}
export const defaultSegmentLimits: SegmentLimits = { rows: 4000, words: 8_000_000, appends: 100 };

/** Small calls that are written in one step. */
interface Together {
  calls: (readonly LibraryDocument[])[];
  documents: number;
  /** The calls whose documents could not be written, with the reason. */
  failed: Promise<ReadonlyMap<readonly LibraryDocument[], unknown>>;
}

interface PreparedRow {
  row: StoredRow;
  metadata: DocMetadata;
  text?: string | undefined;
}

/** Rows that become searchable together. */
interface Prepared {
  rows: readonly PreparedRow[];
  /** Postings of all rows, counted from the first; absent when documents are removed. */
  postings?: PostingsBatch;
}

/** The work behind writes. */
interface Backpressure {
  /** Throws where that work cannot keep up because it fails. */
  admit(): void;
  /** Called after each step; resolves when there is room for more. */
  written(): Promise<void>;
}

function reached({ docValues, rows }: Segment, limits: SegmentLimits): boolean {
  return (
    docValues.size >= limits.rows || docValues.liveLength >= limits.words || rows.appends >= limits.appends
  );
}

/** Writes documents, one batch after another. A call resolves when its documents are on disk and searchable. */
export class IndexWriter {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;
  readonly #limits: SegmentLimits;
  readonly #maintenance: Backpressure;
  #queue: Promise<void> = Promise.resolve();
  /** The calls that wait for their turn at the end of the queue. */
  #together: Together | undefined;

  constructor(
    store: SegmentStore,
    vectorIndex: VectorIndex,
    limits: SegmentLimits,
    maintenance: Backpressure,
  ) {
    this.#store = store;
    this.#vectorIndex = vectorIndex;
    this.#limits = limits;
    this.#maintenance = maintenance;
  }

  /**
   * Small calls that wait for their turn are written together, because each append costs as much as many documents. Large
   * ones are written batch by batch, and let other calls in between.
   */
  async upsert(documents: readonly LibraryDocument[]): Promise<void> {
    if (documents.length < batchDocuments) return this.#upsertTogether(documents);
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

  async #upsertTogether(documents: readonly LibraryDocument[]): Promise<void> {
    let together = this.#together;
    if (!together || together.documents + documents.length > batchDocuments) {
      const calls: Together['calls'] = [];
      const failed = this.#inTurn(() => {
        if (this.#together?.calls === calls) this.#together = undefined;
        return this.#writeTogether(calls);
      });
      together = this.#together = { calls, documents: 0, failed };
    }
    together.calls.push(documents);
    together.documents += documents.length;
    const failed = await together.failed;
    if (failed.has(documents)) throw problemOf(failed.get(documents));
  }

  /** One call after another where they cannot be written together: the fault may be in the documents of one. */
  async #writeTogether(calls: Together['calls']): Promise<Map<readonly LibraryDocument[], unknown>> {
    const failed = new Map<readonly LibraryDocument[], unknown>();
    const write = async (documents: readonly LibraryDocument[]) =>
      this.#write(await this.#prepare(documents));
    try {
      await write(calls.flat());
    } catch (error) {
      // A problem of the disk affects each of them.
      if (calls.length === 1 || problemOf(error) instanceof ProblemError) throw error;
      for (const documents of calls)
        await write(documents).catch((cause: unknown) => failed.set(documents, cause));
    }
    return failed;
  }

  async #prepare(documents: readonly LibraryDocument[]): Promise<Prepared[]> {
    const prepared: Prepared[] = [];
    const batcher = new PostingsBatcher();
    let rows: PreparedRow[] = [];
    let turn = performance.now();
    for (const [i, document] of documents.entries()) {
      batcher.begin(rows.length);
      const metadata = documentMetadata(document, readTerms(document, batcher));
      const text = this.#vectorIndex.acceptsTexts ? embeddingText(document) : undefined;
      rows.push({ row: documentRow(document, metadata), metadata, text });
      if (i === documents.length - 1 || batcher.size >= wordsOfStep) {
        prepared.push({ rows, postings: batcher.take() });
        rows = [];
      }
      if (performance.now() - turn < turnMs) continue;
      await this.#store.scheduler.yieldToSearches();
      turn = performance.now();
    }
    return prepared;
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const known = [...new Set(ids)].filter((id) => this.#store.addressOf(id) !== undefined);
      for (let from = 0; from < known.length; from += batchDocuments) {
        await this.#write([{ rows: known.slice(from, from + batchDocuments).map((id) => removalRow(id)) }]);
      }
    });
  }

  /** Resolves when every call so far has finished. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Later calls must not be written before this one.
    this.#together = undefined;
    const done = this.#queue.then(work).catch((error: unknown) => {
      throw problemOf(error);
    });
    this.#queue = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #write(prepared: readonly Prepared[]): Promise<void> {
    if (prepared.length === 0) return;
    this.#maintenance.admit();
    const segment = await this.#open();
    try {
      await segment.rows.append(prepared.flatMap(({ rows }) => rows.map(({ row }) => row)));
    } catch (error) {
      segment.broken = true;
      // If reading fails too, the next write tries again before it appends.
      await this.#store.repair(segment).catch((cause: unknown) => {
        this.#store.log.warn({ err: cause, segment: segment.name }, 'a failed append is not repaired yet');
      });
      throw error;
    }
    await this.#enter(segment, prepared);
    // Set only now that its last document is in its text index: a full segment is flushed, and then complete for good.
    segment.full = reached(segment, this.#limits);
    await this.#maintenance.written();
  }

  /** Makes rows that are on disk searchable, some at a time, so that searches get their turn. */
  async #enter(segment: Segment, prepared: readonly Prepared[]): Promise<void> {
    const { index, docValues } = segment;
    let turn = performance.now();
    for (const { rows, postings } of prepared) {
      const first = docValues.size;
      if (postings && index instanceof InMemoryIndex) index.enter(postings, first);
      for (const { row, metadata, text } of rows) {
        const n = this.#store.addRow(segment, row.id, metadata);
        if (text !== undefined) this.#vectorIndex.addText(segment, n, text);
      }
      if (performance.now() - turn < turnMs) continue;
      await this.#store.scheduler.yieldToSearches();
      turn = performance.now();
    }
  }

  async #open(): Promise<Segment> {
    const last = this.#store.segments.at(-1);
    if (last?.broken) await this.#store.repair(last);
    if (last && !last.flushed && !last.full) return last;
    const name = this.#store.newName();
    const entry = { name, flushed: false, vectors: {} };
    const docValues = new DocValues(this.#store.ordinals);
    const segment = new Segment(entry, this.#store.rowTable(name), docValues, new InMemoryIndex());
    // Named in the manifest before it takes anything: else what it acknowledges would be an orphan after a kill.
    await this.#store.replace((now) => [...now, segment]);
    return segment;
  }
}
