// npx tsx lab/pages/run.ts: what a browser downloads for the pages, and how long `npm start` takes on a fresh clone
// whose packages are installed. Needs `node scripts/build.mjs` for the sizes, and git and cp (Linux) for the clone.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const port = 3971;
const GOAL_S = 40;

const load = () => readFileSync('/proc/loadavg', 'utf8').split(' ')[0];

/** Waits until the page at `/` arrives; the server says before that it is not there yet, or refuses. */
async function served(server: ChildProcess): Promise<void> {
  const url = `http://127.0.0.1:${port}/`;
  while (server.exitCode === null) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the product ended before it served its page');
}

/** Seconds from the command to the first page, on a clone of the last commit with empty folders. */
async function freshStart(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-fresh-'));
  const clone = path.join(folder, 'clone');
  const data = path.join(folder, 'data');
  execFileSync('chmod', ['755', folder]);
  mkdirSync(data, { mode: 0o755 });
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(clone, 'node_modules')]);
  // The note of `npm start` that these packages are those of the lock file.
  const lock = readFileSync(path.join(clone, 'package-lock.json'));
  const stamp = path.join(clone, 'node_modules/.munshi-lock');
  rmSync(stamp, { force: true });
  writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'));
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), MUNSHI_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await served(server);
    return (performance.now() - startedAt) / 1000;
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const reached = (good: boolean) => (good ? 'reached' : 'missed');
const sizes = execFileSync(process.execPath, ['scripts/bundle-size.mjs'], { cwd: root }).toString();
const pages = [...sizes.matchAll(/^([\w -]+): ([\d.]+) kB of at most ([\d.]+) kB$/gmu)].map(
  ([, name, size, goal]) =>
    `| JavaScript of the ${name} (compressed) | ≤ ${Number(goal)} kB | ${size} kB | ${reached(Number(size) <= Number(goal))} |`,
);
const before = load();
const seconds = await freshStart();
const text = `## The pages and the first start

\`npx tsx lab/pages/run.ts\`, Node ${process.versions.node}; load average ${before} before the start and ${load()} after it, on 2 cores.

| What | Goal | Measured | |
|---|---|---|---|
${pages.join('\n')}
| \`npm start\` on a fresh clone with installed packages, until \`/\` arrives: build, database, sample library | ≤ ${GOAL_S} s | ${seconds.toFixed(1)} s | ${reached(seconds <= GOAL_S)} |
`;
writeFileSync(path.join(root, 'lab/results/pages.md'), text);
process.stdout.write(text);
