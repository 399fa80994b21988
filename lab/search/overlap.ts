import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { pino } from 'pino';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument, LibraryEngine } from '#server/platform/search/engine.ts';
import { OpenSearchEngine } from '#server/platform/search/opensearch/opensearch-engine.ts';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import { prepareOpenSearch, startOpenSearch } from '#test/servers/opensearch.ts';
import { random } from './documents.ts';
import { benchEmbedder } from './embedder.ts';
import { Times } from './measure.ts';
import { keepPart } from './result-parts.ts';

// npx tsx lab/search/overlap.ts [--verbose]: the same real judgments and questions for both engines, with the same
// vectors; how much of the first ten of one is in the first ten of the other.

const FIRST = 10;
const QUESTIONS = 150;
const BATCH = 100;
const HEAP = '1g';
const log = pino({ level: 'error' });
const verbose = process.argv.includes('--verbose');

function realJudgments(): LibraryDocument[] {
  const folder = sharedData('judgments-supreme-court');
  if (folder === undefined) throw new Error('The Supreme Court judgments are absent: nothing was measured.');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.sort().flatMap((key) => {
    const text = readFileSync(path.join(folder, key), 'utf8');
    return documentsOf({ folder: 'overlap', key, size: text.length }, [text]);
  });
}

interface Kind {
  name: string;
  mode: SearchMode;
  /** Made of the words of one paragraph. */
  query: (words: readonly string[], draw: (below: number) => number) => string;
}

const some = (words: readonly string[], count: number, draw: (below: number) => number) =>
  Array.from({ length: count }, () => words[draw(words.length)] ?? '').join(' ');
const next = (words: readonly string[], count: number, draw: (below: number) => number) => {
  const from = draw(Math.max(1, words.length - count));
  return words.slice(from, from + count).join(' ');
};

const KINDS: readonly Kind[] = [
  { name: 'Two to four words of a paragraph', mode: 'keyword', query: (w, d) => some(w, 2 + d(3), d) },
  { name: 'Phrase of two to four words', mode: 'keyword', query: (w, d) => `"${next(w, 2 + d(3), d)}"` },
  { name: 'Sentence of ten words', mode: 'keyword', query: (w, d) => next(w, 10, d) },
  { name: 'Two to four words, hybrid', mode: 'hybrid', query: (w, d) => some(w, 2 + d(3), d) },
  { name: 'Sentence of ten words, hybrid', mode: 'hybrid', query: (w, d) => next(w, 10, d) },
];

function questionsOf({ query }: Kind, documents: readonly LibraryDocument[], seed: number): string[] {
  const drawn = random(seed);
  const draw = (below: number) => Math.floor(drawn() * below);
  const questions: string[] = [];
  while (questions.length < QUESTIONS) {
    const { paragraphs = [] } = documents[draw(documents.length)] ?? {};
    const words = paragraphs[draw(paragraphs.length)]?.text.match(/\b[a-z]{4,14}\b/gu) ?? [];
    if (words.length > 12) questions.push(query(words, draw));
  }
  return questions;
}

async function fill(engine: LibraryEngine, documents: readonly LibraryDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH)
    await engine.upsert(documents.slice(from, from + BATCH));
  await engine.refresh();
}

const firstOf = async (engine: LibraryEngine, mode: SearchMode, query: string) =>
  (await engine.search({ mode, query, size: FIRST })).hits;

async function compare(here: LibraryEngine, there: LibraryEngine, kind: Kind, questions: string[]) {
  let sum = 0;
  let asked = 0;
  let same = 0;
  const times = { here: new Times(), there: new Times() };
  for (const query of questions) {
    const a = await times.here.take(() => firstOf(here, kind.mode, query));
    const b = await times.there.take(() => firstOf(there, kind.mode, query));
    const most = Math.max(a.length, b.length);
    if (most === 0) continue;
    const ids = new Set(b.map(({ id }) => id));
    const share = a.filter(({ id }) => ids.has(id)).length / most;
    asked += 1;
    sum += share;
    if (a[0]?.id === b[0]?.id) same += 1;
    if (verbose && share < 0.8)
      console.log(
        share,
        kind.name,
        query,
        '\n',
        ...[a, b].map(
          (hits) =>
            `${hits.map(({ id, score, boost }) => `${id.slice(0, 5)}:${score.toFixed(2)}/${boost}`).join(' ')}\n`,
        ),
      );
  }
  return { overlap: sum / asked, first: same / asked, asked, times };
}

const documents = realJudgments();
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-overlap-'));
await prepareOpenSearch();
// Compiled well, unlike in the tests: times count here.
const node = await startOpenSearch([], { environment: { OPENSEARCH_HEAP: HEAP } });
const embedder = benchEmbedder();
const embedded = await openEmbeddedEngine({ folder, log, embedder });
const cluster = new OpenSearchEngine({
  cluster: { nodes: [node.url], name: 'overlap', shards: 1 },
  embedder,
  log,
});
try {
  await Promise.all([fill(embedded, documents), fill(cluster, documents)]);
  const rows: string[] = [];
  for (const [i, kind] of KINDS.entries()) {
    const { overlap, first, asked, times } = await compare(
      embedded,
      cluster,
      kind,
      questionsOf(kind, documents, i + 1),
    );
    const took = [times.here, times.there].map(({ p50, p95 }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`);
    rows.push(`| ${[kind.name, asked, overlap.toFixed(3), first.toFixed(3), ...took].join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const load = loadavg()[0]?.toFixed(1);
  const part = `\`npx tsx lab/search/overlap.ts\`: the same ${documents.length} Supreme Court judgments and the same vectors in the embedded engine and in
OpenSearch 2.19 (one node, one shard). ${cpus().length} cores (load average ${load}), Node ${process.versions.node}. Times are p50 / p95 in milliseconds of
a search for ten hits; OpenSearch has a heap of ${HEAP}.

| Questions | Number | In the first ten of both (goal ≥ 0.9) | The same first one | Embedded | OpenSearch |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
  keepPart('search-overlap.md', 'Both engines side by side', part);
} finally {
  await embedded.close();
  await cluster.close();
  await node.discard();
  rmSync(folder, { recursive: true, force: true });
}
