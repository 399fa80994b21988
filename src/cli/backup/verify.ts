import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readDatabasePasswords } from '#server/core/secrets.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { startCluster } from '#server/platform/db/cluster/cluster.ts';
import { OWNER } from '#server/platform/db/cluster/initialise.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { Command } from '../access/server-access.ts';
import { restore } from './restore.ts';

const SILENT = { write: () => true };

/** Reads every row of every table, which checks the checksum of every page. Returns tables, rows, and names of absent files. */
async function readAll(client: pg.Client, files: string) {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(t.*) as n from ${name} t`);
    total += Number(rows[0]?.n ?? 0);
  }
  const known = tables.some(({ name }) => name === 'public.stored_files');
  const stored = known
    ? (await client.query<{ path: string }>('select path from public.stored_files')).rows
    : [];
  const absent = stored.filter((one) => !existsSync(path.join(files, one.path)));
  return { tables: tables.length, rows: total, files: stored.length, absent: absent.map((one) => one.path) };
}

async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Errors: `StartupError` with a file that is not there. */
async function readDatabases(addressOf: (database: string) => string, stored: string) {
  const sum = { tables: 0, rows: 0, files: 0 };
  const names = await withClient(addressOf('postgres'), async (client) =>
    client.query<{ datname: string }>('select datname from pg_database where not datistemplate order by 1'),
  );
  for (const { datname } of names.rows) {
    const found = await withClient(addressOf(datname), (client) => readAll(client, stored));
    const [first] = found.absent;
    if (first !== undefined)
      throw new StartupError(sentenceOf(messages.fileAbsent, { count: found.absent.length, file: first }));
    for (const key of ['tables', 'rows', 'files'] as const) sum[key] += found[key];
  }
  return sum;
}

/**
 * `munshi backup verify <backup>`: restores a backup beside it, starts its database, reads every row and looks for every file,
 * and removes what it restored. Returns the exit code. Errors: `StartupError` with what is wrong.
 */
export async function verifyBackup(
  { env, out }: Command,
  backup: string,
  identity?: string,
): Promise<number> {
  const folder = await mkdtemp(path.join(path.dirname(backup), 'munshi-verify-'));
  // As root the database runs as another user, who passes through.
  await chmod(folder, 0o711);
  const data = path.join(folder, 'data');
  try {
    const own = { ...env, MUNSHI_DATA: data, DATABASE_URL: undefined, STORAGE: 'disk' as const };
    await restore({ env: own, out: SILENT }, backup, identity);
    const { owner } = await readDatabasePasswords(data);
    const cluster = await startCluster({
      dataFolder: data,
      ownerPassword: owner,
      log: pino({ level: 'silent' }),
    });
    try {
      const connect = (database: string) => cluster.url(OWNER, owner, database);
      out.write(`${t(messages.verified, await readDatabases(connect, path.join(data, 'files')))}\n`);
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
}
