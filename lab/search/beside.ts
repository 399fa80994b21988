import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, cpus, getPriority, loadavg, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDemo } from '../demo-session.ts';
import { startBuiltServer } from '../start-server.ts';
import { Documents } from './documents.ts';
import { Times } from './measure.ts';

// npx tsx lab/search/beside.ts [--documents 100000] [--seconds 30] [--write]: asks the built server for /healthz while
// eight clients search without a pause, over the index that lab/search/run.ts has made. Build first.

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.documents);
const seconds = Number(values.seconds);
const home = path.join(tmpdir(), 'munshi-bench-search');
const goalMs = 10;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * The probe is a process of its own, so that reading the answers of searches does not count as a delay, and writes to a
 * plain socket, because a client library would add its own pauses.
 */
const probe = `
  const { connect } = require('node:net');
  const [port, seconds] = process.argv.slice(1).map(Number);
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const times = [];
  const until = performance.now() + seconds * 1000;
  let startedAt = 0;
  const ask = () => {
    startedAt = performance.now();
    socket.write('GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n');
  };
  socket.on('connect', ask);
  socket.on('data', (answer) => {
    times.push(performance.now() - startedAt);
    if (!answer.toString().startsWith('HTTP/1.1 200')) throw new Error(answer.toString());
    if (performance.now() < until) setTimeout(ask, 10);
    else socket.destroy();
  });
  socket.on('close', () => process.stdout.write(JSON.stringify(times)));
`;

function askHealth(port: number): Promise<Times> {
  const args = ['--eval', probe, '--', String(port), String(seconds)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      const times = new Times();
      for (const ms of JSON.parse(out) as number[]) times.add(ms);
      resolve(times);
    });
  });
}

/** A quarter of the searches each: words, a phrase, words with facets, hybrid. */
function searchOf(documents: Documents, seed: number): [route: string, body: object] {
  const query = documents.words(seed, count);
  const kinds: [string, object][] = [
    ['/keyword_search', { query }],
    ['/keyword_search', { query: `"${documents.phrase(seed, count)}"` }],
    ['/keyword_search', { query, facets: true }],
    ['/hybrid_search', { query }],
  ];
  return kinds[seed % kinds.length] ?? ['/keyword_search', { query }];
}

async function search(base: string, cookies: readonly string[], documents: Documents): Promise<Times> {
  // On other machines the clients would not compete with the server for the processors.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL + getPriority());
  const times = new Times();
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: 8 }, async (_, client) => {
      const headers = {
        'content-type': 'application/json',
        origin: base,
        cookie: cookies[client % cookies.length] ?? '',
      };
      for (let seed = client * 10_001; performance.now() < until; seed += 1) {
        const [route, body] = searchOf(documents, seed);
        await times.take(async () => {
          const answer = await fetch(base + route, { method: 'POST', headers, body: JSON.stringify(body) });
          if (!answer.ok) throw new Error(`${route} answered ${answer.status}`);
          await answer.arrayBuffer();
        });
      }
    }),
  );
  return times;
}

const index = path.join(home, String(count), 'index');
if (!existsSync(index))
  throw new Error(`Make the index first: npx tsx lab/search/run.ts --documents ${count}`);
const data = path.join(home, 'beside');
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
chmodSync(home, 0o755);
cpSync(index, path.join(data, 'index'), { recursive: true });
const port = await freePort();
const server = await startBuiltServer(data, port);
try {
  const base = `http://localhost:${port}`;
  const cookies = [await openDemo(base, data), await openDemo(base, data)];
  const documents = new Documents();
  const idle = await askHealth(port);
  const load = loadavg()[0] ?? 0;
  const [health, searches] = await Promise.all([askHealth(port), search(base, cookies, documents)]);
  const ms = (times: Times) =>
    `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)} / ${times.quantile(0.99).toFixed(1)} ms`;
  const p99 = health.quantile(0.99);
  const text = `## Other requests during searches

\`npx tsx lab/search/beside.ts\`: the built server with ${count.toLocaleString('en-IN')} documents, 8 clients that search without a pause over HTTP
(words, phrases, words with facets, hybrid; marked passages; at a lower priority), and a process that asks for \`/healthz\` every 10 ms. ${cpus().length} cores, Node ${process.version},
load average ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after (more than 2 means that other work shared the machine).

| p50 / p95 / p99 | Measured | Goal | |
|---|---|---|---|
| \`/healthz\` without searches | ${ms(idle)} | | |
| \`/healthz\` during 8 searches at a time | ${ms(health)} | p99 ≤ ${goalMs} ms | ${p99 <= goalMs ? 'reached' : 'missed'} |
| the searches themselves | ${ms(searches)} | | |
`;
  console.log(text);
  if (values.write) writeFileSync(path.join(import.meta.dirname, '..', 'results', 'search-beside.md'), text);
} finally {
  server.kill('SIGTERM');
  await Promise.race([
    new Promise((resolve) => server.once('exit', resolve)),
    wait(10_000, undefined, { ref: false }),
  ]);
  rmSync(data, { recursive: true, force: true });
}
