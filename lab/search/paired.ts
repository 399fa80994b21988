import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { EmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { Documents } from './documents.ts';
import { benchEmbedder } from './embedder.ts';
import { Times } from './measure.ts';
import { ask, type Kind, kinds, throughput } from './questions.ts';

// npx tsx lab/search/paired.ts <another checkout> [--documents 100000,3000] [--rounds 150] [--kinds words,phrase] [--write]: asks
// another checkout and this one the same questions in turn, over copies of the index that lab/search/run.ts has made, so that whatever else
// runs on the machine slows both alike. What counts is the processor time of each call, all threads included.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string', default: '100000,3000' },
    rounds: { type: 'string', default: '150' },
    kinds: { type: 'string', default: kinds.join(',') },
    write: { type: 'boolean', default: false },
  },
});
const checkouts = [path.resolve(positionals[0] ?? '.'), path.resolve(import.meta.dirname, '../..')];
const home = path.join(tmpdir(), 'munshi-bench-search');
const log = pino({ level: 'error' });
const turns = 4;
const embedder = benchEmbedder();

async function openFrom(checkout: string, index: string, side: string): Promise<EmbeddedEngine> {
  const folder = `${index}-${side}`;
  if (!existsSync(folder)) cpSync(index, folder, { recursive: true });
  const file = path.join(checkout, 'src/server/platform/search/embedded/embedded-engine.ts');
  const { openEmbeddedEngine } = (await import(
    pathToFileURL(file).href
  )) as typeof import('#server/platform/search/embedded/embedded-engine.ts');
  const engine = await openEmbeddedEngine({ folder, log, embedder });
  await engine.settled();
  return engine;
}

type Sides = readonly [before: EmbeddedEngine, now: EmbeddedEngine];

/** The processor times of one kind of question, of both sides. */
async function timesOf(engines: Sides, documents: Documents, count: number, kind: Kind): Promise<Times[]> {
  const times = engines.map(() => new Times());
  for (let seed = -15; seed < Number(values.rounds); seed += 1) {
    const sides = [...engines.entries()];
    for (const [side, engine] of seed % 2 === 0 ? sides : sides.reverse()) {
      const started = process.cpuUsage();
      await ask(engine, documents, count, kind, seed + 1000);
      const { user, system } = process.cpuUsage(started);
      if (seed >= 0) times[side]?.add((user + system) / 1000);
    }
  }
  return times;
}

/** Answers a second with 8 clients, of both sides. */
async function answersOf(engines: Sides, documents: Documents, count: number): Promise<number[]> {
  const answers = engines.map(() => new Times());
  for (let turn = 0; turn < turns; turn += 1)
    for (const [side, engine] of engines.entries())
      answers[side]?.add(await throughput(engine, documents, count, 8, 2));
  return answers.map(({ p50 }) => p50);
}

async function compare(documents: Documents, count: number): Promise<string[]> {
  const index = path.join(home, String(count), 'index');
  const [before = '', now = ''] = checkouts;
  const engines: Sides = [await openFrom(before, index, 'before'), await openFrom(now, index, 'now')];
  const size = count.toLocaleString('en-IN');
  const shown = (found: Times) => `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)} ms`;
  const rows: string[] = [];
  const asked = values.kinds.split(',');
  for (const kind of kinds.filter((each) => asked.includes(each))) {
    const [a, b] = (await timesOf(engines, documents, count, kind)) as [Times, Times];
    const ratio = `${(b.p50 / a.p50).toFixed(2)} / ${(b.p95 / a.p95).toFixed(2)}`;
    rows.push(`| ${size} | ${kind} | ${shown(a)} | ${shown(b)} | ${ratio} |`);
  }
  const [a, b] = (await answersOf(engines, documents, count)) as [number, number];
  rows.push(
    `| ${size} | answers a second, 8 clients | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(b / a).toFixed(2)} |`,
  );
  for (const engine of engines) await engine.close();
  return rows;
}

const documents = new Documents();
const load = loadavg()[0] ?? 0;
const rows: string[] = [];
for (const count of values.documents.split(',')) rows.push(...(await compare(documents, Number(count))));
const text = `## Search beside the version before

\`npx tsx lab/search/paired.ts <another checkout>\`: the same questions to both in turn, over copies of one index, ${cpus().length}
cores, load average ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after (more than 2 means that other work shared the caches, and
ratios at p95 differ from run to run). p50 / p95 of the processor time of the engine's call, all threads included.

| Documents | Question | Before | Now | Ratio |
|---|---|---|---|---|
${rows.join('\n')}
`;
console.log(text);
if (values.write) writeFileSync(path.join(import.meta.dirname, '..', 'results', 'search-paired.md'), text);
