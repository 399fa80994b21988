import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openSecrets } from '#server/core/secrets.ts';
import { OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { createDatabase, openDatabase } from '#server/platform/db/open.ts';
import { startS3 } from '#test/servers/s3.ts';
import { type Member, signedInMembers } from '../signed-in.ts';
import { startBuiltServer } from '../start-server.ts';

export interface Office {
  members: Member[];
  /** Starts server `at` of the office and waits until it is ready. */
  start(at: number): Promise<ChildProcess>;
  stop(): Promise<void>;
}

const log = pino({ level: 'silent' });

/** One PostgreSQL and one S3 store for as many servers as are started, each with a folder of its own and the same secrets. */
export async function openOffice({
  origin,
  ports,
  members,
  env = {},
  between = async (endpoint) => endpoint,
  betweenDatabase = async (url) => url,
}: {
  origin: string;
  ports: readonly number[];
  members: number;
  env?: Record<string, string>;
  /** The address by which servers reach the store. */
  between?: (endpoint: string) => Promise<string>;
  /** The address by which servers reach the database. */
  betweenDatabase?: (url: string) => Promise<string>;
}): Promise<Office> {
  const root = mkdtempSync(path.join(tmpdir(), 'munshi-operations-'));
  chmodSync(root, 0o755);
  const folderOf = (at: number) => path.join(root, `server-${at}`);
  for (const at of ports.keys()) mkdirSync(folderOf(at), { mode: 0o700 });
  const { database } = await openSecrets(folderOf(0), false);
  for (const at of ports.keys())
    if (at > 0) copyFileSync(path.join(folderOf(0), 'secrets.json'), path.join(folderOf(at), 'secrets.json'));
  const shared = path.join(root, 'shared');
  mkdirSync(shared, { mode: 0o700 });
  const cluster = await startCluster({ dataFolder: shared, ownerPassword: database.owner, log });
  await createDatabase(cluster.url(OWNER, database.owner, 'postgres'));
  const DATABASE_URL = cluster.url(OWNER, database.owner, 'munshi');
  const store = await startS3();
  const S3_ENDPOINT = await between(store.settings.endpoint ?? '');
  const ofServers = { DATABASE_URL: await betweenDatabase(DATABASE_URL), ...store.env, S3_ENDPOINT };
  const settings = { PUBLIC_URL: origin, ...ofServers, ...env };
  const db = await openDatabase(
    { MUNSHI_DATA: folderOf(0), DATABASE_URL },
    await openSecrets(folderOf(0), true),
    log,
  );
  const emails = Array.from({ length: members }, (_, at) => `advocate${at}@example.in`);
  const people = await signedInMembers(db, { folder: folderOf(0), origin }, emails);
  await db.close();
  return {
    members: people,
    start: (at) => startBuiltServer(folderOf(at), ports[at] ?? 0, settings),
    async stop() {
      await store.stop();
      await cluster.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export interface Held {
  memoryMb: number;
  files: number;
  sockets: number;
  threads: number;
}

/** Reads memory, open files, sockets and threads of a process just now. */
export function heldBy(pid: number): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const number = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0);
  const open = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return 'closed meanwhile';
    }
  });
  const sockets = open.filter((target) => target.startsWith('socket:')).length;
  return {
    memoryMb: number('VmRSS') / 1024,
    files: open.length - sockets,
    sockets,
    threads: number('Threads'),
  };
}
