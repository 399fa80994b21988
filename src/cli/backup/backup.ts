import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encrypter } from 'age-encryption';
import { openDataFolder, runningServer } from '#server/boot/data-folder.ts';
import { freeMegabytes } from '#server/core/disk-space.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { Copy, entriesOf, leftOutOfCopies as leftOut, OUTGOING } from '#server/platform/backups/copy-tree.ts';
import { COPY, copyPortable, FILES, SUMS } from '#server/platform/backups/portable.ts';
import { databaseFolder } from '#server/platform/db/cluster/cluster.ts';
import { isPostgresOf, readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';
import { openStorage } from '#server/platform/storage/open.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { Command } from '../access/server-access.ts';
import { beyondRule, type KeepRule } from './backup-retention.ts';
import { isBucket, sendBackup } from './bucket.ts';
import { ENCRYPTED, encrypterFor, encryptFolder } from './encrypted.ts';
import { connectToRunning, copyHeld, withOwner } from './held-database.ts';

const MB = 1024 * 1024;
/** A line of progress for each tenth. */
const PARTS = 10;

/** True where the settings keep data elsewhere, which a copy of the folder would not have. */
export const keepsElsewhere = (env: Pick<Env, 'DATABASE_URL' | 'STORAGE'>): boolean =>
  env.DATABASE_URL !== undefined || env.STORAGE !== 'disk';

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

interface BackupOptions {
  /** A public key (`age1…`): the backup is one encrypted file. */
  recipient?: string;
  /** Removes earlier backups in the folder that the rule does not keep. */
  keep?: KeepRule;
  /** Rows and files instead of the folder itself: it can be restored to another PostgreSQL, another store and a newer version. */
  portable?: boolean;
}

/**
 * `munshi backup <folder>`: copies the data folder into a new folder in `into` (or a bucket, `s3://bucket/folder`), which gets its name when the copy is complete.
 * Munshi may run meanwhile: then the database is of the moment at which its copy ended, and every file that it names is there.
 * Returns the exit code. Errors: `StartupError`, one sentence; what was copied until then is removed.
 */
export async function backUp(
  { env, out }: Command,
  into: string,
  now: Date,
  { recipient, keep, portable = false }: BackupOptions = {},
): Promise<number> {
  const encrypter = recipient === undefined ? undefined : encrypterFor(recipient);
  if (isBucket(into) && !encrypter) throw new StartupError(sentenceOf(messages.bucketNeedsKey));
  if (!existsSync(path.join(env.MUNSHI_DATA, 'secrets.json')))
    throw new StartupError(sentenceOf(messages.nothingToCopy, { folder: env.MUNSHI_DATA }));
  // A backup for a bucket is made in the data folder first.
  const folder = isBucket(into) ? path.join(env.MUNSHI_DATA, OUTGOING) : into;
  try {
    const copied = await copyOf(env, folder, now, out, portable);
    const made = encrypter ? await encrypted(copied, encrypter) : copied;
    const sent = isBucket(into) ? await sendBackup(env, into, made, keep) : { at: made, removed: 0 };
    out.write(`${t(encrypter ? messages.backedUpEncrypted : messages.backedUp, { folder: sent.at })}\n`);
    const removed = keep && !isBucket(into) ? await removeBeyond(path.dirname(made), keep) : sent.removed;
    if (removed > 0) out.write(`${t(messages.removedEarlier, { count: removed })}\n`);
  } finally {
    if (isBucket(into)) await rm(folder, { recursive: true, force: true });
  }
  return 0;
}

async function copyOf(env: Env, into: string, now: Date, out: Command['out'], portable: boolean) {
  if (portable || keepsElsewhere(env)) return copyParts(env, into, now, out);
  const running = (await runningServer(env.MUNSHI_DATA)) !== undefined;
  return running ? copyRunning(env, into, now, out) : copyStopped(env, into, now, out);
}

async function encrypted(folder: string, encrypter: Encrypter): Promise<string> {
  try {
    await encryptFolder(folder, `${folder}${ENCRYPTED}`, encrypter);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return `${folder}${ENCRYPTED}`;
}

async function removeBeyond(folder: string, keep: KeepRule): Promise<number> {
  const gone = beyondRule(await readdir(folder), keep);
  for (const name of gone) await rm(path.join(folder, name), { recursive: true, force: true });
  return gone.length;
}

/** A portable backup, of a server that runs or not. */
async function copyParts(env: Env, into: string, now: Date, out: Command['out']): Promise<string> {
  const from = await realpath(env.MUNSHI_DATA);
  const bucket = env.STORAGE === 'disk' ? undefined : await openStorage(env);
  return withOwner(env, (client) =>
    copyTo(from, into, now, out, async (copy, beside) => {
      await copyPortable({ client, dataFolder: from, ...(bucket ? { bucket } : {}) }, copy, beside, { now });
      // The database, the files, and all that the running server writes for itself are left out.
      const own = (name: string) => [DATABASE, INDEX, FILES].includes(name);
      await copy.below('', (name) => ofProcess(name) || own(name));
      await copyIndex(from, copy);
    }),
  );
}

async function copyStopped(env: Env, into: string, now: Date, out: Command['out']): Promise<string> {
  const held = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  try {
    const from = await realpath(env.MUNSHI_DATA);
    await requireStopped(from);
    return await copyTo(from, into, now, out, (copy) => copy.below());
  } finally {
    await held.release();
  }
}

/** Parts of a data folder in the order in which a running server lets them be copied. */
const DATABASE = 'postgresql';
const INDEX = 'index';
const LOG = `${DATABASE}/data/pg_wal`;
/** Tries to find the index unchanged from the beginning to the end of its copy. */
const TRIES = 3;

/** True for what the running server writes again by itself, or only for its own process. */
const ofProcess = (name: string): boolean =>
  leftOut(name) ||
  /^postgresql\/data\/(?:pg_replslot|pg_stat_tmp|pg_notify|pg_serial|pg_snapshots)\/./u.test(name);

async function copyRunning(env: Env, into: string, now: Date, out: Command['out']): Promise<string> {
  const from = await realpath(env.MUNSHI_DATA);
  const client = await connectToRunning(from);
  if (!client) throw new StartupError(sentenceOf(messages.serverStarts));
  try {
    return await copyTo(from, into, now, out, async (copy) => {
      const own = (name: string) => !(name === DATABASE || name === INDEX);
      // The record of what the index has is copied before the index, so a file that it lacks is read again.
      await copy.below('', (name) => ofProcess(name) || !own(name));
      const log = (name: string) => name.startsWith(`${LOG}/`);
      const label = await copyHeld(client, {
        files: () => copy.below(DATABASE, (name) => ofProcess(name) || log(name)),
        log: () => copy.below(LOG, (name) => ofProcess(name)),
      });
      await copy.text(`${DATABASE}/data/backup_label`, label);
      // Files that came while the database was copied.
      await copy.below('files', ofProcess);
      await copyIndex(from, copy);
    });
  } finally {
    await client.end();
  }
}

/** Names, sizes and times of everything in the index. */
async function stateOf(root: string): Promise<string> {
  const found: string[] = [];
  for await (const { name, bytes, changedMs } of entriesOf(root, () => false, INDEX))
    found.push(`${name} ${bytes} ${changedMs}`);
  return found.sort().join('\n');
}

async function copyIndex(from: string, copy: Copy): Promise<void> {
  if (!existsSync(path.join(from, INDEX))) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await stateOf(from);
    await copy.below(INDEX, () => false);
    if ((await stateOf(from)) === before) return;
    await copy.drop(INDEX);
  }
  throw new StartupError(sentenceOf(messages.libraryGrows));
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

async function requireRoom(from: string, target: string, into: string): Promise<number> {
  let total = 0;
  for await (const { bytes } of entriesOf(from, leftOut)) total += bytes;
  const free = await freeMegabytes(target);
  if (free >= total / MB) return total;
  throw new StartupError(
    sentenceOf(messages.tooLittleRoom, { folder: into, needed: fileSize(total), free: fileSize(free * MB) }),
  );
}

async function copyTo(
  from: string,
  into: string,
  now: Date,
  out: Command['out'],
  run: (copy: Copy, beside: string) => Promise<void>,
): Promise<string> {
  const target = await realFolder(into);
  const outgoing = target === path.join(from, OUTGOING);
  if (!outgoing && `${target}${path.sep}`.startsWith(`${from}${path.sep}`))
    throw new StartupError(sentenceOf(messages.insideData, { folder: into }));
  await mkdir(target, { recursive: true });
  const total = await requireRoom(from, target, into);
  const name = `munshi-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const draft = path.join(target, `${name}.part`);
  try {
    await mkdir(draft, { mode: 0o700 });
    const copy = new Copy(from, path.join(draft, COPY), progressOf(out, total));
    await run(copy, draft);
    await writeFile(path.join(draft, SUMS), copy.sums(COPY), { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, path.join(target, name));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return path.join(target, name);
}
