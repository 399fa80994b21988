import type { Embedder, RelatedTerm } from '#server/platform/models/embeddings/embedder.ts';
import { TextNearness } from '#server/platform/models/embeddings/text-nearness.ts';
import type { EmbeddingsState } from '../../engine.ts';
import { WatchedProgress } from '../../watched-progress.ts';
import type { ResolvedFilters } from '../facets/row-filters.ts';
import type { ScoredDoc } from '../ranking/top-docs.ts';
import type { SegmentStore } from '../segment-store.ts';
import { vectorFile } from '../segments/manifest.ts';
import type { Segment } from '../segments/segment.ts';
import { embeddingText, longestText } from './embedding-text.ts';
import { joined, type VectorBlock, type VectorRow } from './in-memory/quantised-vectors.ts';
import { VectorMemory } from './in-memory/vector-memory.ts';
import { nearestOfVectors } from './nearest.ts';
import { PendingTexts } from './pending-texts.ts';
import { VectorTable } from './vector-table.ts';

/** Texts embedded in one step: as many as a network is worth, or so few that searches get their turn. */
const [remoteDocuments, documentsOfTurn] = [8, 2];
/** Documents and their words that are read back at once: one reading of many takes far less time than many of a few. */
const [readDocuments, readWords] = [64, 100_000];
const writtenRows = 500;
/** Bytes of vectors kept in memory: of 1.5 million documents with 160 dimensions. The others are read from disk. */
const keptVectors = 256_000_000;

/** Texts by row. */
type Texts = Map<number, string>;

/** Vectors of the documents, beside the segments, and the embedder that made them. */
export class VectorIndex {
  readonly #store: SegmentStore;
  readonly #tables = new Map<string, VectorTable>();
  readonly #texts = new PendingTexts();
  readonly #memory: VectorMemory;
  #serving: Embedder | undefined;
  #next: Embedder | undefined;
  #whenServing: () => void = () => undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #failing = false;
  /** Rows whose vectors of the next embedder, else of the one that serves, are made and not yet written. */
  #unwritten = 0;
  readonly #nearness = new TextNearness();
  readonly watched = new WatchedProgress<EmbeddingsState>();

  /** `memory`: bytes that vectors may take in memory. */
  constructor(store: SegmentStore, memory: number = keptVectors) {
    this.#store = store;
    this.#memory = new VectorMemory(memory);
    this.#note();
  }

  get state(): EmbeddingsState {
    const [serving, next] = [this.#serving, this.#next];
    const embedder = serving ?? next;
    const incomplete = serving && !this.#store.segments.every((each) => this.#complete(each, serving));
    return {
      engine: embedder?.id ?? 'none',
      dimensions: embedder?.dimensions ?? 0,
      ready: serving !== undefined,
      ...(incomplete ? { made: this.#percentOf(serving) } : {}),
      ...(next ? { next: { engine: next.id, percent: this.#percentOf(next) } } : {}),
      ...(this.#failing ? { failing: true } : {}),
    };
  }

  #percentOf(embedder: Embedder): number {
    let [done, of] = [embedder === (this.#next ?? this.#serving) ? this.#unwritten : 0, 0];
    for (const segment of this.#store.segments) {
      done += this.#table(segment, embedder.id)?.done ?? 0;
      of += segment.docValues.size;
    }
    return of === 0 ? 0 : Math.min(100, Math.floor((100 * done) / of));
  }

  #note(): void {
    this.watched.set(this.state);
  }

  #noteUnwritten(embedder: Embedder, rows: number): void {
    if (embedder !== (this.#next ?? this.#serving)) return;
    this.#unwritten = rows;
    this.#note();
  }

  /** Says whether making vectors fails at present. */
  noteFailing(failing: boolean): void {
    this.#failing = failing;
    this.#note();
  }

  /** True while vectors come over a network. */
  get remote(): boolean {
    return [this.#serving, this.#next].some((embedder) => embedder?.remote === true);
  }

  /** True when texts of new documents are worth offering. */
  get acceptsTexts(): boolean {
    return (this.#serving ?? this.#next) !== undefined && !this.#texts.full;
  }

  /** The terms related to a term by meaning; undefined where the embedder has no vectors of terms. */
  get related(): ((term: string) => RelatedTerm[]) | undefined {
    const embedder = this.#serving;
    return embedder?.related && ((term) => embedder.related?.(term) ?? []);
  }

  /** Nearness of each text to a question by meaning, from 0 to 1. Errors: those of the embedder. */
  nearness(asked: string, texts: readonly string[], signal?: AbortSignal): Promise<number[]> {
    return this.#nearness.of(this.#serving, asked, texts, signal);
  }

  /** The text of a row just written. */
  addText(segment: Segment, row: number, text: string): void {
    this.#texts.addText(segment, row, text);
  }

  /**
   * Vectors are made with this one from now on; those of the one before serve until all are made. `serving` is called
   * then, and never where another embedder came in between.
   */
  use(embedder: Embedder, serving: () => void = () => undefined): void {
    const known = embedder.id === this.#serving?.id;
    if (known) this.#serving = embedder;
    this.#next = known ? undefined : embedder;
    this.#whenServing = serving;
    this.#unwritten = 0;
    this.#note();
    if (known) serving();
  }

  /** One after another: what adds vectors to a segment, and what puts a merged segment in the place of others. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /**
   * Makes the vectors that are missing. Resolves when none is, or when stopped. An embedder that fails does not keep the
   * next one from its work.
   */
  async embedMissing(stopped: () => boolean): Promise<void> {
    const failures: { embedder: Embedder; error: unknown }[] = [];
    for (const embedder of [this.#serving, this.#next]) {
      if (!embedder) continue;
      try {
        await this.#embedSegments(embedder, stopped);
      } catch (error) {
        failures.push({ embedder, error });
      }
    }
    if (!stopped()) await this.exclusively(() => this.#serveNext());
    const failure = failures.find(({ embedder }) => [this.#serving, this.#next].includes(embedder));
    if (failure) throw failure.error;
  }

  async #embedSegments(embedder: Embedder, stopped: () => boolean): Promise<void> {
    for (const segment of this.#store.segments) {
      if (stopped()) return;
      await this.exclusively(() => this.#embed(segment, embedder, stopped));
      if (!stopped()) await this.exclusively(() => this.#readIntoMemory(segment, embedder));
    }
  }

  /** Serves the vectors of the next embedder where every segment has them. */
  async #serveNext(): Promise<void> {
    const next = this.#next;
    if (!next || !this.#store.segments.every((each) => this.#complete(each, next))) return;
    this.#serving = next;
    this.#next = undefined;
    // An earlier failure was of another embedder, or of an earlier attempt of this one.
    this.#failing = false;
    this.#note();
    this.#store.log.info({ embedder: next.id }, 'vectors are ready');
    this.#whenServing();
    await this.#dropOthers();
  }

  /** Discards the tables of embedders that serve no longer, and are not about to. */
  async #dropOthers(): Promise<void> {
    const kept = [this.#serving?.id, this.#next?.id];
    const dropped: string[] = [];
    for (const { vectors } of this.#store.segments) {
      for (const [id, name] of vectors) {
        if (kept.includes(id)) continue;
        vectors.delete(id);
        dropped.push(name);
      }
    }
    await this.#close(dropped);
    this.#store.discard(dropped.map(vectorFile));
    await this.#store.save();
  }

  #table(segment: Segment, embedder: string): VectorTable | undefined {
    return this.#tables.get(segment.vectors.get(embedder) ?? '');
  }

  #complete(segment: Segment, embedder: Embedder): boolean {
    return (this.#table(segment, embedder.id)?.done ?? 0) >= segment.docValues.size;
  }

  async #open(segment: Segment, embedder: Embedder): Promise<VectorTable> {
    const known = this.#table(segment, embedder.id);
    if (known && !known.uncertain) return known;
    let name = segment.vectors.get(embedder.id);
    if (!name) {
      name = this.#store.newVectorName(segment.name);
      segment.vectors.set(embedder.id, name);
      await this.#store.save();
    }
    const table = known ?? this.#newTable(name);
    const cut = await table.open();
    if (cut > 0)
      this.#store.log.warn({ vectors: name, bytes: cut }, 'vectors that were not whole were cut off');
    return table;
  }

  #newTable(name: string): VectorTable {
    const table = new VectorTable(this.#store.disk, this.#store.file(vectorFile(name)), this.#memory);
    this.#tables.set(name, table);
    return table;
  }

  async #close(names: Iterable<string>): Promise<void> {
    for (const name of [...names]) {
      const table = this.#tables.get(name);
      this.#tables.delete(name);
      await table?.close();
    }
  }

  close(): Promise<void> {
    return this.#close(this.#tables.keys());
  }

  async #embed(segment: Segment, embedder: Embedder, stopped: () => boolean): Promise<void> {
    // A merge may have put another in its place.
    if (!this.#store.segments.includes(segment)) return;
    const table = await this.#open(segment, embedder);
    const { docValues } = segment;
    const read: Texts = new Map();
    while (table.done < docValues.size && !stopped()) {
      // Many texts are embedded in small batches and written in one: each write waits for the disk.
      const found: VectorRow[] = [];
      let end = table.done;
      let failure: { error: unknown } | undefined;
      while (end < docValues.size && found.length < writtenRows && !stopped() && !failure) {
        try {
          const to = Math.min(docValues.size, end + (embedder.remote ? remoteDocuments : documentsOfTurn));
          found.push(...(await this.#vectorsOf(segment, end, to, read, embedder)));
          end = to;
          this.#noteUnwritten(embedder, end - table.done);
        } catch (error) {
          failure = { error };
        }
        await this.#store.scheduler.yieldToSearches();
      }
      // Vectors made before a failure are kept: an endpoint charges for them.
      await table.add(found);
      table.done = end;
      this.#noteUnwritten(embedder, 0);
      if (failure) throw failure.error;
    }
    if (table.done >= docValues.size) this.#texts.forget(segment);
  }

  /** Reads vectors of an earlier process, and those for which there was no room until others left. */
  async #readIntoMemory(segment: Segment, embedder: Embedder): Promise<void> {
    await this.#table(segment, embedder.id)?.readIntoMemory(() => this.#store.scheduler.yieldToSearches());
  }

  /** The vectors of some rows; `read` has texts that were read back for them and for those after them. */
  async #vectorsOf(
    segment: Segment,
    from: number,
    to: number,
    read: Texts,
    embedder: Embedder,
  ): Promise<VectorRow[]> {
    const texts: Texts = new Map();
    for (let row = from; row < to; row += 1) {
      if (!segment.docValues.isLive(row)) continue;
      const text = this.#texts.take(segment, row) ?? (await this.#readText(segment, row, read));
      if (text !== undefined) texts.set(row, text);
    }
    const vectors = await embedder.embed([...texts.values()]);
    return [...texts.keys()].flatMap((row, i) => {
      const vector = vectors[i];
      return vector?.some((value) => value !== 0) ? [{ row, vector }] : [];
    });
  }

  /** A row and those after it whose texts are not in memory, as many as are read at once. */
  #unread(segment: Segment, first: number): number[] {
    const { docValues } = segment;
    const rows: number[] = [];
    let words = 0;
    for (
      let row = first;
      row < docValues.size && rows.length < readDocuments && words < readWords;
      row += 1
    ) {
      if (!docValues.isLive(row) || this.#texts.has(segment, row)) continue;
      rows.push(row);
      words += docValues.lengths[row] ?? 0;
    }
    return rows;
  }

  /** The text of a row from the disk, read together with those after it whose texts are not in memory either. */
  async #readText(segment: Segment, row: number, read: Texts): Promise<string | undefined> {
    if (!read.has(row)) {
      read.clear();
      for (const [each, { record, paragraphs }] of await segment.rows.fetch(this.#unread(segment, row), true))
        if (paragraphs) read.set(each, embeddingText({ ...record, paragraphs }));
    }
    const text = read.get(row);
    read.delete(row);
    return text;
  }

  /**
   * For each text the nearest documents by meaning, best first; none while no embedder is ready. Throws `ModelError` when
   * an endpoint gives no vectors for the texts.
   */
  async nearestNeighbours(
    segments: readonly Segment[],
    texts: readonly string[],
    limit: number,
    filters: ResolvedFilters = {},
    signal: AbortSignal = new AbortController().signal,
  ): Promise<ScoredDoc[][]> {
    const embedder = this.#serving;
    const lists = texts.map((): ScoredDoc[] => []);
    const asked = [...texts.keys()].filter((i) => texts[i] !== '');
    if (!embedder || asked.length === 0) return lists;
    const read = asked.map((i) => (texts[i] ?? '').slice(0, longestText));
    const made = await embedder.embed(read, signal);
    const known = made.flatMap((vector, i) => (vector.some((value) => value !== 0) ? [{ vector, i }] : []));
    if (known.length === 0) return lists;
    const nearest = await nearestOfVectors(
      known.map(({ vector }) => vector),
      {
        ...{ segments, filters, limit, signal, ordinals: this.#store.ordinals },
        table: (segment) => this.#table(segment, embedder.id),
      },
    );
    for (const [n, { i }] of known.entries()) lists[asked[i] ?? 0] = nearest[n] ?? [];
    return lists;
  }

  /** Gives a merged segment the vectors of its sources, up to the first that is missing: those after it are made afterwards. */
  async merge(sources: readonly Segment[], maps: readonly Int32Array[], target: Segment): Promise<void> {
    const embedder = this.#serving;
    if (!embedder) return;
    const name = this.#store.newVectorName(target.name);
    const made = this.#newTable(name);
    // Named before it is written, so that a merge that fails discards it with the rest.
    target.vectors.set(embedder.id, name);
    let [pending, count]: [VectorBlock[], number] = [[], 0];
    const write = async () => {
      if (count > 0) await made.addBlock(joined(pending));
      [pending, count] = [[], 0];
    };
    for (const [i, source] of sources.entries()) {
      const map = maps[i] ?? new Int32Array(0);
      const table = this.#table(source, embedder.id);
      // A write that failed may have left more of them than are known.
      const known = map.subarray(0, table?.done ?? 0);
      for await (const kept of table?.renumberedBlocks(known) ?? []) {
        pending.push(kept);
        count += kept.used;
        if (count >= writtenRows) await write();
      }
      for (const row of known) made.done = Math.max(made.done, row + 1);
      if (!this.#complete(source, embedder)) break;
    }
    await write();
  }

  /** The tables of a segment that is going away. */
  forget(segment: Segment): void {
    this.#texts.forget(segment);
    void this.#close(segment.vectors.values()).catch(() => undefined);
  }
}
