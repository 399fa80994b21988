import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { readDatabasePasswords } from '#server/core/secrets.ts';
import { addressOf, databaseFolder } from '#server/platform/db/cluster/cluster.ts';
import { OWNER } from '#server/platform/db/cluster/initialise.ts';
import { runningPostmaster } from '#server/platform/db/cluster/postmaster.ts';

/** A client of the PostgreSQL that runs in a data folder; undefined when none runs. */
export async function connectToRunning(dataFolder: string): Promise<pg.Client | undefined> {
  const postmaster = await runningPostmaster(databaseFolder(await realpath(dataFolder)));
  if (!postmaster) return undefined;
  const { owner } = await readDatabasePasswords(dataFolder);
  const client = new pg.Client({ connectionString: addressOf(postmaster, OWNER, owner, 'postgres') });
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
