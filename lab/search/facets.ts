import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { facetNames, type LibraryFilters } from '#shared/contracts/library.ts';
import { Documents, random } from './documents.ts';
import { Times } from './measure.ts';

// npx tsx lab/search/facets.ts [--documents 100000] [--rounds 100] [--write]: made-up judgments with benches, acts, sections and
// disposals (kept in a temporary folder for the next run), and what all nine facets add to a search.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.documents);
const rounds = Number(values.rounds);
const batch = 250;
const paragraphsOfEach = 3;
const disposals = ['dismissed', 'allowed', 'partly allowed', 'disposed of', 'quashed', 'remanded', ''];
const documents = new Documents();

/** Frequent values are frequent by the square of chance: 90 acts, 4,500 sections, 3,000 judges. */
function document(i: number): LibraryDocument {
  const next = random(i + 77);
  const drawn = (most: number) => Math.floor(most * next() ** 2);
  const judges = Array.from({ length: 1 + drawn(3) }, () => `Judge ${drawn(3000)}`);
  const section_law = Array.from({ length: 2 + drawn(14) }, () => {
    const [act, section] = [drawn(90), 1 + drawn(50)];
    return { law: `Act ${act}`, section_number: String(section), key: `act ${act}:${section}` };
  });
  const one = documents.get(i);
  return {
    ...{ ...one, judges, section_law, bench: `Bench ${i % 45}` },
    disposal: disposals[drawn(disposals.length)] ?? '',
    paragraphs: one.paragraphs.slice(0, paragraphsOfEach),
  };
}

const folder = path.join(tmpdir(), 'munshi-bench-facets', String(count));
mkdirSync(folder, { recursive: true });
const engine = await openEmbeddedEngine({ folder, log: pino({ level: 'error' }) });
const { documents: held } = await engine.stats();
for (let from = held; from < count; from += batch)
  await engine.upsert(Array.from({ length: Math.min(batch, count - from) }, (_, i) => document(from + i)));
await engine.settled();

const narrow: LibraryFilters = {
  court: ['court-3', 'court-4', 'court-5'],
  year_from: 1980,
  disposal: ['dismissed'],
};
const asked: readonly [name: string, query: (seed: number) => string, filters?: LibraryFilters][] = [
  ['no words: the whole library is counted', () => ''],
  ['three words', (seed) => documents.words(seed, count)],
  ['three words, three filters', (seed) => documents.words(seed, count), narrow],
  ['three words, one section', (seed) => documents.words(seed, count), { section: ['act 1:3'] }],
];
const load = loadavg()[0] ?? 0;
const rows: string[] = [];
for (const [name, query, filters = {}] of asked) {
  const [without, counted] = [new Times(), new Times()];
  for (let seed = -10; seed < rounds; seed += 1) {
    const request = { mode: 'keyword', query: query(seed + 1000), filters } as const;
    const started = performance.now();
    await engine.search(request);
    const middle = performance.now();
    await engine.search({ ...request, facets: facetNames });
    if (seed < 0) continue;
    without.add(middle - started);
    counted.add(performance.now() - middle);
  }
  const shown = (times: Times) => `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)} ms`;
  rows.push(`| ${name} | ${shown(without)} | ${shown(counted)} |`);
}
await engine.close();
const text = `## Facets

\`npx tsx lab/search/facets.ts\`: ${count.toLocaleString('en-IN')} documents of 300 words with 90 acts, 4,500 sections and 3,000 judges, ${cpus().length} cores, load
average ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after. p50 / p95 of the engine's call, without facets and with all nine. Goal: 30 ms.

| Search | Without facets | With all nine |
|---|---|---|
${rows.join('\n')}
`;
console.log(text);
if (values.write) writeFileSync(path.join(import.meta.dirname, '..', 'results', 'search-facets.md'), text);
