import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { isAlive } from '#server/core/process-identity.ts';
import type { DatabasePasswords } from '#server/core/secrets.ts';
import { type Cluster, databaseFolder, OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';
import { prepareDatabase } from '#server/platform/db/open.ts';
import { bundleOwnModules } from './bundles.ts';

const PREFIX = 'munshi-test-';

/** Everything a worker needs to make databases of its own. */
export interface TestServer {
  /** Owner's URL of the maintenance database. */
  adminUrl: string;
  template: string;
  passwords: DatabasePasswords;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabasePort: number;
    /** The folder of the bundles of modules that run in a thread or a process of their own. */
    ownModules: string;
  }
}

/**
 * One PostgreSQL for the whole run, started when the first test file asks for it over a loopback port, so that a run
 * without a database pays nothing. The data is thrown away, so fsync is off.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<{ server: TestServer; stop: () => Promise<void> }> | undefined;
  const door = createServer((socket) => {
    started ??= start();
    started.then(
      ({ server }) => socket.end(JSON.stringify(server)),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  project.provide('testDatabasePort', await listen(door));
  const ownModules = await bundleOwnModules();
  project.provide('ownModules', ownModules);
  project.onTestsRerun(async () => {
    await bundleOwnModules();
  });
  return async () => {
    door.close();
    await rm(ownModules, { recursive: true, force: true });
    const running = await started?.catch(() => undefined);
    await running?.stop();
  };
}

async function listen(door: Server): Promise<number> {
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function start() {
  await sweep();
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX));
  await writeFile(path.join(folder, 'owner.pid'), String(process.pid));
  const passwords = {
    owner: 'owner-of-a-test-database',
    app: 'app-of-a-test-database',
    accounts: 'accounts-of-a-test-database',
    worker: 'worker-of-a-test-database',
  };
  const log = pino({ level: 'silent' });
  const cluster: Cluster = await startCluster({
    dataFolder: folder,
    ownerPassword: passwords.owner,
    log,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const template = 'munshi_template';
  const url = (database: string) => cluster.url(OWNER, passwords.owner, database);
  await createTemplate(url('postgres'), template);
  await prepareDatabase(url(template), passwords, { log, durable: false });
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { server: { adminUrl: url('postgres'), template, passwords }, stop };
}

async function createTemplate(adminUrl: string, template: string): Promise<void> {
  const { default: pg } = await import('pg');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await admin.end();
}

/** Ends what a killed run left behind; its folder names the process that made it. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    const maker = Number(await readFile(path.join(folder, 'owner.pid'), 'utf8').catch(() => Number.NaN));
    if (!Number.isInteger(maker) || isAlive(maker)) continue;
    const left = existsSync(databaseFolder(folder)) ? await readPidFile(databaseFolder(folder)) : undefined;
    if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  }
}
