import { randomBytes } from 'node:crypto';
import { connect as connectTo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { connect, roleUrl } from '#server/platform/db/open.ts';
import type { TestServer } from './global-setup.ts';

export interface TestDatabase extends Database {
  /** Owner's connection string: migrations, boot checks, looking behind row-level security. */
  url: string;
  /** Runs SQL as the owner and returns the rows. */
  sql<Row extends object = Record<string, unknown>>(query: string, values?: unknown[]): Promise<Row[]>;
  /** Runs SQL as the owner without the triggers of tables: for rows of which a test needs thousands. */
  fill(query: string, values?: unknown[]): Promise<void>;
}

/** Longer than a busy machine keeps anybody waiting; the product counts in seconds. */
const PATIENCE_MS = 60_000;
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** The address of a database with patience in the settings of its sessions. */
function patient(url: string): string {
  const own = new URL(url);
  own.searchParams.set('options', LIMITS.map((limit) => `-c ${limit}=${PATIENCE_MS}`).join(' '));
  return own.href;
}

let server: Promise<TestServer> | undefined;

/** The PostgreSQL of this run; started by the first test file that asks. */
export function testServer(): Promise<TestServer> {
  server ??= (async () => {
    const answer = JSON.parse(await text(connectTo(inject('testDatabasePort'), '127.0.0.1'))) as
      | TestServer
      | { error: string };
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  })();
  return server;
}

/** An own database, cloned from the migrated template (`empty`: nothing in it at all). `close` drops it. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { adminUrl, template, passwords } = await testServer();
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asAdmin(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template1' : template} STRATEGY file_copy`,
  );
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  const url = own.href;
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  owner.on('error', () => undefined);
  const log = pino({ level: 'silent' });
  const release = async () => {
    await owner.end();
    await asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  const database = connect((role) => patient(roleUrl(url, role, passwords)), log, {
    release,
    waitMs: PATIENCE_MS,
  });
  return {
    ...database,
    url,
    sql: async (query, values) => (await owner.query(query, values)).rows,
    fill: async (query, values) => {
      const client = await owner.connect();
      try {
        await client.query('set session_replication_role = replica');
        await client.query(query, values);
      } finally {
        await client.query('reset session_replication_role');
        client.release();
      }
    },
  };
}

async function asAdmin(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
