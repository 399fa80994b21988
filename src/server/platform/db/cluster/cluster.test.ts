import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAlive } from '#server/core/process-identity.ts';
import { startScript } from '#test/support/script.ts';
import { type Cluster, type ClusterOptions, databaseFolder, OWNER, startCluster } from './cluster.ts';
import { unprivilegedAccount } from './os-account.ts';
import { isPostgresOf, readPidFile } from './postmaster-pid.ts';

const password = 'a-password-for-tests';
const FAST = { fsync: 'off' };
let root: string;
let folder: string;
const running: Cluster[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'munshi-cluster-'));
  await chmod(root, 0o755);
  folder = await dataFolder('first');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((cluster) => cluster.stop()));
});
afterAll(() => rm(root, { recursive: true }));

async function dataFolder(name: string): Promise<string> {
  const made = path.join(root, name);
  await mkdir(made, { recursive: true, mode: 0o700 });
  return made;
}

async function start(options: Partial<ClusterOptions> = {}): Promise<Cluster> {
  const log = pino({ level: 'silent' });
  const cluster = await startCluster({
    dataFolder: folder,
    ownerPassword: password,
    log,
    settings: FAST,
    ...options,
  });
  running.push(cluster);
  return cluster;
}

async function ask(cluster: Cluster, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: cluster.url(OWNER, password, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Starts the cluster in another process and kills that process, which leaves its PostgreSQL without a parent. */
async function leftByKilledParent(): Promise<number> {
  const script = `
    import { startCluster } from '#server/platform/db/cluster/cluster.ts';
    import { pino } from 'pino';
    const options = { dataFolder: ${JSON.stringify(folder)}, ownerPassword: '${password}', settings: { fsync: 'off' } };
    const cluster = await startCluster({ ...options, log: pino({ level: 'silent' }) });
    setInterval(() => undefined, 1000);
    process.stdout.write(String(cluster.pid()));`;
  const parent = await startScript(script);
  const gone = once(parent, 'exit');
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  await gone;
  return Number(said.toString());
}

test('a new database has checksums, passwords for everyone, UTF-8, and no port', async () => {
  const cluster = await start({ settings: {} });
  expect(cluster.adopted).toBe(false);
  expect(await ask(cluster, 'SHOW data_checksums')).toBe('on');
  expect(await ask(cluster, 'SHOW fsync')).toBe('on');
  expect(await ask(cluster, 'SHOW listen_addresses')).toBe('');
  expect(await ask(cluster, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(cluster, "SELECT lower('ÉÇ')")).toBe('éç');
  expect(await ask(cluster, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules')).toBe('scram-sha-256');
  const wrong = new pg.Client({ connectionString: cluster.url(OWNER, 'a-wrong-password', 'postgres') });
  await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  expect(existsSync(`${databaseFolder(folder)}.password`)).toBe(false);
});

test('stopping ends the process, and written data is there at the next start', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const pid = first.pid() ?? 0;
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  const second = await start();
  expect(await ask(second, 'SELECT answer FROM kept')).toBe(42);
});

test('a server left by a killed parent is taken over, and stopped as if it were our own', async () => {
  const pid = await leftByKilledParent();
  const cluster = await start();
  expect(cluster.adopted).toBe(true);
  expect(cluster.pid()).toBe(pid);
  expect(await ask(cluster, 'SELECT 1')).toBe(1);
  await cluster.stop();
  // Its new parent process may not have reaped it yet.
  expect(await isPostgresOf(pid, databaseFolder(folder))).toBe(false);
});

test.each(['started', 'taken over'])('a server that was %s comes back when it is killed', async (how) => {
  if (how === 'taken over') await leftByKilledParent();
  const cluster = await start();
  const killed = cluster.pid() ?? 0;
  process.kill(killed, 'SIGKILL');
  const back = () => ask(cluster, 'SELECT 1').catch(() => 'away');
  await expect.poll(() => cluster.pid() !== killed && back()).toBe(1);
});

test('two that start at the same moment share one server', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.pid()).toBe(two.pid());
  expect(await ask(two, 'SELECT 1')).toBe(1);
});

/** A process number for `postmaster.pid` that belongs to the database's own user, so that it seems alive to it. */
async function withStaleNumber(script: string, check: (pid: number) => Promise<unknown>): Promise<void> {
  await (await start()).stop();
  const { uid, gid } = (await unprivilegedAccount()) ?? {};
  const other = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], uid, gid, cwd: '/' });
  const [said] = (await once(other.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  await check(pid);
  const pidFile = path.join(databaseFolder(folder), 'postmaster.pid');
  await writeFile(pidFile, `${pid}\n${databaseFolder(folder)}\n1\n5432\n\n\n\nready\n`);
  const cluster = await start();
  expect(cluster.adopted).toBe(false);
  expect(await ask(cluster, 'SELECT 1')).toBe(1);
  other.kill('SIGKILL');
}

test('a number in postmaster.pid that belongs to another program by now is in nobody’s way', async () => {
  await withStaleNumber('echo $$; exec sleep 60', async (pid) => expect(isAlive(pid)).toBe(true));
});

test.skipIf(process.platform !== 'linux')('nor is a zombie that nobody collects', async () => {
  // It ends after the shell was replaced by a program that never reaps children.
  const script = '(until grep -q sleep /proc/$$/comm; do sleep 0.02; done) & echo $!; exec sleep 60';
  await withStaleNumber(script, (pid) => {
    const state = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[2];
    return expect.poll(state).toBe('Z');
  });
});

test('a server under another folder is not ours', async () => {
  const cluster = await start();
  const file = await readPidFile(databaseFolder(folder));
  expect(file?.pid).toBe(cluster.pid());
  expect(await isPostgresOf(file?.pid ?? 0, databaseFolder(folder))).toBe(true);
  expect(await isPostgresOf(file?.pid ?? 0, databaseFolder(folder).slice(0, -1))).toBe(false);
});

test('a path too long for a socket works, and its temporary folder is removed', async () => {
  const cluster = await start({ dataFolder: await dataFolder(`long-${'x'.repeat(120)}`) });
  const socket = new URL(cluster.url(OWNER, password, 'postgres')).searchParams.get('host') ?? '';
  expect(path.dirname(socket)).toBe(tmpdir());
  expect(await ask(cluster, 'SELECT 1')).toBe(1);
  await cluster.stop();
  expect(existsSync(socket)).toBe(false);
});

test('a database made by a version that is not here is left alone, in one sentence', async () => {
  const other = await dataFolder('other-version');
  await mkdir(databaseFolder(other), { recursive: true });
  await writeFile(path.join(databaseFolder(other), 'PG_VERSION'), '9\n');
  await expect(start({ dataFolder: other })).rejects.toThrow(
    'PostgreSQL 9 was not found on this computer. It created the database in MUNSHI_DATA',
  );
});

test('the log of a running server is rotated, and quotes nothing that a user wrote', async () => {
  const own = await dataFolder('logging');
  const cluster = await start({
    dataFolder: own,
    lookAtLogMs: 20,
    settings: { ...FAST, log_statement: 'all' },
  });
  const log = path.join(own, 'postgresql', 'postgresql.log');
  const size = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;
  const filler = 'x'.repeat(2 ** 20);
  for (let n = 0; n < 6; n += 1) await ask(cluster, `select length('${filler}')`);
  await expect.poll(() => size(`${log}.1`)).toBeGreaterThan(4 * 2 ** 20);
  await expect.poll(() => size(log)).toBeLessThan(2 * 2 ** 20);
  await ask(cluster, 'select 1 as written_after_it');
  // The server continues at the beginning of the file, not at its old offset.
  await expect.poll(() => readFile(log, 'utf8')).toContain('written_after_it');
  expect(await readFile(log, 'utf8')).not.toContain('\0');
  expect((await stat(`${log}.1`)).mode & 0o777).toBe(0o600);
  await cluster.stop();

  const quiet = await start({ dataFolder: own });
  await expect(
    ask(
      quiet,
      "do $$ begin create temp table t (name text unique); insert into t values ('Ravi Kumar'), ('Ravi Kumar'); end $$",
    ),
  ).rejects.toThrow('duplicate key');
  expect(await readFile(log, 'utf8')).toContain('duplicate key');
  expect(await readFile(log, 'utf8')).not.toContain('Ravi');
});

test('a server that ends at once is reported with its own reason', async () => {
  await expect(start({ settings: { shared_buffers: 'much' } })).rejects.toThrow(
    /PostgreSQL did not start: .*shared_buffers.* Its log is .*postgresql\.log\./,
  );
});

test('an interrupted first start is repeated', async () => {
  const other = await dataFolder('interrupted');
  await mkdir(`${databaseFolder(other)}.new`, { recursive: true });
  await writeFile(path.join(`${databaseFolder(other)}.new`, 'PG_VERSION'), '18\n');
  const cluster = await start({ dataFolder: other });
  expect(await ask(cluster, 'SELECT 1')).toBe(1);
});

test.skipIf(process.getuid?.() !== 0)(
  'as root, a folder that the database’s user cannot reach is named',
  async () => {
    const closed = path.join(root, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const inside = await dataFolder('closed/inside');
    await expect(start({ dataFolder: inside })).rejects.toThrow(
      /who may not enter .*\/closed\. Set MUNSHI_DATA to a folder that this user may enter, such as MUNSHI_DATA=\/var\/lib\/munshi/,
    );
  },
);
