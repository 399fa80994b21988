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

/** Milliseconds for an answer: to one request of a search, to a write, to all requests of a search. */
export const answerMs = { search: 10_000, write: 60_000, allOfSearch: 15_000 } as const;
/** The member that each of these answers has. Something between us and the cluster may answer in its place. */
const ANSWERED: Record<string, string> = {
  _search: 'hits',
  _msearch: 'responses',
  _mget: 'docs',
  _bulk: 'items',
  _termvectors: 'found',
};
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

const away = (cause: Error) =>
  new ProblemError('index_unavailable', sentenceOf(requests.searchEngineAway), { cause });

/** Throws where an answer of success is not one of OpenSearch to this path. */
function requireAnswer(path: string, body: unknown): void {
  const member = ANSWERED[path.split(/[/?]/u).at(-1) ?? ''];
  if (member === undefined) return;
  if (typeof body === 'object' && body !== null && member in body) return;
  throw away(new Error(`an answer to ${member} without it: not of OpenSearch`));
}

function problemOf(error: unknown, errors: Driver['errors']): unknown {
  if (error instanceof ProblemError) return error;
  if (error instanceof errors.ResponseError) {
    const body = error.body as { error?: WireProblem } | undefined;
    return refusal(error.statusCode ?? 0, body?.error);
  }
  if (!(error instanceof errors.OpenSearchClientError)) return error;
  return away(new Error(`OpenSearch gave no answer: ${error.name}`));
}

/** Runs a question of several requests, and ends it with `index_unavailable` when all together take too long. */
export async function withinMs<T>(
  ms: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(away(new Error('the requests of a search took too long'))), ms);
  try {
    return await run(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
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
      const found = answer.statusCode !== HTTP.notFound;
      if (found) requireAnswer(path, answer.body);
      return { found, body: answer.body as T };
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
