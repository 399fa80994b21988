import { execFile, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childEnvironment } from '#server/core/child-environment.ts';
import { isAlive } from '#server/core/process-identity.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type Binaries, program } from './binaries.ts';
import { logFile, rotateLog } from './log-file.ts';
import type { Account } from './os-account.ts';
import { isPostgresOf, type PidFile, readPidFile } from './postmaster-pid.ts';

const run = promisify(execFile);

/** The disk is too full even for recovery; nothing is lost, and the server starts as soon as there is space. */
export class DiskFullError extends StartupError {}

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
  /** Resolves when the process has ended, for any reason. */
  gone: Promise<void>;
}

export interface PostmasterOptions {
  /** The database folder. */
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  /** Empty on Windows, where a loopback port is used instead. */
  socketFolder: string;
  port: number;
  settings: Record<string, string>;
}

/** Waits until a server that already runs on `folder` answers or ends; undefined when none runs. */
export async function runningPostmaster(folder: string): Promise<Postmaster | undefined> {
  for (;;) {
    const file = await readPidFile(folder);
    if (!file || !(await isPostgresOf(file.pid, folder))) return undefined;
    if (file.status === 'ready') return { ...file, gone: watch(file.pid, folder) };
    await sleep(50);
  }
}

/**
 * Starts PostgreSQL in its own process group (so that Ctrl-C in the terminal reaches only us) and waits until it is
 * ready, including recovery after a crash. It keeps running when we are killed; the next start adopts it.
 * Errors: `StartupError` with the reason from its log.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { folder } = options;
  const deadline = Date.now() + 20_000;
  for (;;) {
    const logStart = await rotateLog(logFile(folder));
    const started = await attempt(options);
    if (started) return started;
    // A parent that was just killed may have started a server in its last moment: adopt that one.
    const other = await runningPostmaster(folder);
    if (other) return other;
    const said = await saidSince(folder, logStart);
    // Orphans of a killed server end within moments, which frees its shared memory.
    const passing = /pre-existing shared memory block|lock file ".*" already exists/.test(said);
    if (!passing || Date.now() > deadline) throw explain(said, folder);
    await sleep(100);
  }
}

/** Stops the server: fast (SIGINT), then, after 6 s, immediate (SIGQUIT). Never SIGKILL. No data is lost either way. */
export async function stopPostmaster({ pid, gone }: Postmaster, options: PostmasterOptions): Promise<void> {
  if (process.platform === 'win32') {
    await run(program(options.binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-t', '6', '-D', options.folder]);
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 6000],
    ['SIGQUIT', 3000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const cancel = new AbortController();
    const late = sleep(patience, true, { signal: cancel.signal }).catch(() => true);
    const isLate = await Promise.race([gone.then(() => false), late]);
    cancel.abort();
    if (!isLate) return;
  }
}

async function attempt(options: PostmasterOptions): Promise<Postmaster | undefined> {
  const { folder } = options;
  const stale = await readPidFile(folder);
  const child = process.platform === 'win32' ? undefined : await spawnPostgres(options, stale);
  if (!child) await startByPgCtl(options);
  let exited = false;
  void child?.gone.then(() => {
    exited = true;
  });
  while (!exited) {
    const file = await readPidFile(folder);
    if (file?.status === 'ready' && (child === undefined || file.pid === child.pid)) {
      return { ...file, gone: child?.gone ?? watch(file.pid, folder) };
    }
    await sleep(20);
  }
  return undefined;
}

interface Child {
  pid: number | undefined;
  gone: Promise<void>;
}

async function spawnPostgres(options: PostmasterOptions, stale: PidFile | undefined): Promise<Child> {
  const { folder, binaries, account } = options;
  const log = await open(logFile(folder), 'a', 0o600);
  try {
    // The number of a killed server may belong to another program by now, or to a zombie; PostgreSQL would wait for it.
    // PG_GRANDPARENT_PID tells it that this process is no rival. The shared memory block still guards the folder.
    const env = stale ? { ...childEnvironment(), PG_GRANDPARENT_PID: String(stale.pid) } : childEnvironment();
    const child = spawn(program(binaries, 'postgres'), argumentsFor(options), {
      cwd: path.dirname(folder),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      uid: account?.uid,
      gid: account?.gid,
      env,
    });
    // Attached at once, because the process may end before any other code runs.
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (cause) =>
        reject(
          new StartupError(sentenceOf(messages.postgresNotStarted, { reason: cause.message }), { cause }),
        ),
      );
    });
    child.unref();
    return { pid: child.pid, gone };
  } finally {
    await log.close();
  }
}

function argumentsFor({ folder, socketFolder, port, settings }: PostmasterOptions): string[] {
  const all = {
    listen_addresses: socketFolder === '' ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    max_connections: '60',
    jit: 'off',
    lc_messages: 'C',
    // Statements and details contain user text.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder, '-p', String(port), ...flags];
}

async function startByPgCtl(options: PostmasterOptions): Promise<void> {
  const quoted = argumentsFor(options)
    .slice(2)
    .map((argument) => (argument.includes(' ') ? `"${argument}"` : argument));
  const args = ['start', '-w', '-D', options.folder, '-l', logFile(options.folder), '-o', quoted.join(' ')];
  await run(program(options.binaries, 'pg_ctl'), args, { env: childEnvironment() });
}

/** A server that we did not start has no exit event, so we poll four times a second. */
async function watch(pid: number, folder: string): Promise<void> {
  while (await isPostgresOf(pid, folder)) await sleep(250, undefined, { ref: false });
}

async function saidSince(folder: string, start: number): Promise<string> {
  return (await readFile(logFile(folder))).subarray(start).toString('utf8');
}

function explain(said: string, folder: string): StartupError {
  if (said.includes('No space left on device'))
    return new DiskFullError(sentenceOf(messages.diskFull, { folder }));
  const line = /(?:FATAL|PANIC|postgres): +(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? '';
  return new StartupError(sentenceOf(messages.postgresFailed, { reason: line, log: logFile(folder) }));
}
