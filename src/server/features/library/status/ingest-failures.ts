import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readEntry } from '../ingest/journal.ts';

export interface IngestFailures {
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
