import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { installationOf, readDatabasePasswords } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { copyEntry, entriesOf } from '#server/platform/backups/copy-tree.ts';
import { FILES, type Manifest, ROWS } from '#server/platform/backups/portable.ts';
import { loadRows, OtherRowsError } from '#server/platform/backups/rows.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { connectOwner } from '#server/platform/db/open.ts';
import { ensureRoles } from '#server/platform/db/roles.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import { openStorage } from '#server/platform/storage/open.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { messages as startup } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { Command } from '../access/server-access.ts';
import { withCluster } from './held-database.ts';

export const damaged = (name: string) => new StartupError(sentenceOf(messages.damaged, { file: name }));

/** The names in a folder; none where it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function requireSums(from: string, sums: Map<string, string>, { linked }: Manifest): Promise<void> {
  const left = new Map(sums);
  for await (const { name, folder } of entriesOf(from, () => false)) {
    if (folder || (linked && name.startsWith(`${FILES}/`))) continue;
    const hash = createHash('sha256');
    for await (const bytes of createReadStream(path.join(from, name))) hash.update(bytes);
    if (left.get(name) !== hash.digest('hex')) throw damaged(name);
    left.delete(name);
  }
  for (const [missing] of left) throw damaged(missing);
}

/** A newer version knows migrations that this one does not. */
async function requireKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set(await namesIn(shippedPath('migrations')));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new StartupError(sentenceOf(startup.databaseNewer, { migration: unknown }));
}

/** The folder is empty, or that of another server of the same installation. */
async function requireFree(env: Command['env'], { installation }: Manifest): Promise<void> {
  const names = await namesIn(env.MUNSHI_DATA);
  if (names.length === 0) return;
  if (env.DATABASE_URL === undefined || names.join() !== 'secrets.json')
    throw new StartupError(sentenceOf(messages.notEmpty, { folder: env.MUNSHI_DATA }));
  if ((await installationOf(env.MUNSHI_DATA)) !== installation)
    throw new StartupError(sentenceOf(messages.otherInstallation, { folder: env.MUNSHI_DATA }));
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('auth.users') is not null as there`,
  );
  const users = rows[0]?.there ? await client.query('select from auth.users limit 1') : undefined;
  if (users && users.rowCount !== 0) throw new StartupError(sentenceOf(messages.databaseHasData));
}

/** Puts every file of the backup into a bucket. What was put is removed again when it fails. */
async function putFiles(from: string, bucket: FileStorage): Promise<void> {
  const [taken] = await bucket.list('', { limit: 1 });
  if (taken) throw new StartupError(sentenceOf(messages.bucketHasData));
  const put: string[] = [];
  try {
    for await (const { name, folder } of entriesOf(path.join(from, FILES), () => false)) {
      if (folder || name.startsWith('.')) continue;
      const bytes = createReadStream(path.join(from, FILES, name));
      await bucket.put(name, bytes, {
        contentType: contentTypeOf(name),
        maxBytes: Number.MAX_SAFE_INTEGER,
      });
      put.push(name);
    }
  } catch (error) {
    await bucket.remove(put);
    throw error;
  }
}

async function fill(url: string, from: string, data: string, manifest: Manifest): Promise<void> {
  const client = await connectOwner(url);
  try {
    await requireEmpty(client);
    await ensureRoles(client, await readDatabasePasswords(data));
    const until = manifest.migrations.at(-1);
    await migrate(client, shippedPath('migrations'), until === undefined ? {} : { until });
    await loadRows(client, path.join(from, ROWS), manifest);
  } catch (cause) {
    if (cause instanceof OtherRowsError) throw damaged(`${ROWS}: ${cause.message}`);
    throw cause;
  } finally {
    await client.end();
  }
}

/**
 * Restores a portable backup to where the settings keep data: our own PostgreSQL or that of `DATABASE_URL`, the data folder or
 * a bucket. All of these must be empty. Returns the exit code. Errors: `StartupError`, one sentence; the data folder is then as it was.
 */
export async function restorePortable(
  { env, out }: Command,
  from: string,
  manifest: Manifest,
  sums: Map<string, string>,
): Promise<number> {
  await requireSums(from, sums, manifest);
  await requireKnown(manifest);
  await requireFree(env, manifest);
  const data = path.resolve(env.MUNSHI_DATA);
  const draft = `${data}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o711 });
  // As root the database runs as another user, who passes through.
  await chmod(draft, 0o711);
  try {
    const elsewhere = env.STORAGE !== 'disk';
    const left = (name: string) => name === ROWS || (elsewhere && name === FILES);
    for await (const entry of entriesOf(from, left)) {
      if (entry.name === '') continue;
      await copyEntry(from, draft, entry, entry.folder ? 0o700 : 0o600);
    }
    if (elsewhere && manifest.files) await putFiles(from, await openStorage(env));
    if (env.DATABASE_URL !== undefined) await fill(env.DATABASE_URL, from, draft, manifest);
    else await withCluster(draft, (url) => fill(url, from, draft, manifest));
    await replace(draft, data);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  out.write(`${t(messages.restored, { folder: env.MUNSHI_DATA })}\n`);
  return 0;
}

/** The folder may have the same `secrets.json`. */
async function replace(draft: string, data: string): Promise<void> {
  await rm(path.join(data, 'secrets.json'), { force: true });
  await rmdir(data).catch(() => undefined);
  await rename(draft, data);
}
