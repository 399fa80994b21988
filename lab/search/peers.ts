import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import type { Documents } from './documents.ts';

/** A search engine that indexes the same texts and answers the same questions. */
export interface Peer {
  name: string;
  /** Milliseconds for the twenty best of a question. */
  search(words: readonly string[], phrase: boolean): Promise<number>;
  close(): Promise<void>;
}

const BATCH = 500;

class Sqlite {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    const script = path.join(path.dirname(fileURLToPath(import.meta.url)), 'sqlite.py');
    this.#child = spawn('python3', [script]);
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask(request: object): Promise<{ ms: number; rows?: number }> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value } = await this.#lines.next();
    return JSON.parse(String(value)) as { ms: number; rows?: number };
  }

  close(): void {
    this.#child.stdin.end();
  }
}

/** SQLite's FTS5 through Python's own sqlite3; times are taken beside the database, without the pipe. */
export async function sqlitePeer(
  folder: string,
  documents: Documents,
  count: number,
): Promise<Peer | undefined> {
  if (spawnSync('python3', ['-c', 'import sqlite3']).status !== 0) return undefined;
  const sqlite = new Sqlite();
  const { rows = 0 } = await sqlite.ask({ do: 'open', file: path.join(folder, 'sqlite.db') });
  for (let from = rows; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => [
      from + i,
      documents.text(from + i),
    ]);
    await sqlite.ask({ do: 'add', rows: batch });
  }
  return {
    name: 'SQLite FTS5',
    search: async (words, phrase) => {
      const quoted = words.map((word) => `"${word}"`);
      const query = phrase ? `"${words.join(' ')}"` : quoted.join(' OR ');
      return (await sqlite.ask({ do: 'search', query })).ms;
    },
    close: async () => sqlite.close(),
  };
}

/** PostgreSQL's full text: a stored tsvector under a GIN index, ranked by ts_rank. */
export async function postgresPeer(
  folder: string,
  documents: Documents,
  count: number,
): Promise<Peer | undefined> {
  const given = process.env.BENCH_PG_URL;
  const settings = { shared_buffers: '512MB', maintenance_work_mem: '512MB', synchronous_commit: 'off' };
  const cluster = given
    ? undefined
    : await startCluster({
        dataFolder: folder,
        ownerPassword: 'bench',
        log: pino({ level: 'silent' }),
        settings,
      });
  const pool = new pg.Pool({ connectionString: given ?? cluster?.url(OWNER, 'bench', 'postgres'), max: 1 });
  // The cluster ends connections when it stops.
  pool.on('error', () => undefined);
  await pool.query('create table if not exists bench_documents (id int primary key, words tsvector)');
  const { rows } = await pool.query('select coalesce(max(id) + 1, 0)::int as next from bench_documents');
  for (let from = Number(rows[0].next); from < count; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => from + i);
    await pool.query(
      `insert into bench_documents select id, to_tsvector('english', text) from unnest($1::int[], $2::text[]) as d (id, text)`,
      [ids, ids.map((id) => documents.text(id))],
    );
  }
  await pool.query('create index if not exists bench_words on bench_documents using gin (words)');
  await pool.query('analyze bench_documents');
  return {
    name: 'PostgreSQL full text',
    search: async (words, phrase) => {
      const started = performance.now();
      await pool.query(
        `select id from bench_documents, ${phrase ? 'phraseto_tsquery' : 'to_tsquery'}('english', $1) as query
         where words @@ query order by ts_rank(words, query) desc limit 20`,
        [phrase ? words.join(' ') : words.join(' | ')],
      );
      return performance.now() - started;
    },
    close: async () => {
      await pool.end();
      await cluster?.stop();
    },
  };
}
