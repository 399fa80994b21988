import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { installationOf } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { Copy } from './copy-tree.ts';
import { dumpRows, seesAllRows } from './rows.ts';

/** Beside the copy: says what a portable backup has. */
export const MANIFEST = 'backup.json';
/** Inside a backup: the copy, and the SHA-256 of each file in it, as `sha256sum --check` reads them. */
export const COPY = 'data';
export const SUMS = 'files.sha256';
/** The rows of the database, in the copy. */
export const ROWS = 'database';
export const FILES = 'files';

const manifest = z.object({
  format: z.literal(1),
  /** The version of Munshi that made it. */
  version: z.string(),
  made_at: z.string(),
  /** The migrations that the database had, in their order. */
  migrations: z.array(z.string()),
  /** The same for all servers that share one `secrets.json`. */
  installation: z.string(),
  /** False where the files stay in a bucket. */
  files: z.boolean(),
  /** True for files that are links to those of the data folder, without sums. */
  linked: z.boolean().default(false),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** The version of this Munshi. */
export const ownVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(shippedPath('package.json'), 'utf8')))
    .version;

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from app.migrations order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}

/** The places of the parts of an installation. */
interface Installed {
  /** The owner of the database. */
  client: pg.Client;
  dataFolder: string;
  /** The bucket; undefined where files are in the data folder. */
  bucket?: FileStorage;
}

async function copyFiles(copy: Copy, bucket: FileStorage | undefined): Promise<void> {
  if (!bucket) return copy.below(FILES);
  for (const { key } of await bucket.list('')) {
    const name = `${FILES}/${key}`;
    if (copy.has(name)) continue;
    // Files that are removed meanwhile belong to no row of the copy.
    const bytes = await bucket.read(key).catch(() => undefined);
    if (bytes) await copy.stream(name, bytes);
  }
}

/**
 * Copies secrets, files and rows, and writes the manifest into `beside`. Files that came before the moment of the rows are
 * all there. `files: false`: they stay where they are. Errors: `StartupError` when the role of the database does not see all rows.
 */
export async function copyPortable(
  { client, dataFolder, bucket }: Installed,
  copy: Copy,
  beside: string,
  { now, files = true, linked = false }: { now: Date; files?: boolean; linked?: boolean },
): Promise<Manifest> {
  if (!(await seesAllRows(client))) throw new StartupError(sentenceOf(messages.rowsHidden));
  await copy.below('', (name) => name !== 'secrets.json');
  if (files) await copyFiles(copy, bucket);
  const migrations = await migrationsOf(client);
  const rows = await dumpRows(client, path.join(copy.folder, ROWS));
  await copy.sum(ROWS);
  if (files) await copyFiles(copy, bucket);
  const installation = await installationOf(dataFolder);
  const made: Manifest = {
    format: 1,
    version: ownVersion(),
    made_at: now.toISOString(),
    migrations,
    installation,
    files: files || linked,
    linked,
    ...rows,
  };
  await writeFile(path.join(beside, MANIFEST), `${JSON.stringify(made, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return made;
}

/** The manifest of a portable backup; undefined for a copy of a data folder. Errors: `StartupError` for a damaged one. */
export async function readManifest(backup: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(backup, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartupError(sentenceOf(messages.noBackup, { folder: backup }), { cause });
  }
}
