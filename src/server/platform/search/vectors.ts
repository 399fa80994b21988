import { setImmediate as breathe } from 'node:timers/promises';
import { Index, type Table as LanceTable } from '@lancedb/lancedb';
import type { LibraryFilters } from '#shared/library.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { Candidate } from './candidates.ts';
import { flags } from './catalog.ts';
import type { Generation, Library } from './library.ts';
import { semanticFloor } from './ranking.ts';
import { embeddingText, filterCondition, type VectorRow, vectorRows, vectorTable } from './vector-rows.ts';

const batchDocuments = 64;
const writtenRows = 1000;
/** Characters of new texts kept until their vectors are made. */
const offeredLimit = 30_000_000;
/** Below this many rows comparing with each is as fast as an index. */
const indexedRows = 10_000;
const longestText = 200_000;

interface VectorTable {
  table: LanceTable | undefined;
  /** Rows of the generation that were read so far; those without a vector are skipped. */
  done: number;
  /** Compacted and indexed; nothing will be added. */
  finished: boolean;
}

/** Vectors of the documents, beside the generations, and the embedder that made them. */
export class Meanings {
  readonly #library: Library;
  readonly #tables = new Map<string, VectorTable>();
  readonly #offered = new WeakMap<Generation, Map<number, string>>();
  #offeredLength = 0;
  #serving: Embedder | undefined;
  #next: Embedder | undefined;

  constructor(library: Library) {
    this.#library = library;
  }

  get state(): { engine: string; dimensions: number; ready: boolean } {
    const embedder = this.#serving ?? this.#next;
    return {
      engine: embedder?.id ?? 'none',
      dimensions: embedder?.dimensions ?? 0,
      ready: this.#serving !== undefined,
    };
  }

  /** True when texts of new documents are worth offering. */
  get wanted(): boolean {
    return (this.#serving ?? this.#next) !== undefined && this.#offeredLength < offeredLimit;
  }

  /** The text of a row just written, which saves reading it back. */
  offer(generation: Generation, row: number, text: string): void {
    let texts = this.#offered.get(generation);
    if (!texts) {
      texts = new Map();
      this.#offered.set(generation, texts);
    }
    texts.set(row, text);
    this.#offeredLength += text.length;
  }

  /** What is left belongs to rows that were replaced before their turn. */
  #forgetOffered(generation: Generation): void {
    for (const row of [...(this.#offered.get(generation)?.keys() ?? [])]) this.#taken(generation, row);
    this.#offered.delete(generation);
  }

  #taken(generation: Generation, row: number): string | undefined {
    const texts = this.#offered.get(generation);
    const text = texts?.get(row);
    if (text === undefined) return undefined;
    texts?.delete(row);
    this.#offeredLength -= text.length;
    return text;
  }

  /** Vectors are made with this one from now on; those of the one before serve until all are made. */
  use(embedder: Embedder): void {
    this.#next = embedder.id === this.#serving?.id ? undefined : embedder;
  }

  /** Makes the vectors that are missing. Resolves when none is. */
  async catchUp(stopped: () => boolean): Promise<void> {
    for (const embedder of [this.#serving, this.#next]) {
      if (!embedder) continue;
      for (const generation of this.#library.generations) {
        if (stopped()) return;
        await this.#embed(generation, embedder, stopped);
      }
    }
    const next = this.#next;
    if (!next || stopped() || !this.#library.generations.every((each) => this.#complete(each, next))) return;
    const before = this.#serving;
    this.#serving = next;
    this.#next = undefined;
    this.#library.log.info({ embedder: next.id }, 'vectors are ready');
    await this.#forgetOthers(new Set([next.id, before?.id ?? next.id]), before);
  }

  /** Drops the tables of embedders that no longer serve. */
  async #forgetOthers(kept: ReadonlySet<string>, before: Embedder | undefined): Promise<void> {
    const dropped: string[] = [];
    for (const { vectors } of this.#library.generations) {
      for (const [id, name] of vectors) {
        if (kept.has(id) && id !== before?.id) continue;
        vectors.delete(id);
        dropped.push(name);
      }
    }
    await this.#library.save();
    for (const name of dropped) {
      this.#tables.delete(name);
      await this.#library.connection.dropTable(name).catch(() => undefined);
    }
  }

  #complete(generation: Generation, embedder: Embedder): boolean {
    const name = generation.vectors.get(embedder.id);
    return (name ? (this.#tables.get(name)?.done ?? 0) : 0) >= generation.catalog.size;
  }

  async #open(generation: Generation, embedder: Embedder): Promise<[string, VectorTable]> {
    let name = generation.vectors.get(embedder.id);
    if (!name) {
      name = this.#library.newVectorName(generation.name);
      generation.vectors.set(embedder.id, name);
      await this.#library.save();
    }
    const known = this.#tables.get(name);
    if (known) return [name, known];
    const opened: VectorTable = { table: undefined, done: 0, finished: false };
    if ((await this.#library.connection.tableNames({ limit: 100_000 })).includes(name)) {
      opened.table = await this.#library.connection.openTable(name);
      for await (const batch of opened.table.query().select(['n'])) {
        const numbers = batch.getChild('n');
        for (let i = 0; i < batch.numRows; i += 1)
          opened.done = Math.max(opened.done, Number(numbers?.get(i)) + 1);
      }
    }
    this.#tables.set(name, opened);
    return [name, opened];
  }

  async #embed(generation: Generation, embedder: Embedder, stopped: () => boolean): Promise<void> {
    const [name, target] = await this.#open(generation, embedder);
    const { catalog } = generation;
    while (target.done < catalog.size && !stopped()) {
      // Many texts are embedded in small batches and written in one: each write is a fragment to search.
      const found: VectorRow[] = [];
      let end = target.done;
      while (end < catalog.size && found.length < writtenRows && !stopped()) {
        const from = end;
        end = Math.min(catalog.size, from + batchDocuments);
        const rows = Array.from({ length: end - from }, (_, i) => from + i).filter((row) =>
          catalog.isLive(row),
        );
        found.push(...(await this.#rowsOf(generation, rows, embedder)));
        await breathe();
      }
      if (found.length > 0) {
        const data = vectorTable(found, catalog, this.#library.labels);
        if (target.table) await target.table.add(data);
        else target.table = await this.#library.connection.createTable(name, data);
      }
      target.done = end;
    }
    if (target.done < catalog.size) return;
    this.#forgetOffered(generation);
    if (generation.sealed) await this.#finish(target);
  }

  async #rowsOf(generation: Generation, rows: readonly number[], embedder: Embedder): Promise<VectorRow[]> {
    const texts = new Map<number, string>();
    for (const row of rows) {
      const text = this.#taken(generation, row);
      if (text !== undefined) texts.set(row, text);
    }
    const missing = rows.filter((row) => !texts.has(row));
    for (const [row, { record, paragraphs }] of await generation.rows.fetch(missing, true)) {
      if (paragraphs) texts.set(row, embeddingText({ ...record, paragraphs }));
    }
    const vectors = await embedder.embed([...texts.values()]);
    return [...texts.keys()].flatMap((row, i) => {
      const vector = vectors[i];
      return vector?.some((value) => value !== 0) ? [{ row, vector }] : [];
    });
  }

  /** A full generation's vectors: in one fragment, with an index where that pays. */
  async #finish(target: VectorTable): Promise<void> {
    if (!target.table || target.finished) return;
    await target.table.optimize({ cleanupOlderThan: new Date() });
    if ((await target.table.countRows()) >= indexedRows) await this.#index(target.table);
    target.finished = true;
  }

  async #index(table: LanceTable): Promise<void> {
    if ((await table.listIndices()).length > 0) return;
    const numPartitions = Math.max(1, Math.round(Math.sqrt(await table.countRows())));
    await table.createIndex('vector', {
      config: Index.ivfFlat({ distanceType: 'cosine', numPartitions, maxIterations: 10, sampleRate: 64 }),
    });
  }

  /** The nearest documents by meaning, best first; none while no embedder is ready. */
  async near(
    generations: readonly Generation[],
    text: string,
    limit: number,
    filters: LibraryFilters = {},
  ): Promise<Candidate[]> {
    const embedder = this.#serving;
    const [vector] = embedder && text !== '' ? await embedder.embed([text.slice(0, longestText)]) : [];
    if (!embedder || !vector?.some((value) => value !== 0)) return [];
    const condition = filterCondition(filters);
    const lists = await Promise.all(
      generations.map((generation) => this.#nearIn(generation, embedder.id, vector, limit, condition)),
    );
    return lists
      .flat()
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async #nearIn(
    generation: Generation,
    embedder: string,
    vector: Float32Array,
    limit: number,
    condition: string | undefined,
  ): Promise<Candidate[]> {
    const name = generation.vectors.get(embedder);
    const table = name === undefined ? undefined : this.#tables.get(name)?.table;
    if (!table) return [];
    const { catalog } = generation;
    // Replaced rows are still in the table: ask for as many more.
    const dead = Math.min(catalog.size - catalog.liveRows, limit);
    let query = table.query().nearestTo(vector).column('vector').distanceType('cosine').nprobes(20);
    if (condition) query = query.where(condition);
    const found = await query
      .limit(limit + dead)
      .select(['n', '_distance'])
      .toArrow();
    const [rows, distances] = [found.getChild('n'), found.getChild('_distance')];
    const list: Candidate[] = [];
    for (let i = 0; i < found.numRows; i += 1) {
      const row = Number(rows?.get(i));
      const score = 1 - Number(distances?.get(i));
      if (!(score >= semanticFloor) || !catalog.isLive(row) || (catalog.flags[row] ?? 0) & flags.removed)
        continue;
      list.push({ generation, row, id: catalog.ids[row] ?? '', score, order: score });
    }
    return list;
  }

  /** Gives a folded generation the vectors of its sources; what they lack is made afterwards. */
  async fold(sources: readonly Generation[], maps: readonly Int32Array[], target: Generation): Promise<void> {
    const embedder = this.#serving;
    if (!embedder) return;
    const name = this.#library.newVectorName(target.name);
    const made: VectorTable = { table: undefined, done: 0, finished: false };
    for (const [i, source] of sources.entries()) {
      const from = this.#tables.get(source.vectors.get(embedder.id) ?? '');
      if (!from?.table || from.done < source.catalog.size) return this.#abandon(name, made);
      for await (const batch of from.table.query().select(['n', 'vector'])) {
        const rows = vectorRows(batch);
        const kept = rows.filter(({ row }) => (maps[i]?.[row] ?? -1) >= 0);
        if (kept.length === 0) continue;
        const data = vectorTable(kept, source.catalog, this.#library.labels, maps[i]);
        if (made.table) await made.table.add(data);
        else made.table = await this.#library.connection.createTable(name, data);
      }
    }
    made.done = maps.reduce((sum, map) => sum + map.reduce((count, row) => count + (row >= 0 ? 1 : 0), 0), 0);
    await this.#finish(made);
    target.vectors.set(embedder.id, name);
    this.#tables.set(name, made);
  }

  async #abandon(name: string, made: VectorTable): Promise<void> {
    if (made.table) await this.#library.connection.dropTable(name);
  }

  /** The tables of a generation that is going away. */
  forget(generation: Generation): void {
    for (const name of generation.vectors.values()) {
      this.#tables.get(name)?.table?.close();
      this.#tables.delete(name);
    }
  }
}
