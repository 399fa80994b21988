import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, OWNER, startCluster } from './cluster/cluster.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { sql } from './sql.ts';

const log = pino({ level: 'silent' });
const database = {
  owner: 'owner-for-a-test-server',
  app: 'app-for-a-test-server',
  accounts: 'accounts-for-a-test-server',
  worker: 'worker-for-a-test-server',
};
let root: string;
let cluster: Cluster;

// An external server: durable, with an owner who is not a superuser, as providers offer it.
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'munshi-open-'));
  await chmod(root, 0o755);
  const dataFolder = path.join(root, 'data');
  await mkdir(dataFolder, { mode: 0o700 });
  cluster = await startCluster({ dataFolder, ownerPassword: database.owner, log });
  await asSuperuser("CREATE ROLE provider_given LOGIN CREATEROLE PASSWORD 'given'");
  await asSuperuser("CREATE ROLE too_small LOGIN PASSWORD 'small'");
  await asSuperuser('CREATE DATABASE practice OWNER provider_given');
  await asSuperuser('CREATE DATABASE small_practice OWNER too_small');
});
afterAll(async () => {
  await cluster.stop();
  await rm(root, { recursive: true });
});

async function asSuperuser(query: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url(OWNER, database.owner, 'postgres') });
  await client.connect();
  await client.query(query);
  await client.end();
}

const open = (url: string) => openDatabase({ DATABASE_URL: url, MUNSHI_DATA: '/nowhere' }, { database }, log);
const practice = () => cluster.url('provider_given', 'given', 'practice');

async function works(db: Database): Promise<void> {
  const viewer = { userId: randomUUID(), aal: 'aal1' } as const;
  const rows = await db.withUser(viewer, (tx) =>
    tx.rows(sql`SELECT app.user_id() AS who, current_user AS role`),
  );
  expect(rows).toEqual([{ who: viewer.userId, role: 'munshi_app' }]);
  await db.withAccounts((tx) => tx.run(sql`SELECT 1 FROM auth.users`));
  await db.ping();
  await db.close();
}

test('DATABASE_URL works with an owner who may create roles, at the first and at later starts', async () => {
  await works(await open(practice()));
  await works(await open(practice()));
});

test('the passwords of the roles follow the secrets', async () => {
  await (await open(practice())).close();
  const changed = { ...database, app: 'another-password-of-the-app' };
  const db = await openDatabase(
    { DATABASE_URL: practice(), MUNSHI_DATA: '/nowhere' },
    { database: changed },
    log,
  );
  await works(db);
});

test.each([
  [
    'an owner who may not create roles',
    () => cluster.url('too_small', 'small', 'small_practice'),
    'Grant it CREATEROLE',
  ],
  [
    'a wrong password',
    () => cluster.url('provider_given', 'wrong', 'practice'),
    'The password for "provider_given" in DATABASE_URL is wrong.',
  ],
  [
    'a database that is not there',
    () => cluster.url('provider_given', 'given', 'elsewhere'),
    'There is no database "elsewhere"',
  ],
  [
    'a host that is not known',
    () => 'postgresql://a:b@no-such-host.invalid/c',
    'The host no-such-host.invalid in DATABASE_URL is not known',
  ],
])('%s is named in one sentence', async (_, url, sentence) => {
  await expect(open(url())).rejects.toThrow(sentence);
});

test('a port without PostgreSQL is reported in one sentence', async () => {
  const other = createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(open(`postgresql://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
    `The database at 127.0.0.1:${port} cannot be opened`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(open(`postgresql://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
    `Nothing answers at 127.0.0.1:${port}`,
  );
});

test('while our own server restarts, requests get a clear problem, and then work again', async () => {
  const db = await open(practice());
  const killed = cluster.pid() ?? 0;
  const asked = db.withWorker(async (tx) => {
    await tx.run(sql`SET LOCAL statement_timeout = 0`);
    await tx.run(sql`SELECT pg_sleep(100)`);
  });
  const answered = expect(asked).rejects.toMatchObject({ code: 'database_unavailable' });
  await expect.poll(() => sleepers()).toBe(1);
  process.kill(killed, 'SIGKILL');
  await answered;
  const state = () =>
    db.ping().then(
      () => 'healthy',
      (error: { code?: string }) => error.code,
    );
  await expect.poll(state).toBe('healthy');
  await db.close();
});

async function sleepers(): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url(OWNER, database.owner, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(100)'",
  );
  await client.end();
  return rowCount ?? 0;
}
