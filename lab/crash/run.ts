import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { openSecrets } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { createPasswords } from '#server/features/accounts/passwords/passwords.ts';
import { createConfirmedUser, setPassword } from '#server/features/accounts/store.ts';
import { OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { ServerUnderTest } from './server.ts';
import { Writers } from './writers.ts';

// npx tsx lab/crash/run.ts --kills 200 --writes 100000: kills the real server, its PostgreSQL, or both, at random moments under writing
// users, and then looks for every write that was acknowledged.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    writes: { type: 'string', default: '100000' },
    users: { type: 'string', default: '16' },
    port: { type: 'string', default: '3977' },
  },
});
const KINDS = ['server', 'PostgreSQL', 'both'] as const;
const PASSWORD = 'Correct-horse-9';
const log = pino({ level: 'silent' });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Kill {
  kind: (typeof KINDS)[number];
  readyMs: number;
}

async function makeUsers(folder: string, count: number): Promise<string[]> {
  const db = await openDatabase(
    { MUNSHI_DATA: folder, DATABASE_URL: undefined },
    await openSecrets(folder, false),
    log,
  );
  const hash = await createPasswords().hash(PASSWORD);
  const now = new Date();
  const emails = Array.from({ length: count }, (_, i) => `advocate${i}@example.in`);
  for (const email of emails) {
    await db.withAccounts(async (tx) => {
      const user = await createConfirmedUser(tx, { email, fullName: 'A. Advocate' }, now);
      await setPassword(tx, user.id, hash, now);
    });
  }
  await db.close();
  return emails;
}

async function signIn(origin: string, email: string): Promise<{ id: string; token: string }> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, token: session.access_token };
}

/** Waits for a random moment: so many more writes, on average `each`, and a little time that has nothing to do with them. */
async function randomMoment(writers: Writers, each: number): Promise<void> {
  await writers.more(Math.round(Math.random() * 2 * each));
  await sleep(Math.random() * 50);
}

async function killAtRandom(server: ServerUnderTest, writers: Writers, each: number): Promise<Kill> {
  await randomMoment(writers, each);
  const kind = KINDS[Math.floor(Math.random() * KINDS.length)] ?? 'both';
  if (kind !== 'server') await server.killPostgres();
  if (kind !== 'PostgreSQL') await server.killServer();
  return { kind, readyMs: await writers.nextAcknowledged(performance.now()) };
}

/** Counts what was acknowledged and is not there, or is there twice, looking behind row-level security. */
async function compare(
  folder: string,
  writers: Writers,
): Promise<{ lost: number; doubled: number; stored: number }> {
  const { database } = await openSecrets(folder, true);
  const cluster = await startCluster({ dataFolder: folder, ownerPassword: database.owner, log });
  const owner = new pg.Client({ connectionString: cluster.url(OWNER, database.owner, 'munshi') });
  await owner.connect();
  const { rows } = await owner.query<{ owner_id: string; name: string; n: number }>(
    'SELECT owner_id, name, count(*)::int AS n FROM public.clients GROUP BY 1, 2',
  );
  await owner.end();
  await cluster.stop();
  const stored = new Map(rows.map((row) => [`${row.owner_id} ${row.name}`, row.n]));
  let lost = 0;
  for (const [id, names] of writers.acknowledged) {
    for (const name of names) if (!stored.has(`${id} ${name}`)) lost += 1;
  }
  return { lost, doubled: rows.filter((row) => row.n > 1).length, stored: rows.length };
}

function times(kills: Kill[], kind?: Kill['kind']): string {
  const sorted = kills
    .filter((kill) => !kind || kill.kind === kind)
    .map((kill) => kill.readyMs)
    .sort((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / 1000).toFixed(2);
  return `${sorted.length} | ${at(0.5)} s | ${at(0.95)} s | ${at(1)} s`;
}

async function main(): Promise<void> {
  const built = spawnSync(process.execPath, [shippedPath('scripts/build.mjs')], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
  const root = mkdtempSync(path.join(tmpdir(), 'munshi-crash-'));
  chmodSync(root, 0o755);
  const folder = path.join(root, 'data');
  mkdirSync(folder, { mode: 0o700 });
  const server = new ServerUnderTest(folder, Number(values.port));
  const emails = await makeUsers(folder, Number(values.users));
  server.start();
  await server.ready();
  const users = await Promise.all(emails.map((email) => signIn(server.origin, email)));
  const writers = new Writers(server.origin);
  const began = performance.now();
  writers.start(users);
  const kills: Kill[] = [];
  const loads: number[] = [];
  const wanted = { kills: Number(values.kills), writes: Number(values.writes) };
  for (let i = 1; i <= wanted.kills; i += 1) {
    // Later kills even out what earlier ones took above or below their share.
    const each = Math.max(wanted.writes - writers.count, 0) / (wanted.kills - i + 1);
    const kill = await killAtRandom(server, writers, each);
    loads.push(loadavg()[0] ?? 0);
    kills.push(kill);
    console.log(
      `${i}: killed ${kill.kind}, ready after ${(kill.readyMs / 1000).toFixed(2)} s, ${writers.count} acknowledged`,
    );
  }
  await writers.more(Math.max(wanted.writes - writers.count, 0));
  await writers.stop();
  const seconds = (performance.now() - began) / 1000;
  const stopped = await server.stop();
  const result = await compare(folder, writers);
  const text = report(kills, writers, result, stopped, { seconds, loads });
  writeFileSync(shippedPath('lab/results/crash.md'), text);
  console.log(text);
  if (result.lost + result.doubled > 0) process.exitCode = 1;
  else rmSync(root, { recursive: true });
}

function report(
  kills: Kill[],
  writers: Writers,
  result: Awaited<ReturnType<typeof compare>>,
  stopped: { ms: number; clean: boolean },
  { seconds, loads }: { seconds: number; loads: number[] },
): string {
  const good = (yes: boolean) => (yes ? 'reached' : 'NOT REACHED');
  const worst = Math.max(...kills.map((kill) => kill.readyMs));
  const late = kills.filter((kill) => kill.readyMs > 10_000).length;
  const refusals =
    [...writers.statuses].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  return `# Crash: kill -9 under writing users

\`npx tsx lab/crash/run.ts --kills ${kills.length} --writes ${values.writes}\`: ${values.users} users add clients without pause through the real server (HTTP, session, row-level
security, own PostgreSQL with fsync on); at random moments the server, its PostgreSQL, or both are killed with SIGKILL. The launcher of
\`npm start\` brings the server back, the server its PostgreSQL.
A write counts as acknowledged when the user has its 201. ${cpus().length} cores (load average ${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)} meanwhile, from this run and from other work), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
| Kills | ${kills.length} | 200 | ${good(kills.length >= 200)} |
| Acknowledged writes | ${writers.count} in ${seconds.toFixed(0)} s | ≥ 100000 | ${good(writers.count >= 100_000)} |
| Lost | ${result.lost} | 0 | ${good(result.lost === 0)} |
| Doubled | ${result.doubled} | 0 | ${good(result.doubled === 0)} |
| Slowest return to service | ${(worst / 1000).toFixed(2)} s | ≤ 10 s each (${late} later) | ${good(worst <= 10_000)} |
| SIGTERM at the end | ${(stopped.ms / 1000).toFixed(2)} s, ${stopped.clean ? 'no process left' : 'PostgreSQL LEFT RUNNING'} | ≤ 10 s | ${good(stopped.ms <= 10_000 && stopped.clean)} |

From the kill to the first acknowledged write that was sent after it:

| Killed | Times | Median | p95 | Worst |
|---|---|---|---|---|
| server | ${times(kills, 'server')} |
| PostgreSQL | ${times(kills, 'PostgreSQL')} |
| both | ${times(kills, 'both')} |
| all | ${times(kills)} |

Without an answer (in doubt, may be stored or not): ${writers.inDoubt}; stored rows ${result.stored}. Refused with a status: ${refusals}.
`;
}

await main();
