import { createRequire } from 'node:module';
import type { Client } from '@opensearch-project/opensearch';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

type Driver = typeof import('@opensearch-project/opensearch');
/** The official client takes long to load, and only a server with a cluster needs it. */
const loadDriver = () => createRequire(import.meta.url)('@opensearch-project/opensearch') as Driver;

/** Access to a cluster, and the name of the library there. */
export interface ClusterOptions {
  /** Addresses of its nodes. */
  nodes: readonly string[];
  user?: string | undefined;
  password?: string | undefined;
  /** Certificates, as PEM, of the authority that signed those of the nodes. */
  ca?: string | undefined;
  /** Alias of the index. */
  name: string;
  /** Primary shards of an index when it is created. */
  shards: number;
}

/** Milliseconds for an answer: to a search, to a write. */
export const answerMs = { search: 10_000, write: 60_000 } as const;
const HTTP = { notFound: 404, conflict: 409, tooMany: 429 } as const;

export interface Question {
  body?: object | undefined;
  /** Lines of JSON, for `_bulk` and `_msearch`. */
  lines?: readonly (object | string)[] | undefined;
  query?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  /** A write may take longer than a search. */
  write?: boolean;
}

export interface ClusterAnswer<T> {
  found: boolean;
  body: T;
}

interface WireProblem {
  type?: string;
  reason?: string;
}

/** Translates a refusal of the cluster for the caller. The message holds no word of a query and no secret. */
export function refusal(status: number, problem: WireProblem | undefined): ProblemError {
  const type = problem?.type ?? 'unknown';
  const cause = new Error(`OpenSearch answered ${status}: ${type}`);
  const full = type === 'cluster_block_exception' && /flood-stage|disk usage/u.test(problem?.reason ?? '');
  if (full) return new ProblemError('disk_full', undefined, { cause });
  const said = status === HTTP.tooMany ? requests.indexBusy : requests.searchEngineAway;
  return new ProblemError('index_unavailable', sentenceOf(said), { cause });
}

function problemOf(error: unknown, errors: Driver['errors']): unknown {
  if (error instanceof ProblemError) return error;
  if (error instanceof errors.ResponseError) {
    const body = error.body as { error?: WireProblem } | undefined;
    return refusal(error.statusCode ?? 0, body?.error);
  }
  if (!(error instanceof errors.OpenSearchClientError)) return error;
  const cause = new Error(`OpenSearch gave no answer: ${error.name}`);
  return new ProblemError('index_unavailable', sentenceOf(requests.searchEngineAway), { cause });
}

/** A cluster of OpenSearch. Each request has a time limit; errors are `ProblemError`s, or the reason of the signal. */
export class Cluster {
  readonly name: string;
  readonly shards: number;
  readonly #client: Client;
  readonly #errors: Driver['errors'];

  constructor({ nodes, user, password, ca, name, shards }: ClusterOptions) {
    this.name = name;
    this.shards = shards;
    const driver = loadDriver();
    this.#errors = driver.errors;
    this.#client = new driver.Client({
      nodes: [...nodes],
      ...(user === undefined || password === undefined ? {} : { auth: { username: user, password } }),
      ...(ca === undefined ? {} : { ssl: { ca } }),
      requestTimeout: answerMs.search,
      maxRetries: 2,
    });
  }

  /** Asks for a path. `found` is false where the cluster answers that there is no such thing. */
  async ask<T>(method: string, path: string, question: Question = {}): Promise<ClusterAnswer<T>> {
    const { body, lines, query = {}, signal, write = false } = question;
    signal?.throwIfAborted();
    const asked = this.#client.transport.request(
      {
        method,
        path,
        querystring: query,
        ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
        ...(lines === undefined ? {} : { bulkBody: lines as Record<string, unknown>[] }),
      },
      { requestTimeout: write ? answerMs.write : answerMs.search, ignore: [HTTP.notFound] },
    );
    // Without a result: Node takes the error of a promise that a listener returns for one that nobody catches.
    const abandon = () => {
      asked.abort();
    };
    signal?.addEventListener('abort', abandon, { once: true });
    try {
      const answer = await asked;
      return { found: answer.statusCode !== HTTP.notFound, body: answer.body as T };
    } catch (error) {
      signal?.throwIfAborted();
      throw problemOf(error, this.#errors);
    } finally {
      signal?.removeEventListener('abort', abandon);
    }
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
