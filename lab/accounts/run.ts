// npx tsx lab/accounts/run.ts: what signing in takes with 8 at once, with the real argon2id and a real PostgreSQL, and
// what the check of a session adds to a request. Over HTTP, against the real product in a process of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { verify } from '@node-rs/argon2';
import { ARGON2, createPasswords } from '#server/features/accounts/passwords/passwords.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { emailOf, PASSWORD } from '../members.ts';
import { startBenchServer, stopServer } from '../start-server.ts';

/** People who sign in at the same time. */
const MEMBERS = 8;

const { values } = parseArgs({
  options: {
    'sign-ins': { type: 'string', default: '240' },
    pairs: { type: 'string', default: '1500' },
    port: { type: 'string', default: '3978' },
  },
});
const SIGN_INS = Number(values['sign-ins']);
const PAIRS = Number(values.pairs);
const root = path.resolve(import.meta.dirname, '../..');
const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-accounts-'));
const base = `http://127.0.0.1:${values.port}`;

const quantile = (taken: readonly number[], share: number) =>
  [...taken].sort((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
const show = (taken: readonly number[]) =>
  `${quantile(taken, 0.5).toFixed(0)} / ${quantile(taken, 0.95).toFixed(0)} ms`;

/** Signs member `at` in from `address`; milliseconds. */
async function signIn(at: number, address: string): Promise<{ ms: number; session: AuthSession }> {
  const startedAt = performance.now();
  const answer = await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: emailOf(at), password: PASSWORD }),
  });
  const session = (await answer.json()) as AuthSession;
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status} ${JSON.stringify(session)}`);
  return { ms: performance.now() - startedAt, session };
}

/** `MEMBERS` people, each signing in again as soon as the last answer came. */
async function together(times: number, addressOf: (at: number) => string): Promise<number[]> {
  const taken: number[] = [];
  const one = async (at: number) => {
    for (let i = 0; i < times / MEMBERS; i++) taken.push((await signIn(at, addressOf(at))).ms);
  };
  await Promise.all(Array.from({ length: MEMBERS }, (_, at) => one(at)));
  return taken;
}

async function oneByOne(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) taken.push((await signIn(i % MEMBERS, `10.1.0.${i % MEMBERS}`)).ms);
  return taken;
}

/** The hash alone, in this process: `atOnce` of them. */
async function hashes(times: number, atOnce: number): Promise<number[]> {
  const stored = await createPasswords().hash(PASSWORD);
  const taken: number[] = [];
  for (let i = 0; i < times; i += atOnce) {
    const timed = async () => {
      const startedAt = performance.now();
      await verify(stored, PASSWORD);
      taken.push(performance.now() - startedAt);
    };
    await Promise.all(Array.from({ length: atOnce }, timed));
  }
  return taken;
}

async function get(url: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(base + url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

/** The same route with the check and without, in turn; the differences of the pairs. */
async function sessionCheck(token: string, pairs: number): Promise<number[]> {
  const added: number[] = [];
  for (let i = 0; i < pairs; i++) {
    const guardedFirst = i % 2 === 0 ? await get('/lab/guarded', token) : 0;
    const open = await get('/lab/open', token);
    added.push((guardedFirst || (await get('/lab/guarded', token))) - open);
  }
  return added;
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

async function serverCpuMs(): Promise<number> {
  return milliseconds((await (await fetch(`${base}/lab/cpu`)).json()) as NodeJS.CpuUsage);
}

const server = await startBenchServer({
  folder: data,
  port: Number(values.port),
  env: { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
});
try {
  const alone = await hashes(20, 1);
  const hashing = process.cpuUsage();
  const pair = await hashes(40, 2);
  const cpuHash = milliseconds(process.cpuUsage(hashing)) / 40;
  await together(MEMBERS * 2, (at) => `10.0.0.${at}`);
  const single = await oneByOne(40);
  const cpuBefore = await serverCpuMs();
  const eight = await together(SIGN_INS, (at) => `10.0.0.${at}`);
  const cpuEach = ((await serverCpuMs()) - cpuBefore) / SIGN_INS;
  const office = await together(SIGN_INS / 2, () => '10.9.9.9');
  const { session } = await signIn(0, '10.0.0.1');
  await sessionCheck(session.access_token, 200);
  const added = await sessionCheck(session.access_token, PAIRS);
  const mean = added.reduce((sum, ms) => sum + ms, 0) / added.length;

  const table: [string, string, string][] = [
    [`Argon2id (${ARGON2.memoryCost / 1024} MiB, t=${ARGON2.timeCost}) alone: p50 / p95`, '', show(alone)],
    ['Argon2id, two at once on two cores: p50 / p95', '', show(pair)],
    ['Sign-in, one after another: p50 / p95', '', show(single)],
    [
      'What eight such hashes on two cores allow at best: p50 / p95',
      '',
      show(pair.map((ms) => (ms * MEMBERS) / 2)),
    ],
    ['Sign-in, 8 at once: p50 / p95', 'p95 ≤ 250 ms', show(eight)],
    ['Sign-in, 8 at once from one address: p50 / p95', '', show(office)],
    [
      'CPU time of the server for one sign-in; of it the hash',
      '',
      `${cpuEach.toFixed(0)} ms; ${cpuHash.toFixed(0)} ms`,
    ],
    [
      'What the session check adds to a request: median / mean',
      '≤ 2 ms',
      `${quantile(added, 0.5).toFixed(2)} / ${mean.toFixed(2)} ms`,
    ],
  ];
  const load = loadavg()[0]?.toFixed(1);
  const text = `## Accounts\n\n\`npx tsx lab/accounts/run.ts\`, Node ${process.versions.node}; ${SIGN_INS} sign-ins, ${PAIRS} pairs of requests; load average at the end ${load}, the bench's own included. Eight people at once wait for four rounds of hashes on two cores; whatever else runs on the machine lengthens every round.\n\n| What | Goal | Measured |\n|---|---|---|\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
  writeFileSync(path.join(root, 'lab/results/accounts.md'), text);
  process.stdout.write(text);
} finally {
  await stopServer(server);
  rmSync(data, { recursive: true, force: true });
}
