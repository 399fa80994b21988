import { existsSync } from 'node:fs';
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { freeMegabytes } from '#server/core/disk-space.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { databaseFolder } from '#server/platform/db/cluster/cluster.ts';
import { isPostgresOf, readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { Command } from '../access/server-access.ts';
import { copyEntry, entriesOf } from './copy-tree.ts';

/** Inside a backup: the copy of the data folder, and the SHA-256 of each file in it, as `sha256sum --check` reads them. */
export const COPY = 'data';
export const SUMS = 'files.sha256';

const MB = 1024 * 1024;
/** A line of progress for each tenth. */
const PARTS = 10;

/** True for files that name the running server and its database: they say nothing about the data. */
export const leftOut = (name: string): boolean =>
  /^run\.json/u.test(name) || /^postgresql\/(?:socket$|data\/postmaster\.(?:pid|opts)$)/u.test(name);

/** Errors: `StartupError` where the settings keep data elsewhere, which a copy of the folder would not have. */
export function requireOwnFolder(env: Env): void {
  if (env.DATABASE_URL || env.STORAGE !== 'disk') throw new StartupError(sentenceOf(messages.elsewhere));
}

/** Prints each tenth of so many bytes. */
export function progressOf(out: Command['out'], total: number): (bytes: number) => void {
  let [done, said] = [0, 0];
  return (bytes) => {
    done += bytes;
    const part = total === 0 ? PARTS : Math.floor((done / total) * PARTS);
    if (part <= said) return;
    said = part;
    out.write(`${t(messages.copied, { done: fileSize(done), total: fileSize(total) })}\n`);
  };
}

/**
 * `munshi backup <folder>`: copies the data folder into a new folder in `into`, which gets its name when the copy is complete.
 * The product may not run meanwhile, so that the database and the files are of one moment. Returns the exit code.
 * Errors: `StartupError`, one sentence; what was copied until then is removed.
 */
export async function backUp({ env, out }: Command, into: string, now: Date): Promise<number> {
  requireOwnFolder(env);
  if (!existsSync(path.join(env.MUNSHI_DATA, 'secrets.json')))
    throw new StartupError(sentenceOf(messages.nothingToCopy, { folder: env.MUNSHI_DATA }));
  const held = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  try {
    const from = await realpath(env.MUNSHI_DATA);
    await requireStopped(from);
    const made = await copyTo(from, into, now, out);
    out.write(`${t(messages.backedUp, { folder: made })}\n`);
    return 0;
  } finally {
    await held.release();
  }
}

/** A PostgreSQL whose server was killed goes on by itself. */
async function requireStopped(dataFolder: string): Promise<void> {
  const folder = databaseFolder(dataFolder);
  const running = await readPidFile(folder);
  if (running && (await isPostgresOf(running.pid, folder)))
    throw new StartupError(sentenceOf(messages.databaseRuns, { folder }));
}

/** The real path of a folder, or of one to be created, with every link on the way followed. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const absolute = path.resolve(folder);
    return path.join(await realFolder(path.dirname(absolute)), path.basename(absolute));
  }
}

async function copyTo(from: string, into: string, now: Date, out: Command['out']): Promise<string> {
  const target = await realFolder(into);
  if (`${target}${path.sep}`.startsWith(`${from}${path.sep}`))
    throw new StartupError(sentenceOf(messages.insideData, { folder: into }));
  await mkdir(target, { recursive: true });
  let total = 0;
  for await (const { bytes } of entriesOf(from, leftOut)) total += bytes;
  const free = await freeMegabytes(target);
  if (free < total / MB)
    throw new StartupError(
      sentenceOf(messages.tooLittleRoom, {
        folder: into,
        needed: fileSize(total),
        free: fileSize(free * MB),
      }),
    );
  const name = `munshi-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const draft = path.join(target, `${name}.part`);
  const progress = progressOf(out, total);
  try {
    await mkdir(draft, { mode: 0o700 });
    const sums = await open(path.join(draft, SUMS), 'wx', 0o600);
    try {
      for await (const entry of entriesOf(from, leftOut)) {
        const sum = await copyEntry(from, path.join(draft, COPY), entry, entry.mode);
        if (!entry.folder) await sums.write(`${sum}  ${COPY}/${entry.name}\n`);
        progress(entry.bytes);
      }
      await sums.sync();
    } finally {
      await sums.close();
    }
    await rename(draft, path.join(target, name));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return path.join(target, name);
}
