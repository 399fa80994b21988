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

// npx tsx bench/relevance/repeat.ts [--runs 20] [--documents 1994]: ingests the same judgments again and again, each time
// in another order and in other batches, with trainings under way meanwhile, and compares what the libraries find.

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, documents: { type: 'string', default: '1994' } },
});
const asked = 20;

function shuffled(documents: readonly LibraryDocument[], next: () => number): LibraryDocument[] {
  const keys = new Map(documents.map((document) => [document, next()]));
  return [...documents].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** The embedder, and a hash of what each query finds with its scores. */
async function ingest(documents: readonly LibraryDocument[], queries: readonly string[], seed: number) {
  const next = random(seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-repeat-'));
  const [index, embeddings] = [path.join(folder, 'index'), path.join(folder, 'embeddings')];
  const engine = await openIndex({ folder: index, embeddings, log: pino({ level: 'error' }) });
  try {
    const order = shuffled(documents, next);
    const trainings: Promise<void>[] = [];
    for (let from = 0; from < order.length; ) {
      const size = 20 + Math.floor(next() * 180);
      await engine.upsert(order.slice(from, from + size));
      from += size;
      if (next() < 0.3) trainings.push(engine.refresh());
    }
    await Promise.all(trainings);
    await engine.settled();
    const hash = createHash('sha256');
    for (const text of queries) {
      const { hits } = await engine.similar({ like: { text }, size: 100 });
      for (const { id, score } of hits) hash.update(`${id} ${score.toFixed(6)}\n`);
    }
    return { embedder: (await engine.stats()).embeddings.engine, found: hash.digest('hex').slice(0, 12) };
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
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const { embedder, found } = await ingest(documents, queries, run);
    const outcome = `${embedder}, answers ${found}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    console.log(`${run}: ${outcome}`);
  }
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`${values.runs} ingests of ${documents.length} judgments: ${outcomes.size} outcome(s).`);
  console.log(`${cpus().length} cores, Node ${process.version}, load ${load}.`);
  if (outcomes.size > 1) process.exitCode = 1;
}

await main();
