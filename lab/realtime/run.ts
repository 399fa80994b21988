// npx tsx lab/realtime/run.ts: the built server holds 500 sockets; how long from the request that adds a client until
// every window that may see it has received it. Needs `node scripts/build.mjs`.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { accessTokensOf } from '#server/features/accounts/sessions/authenticate.ts';
import { createConfirmedUser, startSession } from '#server/features/accounts/store.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { startBuiltServer } from '../start-server.ts';
import { Listener } from './listeners.ts';

const SOCKETS = 500;
const PORT = 3981;
const origin = `http://127.0.0.1:${PORT}`;
const root = mkdtempSync(path.join(tmpdir(), 'munshi-realtime-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

/** Users with a session each; their access tokens. */
async function makeUsers(count: number): Promise<string[]> {
  const env = readEnv({ MUNSHI_DATA: folder, PORT: String(PORT) });
  const secrets = await openSecrets(folder, false);
  const now = () => new Date();
  const db = await openDatabase(env, secrets, pino({ level: 'silent' }));
  const tokens = accessTokensOf({ env, secrets, now });
  const made: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const started = await db.withAccounts(async (tx) => {
      const user = await createConfirmedUser(
        tx,
        { email: `u${i}@example.in`, fullName: 'A. Advocate' },
        now(),
      );
      return startSession(tx, { userId: user.id, method: 'password', browser: false }, now());
    });
    if (!started) throw new Error('no session');
    const { user, session } = started;
    const names = { userId: user.id, sessionId: session.id, email: user.email ?? '', phone: '' };
    made.push((await tokens.sign({ ...names, aal: session.aal, amr: session.amr })).token);
  }
  await db.close();
  return made;
}

const residentMb = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Opens the sockets 25 at a time, as windows come back after a restart. */
async function openAll(tokens: readonly string[], users: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let i = 0; i < SOCKETS; i += 25) {
    const wave = Array.from({ length: 25 }, (_, j) => (i + j) % users);
    listeners.push(
      ...(await Promise.all(wave.map((user) => Listener.open(origin, user, tokens[user] ?? '')))),
    );
  }
  return listeners;
}

interface Taken {
  /** Milliseconds until the last request was answered, and until the last window concerned had received its own. */
  answered: number;
  heard: number;
}

/** Adds a client for each of these users at once. */
async function insertSeen(
  listeners: readonly Listener[],
  tokens: readonly string[],
  users: readonly number[],
): Promise<Taken> {
  const startedAt = performance.now();
  let answered = 0;
  const seen = users.map(async (user) => {
    const name = randomUUID();
    const own = listeners.filter((listener) => listener.user === user);
    const heard = own.map((listener) => listener.hears(name));
    const answer = await fetch(`${origin}/rest/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[user]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!answer.ok) throw new Error(`the insert answered ${answer.status}`);
    await answer.arrayBuffer();
    answered = performance.now() - startedAt;
    return Math.max(...(await Promise.all(heard))) - startedAt;
  });
  return { heard: Math.max(...(await Promise.all(seen))), answered };
}

async function measure(rounds: number, run: (round: number) => Promise<Taken>): Promise<Taken[]> {
  for (let i = 0; i < 10; i += 1) await run(i);
  const taken: Taken[] = [];
  for (let i = 0; i < rounds; i += 1) taken.push(await run(i));
  return taken;
}

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);
const rows: string[][] = [];
const three = (values: number[]) =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ');
const report = (what: string, taken: Taken[], goal?: 'of one insert') => {
  const heard = taken.map((one) => one.heard);
  const answered = taken.map((one) => one.answered);
  const judged = quantile(heard, 0.95) <= 200 ? 'reached' : 'NOT REACHED';
  const words = `${three(heard)} ms (the answer: ${three(answered)} ms)`;
  rows.push([what, words, goal ? 'p95 ≤ 200 ms' : '', goal ? judged : '']);
};

const tokens = await makeUsers(SOCKETS);
const server = await startBuiltServer(folder, PORT);
const before = residentMb(server.pid);

const many = await openAll(tokens, 25);
const held = residentMb(server.pid);
report(
  '25 users × 20 windows: one adds a client',
  await measure(200, (i) => insertSeen(many, tokens, [i % 25])),
  'of one insert',
);
report(
  '25 users × 20 windows: all add one at once',
  await measure(40, () => insertSeen(many, tokens, numbers(25))),
);
const strays = many.filter(
  (listener) => listener.heardCount !== (many[listener.user]?.heardCount ?? -1),
).length;
for (const listener of many) listener.close();

const single = await openAll(tokens, SOCKETS);
report(
  '500 users × 1 window: one adds a client',
  await measure(200, (i) => insertSeen(single, tokens, [(i * 7) % 500])),
  'of one insert',
);
report(
  '500 users × 1 window: 50 add one at once',
  await measure(40, (i) => insertSeen(single, tokens, numbers(50, (i * 50) % 450))),
);
const after = residentMb(server.pid);

const ended = new Promise((resolve) => server.once('exit', resolve));
const stopBegun = performance.now();
server.kill('SIGTERM');
await ended;
const stopMs = performance.now() - stopBegun;
const told = single.filter(({ closed }) => closed === 1001).length;
rmSync(root, { recursive: true });

const text = `## Live changes

\`npx tsx lab/realtime/run.ts\`: the built server with its own PostgreSQL (fsync on) holds ${SOCKETS} WebSockets; from sending the
request that adds a client until the last window that may see it has received it (p50 / p95 / worst). A user may have 20
windows. ${cpus().length} cores, shared with the 500 listening clients (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
| Windows that heard less, or more, than their user's others | ${strays} | 0 | ${strays === 0 ? 'reached' : 'NOT REACHED'} |
| Server's memory: without windows, with ${SOCKETS}, at the end | ${before.toFixed(0)} / ${held.toFixed(0)} / ${after.toFixed(0)} MB | | |
| SIGTERM with ${SOCKETS} windows; told that it goes away (1001) | ${(stopMs / 1000).toFixed(1)} s; ${told} | ≤ 10 s; all | ${stopMs <= 10_000 && told === SOCKETS ? 'reached' : 'NOT REACHED'} |
`;
writeFileSync(shippedPath('lab/results/realtime.md'), text);
process.stdout.write(text);
