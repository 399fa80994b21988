import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Binaries } from './binaries.ts';

/** The user PostgreSQL runs as when we are root: it refuses to run as root itself. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * The unprivileged user for PostgreSQL, or undefined when we are not root and it runs as the same user.
 * Errors: `StartupError` when the system has neither `postgres` nor `nobody`.
 */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const fields = lines.map((line) => line.split(':')).find(([name]) => name === wanted);
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (fields && uid > 0 && Number.isInteger(gid)) return { name: wanted, uid, gid };
  }
  throw new StartupError(sentenceOf(messages.postgresNotAsRoot));
}

/** The topmost folder on the way to `folder` that the account may not enter, or undefined when it reaches it. */
async function firstClosedFolder(folder: string, account: Account): Promise<string | undefined> {
  const way = [path.parse(folder).root];
  for (const part of path.relative(way[0] ?? '/', folder).split(path.sep)) {
    if (part !== '') way.push(path.join(way.at(-1) ?? '/', part));
  }
  for (const step of way) {
    const { mode, uid, gid } = await stat(step);
    const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & needed) === 0) return step;
  }
  return undefined;
}

/**
 * Creates `folder` below our data folder as a private folder of the account, for PostgreSQL.
 * Errors: `StartupError` when the account cannot reach it.
 */
export async function createAccountFolder(
  account: Account,
  dataFolder: string,
  folder: string,
): Promise<void> {
  // Search permission on the data folder reveals nothing of its content.
  const { mode, uid } = await stat(dataFolder);
  if (uid === 0 && (mode & 0o001) === 0) await chmod(dataFolder, (mode & 0o7777) | 0o011);
  const closed = await firstClosedFolder(dataFolder, account);
  if (closed)
    throw new StartupError(sentenceOf(messages.folderClosed, { user: account.name, folder: closed }));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account.uid, account.gid);
}

/** The same binaries, copied once to a folder of the system's temporary files when the account cannot reach them. */
export async function reachableBinaries(binaries: Binaries, account: Account): Promise<Binaries> {
  if (binaries.bundle === undefined || !(await firstClosedFolder(binaries.folder, account))) return binaries;
  const mark = createHash('sha256').update(binaries.bundle).digest('hex').slice(0, 12);
  const target = path.join(tmpdir(), `munshi-postgresql-${binaries.major}-${mark}`);
  if (!(await isOurs(target))) await copyBundle(binaries.bundle, target);
  return { ...binaries, bundle: target, folder: path.join(target, 'bin') };
}

/** Only a copy that root made and nobody else can write to may be run. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return true;
  throw new StartupError(sentenceOf(messages.copyNotOurs, { folder }));
}

async function copyBundle(bundle: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}-`);
  try {
    await cp(bundle, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start may have been faster; its copy is identical.
    if (!(await isOurs(target))) throw error;
  }
}
