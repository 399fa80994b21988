import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { LibraryEngine, SearchHit, SearchRequest } from '#server/platform/search/engine.ts';
import { OpenSearchEngine } from '#server/platform/search/opensearch/opensearch-engine.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { type OpenSearchNode, prepareOpenSearch, startOpenSearch } from '#test/servers/opensearch.ts';
import { Documents } from './documents.ts';
import { benchEmbedder } from './embedder.ts';
import { openBench } from './ingest.ts';
import { diskBytes, Times, withLoad } from './measure.ts';
import { throughput } from './questions.ts';
import { keepPart } from './result-parts.ts';

// npx tsx lab/search/engines.ts [--documents 100000] [--rounds 100] [--fresh] [--write]: our two engines with the same
// made-up judgments, vectors and questions. Both indexes are kept in a temporary folder for the next run; `--fresh` writes
// that of OpenSearch again.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '100' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const BATCH = 500;
const FIRST = 10;
/** Lucene keeps the length of a text in one byte, so that scores of one text differ so much. */
const TIE = 0.01;
const CLIENTS = 8;
const CLIENT_SECONDS = 10;
const HEAP = '1g';
const OPEN_SECONDS = 120;
const count = Number(values.documents);
const rounds = Number(values.rounds);
const folder = path.join(tmpdir(), 'munshi-bench-search', String(count));
const data = path.join(folder, 'opensearch-engine');
const noted = path.join(folder, 'opensearch-ingest.json');
const log = pino({ level: 'error' });

interface Kind {
  name: string;
  ask: (documents: Documents, seed: number) => SearchRequest;
}
const kinds: readonly Kind[] = [
  { name: 'three words', ask: (d, seed) => ({ mode: 'keyword', query: d.words(seed, count) }) },
  { name: 'phrase', ask: (d, seed) => ({ mode: 'keyword', query: `"${d.phrase(seed, count)}"` }) },
  { name: 'three words, hybrid', ask: (d, seed) => ({ mode: 'hybrid', query: d.words(seed, count) }) },
  { name: 'sentence of ten words', ask: (d, seed) => ({ mode: 'keyword', query: d.sentence(seed, count) }) },
  { name: 'sentence, hybrid', ask: (d, seed) => ({ mode: 'hybrid', query: d.sentence(seed, count) }) },
];

interface Ingest {
  seconds: number;
  /** Processor time of the server and of the bench, which makes the documents. */
  cpuSeconds: number;
  load: [before: number, after: number];
}

const ticksASecond = 100;

/** Seconds of the processors that a process has used. */
function cpuSecondsOf({ pid }: OpenSearchNode): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in brackets, may have spaces. What follows begins with the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Writes the documents where an earlier run has not. */
async function fill(engine: LibraryEngine, documents: Documents, node: OpenSearchNode): Promise<Ingest> {
  if (existsSync(noted)) return JSON.parse(readFileSync(noted, 'utf8')) as Ingest;
  const started = performance.now();
  const cpu = () => cpuSecondsOf(node) + ownCpuSeconds();
  const cpuBefore = cpu();
  const seconds = () => (performance.now() - started) / 1000;
  const { load } = await withLoad(async () => {
    for (let from = 0; from < count; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => documents.get(from + i));
      await engine.upsert(batch);
      if (from % (10 * BATCH) === 0)
        console.log(`  ${from + batch.length} written, ${seconds().toFixed(0)} s`);
    }
    await engine.refresh();
  });
  const figures: Ingest = { seconds: seconds(), cpuSeconds: cpu() - cpuBefore, load };
  writeFileSync(noted, JSON.stringify(figures));
  return figures;
}

interface Compared {
  name: string;
  embedded: Times;
  cluster: Times;
  /** Milliseconds of the processors for a search, with those of the server. */
  embeddedCpu: number;
  clusterCpu: number;
  /** Share of the first ten results that both engines have. */
  overlap: number;
  /** The same, where a document also counts that the embedded engine ranks lower for less than `TIE` of its tenth score. */
  tied: number;
  first: number;
}

/** The documents that score as much as the last of these hits, or nearly: paragraphs repeat in the documents, and scores with them. */
async function asGood(
  engine: LibraryEngine,
  request: SearchRequest,
  hits: readonly SearchHit[],
): Promise<Set<string>> {
  const { boost = 0, score = 0 } = hits.at(-1) ?? {};
  const wider = await engine.search({ ...request, size: SEARCH.maxSize });
  const good = wider.hits.filter((hit) => hit.boost > boost || hit.score >= score * (1 - TIE));
  return new Set(good.map(({ id }) => id));
}

/** The same questions to both in turn, so that both see the same machine. The first ten of each kind only warm up. */
async function compare(
  { name, ask }: Kind,
  engines: { embedded: LibraryEngine; cluster: LibraryEngine; node: OpenSearchNode },
  documents: Documents,
): Promise<Compared> {
  const compared = { name, embedded: new Times(), cluster: new Times() };
  const cpu = () => ownCpuSeconds() + cpuSecondsOf(engines.node);
  let [asked, shared, tied, first, embeddedCpu, clusterCpu] = [0, 0, 0, 0, 0, 0];
  for (let seed = -10; seed < rounds; seed += 1) {
    const request = { ...ask(documents, seed + 1000), size: FIRST };
    const times = seed < 0 ? { embedded: new Times(), cluster: new Times() } : compared;
    const before = ownCpuSeconds();
    const ours = await times.embedded.take(() => engines.embedded.search(request));
    const between = [ownCpuSeconds(), cpu()] as const;
    const theirs = await times.cluster.take(() => engines.cluster.search(request));
    if (seed >= 0) {
      embeddedCpu += between[0] - before;
      clusterCpu += cpu() - between[1];
    }
    const most = Math.max(ours.hits.length, theirs.hits.length);
    if (seed < 0 || most === 0) continue;
    const ids = new Set(theirs.hits.map(({ id }) => id));
    asked += 1;
    const both = ours.hits.filter(({ id }) => ids.has(id)).length;
    shared += both / most;
    const equal = both < most ? await asGood(engines.embedded, request, ours.hits) : ids;
    tied += theirs.hits.filter(({ id }) => equal.has(id)).length / most;
    if (ours.hits[0]?.id === theirs.hits[0]?.id) first += 1;
  }
  const each = (seconds: number) => (seconds / rounds) * 1000;
  return {
    ...compared,
    embeddedCpu: each(embeddedCpu),
    clusterCpu: each(clusterCpu),
    overlap: shared / asked,
    tied: tied / asked,
    first: first / asked,
  };
}

/** Bytes of memory of a process now. */
function memoryOf({ pid }: OpenSearchNode): number {
  const found = /^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) * 1024;
}

/** A server that starts with its data answers before it has opened the index. */
async function opened({ url }: OpenSearchNode): Promise<void> {
  const answer = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=${OPEN_SECONDS}s`);
  if (!answer.ok) throw new Error('OpenSearch does not open its index.');
}

const ms = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`;
const gb = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;
const loadOf = ([before, after]: readonly number[]) => `${before?.toFixed(1)} → ${after?.toFixed(1)}`;

async function measure(node: OpenSearchNode): Promise<void> {
  await opened(node);
  const documents = new Documents();
  const cluster = new OpenSearchEngine({
    cluster: { nodes: [node.url], name: 'bench', shards: 1 },
    embedder: benchEmbedder(documents),
    log,
  });
  const { engine: embedded, figures: ours } = await openBench(folder, documents, count);
  const theirs = await fill(cluster, documents, node);
  const rows: string[] = [];
  const { load } = await withLoad(async () => {
    for (const kind of kinds) {
      const found = await compare(kind, { embedded, cluster, node }, documents);
      const shares = [found.overlap, found.tied, found.first].map((share) => share.toFixed(3));
      const cpuTimes = `${found.embeddedCpu.toFixed(1)}, ${found.clusterCpu.toFixed(0)} ms`;
      rows.push(`| ${[kind.name, ms(found.embedded), ms(found.cluster), cpuTimes, ...shares].join(' | ')} |`);
      console.log(rows.at(-1));
    }
  });
  const clients = await withLoad(async () => ({
    embedded: await throughput(embedded, documents, count, CLIENTS, CLIENT_SECONDS),
    cluster: await throughput(cluster, documents, count, CLIENTS, CLIENT_SECONDS),
  }));
  const rate = (seconds: number) => `${Math.round(count / seconds)} documents/s`;
  const part = `\`npx tsx lab/search/engines.ts --documents ${count} --write\`: ${count.toLocaleString('en-IN')} judgments of some 1,500 words, made up of ${documents.real ? 'real' : 'synthetic'} paragraphs, with the
same vectors (the built-in ones, 160 dimensions) and ${rounds} questions of each kind, to both engines in turn. OpenSearch 2.19 runs on the same machine with one shard and a
heap of ${HEAP}; its times include the client. ${cpus().length} cores, Node ${process.version}, load average ${loadOf(load)} while asking, ${loadOf(clients.load)} with clients,
${loadOf(ours.load ?? [])} (embedded) and ${loadOf(theirs.load)} (OpenSearch) while writing. Processor time is that of the embedded engine, then of the
cluster with its client. Paragraphs repeat in these documents: the column of ties also counts a document of OpenSearch that the embedded engine
scores within ${100 * TIE} % of its tenth. OpenSearch finds vectors by a
graph; the embedded engine compares all of them.

| p50 / p95 of a search for ten hits | Embedded | OpenSearch | Processor time of both | In the first ten of both | Ties counted (goal ≥ 0.9) | The same first one |
|---|---|---|---|---|---|---|
${rows.join('\n')}

| | Embedded | OpenSearch |
|---|---|---|
| Answers a second, ${CLIENTS} clients, three words | ${clients.value.embedded.toFixed(0)} | ${clients.value.cluster.toFixed(0)} |
| Ingest, until searchable and with every vector | ${rate(ours.settledSeconds)} | ${rate(theirs.seconds)} |
| Processor time of that | ${ours.cpuSeconds.toFixed(0)} s | ${theirs.cpuSeconds.toFixed(0)} s (with the bench) |
| Memory after the questions | ${gb(process.memoryUsage().rss)} (with the bench) | ${gb(memoryOf(node))} (the server) |
| Disk | ${gb(ours.diskBytes)} | ${gb(diskBytes(data))} |
`;
  console.log(part);
  if (values.write)
    keepPart('search-overlap.md', `Both engines at ${count.toLocaleString('en-IN')} documents`, part);
  await embedded.close();
  await cluster.close();
}

if (values.fresh) for (const each of [data, noted]) rmSync(each, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await prepareOpenSearch();
const node = await startOpenSearch([], { data, environment: { OPENSEARCH_HEAP: HEAP } });
try {
  await measure(node);
} finally {
  await node.discard();
}
