// npx tsx lab/product/run.ts: the built product as a user meets it. Starts it twice on a fresh data folder and measures
// starts, stop, memory at rest, and answers over HTTP. Needs `node scripts/build.mjs`.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDemo } from '../demo-session.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';
import { firstView, NETWORKS } from './first-view.ts';

const root = path.resolve(import.meta.dirname, '../..');
const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-'));
const port = 3970;
const base = `http://127.0.0.1:${port}`;
const REQUESTS = 300;

interface Running {
  server: ChildProcess;
  seconds: number;
}

async function start(): Promise<Running> {
  const startedAt = performance.now();
  const server = await startBuiltServer(data, port);
  return { server, seconds: (performance.now() - startedAt) / 1000 };
}

async function stop({ server }: Running): Promise<number> {
  const startedAt = performance.now();
  await stopServer(server);
  return (performance.now() - startedAt) / 1000;
}

/** Resident megabytes of the server process alone; its PostgreSQL is counted apart. */
function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
}

function quantile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

async function timed(
  times: number,
  run: (at: number) => Promise<Response>,
): Promise<{ p50: number; p95: number }> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const startedAt = performance.now();
    const answer = await run(at);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    taken.push(performance.now() - startedAt);
  }
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
}

/** The signed-in home on slow networks; the goal is that of Slow 4G as Lighthouse has it. */
async function firstViews(cookie: string): Promise<[string, string, string][]> {
  const rows: [string, string, string][] = [];
  for (const [at, network] of (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).entries()) {
    const { frameMs, contentMs, kilobytes } = await firstView(base, cookie, network);
    rows.push([
      `First view of the signed-in home, empty cache, ${network}, processor ×4 slower: heading / dates of the board`,
      at === 0 ? 'dates ≤ 2.5 s' : '',
      `${(frameMs / 1000).toFixed(2)} / ${(contentMs / 1000).toFixed(2)} s (${kilobytes.toFixed(0)} kB)`,
    ]);
  }
  return rows;
}

async function answers(cookie: string): Promise<[string, string, string][]> {
  const headers = { cookie, origin: base, 'content-type': 'application/json' };
  const words = [
    'anticipatory bail',
    'specific performance',
    'default bail',
    'section 138',
    'natural justice',
    'reassessment notice',
  ];
  const search = (url: string, extra: object) => (at: number) =>
    fetch(base + url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: words[at % words.length], ...extra }),
    });
  const rows: [string, string, (at: number) => Promise<Response>][] = [
    ['`/keyword_search`, sample library', '≤ 40 ms', search('/keyword_search', { highlight: false })],
    ['`/keyword_search` with facets and passages', '≤ 80 ms', search('/keyword_search', { facets: true })],
    ['`/hybrid_search` with facets and passages', '', search('/hybrid_search', { facets: true })],
    [
      '`/rest/v1/cases`',
      '≤ 150 ms',
      () => fetch(`${base}/rest/v1/cases?select=*&order=created_at.desc`, { headers }),
    ],
    ['`/auth/v1/user` (the session check)', '', () => fetch(`${base}/auth/v1/user`, { headers })],
  ];
  const lines: [string, string, string][] = [];
  for (const [name, goal, run] of rows) {
    await timed(20, run);
    const { p50, p95 } = await timed(REQUESTS, run);
    lines.push([
      `${name}: p50 / p95`,
      goal === '' ? '' : `p95 ${goal}`,
      `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    ]);
  }
  return lines;
}

const first = await start();
const stopped = await stop(first);
const second = await start();
const atRest = residentMb(second.server.pid);

async function measured() {
  const cookie = await openDemo(base, data);
  const lines = await answers(cookie);
  return { lines, afterWork: residentMb(second.server.pid), views: await firstViews(cookie) };
}

const { lines, afterWork, views } = await measured().finally(async () => {
  await stop(second);
  rmSync(data, { recursive: true, force: true });
});

const table: [string, string, string][] = [
  ['First start, sample library loaded', '', `${first.seconds.toFixed(1)} s`],
  ['Second start', '≤ 5 s', `${second.seconds.toFixed(1)} s`],
  ['Stop', '≤ 10 s', `${stopped.toFixed(1)} s`],
  ['Memory at rest, without PostgreSQL', '≤ 400 MB', `${atRest.toFixed(0)} MB`],
  ['Memory after the requests below', '', `${afterWork.toFixed(0)} MB`],
  ...lines,
  ...views,
];
const text = `## The product as a user meets it\n\n\`npx tsx lab/product/run.ts\`, Node ${process.versions.node}; ${REQUESTS} requests each, one after another.\n\n| What | Goal | Measured |\n|---|---|---|\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
writeFileSync(path.join(root, 'lab/results/product.md'), text);
process.stdout.write(text);
