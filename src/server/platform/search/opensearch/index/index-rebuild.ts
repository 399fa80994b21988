import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { joined } from '../../embedded/stored-row.ts';
import type { RebuildProgress } from '../../engine.ts';
import { WatchedProgress } from '../../watched-progress.ts';
import type { Clause } from '../query-body.ts';
import { vectorsOf } from '../vectors.ts';
import { BulkWriter } from './bulk-writer.ts';
import { answerMs } from './cluster.ts';
import { clusterId, indexedDocument, type StoredDocument } from './index-document.ts';
import type { LibraryIndex, SearchResponse } from './library-index.ts';
import { scan } from './read-documents.ts';

/** Documents whose terms are made in one step: searches run in the same thread. */
const atOnce = 20;
/** Ids compared in one step. */
const idsAtOnce = 1000;

interface ShardStats {
  indices: Record<
    string,
    { shards: Record<string, { routing: { primary: boolean }; seq_no: { max_seq_no: number } }[]> }
  >;
}
interface Mapping {
  mappings: { properties?: Record<string, object> };
}
type Hit = SearchResponse<StoredDocument>['hits']['hits'][number];

/**
 * Builds another index from the documents of the one that serves, and gives it the alias. Documents written
 * meanwhile are copied too: the last of them while the old index takes no writes, for which all writers wait.
 */
export class IndexRebuild {
  readonly #index: LibraryIndex;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  /** The rebuild in progress, or the last one where it failed. */
  readonly state = new WatchedProgress<RebuildProgress>();
  #running: Promise<void> | undefined;

  constructor(index: LibraryIndex, log: Logger) {
    this.#index = index;
    this.#log = log;
  }

  /** Throws `conflict` while a rebuild is in progress. */
  start(): void {
    if (this.#running) throw new ProblemError('conflict', sentenceOf(requests.rebuildRuns));
    this.state.set({ done: 0, of: 0, failed: false });
    this.#running = this.#run()
      .catch((error: unknown) => {
        this.#note({ failed: true });
        if (!this.#closing.signal.aborted)
          this.#log.error({ err: error }, 'the index could not be built again');
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  #note(change: Partial<RebuildProgress>): void {
    const { progress } = this.state;
    if (progress) this.state.set({ ...progress, ...change });
  }

  async #run(): Promise<void> {
    const [old, ...others] = await this.#index.names();
    if (old === undefined || others.length > 0) throw new Error('The alias does not lead to one index.');
    const next = `${this.#index.alias}_${Number(old.slice(this.#index.alias.length + 1)) + 1}`;
    await this.#create(old, next);
    let swapped = false;
    try {
      const seen = await this.#lastWrites(old);
      await this.#refresh(old);
      this.#note({ of: await this.#count(old) });
      await this.#copy(next, this.#documents(old, { match_all: {} }), true);
      await this.#blockWrites(old, true);
      await this.#refresh(old);
      for (const [shard, after] of seen)
        await this.#copy(next, this.#documents(old, { range: { _seq_no: { gt: after } } }, shard), false);
      await this.#removeGone(old, next);
      await this.#swap(old, next);
      swapped = true;
    } finally {
      if (!swapped) await this.#discard(old, next);
    }
    this.state.set(undefined);
    this.#log.info({ index: next }, 'the index was built again');
    // A search that began before still reads the old index.
    await wait(answerMs.search, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    await this.#ask('DELETE', `/${old}`);
  }

  async #ask<T>(method: string, path: string, body?: object, query?: Record<string, string>): Promise<T> {
    const { cluster } = this.#index;
    return (await cluster.ask<T>(method, path, { body, query, write: true })).body;
  }

  /** Creates the next index, after removing the rest of an interrupted rebuild of that name. */
  async #create(old: string, next: string): Promise<void> {
    await this.#ask('DELETE', `/${next}`);
    await this.#ask('PUT', `/${next}`, {}, { wait_for_active_shards: '1' });
    const mapping = await this.#ask<Record<string, Mapping>>('GET', `/${old}/_mapping`);
    const known = Object.entries(mapping[old]?.mappings.properties ?? {});
    const vectors = known.filter(([name]) => name.startsWith('vector_'));
    await this.#ask('PUT', `/${next}/_mapping`, { properties: Object.fromEntries(vectors) });
  }

  /** The number of the last write in each shard. */
  async #lastWrites(name: string): Promise<[shard: string, seqNo: number][]> {
    const stats = await this.#ask<ShardStats>('GET', `/${name}/_stats/docs`, undefined, { level: 'shards' });
    return Object.entries(stats.indices[name]?.shards ?? {}).map(([shard, copies]) => [
      shard,
      copies.find(({ routing }) => routing.primary)?.seq_no.max_seq_no ?? -1,
    ]);
  }

  #documents(name: string, query: Clause, shard?: string): AsyncGenerator<Hit> {
    const preference: Record<string, string> = shard === undefined ? {} : { preference: `_shards:${shard}` };
    const ask = (body: object) =>
      this.#ask<SearchResponse<StoredDocument>>('POST', `/${name}/_search`, body, preference);
    return scan(ask, query, { parts: ['*'], size: atOnce });
  }

  async #copy(to: string, documents: AsyncGenerator<Hit>, counted: boolean): Promise<void> {
    const writer = new BulkWriter(this.#index, to);
    let batch: StoredDocument[] = [];
    const send = async () => {
      this.#closing.signal.throwIfAborted();
      await writer.write(batch.map((source) => ({ id: clusterId(source.id), document: again(source) })));
      if (counted) this.#note({ done: (this.state.progress?.done ?? 0) + batch.length });
      batch = [];
    };
    for await (const { _source: source } of documents) {
      if (source) batch.push(source);
      if (batch.length >= atOnce) await send();
    }
    await send();
  }

  /** Removes what was removed from the old index meanwhile. Throws where the two then differ. */
  async #removeGone(old: string, next: string): Promise<void> {
    await this.#refresh(next);
    const wanted = await this.#count(old);
    if ((await this.#count(next)) === wanted) return;
    const ask = (body: object) => this.#ask<SearchResponse>('POST', `/${next}/_search`, body);
    const writer = new BulkWriter(this.#index, next);
    let ids: string[] = [];
    const compare = async () => {
      if (ids.length === 0) return;
      const { docs } = await this.#ask<{ docs: { _id: string; found: boolean }[] }>(
        'POST',
        `/${old}/_mget`,
        { ids },
        { _source: 'false' },
      );
      await writer.write(docs.filter(({ found }) => !found).map(({ _id: id }) => ({ id })));
      ids = [];
    };
    for await (const { _id: id } of scan(ask, { match_all: {} }, { size: idsAtOnce })) {
      ids.push(id);
      if (ids.length >= idsAtOnce) await compare();
    }
    await compare();
    await this.#refresh(next);
    if ((await this.#count(next)) !== wanted) throw new Error('The new index has not what the old one has.');
  }

  async #count(name: string): Promise<number> {
    return (await this.#ask<{ count: number }>('POST', `/${name}/_count`)).count;
  }

  async #refresh(name: string): Promise<void> {
    await this.#ask('POST', `/${name}/_refresh`);
  }

  async #blockWrites(name: string, blocked: boolean): Promise<void> {
    await this.#ask('PUT', `/${name}/_settings`, { 'index.blocks.write': blocked || null });
  }

  async #swap(old: string, next: string): Promise<void> {
    const { alias } = this.#index;
    const actions = [{ add: { index: next, alias } }, { remove: { index: old, alias } }];
    await this.#ask('POST', '/_aliases', { actions });
  }

  async #discard(old: string, next: string): Promise<void> {
    await this.#blockWrites(old, false);
    await this.#ask('DELETE', `/${next}`);
  }
}

/** The document as it is indexed now, with the vectors that it has. */
function again(source: StoredDocument): object {
  return indexedDocument(joined(source), vectorsOf(source));
}
