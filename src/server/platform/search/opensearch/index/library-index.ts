import type { Logger } from 'pino';
import { type Cluster, type Question, refusal } from './cluster.ts';
import { indexTemplate, newestField } from './index-schema.ts';

/** The first page of what a search found. */
export interface SearchResponse<Source = unknown> {
  hits: {
    total?: { value: number };
    hits: {
      _id: string;
      _score: number | null;
      _source?: Source;
      _seq_no?: number;
      _primary_term?: number;
      fields?: Record<string, unknown[]>;
      sort?: (string | number)[];
      /** The names of the clauses that the hit matches. */
      matched_queries?: string[];
    }[];
  };
  aggregations?: Record<string, unknown>;
  error?: { type?: string; reason?: string };
  status?: number;
}

type Aliases = Record<string, unknown>;
type FieldMappings = Record<string, { mappings: Record<string, unknown> }>;

/** The index of the library behind its alias, so that another can take its place without a pause. */
export class LibraryIndex {
  readonly cluster: Cluster;
  readonly alias: string;
  readonly #log: Logger;
  #there: Promise<void> | undefined;

  constructor(cluster: Cluster, log: Logger) {
    this.cluster = cluster;
    this.#log = log;
    this.alias = cluster.name;
  }

  /** Makes the template and the first index where the cluster has none. */
  ready(): Promise<void> {
    this.#there ??= this.#create().catch((error: unknown) => {
      this.#there = undefined;
      throw error;
    });
    return this.#there;
  }

  async #create(): Promise<void> {
    const body = indexTemplate(this.cluster);
    await this.cluster.ask('PUT', `/_index_template/${this.alias}`, { body, write: true });
    const { found } = await this.cluster.ask('GET', `/_alias/${this.alias}`);
    if (found) return this.#warnOfOlder();
    // Two servers that start at once ask for the same name: one of them finds it there.
    const aliases = { [this.alias]: {} };
    const query = { wait_for_active_shards: '1' };
    await this.cluster
      .ask('PUT', `/${this.alias}_1`, { body: { aliases }, query, write: true })
      .catch(async (error: unknown) => {
        if (!(await this.cluster.ask('GET', `/_alias/${this.alias}`)).found) throw error;
      });
  }

  /** An index that was made before the newest of our fields keeps serving, and its operator can have another built. */
  async #warnOfOlder(): Promise<void> {
    const path = `/${this.alias}/_mapping/field/${newestField}`;
    const { body } = await this.cluster.ask<FieldMappings>('GET', path);
    if (Object.values(body).every(({ mappings }) => mappings[newestField] === undefined))
      this.#log.warn(
        'the index is of an older version: the sizes of benches do not count until `munshi library rebuild` has run',
      );
  }

  /** Asks for a path of the index that searches see. Makes the index where it was removed meanwhile. */
  async ask<T>(method: string, path: string, question: Question = {}): Promise<T> {
    await this.ready();
    const { found, body } = await this.cluster.ask<T>(method, `/${this.alias}${path}`, question);
    if (found || !isMissing(body)) return body;
    this.#there = undefined;
    await this.ready();
    return (await this.cluster.ask<T>(method, `/${this.alias}${path}`, question)).body;
  }

  /** Several searches in one request; throws where one of them fails or misses a shard. */
  async searchAll<Source = unknown>(
    bodies: readonly object[],
    signal?: AbortSignal,
  ): Promise<SearchResponse<Source>[]> {
    const lines = bodies.flatMap((body) => [{ allow_partial_search_results: false }, body]);
    const { responses } = await this.ask<{ responses: SearchResponse<Source>[] }>('POST', '/_msearch', {
      lines,
      query: { search_type: 'dfs_query_then_fetch' },
      signal,
    });
    for (const { error, status = 0 } of responses) if (error) throw refusal(status, error);
    return responses;
  }

  /** The indices that have the alias: one, unless an operator has added another. */
  async names(signal?: AbortSignal): Promise<string[]> {
    await this.ready();
    const { found, body } = await this.cluster.ask<Aliases>('GET', `/_alias/${this.alias}`, {
      signal,
    });
    return found ? Object.keys(body) : [];
  }
}

const isMissing = (body: unknown): boolean =>
  (body as { error?: { type?: string } }).error?.type === 'index_not_found_exception';
