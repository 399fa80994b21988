import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openIndex } from '#server/platform/search/embedded/open-index.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { random } from '../search/documents.ts';
import { readCollection } from './collection.ts';

// npx tsx lab/relevance/repeat.ts [--runs 20] [--first 1] [--documents 1994]: ingests the same judgments again and
// again, each time in another order and in other batches, with trainings under way meanwhile, and compares what the
// libraries find. `--first` goes on from a run of an earlier call.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    documents: { type: 'string', default: '1994' },
  },
});
const asked = 20;

function shuffled(documents: readonly LibraryDocument[], next: () => number): LibraryDocument[] {
  const keys = new Map(documents.map((document) => [document, next()]));
  return [...documents].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** Notes how long each training took, as the engine's log says. */
function trainingLog() {
  const seconds: number[] = [];
  const write = (line: string) => {
    const entry: { msg?: string; seconds?: number } = JSON.parse(line);
    if (entry.msg === 'trained the embeddings' && entry.seconds !== undefined) seconds.push(entry.seconds);
  };
  return { seconds, log: pino({ level: 'info' }, { write }) };
}

/** The embedder, a hash of what each query finds with its scores, and what the ingest cost in seconds. */
async function ingest(documents: readonly LibraryDocument[], queries: readonly string[], seed: number) {
  const next = random(seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-repeat-'));
  const [index, embeddings] = [path.join(folder, 'index'), path.join(folder, 'embeddings')];
  const { seconds: trainings, log } = trainingLog();
  const started = performance.now();
  const engine = await openIndex({ folder: index, embeddings, log });
  try {
    const order = shuffled(documents, next);
    const refreshes: Promise<void>[] = [];
    for (let from = 0; from < order.length; ) {
      const size = 20 + Math.floor(next() * 180);
      await engine.upsert(order.slice(from, from + size));
      from += size;
      if (next() < 0.3) refreshes.push(engine.refresh());
    }
    const written = (performance.now() - started) / 1000;
    await Promise.all(refreshes);
    await engine.settled();
    const settled = (performance.now() - started) / 1000;
    const hash = createHash('sha256');
    for (const text of queries) {
      const { hits } = await engine.similar({ like: { text }, size: 100 });
      for (const { id, score } of hits) hash.update(`${id} ${score.toFixed(6)}\n`);
    }
    const embedder = (await engine.stats()).embeddings.engine;
    return { embedder, found: hash.digest('hex').slice(0, 12), written, settled, trainings };
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const collection = readCollection();
  if (!collection) {
    console.log('No judgments: the shared data folder is not beside the repository.');
    return;
  }
  const documents = collection.documents.slice(0, Number(values.documents));
  const queries = collection.queries.slice(0, asked).map(({ text }) => text);
  const outcomes = new Map<string, number>();
  const first = Number(values.first);
  for (let run = first; run < first + Number(values.runs); run += 1) {
    const { embedder, found, written, settled, trainings } = await ingest(documents, queries, run);
    const outcome = `${embedder}, answers ${found}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const sum = trainings.reduce((total, seconds) => total + seconds, 0);
    console.log(
      `${run}: ${outcome}; written in ${written.toFixed(0)} s, settled in ${settled.toFixed(0)} s, ${trainings.length} trainings of ${sum.toFixed(0)} s`,
    );
  }
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`${values.runs} ingests of ${documents.length} judgments: ${outcomes.size} outcome(s).`);
  console.log(`${cpus().length} cores, Node ${process.version}, load ${load}.`);
  if (outcomes.size > 1) process.exitCode = 1;
}

await main();
