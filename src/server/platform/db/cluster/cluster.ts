import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { findBinaries } from './binaries.ts';
import { initialise, OWNER } from './initialise.ts';
import { logFile, rotateLog } from './log-file.ts';
import { type Account, createAccountFolder, reachableBinaries, unprivilegedAccount } from './os-account.ts';
import {
  DiskFullError,
  type Postmaster,
  type PostmasterOptions,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';

// The socket's name is appended, and systems allow 103 to 107 bytes in total.
const LONGEST_SOCKET_FOLDER = 85;
const SLOWEST_RESTART_MS = 5000;
const LOOK_AT_LOG_MS = 10_000;

/** Our own PostgreSQL: supervised, restarted when it dies, reachable over a private Unix socket only. */
export interface Cluster {
  /** Connection string for a role; the owner's role is `OWNER`. */
  url(role: string, password: string, database: string): string;
  /** Current process id of the server; undefined while it restarts. */
  pid(): number | undefined;
  /** True while the server cannot restart because its disk is full. */
  diskFull(): boolean;
  /** True when a server left by a killed parent was adopted instead of started. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  dataFolder: string;
  ownerPassword: string;
  log: Logger;
  /** Additional server settings; tests with disposable data switch fsync off here. */
  settings?: Record<string, string>;
  /** Time between checks of the size of the server's log; default: 10 s. */
  lookAtLogMs?: number;
}

/** Connection string of a server for a role. */
export function addressOf(
  { socketFolder, port }: Pick<Postmaster, 'socketFolder' | 'port'>,
  role: string,
  password: string,
  database: string,
): string {
  const url = new URL(`postgresql://${role}@127.0.0.1:${port}/${database}`);
  url.password = password;
  if (socketFolder !== '') url.searchParams.set('host', socketFolder);
  return url.href;
}

/** The database folder inside a data folder. */
export function databaseFolder(dataFolder: string): string {
  return path.join(dataFolder, 'postgresql', 'data');
}

/**
 * Adopts or starts the PostgreSQL of a data folder, and creates its database at the first start.
 * Errors: `StartupError`, one sentence.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const prepared = await prepare(options);
  const supervisor = new Supervisor(prepared, options.log, options.lookAtLogMs);
  await supervisor.start();
  return supervisor;
}

async function prepare({
  dataFolder,
  ownerPassword,
  log,
  settings = {},
}: ClusterOptions): Promise<PostmasterOptions> {
  // The canonical path, so that a running server is recognised when it was started through a symbolic link.
  const folder = databaseFolder(await realpath(dataFolder));
  const account = await unprivilegedAccount();
  if (account) await createAccountFolder(account, dataFolder, path.dirname(folder));
  else await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  const isNew = !existsSync(folder);
  const major = isNew ? undefined : Number(await readFile(path.join(folder, 'PG_VERSION'), 'utf8'));
  const found = await findBinaries(major);
  const binaries = account ? await reachableBinaries(found, account) : found;
  if (isNew) {
    log.info({ folder, version: binaries.major }, 'making a new database');
    await initialise(folder, { binaries, account, password: ownerPassword, sync: settings.fsync !== 'off' });
  }
  const onWindows = process.platform === 'win32';
  const socketFolder = onWindows ? '' : await privateSocketFolder(path.dirname(folder), account);
  const port = onWindows ? await freePort() : 5432;
  return { folder, binaries, account, socketFolder, port, settings };
}

async function privateSocketFolder(parent: string, account: Account | undefined): Promise<string> {
  const beside = path.join(parent, 'socket');
  const fits = Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER;
  const folder = fits ? beside : await mkdtemp(path.join(tmpdir(), 'munshi-'));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 5432;
}

class Supervisor implements Cluster {
  adopted = false;
  #options: PostmasterOptions;
  #log: Logger;
  #postmaster: Postmaster | undefined;
  #stopping = false;
  #diskFull = false;
  #watching: Promise<void> = Promise.resolve();
  #rotating = false;
  #rotation: NodeJS.Timeout | undefined;
  readonly #lookAtLogMs: number;

  constructor(options: PostmasterOptions, log: Logger, lookAtLogMs = LOOK_AT_LOG_MS) {
    this.#options = options;
    this.#log = log;
    this.#lookAtLogMs = lookAtLogMs;
  }

  async start(): Promise<void> {
    const running = await runningPostmaster(this.#options.folder);
    this.adopted = running !== undefined;
    if (running) {
      this.#log.info({ postgres: running.pid }, 'took over the database server that was left running');
    }
    const first = running ?? (await startPostmaster(this.#options));
    await this.#moveTo(first);
    this.#postmaster = first;
    this.#watching = this.#watch(first);
    this.#rotation = setInterval(() => void this.#rotateLog(), this.#lookAtLogMs).unref();
  }

  pid(): number | undefined {
    return this.#postmaster?.pid;
  }

  diskFull(): boolean {
    return this.#diskFull;
  }

  url(role: string, password: string, database: string): string {
    return addressOf(this.#options, role, password, database);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#rotation);
    if (this.#postmaster) await stopPostmaster(this.#postmaster, this.#options);
    await this.#watching;
    const { socketFolder, folder } = this.#options;
    if (socketFolder !== '' && path.dirname(socketFolder) !== path.dirname(folder)) {
      await rm(socketFolder, { recursive: true, force: true });
    }
  }

  /** An adopted server keeps its socket or port; later restarts use the same one, so that pools can reconnect. */
  async #moveTo({ socketFolder, port }: Postmaster): Promise<void> {
    const unused = this.#options.socketFolder;
    if (unused !== '' && unused !== socketFolder) await rm(unused, { recursive: true, force: true });
    this.#options = { ...this.#options, socketFolder, port };
  }

  async #rotateLog(): Promise<void> {
    // A second rotation during the first would replace the moved log by an empty one.
    if (this.#rotating) return;
    this.#rotating = true;
    try {
      await rotateLog(logFile(this.#options.folder));
    } catch (error) {
      this.#log.warn({ err: error }, 'the log of the database server could not be rotated');
    } finally {
      this.#rotating = false;
    }
  }

  async #watch(first: Postmaster): Promise<void> {
    let current = first;
    for (;;) {
      await current.gone;
      this.#postmaster = undefined;
      if (this.#stopping) return;
      this.#log.error({ postgres: current.pid }, 'the database server died; starting it again');
      const next = await this.#restart();
      if (!next) return;
      current = next;
    }
  }

  async #restart(): Promise<Postmaster | undefined> {
    for (let wait = 100; !this.#stopping; wait = Math.min(wait * 2, SLOWEST_RESTART_MS)) {
      try {
        const next = await startPostmaster(this.#options);
        this.#postmaster = next;
        this.#diskFull = false;
        if (this.#stopping) await stopPostmaster(next, this.#options);
        this.#log.info({ postgres: next.pid }, 'the database server is back');
        return next;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#diskFull = error instanceof DiskFullError;
        this.#log.error({ reason }, 'the database server did not start; trying again');
        await sleep(wait);
      }
    }
    return undefined;
  }
}

export { OWNER };
