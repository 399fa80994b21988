import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { pino } from 'pino';
import { openDataFolder, runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { readDatabasePasswords } from '#server/core/secrets.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { addressOf, databaseFolder, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { OWNER } from '#server/platform/db/cluster/initialise.ts';
import { runningPostmaster } from '#server/platform/db/cluster/postmaster.ts';
import { connectOwner, createDatabase, NAME } from '#server/platform/db/open.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** A client of the PostgreSQL that runs in a data folder; undefined when none runs. */
export async function connectToRunning(
  dataFolder: string,
  database = 'postgres',
): Promise<pg.Client | undefined> {
  const postmaster = await runningPostmaster(databaseFolder(await realpath(dataFolder)));
  if (!postmaster) return undefined;
  const { owner } = await readDatabasePasswords(dataFolder);
  const client = new pg.Client({ connectionString: addressOf(postmaster, OWNER, owner, database) });
  await client.connect();
  return client;
}

interface Stopped {
  labelfile: string;
  spcmapfile: string;
}

/**
 * Copies the files of a running database between `pg_backup_start` and `pg_backup_stop`, then its write-ahead log
 * (PostgreSQL's low-level backup): a server that starts on the copy is in the state of the moment of the stop. The slot
 * keeps the log until then. Returns the file `backup_label` of the copy.
 */
export async function copyHeld(
  client: pg.Client,
  copy: { files: () => Promise<void>; log: () => Promise<void> },
): Promise<string> {
  await client.query(`select pg_create_physical_replication_slot('munshi_backup', true, true)`);
  await client.query(`select pg_backup_start('munshi', true)`);
  await copy.files();
  const { rows } = await client.query<Stopped>('select labelfile, spcmapfile from pg_backup_stop(false)');
  const [stopped] = rows;
  if (stopped?.spcmapfile !== '') throw new Error('the database has tablespaces of its own');
  await copy.log();
  return stopped.labelfile;
}

/**
 * Runs something with the owner of the database: that of `DATABASE_URL`, that of the server that runs in the data folder, or
 * our own PostgreSQL, which is started and stopped for it.
 */
export async function withOwner<T>(env: Env, use: (client: pg.Client) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL !== undefined) return used(await connectOwner(env.DATABASE_URL), use);
  if (await runningServer(env.MUNSHI_DATA)) {
    const client = await connectToRunning(env.MUNSHI_DATA, NAME);
    if (!client) throw new StartupError(sentenceOf(messages.serverStarts));
    return used(client, use);
  }
  const held = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  try {
    return await withCluster(await realpath(env.MUNSHI_DATA), async (url) =>
      used(await connectOwner(url), use),
    );
  } finally {
    await held.release();
  }
}

async function used<T>(client: pg.Client, use: (client: pg.Client) => Promise<T>): Promise<T> {
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Runs our own PostgreSQL in a data folder for a while. `use` gets the address of the product's database. */
export async function withCluster<T>(dataFolder: string, use: (url: string) => Promise<T>): Promise<T> {
  const { owner } = await readDatabasePasswords(dataFolder);
  const cluster = await startCluster({ dataFolder, ownerPassword: owner, log: pino({ level: 'silent' }) });
  try {
    await createDatabase(cluster.url(OWNER, owner, 'postgres'));
    return await use(cluster.url(OWNER, owner, NAME));
  } finally {
    await cluster.stop();
  }
}
