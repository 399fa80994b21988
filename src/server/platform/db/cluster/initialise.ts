import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '#server/core/child-environment.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type Binaries, program } from './binaries.ts';
import type { Account } from './os-account.ts';

const run = promisify(execFile);

/** The role that owns and migrates the database in our own PostgreSQL. */
export const OWNER = 'munshi_migrator';

const NEEDED_MB = 150;

/**
 * Creates a new database folder at `folder`: checksums on, SCRAM passwords for everyone, UTF-8.
 * It is created next to its final path and then renamed, so an interrupted start leaves no incomplete folder.
 */
export async function initialise(
  folder: string,
  options: { binaries: Binaries; account: Account | undefined; password: string; sync: boolean },
): Promise<void> {
  const { binaries, account, password, sync } = options;
  const parent = path.dirname(folder);
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await checkSpace(parent);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    await rm(passwordFile, { force: true });
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
    if (account) {
      for (const file of [draft, passwordFile]) await chown(file, account.uid, account.gid);
    }
    const args = ['-D', draft, '-U', OWNER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    args.push('--encoding=UTF8', '--data-checksums', '--no-instructions', ...locale(binaries.major));
    if (!sync) args.push('--no-sync');
    const { uid, gid } = account ?? {};
    await run(program(binaries, 'initdb'), args, { cwd: parent, uid, gid, env: childEnvironment() });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw explain(error, parent);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function locale(major: number): string[] {
  return major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
}

async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < NEEDED_MB) {
    const sizes = { free: String(free), needed: String(NEEDED_MB) };
    throw new StartupError(sentenceOf(messages.diskTooSmall, { folder, ...sizes }));
  }
}

function explain(error: unknown, folder: string): unknown {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  if (errorCode(error) === 'ENOSPC' || said.includes('No space left')) {
    return new StartupError(sentenceOf(messages.diskFull, { folder }), { cause: error });
  }
  const line = /^initdb: (?:error|fatal): (.+)$/m.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
  const reason = line || String(error);
  return new StartupError(sentenceOf(messages.databaseNotCreated, { folder, reason }), { cause: error });
}
