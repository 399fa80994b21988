import { pino } from 'pino';
import { openLanceEngine } from '#server/platform/search/lance.ts';
import { Documents } from './documents.ts';
import { projectionEmbedder } from './embedder.ts';

const n = +process.argv[2];
const d = new Documents();
const e = await openLanceEngine({
  folder: `/tmp/munshi-bench-search/${n}/index`,
  log: pino({ level: 'error' }),
  embedder: projectionEmbedder(),
});
await e.settled();
console.log(await e.stats().then((s) => [s.documents, s.generations]));
for (const [name, f] of [
  ['words', (i: number) => e.search({ mode: 'keyword', query: d.words(i, n) })],
  ['phrase', (i: number) => e.search({ mode: 'keyword', query: `"${d.phrase(i, n)}"` })],
  ['count1', (i: number) => e.search({ mode: 'keyword', query: d.words(i, n), size: 1 })],
  [
    'facets',
    (i: number) =>
      e.search({
        mode: 'keyword',
        query: d.words(i, n),
        facets: ['court', 'judge', 'year', 'state', 'type'],
      }),
  ],
  ['hl', (i: number) => e.search({ mode: 'keyword', query: d.words(i, n), highlight: true })],
  ['semantic', (i: number) => e.search({ mode: 'semantic', query: d.words(i, n) })],
  ['hybrid', (i: number) => e.search({ mode: 'hybrid', query: d.words(i, n) })],
  ['similar', (i: number) => e.similar({ like: { text: d.text(i).slice(0, 3000) } })],
] as const) {
  for (let i = 0; i < 30; i++) await f(i);
  const c0 = process.cpuUsage(),
    t0 = performance.now();
  const ts = [];
  for (let i = 0; i < 150; i++) {
    const t = performance.now();
    await f(i + 100);
    ts.push(performance.now() - t);
  }
  const c = process.cpuUsage(c0);
  ts.sort((a, b) => a - b);
  console.log(
    name.padEnd(10),
    'wall',
    ((performance.now() - t0) / 150).toFixed(2),
    'p50',
    ts[75]!.toFixed(2),
    'min',
    ts[0]!.toFixed(2),
    'cpu ms',
    ((c.user + c.system) / 150e3).toFixed(2),
  );
}
await e.close();
