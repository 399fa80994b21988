import { readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '#server/core/startup-error.ts';
import { copyEntry, type Entry, entriesOf } from '#server/platform/backups/copy-tree.ts';
import { COPY, readManifest, SUMS } from '#server/platform/backups/portable.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { Command } from '../access/server-access.ts';
import { keepsElsewhere, progressOf } from './backup.ts';
import { decryptTo, ENCRYPTED } from './encrypted.ts';
import { damaged, namesIn, restorePortable } from './restore-portable.ts';

/**
 * `munshi restore <backup>`: makes the data folder from a backup, after each file was found as it was copied. The data folder
 * may not be there, or is empty: nothing is ever replaced. `identity`: the file with the secret key of an encrypted backup. Returns the exit code. Errors: `StartupError`, one sentence;
 * the data folder is then as it was.
 */
export async function restore({ env, out }: Command, backup: string, identity?: string): Promise<number> {
  if (!backup.endsWith(ENCRYPTED)) return restoreFolder({ env, out }, backup);
  if (identity === undefined) throw new StartupError(sentenceOf(messages.identityNeeded));
  const plain = `${path.resolve(env.MUNSHI_DATA)}.decrypted`;
  await rm(plain, { recursive: true, force: true });
  try {
    await decryptTo(backup, plain, identity);
    return await restoreFolder({ env, out }, plain);
  } finally {
    await rm(plain, { recursive: true, force: true });
  }
}

async function restoreFolder({ env, out }: Command, backup: string): Promise<number> {
  const data = path.resolve(env.MUNSHI_DATA);
  const sums = await sumsOf(backup);
  const manifest = await readManifest(backup);
  if (manifest) return restorePortable({ env, out }, path.join(backup, COPY), manifest, sums);
  if (keepsElsewhere(env)) throw new StartupError(sentenceOf(messages.notPortable));
  if ((await namesIn(data)).length > 0)
    throw new StartupError(sentenceOf(messages.notEmpty, { folder: env.MUNSHI_DATA }));
  const from = path.join(backup, COPY);
  let total = 0;
  for await (const { bytes } of entriesOf(from, () => false)) total += bytes;
  const draft = `${data}.restoring`;
  const progress = progressOf(out, total);
  await rm(draft, { recursive: true, force: true });
  try {
    for await (const entry of entriesOf(from, () => false)) {
      const sum = await copyEntry(from, draft, entry, privateMode(entry));
      if (!entry.folder && sums.get(entry.name) !== sum) throw damaged(entry.name);
      sums.delete(entry.name);
      progress(entry.bytes);
    }
    for (const [missing] of sums) throw damaged(missing);
    await rmdir(data).catch(() => undefined);
    await rename(draft, data);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  out.write(`${t(messages.restored, { folder: env.MUNSHI_DATA })}\n`);
  return 0;
}

/** A disk for backups may not keep permissions. PostgreSQL starts in a folder of its own user alone. */
function privateMode({ name, folder, mode }: Entry): number {
  if (!folder) return mode & 0o700;
  return name.startsWith('postgresql') ? 0o700 : mode & 0o711;
}

/** SHA-256 by the name of a file. Errors: `StartupError` where the folder is no complete backup. */
async function sumsOf(backup: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(backup, SUMS), 'utf8').catch(() => undefined);
  if (text === undefined || backup.endsWith('.part'))
    throw new StartupError(sentenceOf(messages.noBackup, { folder: backup }));
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(64 + 2 + COPY.length + 1), line.slice(0, 64)]));
}
