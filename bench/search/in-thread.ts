import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openWorkerEngine } from '#server/platform/search/worker/worker-engine.ts';
import { Documents } from './documents.ts';

// npx tsx bench/search/in-thread.ts [--documents 10000]: ingests as the product does. The engine lives in its thread, the
// documents are made in this one and handed over as JSON, one batch ahead, and the library trains its own vectors.

const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000' } } });
const count = Number(values.documents);
/** As `ingest-writer.ts` sends them. */
const batch = 256;

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-in-thread-'));
const documents = new Documents();
const engine = await openWorkerEngine({
  place: { folder: path.join(folder, 'index'), embeddings: path.join(folder, 'embeddings') },
  log: pino({ level: 'error' }),
});
try {
  const before = loadavg()[0] ?? 0;
  const started = performance.now();
  const cpu = process.cpuUsage();
  let writing = Promise.resolve();
  for (let from = 0; from < count; from += batch) {
    const made = Array.from({ length: Math.min(batch, count - from) }, (_, i) => documents.get(from + i));
    const bytes = new TextEncoder().encode(JSON.stringify({ documents: made, gone: [] }));
    await writing;
    writing = engine.ingest(bytes);
  }
  await writing;
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  await engine.refresh();
  const withVectors = (performance.now() - started) / 1000;
  console.log(
    `${count} documents, written and searchable by words: ${Math.round(count / seconds)} a second, ${((user + system) / 1000 / count).toFixed(2)} ms of processor time each (all threads).
With training and every vector: ${Math.round(count / withVectors)} a second. Load ${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}.`,
  );
} finally {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
}
