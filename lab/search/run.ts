import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Documents } from './documents.ts';
import { keepFigures } from './growth.ts';
import { openBench } from './ingest.ts';
import { withLoad } from './measure.ts';
import { openSearchPeer } from './open-search.ts';
import { type Peer, postgresPeer, sqlitePeer } from './peers.ts';
import { latencies, throughput, whileWriting } from './questions.ts';
import { type Figures, report } from './report.ts';

// npx tsx lab/search/run.ts --documents 100000 [--rounds 200] [--fresh [--stages]] [--without-peers | --peers sqlite,opensearch] [--write]: ingests
// made-up judgments through the engine (kept in a temporary folder for the next run), asks, and compares with peers.
// With --stages the processor time of the ingest is printed by stage; profiling makes it a little slower.
// With --write the figures are kept for `lab/search/picture.ts` too.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '200' },
    fresh: { type: 'boolean', default: false },
    stages: { type: 'boolean', default: false },
    'without-peers': { type: 'boolean', default: false },
    peers: { type: 'string', default: 'sqlite,postgres,opensearch' },
    write: { type: 'boolean', default: false },
  },
});

const starts = { sqlite: sqlitePeer, postgres: postgresPeer, opensearch: openSearchPeer };

const home = path.join(tmpdir(), 'munshi-bench-search');
const smaller = 10_000;

async function measure(
  documents: Documents,
  count: number,
  rounds: number,
  peerNames: readonly string[],
): Promise<Figures> {
  const folder = path.join(home, String(count));
  if (values.fresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { engine, figures: ingest, openMs } = await openBench(folder, documents, count, values.stages);
  const peers: Peer[] = [];
  for (const [name, start] of Object.entries(starts)) {
    if (!peerNames.includes(name)) continue;
    const peer = await start(folder, documents, count);
    if (peer) peers.push(peer);
    console.log(`  ${name}: ${peer ? 'ready' : 'not on this machine'}`);
  }
  try {
    const asked = await withLoad(() => latencies(engine, documents, count, peers, rounds));
    const clients = await withLoad(() => throughput(engine, documents, count, 8, 10));
    const idleBytes = process.memoryUsage.rss();
    const writing = await withLoad(() => whileWriting(engine, documents, count, 4000));
    const { segments } = await engine.stats();
    return {
      ...{ count, ingest, openMs, ...asked.value, perSecond: clients.value, idleBytes, segments },
      writing: writing.value,
      loads: { questions: asked.load, clients: clients.load, writing: writing.load },
    };
  } finally {
    for (const peer of peers) await peer.close();
    await engine.close();
  }
}

const documents = new Documents();
const count = Number(values.documents);
const rounds = Number(values.rounds);
const peerNames = values['without-peers'] ? [] : values.peers.split(',');
const main = await measure(documents, count, rounds, peerNames);
const small = count > smaller ? await measure(documents, smaller, rounds, []) : undefined;
const text = report(main, small, {
  real: documents.real,
  cores: cpus().length,
  node: process.version,
});
console.log(text);
if (values.write) {
  const target = path.join(import.meta.dirname, '..', 'results', 'search.md');
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  for (const figures of small ? [main, small] : [main]) keepFigures(figures);
}
