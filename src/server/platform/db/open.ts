import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#server/core/env.ts';
import type { DatabasePasswords } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { checkDatabase } from './boot-checks.ts';
import { OWNER, startCluster } from './cluster/cluster.ts';
import type { Database, Tx, Viewer } from './database.ts';
import { prepareJobs } from './jobs-schema.ts';
import { migrate } from './migrate.ts';
import { toProblem } from './problems.ts';
import { ensureRoles, ROLES, type Role } from './roles.ts';
import type { Sql } from './sql.ts';
import { changeOnce, closePool, openPool, readOnce, transact } from './transactions.ts';

/** The database in our own PostgreSQL. */
export const NAME = 'munshi';
const POOL_SIZES: Record<Role, number> = { app: 12, accounts: 6, worker: 4 };
/** Connections that checks of sessions have for themselves. */
const FOR_SESSIONS = 2;
/** A database without a free connection after this time, in ms, is reported as unavailable. */
const WAIT_MS = 2000;

/** Runs with the owner of a database that has data, before the named migrations change it. */
type BeforeUpgrade = (owner: pg.Client, pending: readonly string[]) => Promise<void>;

/**
 * Opens the database: `DATABASE_URL`, or else our own PostgreSQL under `MUNSHI_DATA`; roles, migrations and checks
 * are complete when this returns. `close` stops our own PostgreSQL.
 * Errors: `StartupError`, one sentence with what to do.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'MUNSHI_DATA'>,
  secrets: { database: DatabasePasswords },
  log: Logger,
  before?: BeforeUpgrade,
): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    const url = env.DATABASE_URL;
    await prepareDatabase(url, secrets.database, { log, durable: true, ...(before ? { before } : {}) });
    return connect((role) => roleUrl(url, role, secrets.database), log, { release: async () => undefined });
  }
  const cluster = await startCluster({
    dataFolder: env.MUNSHI_DATA,
    ownerPassword: secrets.database.owner,
    log,
  });
  try {
    await createDatabase(cluster.url(OWNER, secrets.database.owner, 'postgres')).catch((error: unknown) => {
      if (!(error instanceof StartupError) || errorCode(error.cause) !== '28P01') throw error;
      const file = path.join(env.MUNSHI_DATA, 'secrets.json');
      throw new StartupError(sentenceOf(messages.secretsDoNotFit, { file }), { cause: error.cause });
    });
    const url = cluster.url(OWNER, secrets.database.owner, NAME);
    await prepareDatabase(url, secrets.database, { log, durable: true, ...(before ? { before } : {}) });
    return connect((role) => roleUrl(url, role, secrets.database), log, {
      diskFull: () => cluster.diskFull(),
      release: () => cluster.stop(),
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Migrates the database behind an owner's URL to this version of Munshi, and checks it. */
export async function prepareDatabase(
  ownerUrl: string,
  passwords: DatabasePasswords,
  options: { log: Logger; durable: boolean; migrations?: string; before?: BeforeUpgrade },
): Promise<void> {
  const owner = await connectOwner(ownerUrl);
  try {
    await ensureRoles(owner, passwords);
    const applied = await migrate(owner, options.migrations ?? shippedPath('migrations'), {
      before: async (pending) => options.before?.(owner, pending),
    });
    if (applied.length > 0) options.log.info({ applied }, 'migrated the database');
    await prepareJobs(owner);
    await checkDatabase(owner, options);
  } finally {
    await owner.end();
  }
}

/** Facts that only the code that runs the server knows. */
interface Behind {
  /** True while the server is away because its disk is full. */
  diskFull?: () => boolean;
  /** Runs after the pools have closed. */
  release: () => Promise<void>;
  /** Overrides `WAIT_MS`. */
  waitMs?: number;
}

/** The handles of a prepared database. */
export function connect(url: (role: Role) => string, log: Logger, behind: Behind): Database {
  const { waitMs = WAIT_MS } = behind;
  const pool = (role: Role) => {
    const reserved = role === 'accounts' ? FOR_SESSIONS : 0;
    return openPool(url(role), { max: POOL_SIZES[role], name: role, waitMs, reserved }, log);
  };
  const pools = { app: pool('app'), accounts: pool('accounts'), worker: pool('worker') };
  const explain = (error: unknown): never => {
    const away = error instanceof ProblemError && error.code === 'database_unavailable';
    throw away && behind.diskFull?.() ? new ProblemError('disk_full', undefined, { cause: error }) : error;
  };
  const run = <T>(role: Role, settings: Record<string, string>, work: (tx: Tx) => Promise<T>) =>
    transact(pools[role], settings, work, { planOnce: role === 'accounts' }).catch(explain);
  return {
    withUser: ({ userId, aal }: Viewer, work) => run('app', { 'app.user_id': userId, 'app.aal': aal }, work),
    withAccounts: (work) => run('accounts', {}, work),
    readAccounts: <Row>(statement: Sql) => readOnce<Row>(pools.accounts, statement).catch(explain),
    withWorker: (work) => run('worker', {}, work),
    changeAsWorker: (statement) => changeOnce(pools.worker, statement).catch(explain),
    ping: () => ping(pools.app.connections, waitMs),
    workerUrl: url('worker'),
    close: async () => {
      await Promise.all(Object.values(pools).map(closePool));
      await behind.release();
    },
  };
}

/** The owner's URL with another role. */
export function roleUrl(ownerUrl: string, role: Role, passwords: DatabasePasswords): string {
  const url = new URL(ownerUrl);
  url.username = ROLES[role];
  url.password = passwords[role];
  return url.href;
}

async function ping(pool: pg.Pool, waitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), waitMs);
  });
  try {
    await Promise.race([pool.query('SELECT 1'), late]);
  } catch (error) {
    throw toProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the product's database, unless it is there. */
export async function createDatabase(url: string): Promise<void> {
  const client = await connectOwner(url);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
}

/** Errors: `StartupError`, one sentence that names no password. */
export async function connectOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw explain(error, url);
  }
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 160_000) {
    await client.end();
    const major = String(Math.floor(version / 10_000));
    throw new StartupError(sentenceOf(messages.postgresTooOld, { version: major }));
  }
  return client;
}

function explain(cause: unknown, url: string): StartupError {
  const { host, pathname, username: user } = new URL(url);
  const sentences: Record<string, Sentence> = {
    '28P01': sentenceOf(messages.passwordWrong, { user }),
    '28000': sentenceOf(messages.userRefused, { host, user }),
    '3D000': sentenceOf(messages.databaseMissing, { host, database: pathname.slice(1) }),
    ECONNREFUSED: sentenceOf(messages.databaseUnreachable, { host }),
    ENOTFOUND: sentenceOf(messages.databaseHostUnknown, { host }),
  };
  const reason = cause instanceof Error ? cause.message : String(cause);
  const other = sentenceOf(messages.databaseNotOpened, { host, reason });
  return new StartupError(sentences[errorCode(cause) ?? ''] ?? other, { cause });
}
