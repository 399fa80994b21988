import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataFolder, runningServer } from '#server/boot/data-folder.ts';
import { ownModule } from '#server/core/own-module.ts';
import { commandLine } from '#server/core/process-identity.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { databaseFolder } from '#server/platform/db/cluster/cluster.ts';
import { readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';

const LAUNCHER = pathToFileURL(shippedPath('scripts/launcher.mjs')).href;

let root: string;
let started: Launched[];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'munshi-launcher-'));
  await chmod(root, 0o755);
  started = [];
});
afterEach(async () => {
  for (const one of started) await one.end();
  await rm(root, { recursive: true, force: true });
});

/** `npm start` without installing and building: the launcher with a server of these arguments, in a process group of its own. */
class Launched {
  said = '';
  readonly process: ChildProcess;
  readonly ended: Promise<unknown>;

  constructor(args: readonly string[], env: Record<string, string> = {}, stdout: 'pipe' | number = 'pipe') {
    const script = `import { keepRunning } from '${LAUNCHER}'; process.exit(await keepRunning(${JSON.stringify(args)}));`;
    this.process = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: shippedPath('.'),
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, 'pipe'],
      detached: true,
    });
    const hear = (chunk: Buffer) => {
      this.said += chunk.toString();
    };
    this.process.stdout?.on('data', hear);
    this.process.stderr?.on('data', hear);
    this.ended = once(this.process, 'exit');
    started.push(this);
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Sends what Ctrl-C in the terminal sends: every process of the group gets the signal. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  times(words: string): number {
    return this.said.split(words).length - 1;
  }

  async end(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.interrupt();
    await this.ended;
  }
}

/** A server of one line. */
const server = (script: string, env = {}) => new Launched(['-e', script], env);
const patiently = (read: () => unknown) => expect.poll(read, { timeout: 300_000, interval: 50 });
/** Real servers start several times in a test, on a machine that may be busy. */
vi.setConfig({ testTimeout: 900_000 });

test('a server that was ready and dies starts again in half a second, every time', async () => {
  const one = server(`process.send('ready'); setTimeout(() => process.exit(1), 20)`);
  await patiently(() => one.times('the server ended (exit code 1) and starts again in 0.5 s') >= 3).toBe(
    true,
  );
  expect(one.said).not.toContain('in 1 s');
});

test('a server that never becomes ready is tried with longer and longer delays; a Ctrl-C ends the wait', async () => {
  const one = server('process.abort()');
  await patiently(() => one.said).toContain('(SIGABRT) and starts again in 2 s');
  expect(one.said.match(/in [\d.]+ s/g)).toEqual(['in 0.5 s', 'in 1 s', 'in 2 s']);
  one.interrupt();
  expect(await one.ended).toEqual([0, null]);
});

test('a start that needs the operator is not tried again, unless the server had been ready before', async () => {
  const wrong = server('process.exit(78)');
  expect(await wrong.ended).toEqual([78, null]);
  expect(wrong.said).toBe('');
  const flag = path.join(root, 'was-ready');
  const later = server(
    `const fs = require('fs');
     if (fs.existsSync(${JSON.stringify(flag)})) process.exit(78);
     fs.writeFileSync(${JSON.stringify(flag)}, ''); process.send('ready'); setTimeout(() => process.exit(1), 20)`,
  );
  await patiently(() => later.times('(exit code 78) and starts again')).toBeGreaterThanOrEqual(2);
});

test('a stopped server is not restarted, whatever its exit code', async () => {
  const one = server(`process.send('stopping'); setTimeout(() => process.exit(1), 20)`);
  expect(await one.ended).toEqual([1, null]);
  expect(one.said).toBe('');
});

const MAIN = ownModule(new URL('../src/server/main', import.meta.url));
const settings = (more: Record<string, string> = {}) => ({
  ...{ PORT: '0', HOST: '127.0.0.1', MUNSHI_DATA: path.join(root, 'data'), LOG_PRETTY: 'false' },
  ...{ LOG_LEVEL: 'info', ...more },
});

test('a wrong setting, a port in use and a folder in use end the real server with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const held = await openDataFolder(path.join(root, 'held'), '127.0.0.1');
  const port = String((other.address() as AddressInfo).port);
  const cases = [
    [{ PORT: 'eighty' }, /^These settings cannot be used:\n {2}PORT: Give a number\./],
    [{ PORT: port }, new RegExp(`^Port ${port} on 127.0.0.1 is in use by another program`)],
    [{ MUNSHI_DATA: held.path }, /^Munshi already works on /],
  ] as const;
  for (const [given, sentence] of cases) {
    const one = new Launched([MAIN], settings(given));
    expect(await one.ended).toEqual([78, null]);
    expect(one.said).toMatch(sentence);
    expect(one.said).not.toContain('starts again');
  }
  await held.release();
  other.close();
});

/** SIGUSR2 makes the process throw where nothing catches, SIGWINCH reject where nothing listens. */
const FAULTS = `
  const secret = 'Ravi Kumar owes 5 lakh';
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error(secret); }));
  process.on('SIGWINCH', () => void Promise.reject(secret));`;

/** The process that serves the data folder, once it says that all it needs is there. */
async function readyServer(): Promise<number> {
  const running = await runningServer(path.join(root, 'data'));
  if (!running || running.port === 0) return 0;
  const answer = await fetch(`http://127.0.0.1:${running.port}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200 ? running.pid : 0;
}

/** Those of the processes that run; one that nobody has waited for yet has ended too. */
const stillRun = async (...pids: number[]) =>
  (await Promise.all(pids.map((pid) => commandLine(pid)))).filter((line) => line !== '');

const postgresPid = async () => (await readPidFile(databaseFolder(path.join(root, 'data'))))?.pid ?? 0;

test('the real server dies of an uncaught error, a rejection or a kill, comes back each time, and stops with Ctrl-C', async () => {
  const faults = path.join(root, 'faults.mjs');
  await writeFile(faults, FAULTS);
  const one = new Launched(['--import', pathToFileURL(faults).href, MAIN], settings());
  const pids: number[] = [];
  for (const signal of ['SIGUSR2', 'SIGWINCH', 'SIGKILL', undefined] as const) {
    await patiently(() => one.times('Munshi is ready')).toBe(pids.length + 1);
    let pid = 0;
    await patiently(async () => {
      pid = await readyServer();
      return pid;
    }).toBeGreaterThan(0);
    pids.push(pid);
    if (signal) process.kill(pid, signal);
  }
  expect(new Set(pids).size).toBe(4);
  expect(one.said).toContain('"origin":"uncaughtException","type":"Error"');
  expect(one.said).toContain('"origin":"unhandledRejection","type":"string"');
  expect(one.said).not.toContain('Ravi');
  expect(one.times('the server ended (exit code 1) and starts again in 0.5 s')).toBe(2);
  expect(one.times('the server ended (SIGKILL) and starts again in 0.5 s')).toBe(1);
  const postgres = await postgresPid();
  one.interrupt();
  expect(await one.ended).toEqual([0, null]);
  expect(await stillRun(pids.at(-1) ?? 0, postgres)).toEqual([]);
});

test('a server whose log goes to a full disk serves, and does not outlive its launcher', async () => {
  const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync('/dev/null', 'w');
  const one = new Launched([MAIN], settings({ LOG_LEVEL: 'debug' }), full);
  closeSync(full);
  let pid = 0;
  await patiently(async () => {
    pid = await readyServer();
    return pid;
  }).toBeGreaterThan(0);
  expect(await readyServer()).toBe(pid);
  const postgres = await postgresPid();
  one.process.kill('SIGKILL');
  await patiently(() => stillRun(pid, postgres)).toEqual([]);
});
