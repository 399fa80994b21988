import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Services } from '#server/platform/services.ts';
import type { LibraryStatus } from '#shared/contracts/research/library-status.ts';
import { indianDay } from '#shared/indian-day.ts';
import { outcomesSince } from '../../language-model/store.ts';
import type { IngestMonitor } from '../ingest/ingest-progress.ts';
import { readEntry } from '../ingest/journal.ts';
import { rereadingProgress } from '../rereading/store.ts';
import { countScans } from '../scans/scan-queue.ts';
import { readEmbeddings } from './embeddings-settings.ts';

interface IngestFailures {
  failed: number;
  /** The last ones. */
  failures: { file: string; reason: string }[];
}

/** The files of all ingested folders that could not be read when they were last tried, from the journals. */
export async function ingestFailures(dataFolder: string, most: number): Promise<IngestFailures> {
  const folder = path.join(dataFolder, 'ingest');
  const names = await readdir(folder).catch(() => []);
  const found: IngestFailures = { failed: 0, failures: [] };
  for (const name of names.filter((one) => one.endsWith('.jsonl')).sort()) {
    const failed = await failuresIn(path.join(folder, name));
    found.failed += failed.size;
    found.failures.push(...[...failed].slice(-most).map(([file, reason]) => ({ file, reason })));
  }
  return { failed: found.failed, failures: found.failures.slice(-most) };
}

async function failuresIn(journal: string): Promise<Map<string, string>> {
  const failed = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(journal, 'utf8') })) {
    // A folder has millions of lines about files that were read, and few about others.
    if (failed.size === 0 && !line.includes('"failure"')) continue;
    const entry = readEntry(line);
    if (!entry) continue;
    failed.delete(entry.file);
    if (entry.failure !== undefined) failed.set(entry.file, entry.failure);
  }
  return failed;
}

const FAILURES_SHOWN = 100;
/** India has 25 High Courts, the Supreme Court, and tribunals. */
const COURTS_SHOWN = 60;

/** Counts the library's documents, lists those that could not be read, and measures the index on disk. */
export async function readStatus(
  { db, library, env, now }: Pick<Services, 'db' | 'library' | 'env' | 'now'>,
  monitor: IngestMonitor,
): Promise<LibraryStatus> {
  const stats = await library.stats();
  const { documents, judgments, acts, samples, segments, rows, embeddings, rebuild = null } = stats;
  const courts: LibraryStatus['courts'] = [];
  for (const { court, name, documents: count } of stats.courts.slice(0, COURTS_SHOWN)) {
    const filters = { type: 'judgment' as const, court: [court] };
    const { facets } = await library.search({
      mode: 'keyword',
      query: '',
      filters,
      facets: ['year'],
      size: 1,
    });
    const years = (facets?.year ?? []).map((one) => ({ year: one.value, judgments: one.count }));
    courts.push({
      court,
      name,
      judgments: count,
      years: years.sort((a, b) => Number(b.year) - Number(a.year)),
    });
  }
  return {
    documents,
    judgments,
    acts,
    samples,
    segments,
    rows,
    disk_bytes: await bytesIn(path.join(env.MUNSHI_DATA, 'index')),
    embeddings: await readEmbeddings(embeddings, env),
    rebuild,
    rereading: await db.withWorker(rereadingProgress),
    courts,
    ...(await ingestFailures(env.MUNSHI_DATA, FAILURES_SHOWN)),
    scans: await countScans(env.MUNSHI_DATA),
    model:
      env.MODEL_NAME === undefined
        ? null
        : { name: env.MODEL_NAME, ...(await db.withWorker((tx) => outcomesSince(tx, indianDay(now())))) },
    adding: monitor.current ?? null,
  };
}

/** The size of all files below a folder; files that a merge removes meanwhile count nothing. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries)
    if (entry.isFile())
      sum += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return sum;
}
