import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runningServer } from '#server/boot/data-folder.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { databaseFolder } from '#server/platform/db/cluster/cluster.ts';
import { isPostgresOf, readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';

/** The real server, built and launched as `npm start` does it: the launcher brings back a server that is killed. */
export class ServerUnderTest {
  readonly origin: string;
  readonly #folder: string;
  readonly #port: number;
  #launcher: ChildProcess | undefined;
  #stopping = false;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  start(): void {
    const log = openSync(path.join(this.#folder, '..', 'server.log'), 'a');
    const args = JSON.stringify(['--enable-source-maps', shippedPath('dist/server/main.mjs')]);
    const script = `import { keepRunning } from '${pathToFileURL(shippedPath('scripts/launcher.mjs')).href}';
      process.exit(await keepRunning(${args}));`;
    this.#launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, MUNSHI_DATA: this.#folder, PORT: String(this.#port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', log, log],
    });
    this.#launcher.once('exit', (code, signal) => {
      if (!this.#stopping) console.log(`the launcher ended: ${signal ?? code}`);
    });
  }

  /** Resolves to the milliseconds until `/readyz` says that the database answers. */
  async ready(patienceMs = 60_000): Promise<number> {
    const start = performance.now();
    for (;;) {
      const answer = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2500) }).catch(
        () => undefined,
      );
      const checks = (await answer?.json().catch(() => undefined)) as { database?: string } | undefined;
      if (checks?.database === 'ok') return performance.now() - start;
      if (performance.now() - start > patienceMs) throw new Error(`not ready after ${patienceMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Kills the server that runs now; one that is just being started again is left to become ready. */
  async killServer(): Promise<void> {
    const running = await runningServer(this.#folder);
    if (running) process.kill(running.pid, 'SIGKILL');
  }

  async killPostgres(): Promise<void> {
    const pid = await this.postgresPid();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }

  async postgresPid(): Promise<number | undefined> {
    const folder = databaseFolder(this.#folder);
    const file = await readPidFile(folder);
    return file && (await isPostgresOf(file.pid, folder)) ? file.pid : undefined;
  }

  /** SIGTERM; resolves to the milliseconds until the process was gone, and whether its PostgreSQL is gone as well. */
  async stop(): Promise<{ ms: number; clean: boolean }> {
    const child = this.#launcher;
    this.#stopping = true;
    const start = performance.now();
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    const ms = performance.now() - start;
    return { ms, clean: (await this.postgresPid()) === undefined };
  }
}
