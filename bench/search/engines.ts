import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { OpenSearchEngine } from '#server/platform/search/opensearch/opensearch-engine.ts';
import { prepareOpenSearch, startOpenSearch } from '#test/servers/opensearch.ts';
import { Documents } from './documents.ts';
import { Times } from './measure.ts';

// npx tsx bench/search/engines.ts [--documents 10000] [--questions 50] [--write]: the embedded engine and OpenSearch with the
// same documents and the same questions, side by side: times, and how many of the first ten are the same.

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    questions: { type: 'string', default: '50' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.documents);
const questions = Number(values.questions);
const batch = 500;
const first = 10;

interface Kind {
  name: string;
  query: (documents: Documents, seed: number) => string;
}
const kinds: Kind[] = [
  { name: 'words', query: (documents, seed) => documents.words(seed, count) },
  { name: 'phrase', query: (documents, seed) => `"${documents.phrase(seed, count)}"` },
  { name: 'every word', query: (documents, seed) => documents.words(seed, count).split(' ').join(' AND ') },
];

async function fill(engine: LibraryEngine, documents: Documents): Promise<number> {
  const started = performance.now();
  for (let from = 0; from < count; from += batch)
    await engine.upsert(
      Array.from({ length: Math.min(batch, count - from) }, (_, i) => documents.get(from + i)),
    );
  await engine.refresh();
  return Math.round((count * 1000) / (performance.now() - started));
}

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-engines-'));
const log = pino({ level: 'silent' });
await prepareOpenSearch();
const node = await startOpenSearch();
const engines = {
  embedded: await openEmbeddedEngine({ folder: path.join(folder, 'index'), log }),
  OpenSearch: new OpenSearchEngine({ cluster: { nodes: [node.url], name: 'bench', shards: 1 }, log }),
};
type Name = keyof typeof engines;
const names = Object.keys(engines) as Name[];
try {
  const documents = new Documents();
  const load = loadavg()[0] ?? 0;
  const rates = { embedded: await fill(engines.embedded, documents), OpenSearch: 0 };
  rates.OpenSearch = await fill(engines.OpenSearch, documents);
  await engines.embedded.settled();
  const rows: string[] = [];
  for (const { name, query } of kinds) {
    const times = { embedded: new Times(), OpenSearch: new Times() };
    let [same, of] = [0, 0];
    for (let seed = -5; seed < questions; seed += 1) {
      const asked = { mode: 'keyword' as const, query: query(documents, seed + 1000), size: first };
      const found: string[][] = [];
      for (const engine of names) {
        const started = performance.now();
        found.push((await engines[engine].search(asked)).hits.map(({ id }) => id));
        if (seed >= 0) times[engine].add(performance.now() - started);
      }
      const [ours = [], theirs = []] = found;
      same += ours.filter((id) => theirs.includes(id)).length;
      of += Math.max(ours.length, theirs.length);
    }
    const ms = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`;
    rows.push(`| ${name} | ${ms(times.embedded)} | ${ms(times.OpenSearch)} | ${(same / of).toFixed(3)} |`);
  }
  const text = `# Both engines side by side

\`npx tsx bench/search/engines.ts\`: ${count.toLocaleString('en-IN')} made-up documents, ${questions} questions of each kind, one after another, without vectors. OpenSearch
2.19.0 runs on the same machine with one shard and a heap of 384 MB, and compiles quickly rather than well, as in the tests; its times include the client.
${cpus().length} cores, Node ${process.version}, load average ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after (more than 2 means that other work shared the machine: the times then say
little, the overlap is not affected).

| Keyword search, p50 / p95 | Embedded | OpenSearch | Same in the first ten |
|---|---|---|---|
${rows.join('\n')}

Written: ${rates.embedded} documents a second (embedded), ${rates.OpenSearch} (OpenSearch).
`;
  console.log(text);
  if (values.write) writeFileSync(path.join(import.meta.dirname, '..', 'results', 'search-engines.md'), text);
} finally {
  for (const name of names) await engines[name].close();
  await node.discard();
  rmSync(folder, { recursive: true, force: true });
}
