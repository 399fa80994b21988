import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { openDataFolder } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { readDatabasePasswords } from '#server/core/secrets.ts';
import { addressOf, databaseFolder, OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { isPostgresOf, readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';
import { inspectDatabase } from '#server/platform/db/inspect.ts';
import { NAME } from '#server/platform/db/open.ts';
import { messages } from '#shared/messages/en/operations/doctor.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type Finding, good, wrong } from './findings.ts';

/** One-time codes and signed addresses do not bear more. */
const MOST_AHEAD_MS = 5000;

/** The database, its migrations and its clock. Errors: `StartupError`, one sentence. */
export async function checkDatabase(env: Env, usable: boolean): Promise<Finding[]> {
  if (env.DATABASE_URL !== undefined) return look(env.DATABASE_URL);
  if (!usable) return [];
  const folder = databaseFolder(await realpath(env.MUNSHI_DATA));
  if (!existsSync(folder)) return [good(sentenceOf(messages.noDatabaseYet))];
  const { owner } = await readDatabasePasswords(env.MUNSHI_DATA);
  const running = await readPidFile(folder);
  if (!running || !(await isPostgresOf(running.pid, folder))) return startAndLook(env, owner);
  if (running.status !== 'ready') return [wrong(sentenceOf(messages.databaseStarting, { folder }))];
  return look(addressOf(running, OWNER, owner, NAME));
}

/** Starts our own PostgreSQL for the look, under the lock that a server takes, so that none starts meanwhile. */
async function startAndLook(env: Env, password: string): Promise<Finding[]> {
  const held = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  try {
    const log = pino({ level: 'silent' });
    const cluster = await startCluster({ dataFolder: env.MUNSHI_DATA, ownerPassword: password, log });
    try {
      return await look(cluster.url(OWNER, password, NAME));
    } finally {
      await cluster.stop();
    }
  } finally {
    await held.release();
  }
}

async function look(url: string): Promise<Finding[]> {
  const { version, pending, aheadMs } = await inspectDatabase(url);
  const [first] = pending;
  const migrations = first
    ? wrong(sentenceOf(messages.notMigrated, { count: pending.length, first: path.basename(first) }))
    : good(sentenceOf(messages.databaseGood, { version }));
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const clock =
    Math.abs(aheadMs) > MOST_AHEAD_MS
      ? wrong(sentenceOf(messages.clockOff, { seconds, direction: aheadMs > 0 ? 'ahead' : 'behind' }))
      : good(sentenceOf(messages.clockGood));
  return [migrations, clock];
}
