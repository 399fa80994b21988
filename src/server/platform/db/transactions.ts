import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';
import { PoolTurns } from './pool-turns.ts';
import { isConnectionLost, toProblem } from './problems.ts';
import type { Sql } from './sql.ts';

/** Connections under one role, and the turns of those who want one. */
export interface TurnPool {
  connections: pg.Pool;
  turns: PoolTurns;
}

/** A pool under one role. A database of which no connection comes free for `waitMs` counts as unavailable. */
export function openPool(
  url: string,
  { max, name, waitMs, reserved = 0 }: { max: number; name: string; waitMs: number; reserved?: number },
  log: Logger,
): TurnPool {
  const connections = new pg.Pool({
    connectionString: url,
    max,
    application_name: `munshi ${name}`,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // The pool drops an idle connection that breaks; the next query opens a new one.
  connections.on('error', (error) =>
    log.warn({ reason: error.message, pool: name }, 'an idle database connection was lost'),
  );
  return { connections, turns: new PoolTurns(max, waitMs, reserved) };
}

/** Waits for running transactions; later errors of connections are ignored. */
export async function closePool({ connections }: TurnPool): Promise<void> {
  connections.removeAllListeners('error');
  connections.on('error', () => undefined);
  await connections.end();
}

/** Runs work in the turn of a pool. Errors: `ProblemError`. */
async function inTurn<T>({ turns }: TurnPool, work: () => Promise<T>, first = false): Promise<T> {
  const leave = await turns.enter({ first }).catch((error: unknown) => {
    throw toProblem(error);
  });
  let answered = true;
  try {
    return await work();
  } catch (error) {
    answered = !isConnectionLost(error);
    throw error;
  } finally {
    leave(answered);
  }
}

/**
 * Runs `run` in one transaction. `settings` apply until its end only (`set_config(…, true)`).
 * Errors: `ProblemError` (see `toProblem`); other errors of `run` pass through after the rollback.
 * `planOnce`: each connection parses and plans each statement once. Use it only for few, fixed statements, because
 * every connection keeps all of them.
 */
export function transact<T>(
  pool: TurnPool,
  settings: Record<string, string>,
  run: (tx: Tx) => Promise<T>,
  { planOnce = false } = {},
): Promise<T> {
  return inTurn(pool, () => transactNow(pool.connections, settings, run, planOnce));
}

async function transactNow<T>(
  connections: pg.Pool,
  settings: Record<string, string>,
  run: (tx: Tx) => Promise<T>,
  planOnce: boolean,
): Promise<T> {
  const client = await connections.connect().catch((error: unknown) => {
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
  const result = await run(openTx(client, planOnce));
  const { command } = await client.query('COMMIT');
  // A caught SQL error leaves the transaction aborted; COMMIT then rolls back silently and must not be acknowledged.
  if (command !== 'COMMIT')
    throw new Error('A failed statement was caught inside the transaction; nothing was saved.');
  return result;
}

const BIGINT = 20;
/** Times become `Date`s by default; a big integer becomes a number, and one that a number cannot hold is an error. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === BIGINT ? exactInteger : pg.types.getTypeParser(id, format)),
};

function exactInteger(digits: string): number {
  const value = Number(digits);
  if (!Number.isSafeInteger(value)) throw new RangeError('a big integer is too large for a number');
  return value;
}

/** Statement for node-postgres. `named`: the connection plans it once. */
function configOf(statement: Sql, named: boolean): pg.QueryConfig {
  const { text, values } = statement.compiled();
  const config = { text, values, types };
  return named && values.length > 0 ? { ...config, name: nameOf(text) } : config;
}

function openTx(client: pg.PoolClient, planOnce: boolean): Tx {
  const rows = async <Row>(statement: Sql) =>
    (await client.query<Row & object>(configOf(statement, planOnce))).rows;
  return {
    rows,
    first: async <Row>(statement: Sql) => (await rows<Row>(statement))[0],
    run: async (statement) => (await client.query(configOf(statement, planOnce))).rowCount ?? 0,
    savepoint: async (work) => {
      await client.query('SAVEPOINT part');
      try {
        const result = await work();
        await client.query('RELEASE SAVEPOINT part');
        return result;
      } catch (error) {
        await client.query('ROLLBACK TO SAVEPOINT part');
        throw error;
      }
    },
  };
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

/** One read outside a transaction, in one round trip, planned once for each connection, before those who wait. Errors: `ProblemError`. */
export async function readOnce<Row>(pool: TurnPool, statement: Sql): Promise<Row[]> {
  return (await runOnce<Row & object>(pool, statement, true)).rows;
}

/** One change that is a transaction of its own, as `readOnce` runs it. Returns the number of rows that it touched. */
export async function changeOnce(pool: TurnPool, statement: Sql): Promise<number> {
  return (await runOnce(pool, statement)).rowCount ?? 0;
}

function runOnce<Row extends object>(
  pool: TurnPool,
  statement: Sql,
  first = false,
): Promise<pg.QueryResult<Row>> {
  const run = async () => {
    try {
      return await pool.connections.query<Row>(configOf(statement, true));
    } catch (error) {
      throw toProblem(error);
    }
  };
  return inTurn(pool, run, first);
}
