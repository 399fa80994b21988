import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Env } from '#server/core/env.ts';
import { variables } from '#server/core/env.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Services } from '#server/platform/services.ts';

type Deps = Pick<Services, 'db' | 'env' | 'log' | 'now'>;

/** Words of the command that are kept. */
const KEPT = 2000;
const YEAR_DAYS = 366;

/** The command, as operators give it. */
function backupArguments({ BACKUP_TO, BACKUP_KEEP, BACKUP_ENCRYPT_TO }: Env): string[] {
  const encrypted = BACKUP_ENCRYPT_TO === undefined ? [] : ['--encrypt-to', BACKUP_ENCRYPT_TO];
  return ['backup', BACKUP_TO ?? '', '--keep', BACKUP_KEEP, ...encrypted];
}

/** Runs the command in a process of its own, after everything else. Returns what it said where it failed. */
export function runCommand(
  args: readonly string[],
  env: Env,
  command = shippedPath('dist/cli/munshi.mjs'),
): Promise<string | undefined> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: shippedPath(),
    env: { ...variables(), MUNSHI_DATA: env.MUNSHI_DATA },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-KEPT);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : said.trim() || `ended with ${code}`));
  });
}

/**
 * Makes the backup of the night where `BACKUP_TO` is set, and records it. Errors: none; a failed one is in the log, and its
 * age is an alert.
 */
export async function backUpBySchedule({ db, env, log, now }: Deps, run = runCommand): Promise<void> {
  if (env.BACKUP_TO === undefined) return;
  const began = now();
  const problem = await run(backupArguments(env), env);
  if (problem !== undefined) log.warn({ problem }, 'the backup of the schedule failed');
  await db.withWorker(async (tx) => {
    await tx.run(
      sql`insert into app.backup_runs (began_at, ended_at, problem) values (${began}, ${now()}, ${problem ?? null})`,
    );
    await tx.run(
      sql`delete from app.backup_runs where ended_at < ${new Date(now().getTime() - YEAR_DAYS * 86_400_000)}`,
    );
  });
}
