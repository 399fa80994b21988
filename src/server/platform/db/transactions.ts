import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';
import { isConnectionLost, toProblem } from './problems.ts';

const dialect = new PgDialect();

/** A pool under one role. Waiting for a connection longer than `waitMs` counts as a database that is not there. */
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
  // An idle connection that breaks is dropped by the pool; the next query opens a new one.
  pool.on('error', (error) =>
    log.warn({ reason: error.message, pool: name }, 'an idle database connection was lost'),
  );
  return pool;
}

/** Waits for running transactions; connections that report their own end from here on are no news. */
export async function closePool(pool: pg.Pool): Promise<void> {
  pool.removeAllListeners('error');
  pool.on('error', () => undefined);
  await pool.end();
}

/**
 * Runs `run` in one transaction. `settings` hold until its end only (`set_config(…, true)`).
 * Errors: `ProblemError` (see `toProblem`); what `run` throws otherwise passes through after the rollback.
 * `planOnce`: each statement is parsed and planned once a connection. Only where statements are few and fixed, because
 * a connection keeps them all.
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
  // While a connection is out of its pool nobody else listens, and an unheard error would end the process.
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
    // A connection that is thrown away keeps its listener: it may still report its own end.
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
  // A caught SQL error leaves the transaction aborted, and COMMIT then rolls back without an error: never acknowledge that.
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

/** One name for each text, the same on every connection, short enough for PostgreSQL. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

/** The connection as Drizzle sees it, with every statement that has parameters prepared under a name. */
function naming(client: pg.PoolClient): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[] = []) =>
    client.query(values.length === 0 ? config : { ...config, name: nameOf(config.text) }, values);
  return { query } as unknown as pg.PoolClient;
}

/** One read outside a transaction, in one round trip, planned once a connection. Errors: `ProblemError`. */
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
