import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';
import { isConnectionLost, toProblem } from './problems.ts';

const dialect = new PgDialect();

/** A pool under one role. Waiting longer than `waitMs` for a connection counts as an unavailable database. */
export function openPool(
  url: string,
  { max, name, waitMs }: { max: number; name: string; waitMs: number },
  log: Logger,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `munshi ${name}`,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // The pool drops an idle connection that breaks; the next query opens a new one.
  pool.on('error', (error) =>
    log.warn({ reason: error.message, pool: name }, 'an idle database connection was lost'),
  );
  return pool;
}

/** Waits for running transactions; later errors of connections are ignored. */
export async function closePool(pool: pg.Pool): Promise<void> {
  pool.removeAllListeners('error');
  pool.on('error', () => undefined);
  await pool.end();
}

/**
 * Runs `run` in one transaction. `settings` apply until its end only (`set_config(…, true)`).
 * Errors: `ProblemError` (see `toProblem`); other errors of `run` pass through after the rollback.
 * `planOnce`: each connection parses and plans each statement once. Use it only for few, fixed statements, because
 * every connection keeps all of them.
 */
export async function transact<T>(
  pool: pg.Pool,
  settings: Record<string, string>,
  run: (tx: Tx) => Promise<T>,
  { planOnce = false } = {},
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toProblem(error);
  });
  // A checked-out connection has no listener of the pool, and an unhandled error would end the process.
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken ??= error;
  };
  client.on('error', onError);
  try {
    const result = await inTransaction(client, settings, run, planOnce);
    client.off('error', onError);
    client.release();
    return result;
  } catch (error) {
    const usable = broken === undefined && !isConnectionLost(error) && (await rolledBack(client));
    // A discarded connection keeps its listener, because it may still report an error.
    if (usable) client.off('error', onError);
    client.release(!usable);
    throw toProblem(broken ?? error);
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  settings: Record<string, string>,
  run: (tx: Tx) => Promise<T>,
  planOnce: boolean,
): Promise<T> {
  await client.query('BEGIN');
  const entries = Object.entries(settings);
  if (entries.length > 0) {
    const calls = entries.map((_, i) => `set_config($${i * 2 + 1}, $${i * 2 + 2}, true)`);
    await client.query(`SELECT ${calls.join(', ')}`, entries.flat());
  }
  const speaker = planOnce ? naming(client) : client;
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(
    speaker,
    dialect,
    undefined,
  );
  const result = await run(new NodePgTransaction(dialect, session, undefined));
  const { command } = await client.query('COMMIT');
  // A caught SQL error leaves the transaction aborted; COMMIT then rolls back silently and must not be acknowledged.
  if (command !== 'COMMIT')
    throw new Error('A failed statement was caught inside the transaction; nothing was saved.');
  return result;
}

async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

const names = new Map<string, string>();

/** A name for each statement text, the same on every connection and short enough for PostgreSQL. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

/** The connection for Drizzle, with every statement that has parameters prepared under a name. */
function naming(client: pg.PoolClient): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[] = []) =>
    client.query(values.length === 0 ? config : { ...config, name: nameOf(config.text) }, values);
  return { query } as unknown as pg.PoolClient;
}

/** One read outside a transaction, in one round trip, planned once for each connection. Errors: `ProblemError`. */
export async function readOnce<Row extends object>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  try {
    const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
    return rows;
  } catch (error) {
    throw toProblem(error);
  }
}
