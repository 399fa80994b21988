// npx tsx lab/operations/run.ts [load|soak|two|roll …]: servers of the built product over one PostgreSQL and one S3 store under
// a mixed day of lawyers who list, open, search, save and upload. `load`: 50 users. `soak`: half of them for `--minutes`
// (30), and what the process holds before and after. `two`: two servers beside one, each held to a part of a processor (needs
// root and the cpu controller of Linux). `roll`: two servers behind a proxy are updated one after another. Needs
// `node scripts/build.mjs`, Java and Maven.
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shippedPath } from '#server/core/shipped-path.ts';
import { quotingSources } from '#test/fakes/model/chat.ts';
import { startModel } from '#test/fakes/model/model.ts';
import { stopServer } from '../start-server.ts';
import { Balancer } from './balancer.ts';
import { type Held, heldBy, openOffice } from './servers.ts';
import { openStreams, type StreamsOutcome } from './streams.ts';
import { openWindows } from './windows.ts';
import { callsOf, type Outcome, seed, startWork } from './work.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' }, users: { type: 'string', default: '50' } },
});
const USERS = Number(values.users);
/** Pause of a user between two requests. */
const THINK_MS = 1000;
const PORTS = [3961, 3962];
const BALANCER = 3960;
const GOALS = { readMs: 150, writeMs: 300, scaling: 1.7, memoryGrowth: 1.1 } as const;
const WARM_MS = 15_000;
/** The share of a processor that one server of `two` gets. */
const SHARE = 0.3;

const rows: [string, string, string, string][] = [];
const report = (what: string, measured: string, goal = '', reached?: boolean) => {
  rows.push([what, measured, goal, reached === undefined ? '' : reached ? 'reached' : 'missed']);
  console.log(what, '|', measured, '|', goal, reached === undefined ? '' : reached ? 'reached' : 'MISSED');
};
const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.max(Math.ceil(times.length * share) - 1, 0)] ?? Number.NaN;
const three = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} / ${quantile(times, 1).toFixed(0)} ms`;

function reportTimes(name: string, { taken, failed }: Outcome): void {
  const [read, write] = [quantile(taken.read, 0.95), quantile(taken.write, 0.95)];
  report(
    `${name}: reads, p50 / p95 / worst`,
    three(taken.read),
    `p95 ≤ ${GOALS.readMs} ms`,
    read <= GOALS.readMs,
  );
  report(
    `${name}: writes, p50 / p95 / worst`,
    three(taken.write),
    `p95 ≤ ${GOALS.writeMs} ms`,
    write <= GOALS.writeMs,
  );
  const asked = taken.read.length + taken.write.length;
  report(`${name}: failed requests of ${asked}`, String(failed.length), '0', failed.length === 0);
  for (const one of [...new Set(failed)].slice(0, 5)) console.log('  failed:', one);
}

/** An office whose users have their cases, and its first servers. */
async function officeWith(servers: number, origin: string, env: Record<string, string> = {}) {
  const office = await openOffice({
    origin,
    ports: PORTS.slice(0, Math.max(servers, 1)),
    members: USERS,
    env: { DRAIN_SECONDS: '3', ...env },
  });
  const running: ChildProcess[] = [];
  for (let at = 0; at < servers; at += 1) running.push(await office.start(at));
  const direct = `http://127.0.0.1:${PORTS[0]}`;
  const cases = await Promise.all(office.members.map((member) => seed(callsOf(member, direct))));
  const workers = (to: string) =>
    office.members.map((member, at) => ({ call: callsOf(member, to), caseId: cases[at] ?? '' }));
  return { office, running, direct, workers };
}

async function load(): Promise<void> {
  const { office, running, direct, workers } = await officeWith(1, `http://127.0.0.1:${PORTS[0]}`);
  const warm = startWork(workers(direct), THINK_MS);
  await sleep(WARM_MS);
  await warm.stop();
  const work = startWork(workers(direct), THINK_MS);
  await sleep(60_000);
  reportTimes(`${USERS} users, one request a second each`, await work.stop());
  for (const server of running) await stopServer(server);
  await office.stop();
}

async function soak(): Promise<void> {
  const { office, running, direct, workers } = await officeWith(1, `http://127.0.0.1:${PORTS[0]}`);
  const pid = running[0]?.pid ?? 0;
  const minutes = Number(values.minutes);
  const half = workers(direct).slice(0, USERS / 2);
  const work = startWork(half, THINK_MS);
  // Lists, caches and threads reach their size first.
  const settle = Math.min(minutes / 6, 5) * 60_000;
  await sleep(settle);
  const before = await restingOf(pid);
  await sleep(minutes * 60_000 - settle);
  const after = await restingOf(pid);
  const outcome = await work.stop();
  reportTimes(`${half.length} users for ${minutes} minutes`, outcome);
  const grown = after.memoryMb / before.memoryMb;
  report(
    'Memory after the first sixth → at the end',
    `${before.memoryMb.toFixed(0)} → ${after.memoryMb.toFixed(0)} MB`,
    '+≤ 10 %',
    grown <= GOALS.memoryGrowth,
  );
  for (const kind of ['sockets', 'files', 'threads'] as const)
    report(`Open ${kind}`, `${before[kind]} → ${after[kind]}`, 'no growth', after[kind] <= before[kind] + 3);
  await stopServer(running[0] as ChildProcess);
  await office.stop();
}

/** The least of several looks, so that a request that is just open does not count as growth. */
async function restingOf(pid: number): Promise<Held> {
  const looks: Held[] = [];
  for (let at = 0; at < 40; at += 1) {
    looks.push(heldBy(pid));
    await sleep(250);
  }
  const least = (kind: keyof Held) => Math.min(...looks.map((look) => look[kind]));
  return {
    memoryMb: least('memoryMb'),
    files: least('files'),
    sockets: least('sockets'),
    threads: least('threads'),
  };
}

const CONTROLLER = '/sys/fs/cgroup/cpu';

/** Holds a process and its children to `SHARE` of a processor. */
function hold(pid: number, at: number): string {
  const group = path.join(CONTROLLER, `munshi-${process.pid}-${at}`);
  mkdirSync(group);
  writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(SHARE * 100_000));
  for (const task of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean))
    writeFileSync(path.join(group, 'cgroup.procs'), task);
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return group;
}

async function two(): Promise<void> {
  if (!existsSync(path.join(CONTROLLER, 'cpu.cfs_quota_us')) && process.getuid?.() !== 0)
    throw new Error('this machine cannot hold a process to a part of a processor');
  const origin = `http://127.0.0.1:${BALANCER}`;
  const { office, running, workers } = await officeWith(2, origin);
  const groups = running.map(({ pid }, at) => hold(pid ?? 0, at));
  const rateOver = async (ports: readonly number[]) => {
    const balancer = new Balancer(ports);
    await balancer.listen(BALANCER);
    const warm = startWork(workers(origin).slice(0, 16), 0);
    await sleep(WARM_MS);
    await warm.stop();
    const startedAt = performance.now();
    const work = startWork(workers(origin).slice(0, 16), 0);
    await sleep(40_000);
    const { taken, failed } = await work.stop();
    balancer.close();
    for (const one of [...new Set(failed)].slice(0, 3)) console.log('  failed:', one);
    return ((taken.read.length + taken.write.length) / (performance.now() - startedAt)) * 1000;
  };
  const one = await rateOver(PORTS.slice(0, 1));
  const both = await rateOver(PORTS);
  report(
    `Two servers on one PostgreSQL, each held to ${SHARE * 100} % of a processor: requests a second of one → of two`,
    `${one.toFixed(0)} → ${both.toFixed(0)}: ${(both / one).toFixed(2)} ×`,
    `≥ ${GOALS.scaling} ×`,
    both / one >= GOALS.scaling,
  );
  for (const server of running) await stopServer(server);
  for (const group of groups) rmdirSync(group);
  await office.stop();
}

function reportStreams({ whole, again, stopped, cut, refused, lost }: StreamsOutcome): void {
  report(
    `Answers that 6 users read while they are written: ${whole} to their end, ${stopped} ended by a server that stopped, which says so and keeps what it wrote, ${again} then asked for again and read to their end; ${refused.length} refused before their first word; cut off or lost`,
    String(cut.length + lost),
    '0',
    cut.length + lost === 0 && stopped > 0 && again > 0,
  );
  for (const one of [...new Set([...cut, ...refused])].slice(0, 5)) console.log('  cut or refused:', one);
}

async function roll(): Promise<void> {
  const origin = `http://127.0.0.1:${BALANCER}`;
  const model = await startModel();
  // An answer takes longer than a server that stops waits for it.
  model.manner = { writes: quotingSources, pace: { firstMs: 500, gapMs: 60 } };
  const { office, running, workers } = await officeWith(2, origin, {
    MODEL_URL: model.url,
    MODEL_NAME: 'fake-chat',
    MODEL_API_KEY: model.key,
  });
  const balancer = new Balancer(PORTS);
  await balancer.listen(BALANCER);
  const work = startWork(workers(origin).slice(0, 20), 200);
  const open = office.members.map((member) => ({
    token: () => member.token(),
    call: callsOf(member, origin),
  }));
  const windows = openWindows(origin, open.slice(0, 20));
  const streams = openStreams(origin, open.slice(20, 26));
  await sleep(WARM_MS);
  const stopped: number[] = [];
  for (const [at, server] of running.entries()) {
    stopped.push(await stopServer(server));
    running[at] = await office.start(at);
    while (!balancer.isReady(PORTS[at] ?? 0)) await sleep(100);
    await sleep(5000);
  }
  const { ended, longestGapMs, added, heard, reread, lost } = await windows.stop();
  const answers = await streams.stop();
  const { taken, failed } = await work.stop();
  const asked = taken.read.length + taken.write.length;
  reportStreams(answers);
  report(
    `Live windows of 20 users meanwhile: ${ended} connections ended; of ${added} added rows ${heard} arrived live and ${reread} were read after connecting again; lost`,
    String(lost),
    '0',
    lost === 0 && ended > 0,
  );
  report(
    'The longest time that a window was without its connection',
    `${(longestGapMs / 1000).toFixed(1)} s`,
    '≤ 5 s',
    longestGapMs <= 5000,
  );
  report(
    `Both servers updated one after another under ${asked} requests of 20 users: failed requests`,
    String(failed.length),
    '0',
    failed.length === 0,
  );
  for (const one of [...new Set(failed)].slice(0, 5)) console.log('  failed:', one);
  report(
    'The slower of the two stops',
    `${Math.max(...stopped).toFixed(1)} s`,
    '≤ 10 s',
    Math.max(...stopped) <= 10,
  );
  balancer.close();
  for (const server of running) await stopServer(server);
  await office.stop();
  await model.close();
}

const parts: Record<string, () => Promise<void>> = { load, soak, two, roll };
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const loads: string[] = [];
for (const name of wanted) {
  await parts[name]?.();
  loads.push(`${name} ${(loadavg()[0] ?? 0).toFixed(1)}`);
}
const text = `## Running it

\`npx tsx lab/operations/run.ts ${wanted.join(' ')}\`: the built product over one PostgreSQL (fsync on) and one S3 store; the load comes from the
same ${cpus().length} cores. Load average at the end of each part: ${loads.join(', ')}. Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
if (positionals.length === 0) writeFileSync(shippedPath('lab/results/operations.md'), text);
console.log(text);
