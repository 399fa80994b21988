import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { EmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { FaultyIndex, insist, scenario, scenarioIds } from '#test/faults/fault-scenario.ts';
import type { DiskStep } from '#test/faults/faulty-disk.ts';

// npx tsx lab/index-faults/run.ts [--every 1] [--write]: lets every write of the search index fail once, before it was
// done and after (a lost acknowledgement), and looks for what is lost, doubled or left behind. The test
// `embedded/faults.test.ts` does the same with the first and the last step of each kind.
const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } },
});
const CODES = ['ENOSPC', 'EIO'] as const;
const WHENS = ['before', 'after'] as const;
/** Steps that change the disk, or make a change survive a power cut. */
const WRITES = new Set([
  'handle.write',
  'handle.writeFile',
  'handle.sync',
  'rename',
  'rm',
  'createTable',
  'table.add',
  'table.optimize',
]);
const MOST_LOG_LINES = 6;

const failures: string[] = [];
const opening: number[] = [];

async function foundIds(engine: EmbeddedEngine, query: string): Promise<string> {
  const ask = () => engine.search({ mode: 'keyword', query, size: 100 });
  const { hits } = await insist(engine, ask);
  return hits
    .map(({ id }) => id)
    .sort()
    .join(' ');
}

async function problems(index: FaultyIndex, engine: EmbeddedEngine): Promise<string[]> {
  const found: string[] = [];
  if ((await foundIds(engine, 'easement')) !== scenarioIds.join(' ')) found.push('documents lost or doubled');
  if ((await foundIds(engine, 'round11')) !== 'd2') found.push('an old text is found');
  const near = await engine.search({ mode: 'semantic', query: 'x', size: 100 });
  if (near.hits.length !== scenarioIds.length) found.push('vectors lost or doubled');
  if ((await index.leftovers()).length > 0) found.push('files left behind');
  if (index.lines.length >= MOST_LOG_LINES) found.push('a noisy log');
  return found;
}

async function tryOne(step: DiskStep, code: (typeof CODES)[number], when: (typeof WHENS)[number]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-index-faults-'));
  const index = new FaultyIndex(folder);
  index.faulty.fault = ({ number }) => (number === step.number ? { code, when } : undefined);
  const where = `${code} ${when} ${step.kind} ${step.name} (${step.number})`;
  try {
    const engine = await index.open().catch(() => index.open());
    await scenario(engine);
    index.faulty.fault = () => undefined;
    const found = await problems(index, engine);
    await engine.close();
    if ((await index.openFiles()).length > 0) found.push('files left open');
    const started = performance.now();
    const again = await index.open();
    opening.push(performance.now() - started);
    await again.settled();
    found.push(...(await problems(index, again)).map((problem) => `reopened: ${problem}`));
    await again.close();
    failures.push(...found.map((problem) => `${where}: ${problem}`));
  } catch (error) {
    failures.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-index-faults-'));
const quiet = new FaultyIndex(folder);
const engine = await quiet.open();
await scenario(engine);
await engine.close();
rmSync(folder, { recursive: true, force: true });
const writes = quiet.faulty.steps.filter(({ kind }) => WRITES.has(kind));
const every = Number(values.every);
const load = [loadavg()[0] ?? 0, 0];
let tried = 0;
for (const [i, step] of writes.entries()) {
  if (i % every !== 0) continue;
  for (const when of WHENS) await tryOne(step, CODES[(i + tried++) % CODES.length] ?? 'EIO', when);
  if (i % 20 === 0) console.log(`  ${i} of ${writes.length}, ${failures.length} failures`);
}
load[1] = loadavg()[0] ?? 0;
opening.sort((a, b) => a - b);
const report = `## Faults of the search index

\`npx tsx lab/index-faults/run.ts${every > 1 ? ` --every ${every}` : ''} --write\`: twelve writes, a removal and a replacement with flushes, vectors and merges make
${writes.length} steps that write (tables, files, syncs, renames, removals). ${every > 1 ? `Each ${every}th` : 'Each'} of them fails once before it is done and once after it (a lost
acknowledgement), with a full disk or an I/O error. Afterwards, and again after reopening: every acknowledged document once, with
its newest text and its vector; no file left behind or left open; a clear error for the caller; a quiet log.
${cpus().length} cores, load average ${load.map((value) => value.toFixed(1)).join(' → ')}, Node ${process.version}.

| | Measured | Goal |
|---|---|---|
| Faults | ${tried} | every write, before and after |
| What went wrong | ${failures.length} | 0: ${failures.length === 0 ? 'reached' : 'missed'} |
| Opening afterwards, worst | ${(opening.at(-1) ?? 0).toFixed(0)} ms | ≤ 2 s: ${(opening.at(-1) ?? 0) <= 2000 ? 'reached' : 'missed'} |
`;
console.log(report, failures.join('\n'));
if (values.write) writeFileSync(path.join(import.meta.dirname, '..', 'results', 'index-faults.md'), report);
process.exitCode = failures.length > 0 ? 1 : 0;
