import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openWorkerEngine } from '#server/platform/search/worker/worker-engine.ts';
import { Documents } from './documents.ts';
import { ThreadTimes } from './thread-times.ts';

// npx tsx lab/search/in-thread.ts [--documents 10000]: ingests as the product does. The engine lives in its thread, the
// batches of JSON lie on disk before the clock starts and are read one ahead, and the library trains its own vectors.

const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000' } } });
const count = Number(values.documents);
/** Documents in each message, as `ingest-writer.ts` sends them. */
const batch = 256;
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-in-thread-'));
const batches = path.join(folder, 'batches');

/** Writes the documents that the children which read files would have found. */
function makeBatches(): string[] {
  mkdirSync(batches);
  const documents = new Documents();
  const files: string[] = [];
  for (let from = 0; from < count; from += batch) {
    const made = Array.from({ length: Math.min(batch, count - from) }, (_, i) => documents.get(from + i));
    const file = path.join(batches, `${from}.json`);
    writeFileSync(file, JSON.stringify({ documents: made, gone: [] }));
    files.push(file);
  }
  return files;
}

const files = makeBatches();
const engine = await openWorkerEngine({
  place: { folder: path.join(folder, 'index'), embeddings: path.join(folder, 'embeddings') },
  log: pino({ level: 'error' }),
});
let peakBytes = 0;
const watch = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, 100);
try {
  const before = loadavg()[0] ?? 0;
  const started = performance.now();
  const threads = new ThreadTimes();
  let writing = Promise.resolve();
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(file));
    await writing;
    writing = engine.ingest(bytes);
  }
  await writing;
  const seconds = (performance.now() - started) / 1000;
  const written = threads.since(6);
  await engine.refresh();
  const withVectors = (performance.now() - started) / 1000;
  const each = (cpuSeconds: number) => ((1000 * cpuSeconds) / count).toFixed(2);
  console.log(
    `${count} documents, written and searchable by words: ${Math.round(count / seconds)} a second, ${each(written.all)} ms of processor time each (the busiest threads: ${written.busiest.map(each).join(', ')}).
With training and every vector: ${Math.round(count / withVectors)} a second, ${each(threads.since(0).all)} ms each. At most ${(peakBytes / 1e9).toFixed(2)} GB of memory. Load ${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}.`,
  );
} finally {
  clearInterval(watch);
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
}
