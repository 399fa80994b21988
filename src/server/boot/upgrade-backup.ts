import { constants, copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { freeMegabytes } from '../core/disk-space.ts';
import type { Env } from '../core/env.ts';
import { StartupError } from '../core/startup-error.ts';
import { Copy, entriesOf, UPGRADES } from '../platform/backups/copy-tree.ts';
import { KEPT_DAYS } from '../platform/backups/old-upgrades.ts';
import { COPY, copyPortable, FILES, ownVersion, SUMS } from '../platform/backups/portable.ts';

/** Folders of the search, which an upgrade may convert. */
const INDEX = ['index', 'embeddings', 'samples.json'];

type Settings = Pick<Env, 'MUNSHI_DATA' | 'STORAGE' | 'UPGRADE_BACKUP'>;

/** Files of users are never changed once written, so a link keeps what is removed later. */
async function linkFiles(from: string, to: string): Promise<void> {
  const own = (name: string) => name.startsWith(`${FILES}/.incoming`);
  for await (const { name, folder } of entriesOf(from, own, FILES)) {
    if (folder) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    else await link(path.join(from, name), path.join(to, name));
  }
}

async function copyIndex(from: string, copy: Copy): Promise<void> {
  for (const part of INDEX)
    for await (const { name, folder } of entriesOf(from, () => false, part)) {
      const to = path.join(copy.folder, name);
      if (folder) await mkdir(to, { recursive: true, mode: 0o700 });
      else await copyFile(path.join(from, name), to, constants.COPYFILE_FICLONE);
      await copy.sum(name);
    }
}

async function requireRoom(client: pg.Client, data: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  let bytes = Number(rows[0]?.bytes ?? 0);
  // Tables of LanceDB are copied once more when the index opens.
  for (const part of INDEX)
    for await (const { name, bytes: size } of entriesOf(data, () => false, part))
      bytes += name.includes('.lance/') ? 2 * size : size;
  const needed = Math.ceil(bytes / 2 ** 20);
  const free = await freeMegabytes(data);
  if (free < needed)
    throw new StartupError(sentenceOf(messages.upgradeNeedsRoom, { folder: data, needed, free }));
}

/**
 * Makes the backup that an upgrade can be rolled back to, and says what happens. It runs before the database is changed.
 * Errors: `StartupError` when there is no room for it or the rows cannot be read; then nothing was changed.
 */
export function beforeUpgrade(
  env: Settings,
  out: Pick<NodeJS.WritableStream, 'write'>,
  now: Date,
): (client: pg.Client, pending: readonly string[]) => Promise<void> {
  return async (client, pending) => {
    const said = { version: ownVersion(), count: pending.length };
    if (env.UPGRADE_BACKUP === 'off') {
      out.write(`${t(messages.upgradeWithout, said)}\n`);
      return;
    }
    const name = `munshi-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    const to = path.join(env.MUNSHI_DATA, UPGRADES, name);
    out.write(`${t(messages.upgradeBackup, { ...said, folder: to })}\n`);
    await requireRoom(client, env.MUNSHI_DATA);
    const draft = `${to}.part`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    try {
      const copy = new Copy(env.MUNSHI_DATA, path.join(draft, COPY), () => undefined);
      const linked = env.STORAGE === 'disk';
      await copyPortable({ client, dataFolder: env.MUNSHI_DATA }, copy, draft, { now, files: false, linked });
      if (linked) await linkFiles(env.MUNSHI_DATA, copy.folder);
      await copyIndex(env.MUNSHI_DATA, copy);
      await writeFile(path.join(draft, SUMS), copy.sums(COPY), { mode: 0o600, flush: true });
      await rename(draft, to);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    out.write(`${t(messages.upgradeBegins, { folder: to, days: KEPT_DAYS })}\n`);
  };
}
