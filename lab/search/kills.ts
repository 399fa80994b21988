import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { random } from './documents.ts';

// npx tsx lab/search/kills.ts [--kills 50] [--write]: kills a process that writes to a search index, so often during a flush and as often
// during a merge, at a random moment of it; looks for every write that was acknowledged and for what was left behind.
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, write: { type: 'boolean', default: false } },
});
const rows: string[] = [];
const phases = ['flush', 'merge'] as const;
type Phase = (typeof phases)[number];
const next = random(11);
const log = pino({ level: 'error' });

interface Written {
  acknowledged: number;
  /** False where the phase was over before the kill. */
  during: boolean;
}

/** Runs a writer and kills it at a random moment after a phase started. */
function writeUntilKilled(folder: string, from: number, phase: Phase): Promise<Written> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'killed-writer.ts'), folder, String(from)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const written: Written = { acknowledged: from, during: false };
  let killing = false;
  let running = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [what = '', value = ''] = line.split(' ');
    if (what === 'written') written.acknowledged = Number(value);
    else if (what === 'end') running = false;
    else if (what === phase) {
      running = true;
      if (killing) return;
      killing = true;
      setTimeout(() => {
        written.during = running;
        child.kill('SIGKILL');
      }, next() * 25);
    }
  });
  return new Promise((resolve) => child.on('close', () => resolve(written)));
}

/** Files in the folder that the manifest does not name, each with the time it was made, because names come back. */
function leftovers(folder: string): string[] {
  const { generations } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    generations: { name: string; vectors: Record<string, string> }[];
  };
  const named = generations.flatMap(({ name, vectors }) => [
    `${name}.rows`,
    `${name}.words`,
    `${name}.values`,
    ...Object.values(vectors).map((table) => `${table}.vectors`),
  ]);
  return readdirSync(folder)
    .filter((name) => name !== 'manifest.json' && !named.includes(name))
    .map((name) => `${statSync(path.join(folder, name), { throwIfNoEntry: false })?.birthtimeMs} ${name}`);
}

async function check(folder: string, acknowledged: number) {
  const orphans = leftovers(folder);
  const started = performance.now();
  const engine = await openEmbeddedEngine({ folder, log });
  const openMs = performance.now() - started;
  let lost = 0;
  for (let i = 0; i < acknowledged; i += 1) if (!(await engine.get(`d${i}`))) lost += 1;
  const { total } = await engine.search({ mode: 'keyword', query: 'easement' });
  // One write may have been on its way.
  const found = total === acknowledged || total === acknowledged + 1;
  // A file of a merge that started after the opening is no orphan.
  const left = leftovers(folder).filter((name) => orphans.includes(name));
  await engine.close();
  return { before: orphans.length, left, openMs, lost, found };
}

console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
for (const phase of phases) {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-kills-'));
  const sums = { kills: 0, during: 0, before: 0, after: 0, lost: 0, wrongTotals: 0, openMs: 0 };
  let from = 0;
  while (sums.during < Number(values.kills)) {
    const { acknowledged, during } = await writeUntilKilled(folder, from, phase);
    const { before, left, openMs, lost, found } = await check(folder, acknowledged);
    sums.kills += 1;
    sums.during += during ? 1 : 0;
    sums.before += before;
    sums.after += left.length;
    sums.lost += lost;
    sums.wrongTotals += found ? 0 : 1;
    sums.openMs = Math.max(sums.openMs, openMs);
    from = acknowledged;
    if (lost > 0 || !found || left.length > 0)
      console.log(`${phase}, kill ${sums.kills}`, { lost, found, left });
    if (sums.kills % 5 === 0) console.log(`  ${phase}: ${sums.kills} kills, ${sums.during} during it`);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(phase, JSON.stringify({ ...sums, openMs: Math.round(sums.openMs), acknowledged: from }));
  rows.push(
    `| ${[phase, sums.during, from, sums.lost, sums.wrongTotals, sums.before, sums.after, `${(sums.openMs / 1000).toFixed(1)} s`].join(' | ')} |`,
  );
  if (sums.lost + sums.wrongTotals + sums.after > 0) process.exitCode = 1;
}
const report = `# Search index: kill -9 while it is written

\`npx tsx lab/search/kills.ts --write\`: a process that writes to an index is killed at a random moment of a flush or of a merge.
Then the index is opened, and every acknowledged write and the count of a search are looked up. Node ${process.version}, load
${loadavg()[0]?.toFixed(1)}.

| Killed during | Kills (goal 50) | Acknowledged writes | Lost (goal 0) | Wrong counts (goal 0) | Orphans found | Orphans left (goal 0) | Slowest opening (goal ≤ 2 s) |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
console.log(report);
if (values.write) writeFileSync(path.join(import.meta.dirname, '..', 'results', 'index-kills.md'), report);
