import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { OpenSearchEngine } from '#server/platform/search/opensearch/opensearch-engine.ts';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type OpenSearchNode, prepareOpenSearch, startOpenSearch } from '#test/servers/opensearch.ts';
import { benchEmbedder } from './embedder.ts';

// npx tsx lab/search/node-lost.ts: two nodes of OpenSearch as a cluster; one is killed while searches run, then the other.

const DOCUMENTS = 2000;
const BATCH = 200;
const PHASE_MS = 12_000;
const GREEN_SECONDS = 120;
const MODES: readonly SearchMode[] = ['keyword', 'hybrid'];
const log = pino({ level: 'silent' });

interface Phase {
  name: string;
  /** Answers of each mode: times in ms, answers without a part, errors. */
  answers: Record<string, { times: number[]; degraded: number; failed: number; wrong: number }>;
  write: string;
}

async function green({ url }: OpenSearchNode): Promise<void> {
  const path = `${url}/_cluster/health?wait_for_status=green&wait_for_nodes=2&timeout=${GREEN_SECONDS}s`;
  const { timed_out: late } = (await (await fetch(path)).json()) as { timed_out: boolean };
  if (late) throw new Error('The cluster did not become green.');
}

type Counts = Phase['answers'][string];

/** One search for a document by a word that only it has. */
async function ask(
  engine: OpenSearchEngine,
  mode: SearchMode,
  wanted: number,
  counts: Counts,
): Promise<void> {
  const started = performance.now();
  try {
    const { hits, degraded } = await engine.search({ mode, query: `easement mark${wanted}` });
    if (degraded) counts.degraded += 1;
    if (hits[0]?.id !== `d${wanted}`) counts.wrong += 1;
  } catch {
    counts.failed += 1;
  }
  counts.times.push(performance.now() - started);
}

async function phase(engine: OpenSearchEngine, name: string, lose?: () => Promise<void>): Promise<Phase> {
  const answers: Phase['answers'] = {};
  const lost = lose && wait(PHASE_MS / 4).then(lose);
  const until = performance.now() + PHASE_MS;
  for (let i = 0; performance.now() < until; i += 1) {
    for (const mode of MODES) {
      answers[mode] ??= { times: [], degraded: 0, failed: 0, wrong: 0 };
      await ask(engine, mode, i % DOCUMENTS, answers[mode]);
    }
  }
  await lost;
  const write = await engine.upsert([madeUpDocument('written', 'An easement.')]).then(
    () => 'kept',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { name, answers, write };
}

function rowsOf({ name, answers, write }: Phase): string[] {
  return MODES.map((mode) => {
    const { times = [], degraded, failed, wrong } = answers[mode] ?? {};
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    return `| ${name} | ${mode} | ${times.length} | ${failed} | ${wrong} | ${degraded} | ${at(0.5)} / ${at(0.95)} / ${at(1)} | ${write} |`;
  });
}

await prepareOpenSearch();
const first = await startOpenSearch();
const second = await startOpenSearch([first]);
const engine = new OpenSearchEngine({
  cluster: { nodes: [first.url, second.url], name: 'lost', shards: 1 },
  embedder: benchEmbedder(),
  log,
});
try {
  for (let from = 0; from < DOCUMENTS; from += BATCH)
    await engine.upsert(
      Array.from({ length: BATCH }, (_, i) =>
        madeUpDocument(`d${from + i}`, `The easement was proved. mark${from + i}. `.repeat(20)),
      ),
    );
  await engine.refresh();
  await green(first);
  const rows = rowsOf(await phase(engine, 'both nodes'));
  rows.push(...rowsOf(await phase(engine, 'the second is killed', () => second.stop('SIGKILL'))));
  await second.start();
  await green(first);
  rows.push(...rowsOf(await phase(engine, 'it is back')));
  rows.push(...rowsOf(await phase(engine, 'the first, which leads, is killed', () => first.stop('SIGKILL'))));
  await first.start();
  await green(second);
  rows.push(...rowsOf(await phase(engine, 'it is back')));
  const text = `## Two nodes, and one is lost

\`npx tsx lab/search/node-lost.ts\`: ${DOCUMENTS} documents in OpenSearch 2.19, one shard and its copy on two nodes of one computer; one
client searches all the time, and a node is killed (\`kill -9\`) a quarter into its phase of ${PHASE_MS / 1000} s. The client knows both nodes.
*Wrong*: another document than the one whose word was asked for came first. ${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}.

| Phase | Mode | Searches | Failed | Wrong | Without meaning | p50 / p95 / longest, ms | A write at the end |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
  writeFileSync(path.join(import.meta.dirname, '../results/search-cluster.md'), text);
  console.log(text);
} finally {
  await engine.close();
  await Promise.all([first.discard(), second.discard()]);
}
