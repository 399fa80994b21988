import path from 'node:path';
import { pino } from 'pino';
import type { Env } from '#server/env.ts';
import { type IngestReport, ingestFolder } from '#server/features/library/ingest.ts';
import { openJournal } from '#server/features/library/journal.ts';
import { readerPath } from '#server/features/library/reader-path.ts';
import { openLibraryIndex } from '#server/library-index.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { reachIndex } from './index-access.ts';
import { progressTo } from './progress.ts';

const SHOWN_REASONS = 20;

function summary(report: IngestReport, seconds: number, stopped: boolean): string {
  const count = (n: number) => n.toLocaleString('en-IN');
  const lines = [
    '',
    `${stopped ? 'Stopped; run it again to go on. ' : ''}${count(report.documents)} documents added in ${seconds.toFixed(1)} s, ${count(report.unchanged)} files unchanged, ${count(report.unreadable.length)} could not be read.`,
  ];
  for (const { file, reason } of report.unreadable.slice(0, SHOWN_REASONS))
    lines.push(`  ${file}: ${reason}`);
  if (report.unreadable.length > SHOWN_REASONS)
    lines.push(`  … and ${count(report.unreadable.length - SHOWN_REASONS)} more`);
  return `${lines.join('\n')}\n`;
}

/** `munshi ingest <folder>`. Returns the exit code: 0 when everything was taken in or had been before. */
export async function ingest(env: Env, folder: string): Promise<number> {
  const access = await reachIndex(env, () => openLibraryIndex(env, pino({ level: 'silent' })));
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  process.stdout.write(
    access.through === 'server'
      ? 'Adding to the library of the running server.\n'
      : 'Adding to the library; no server is running.\n',
  );
  const start = performance.now();
  try {
    const storage = await openDiskStorage(path.join(env.MUNSHI_DATA, 'files'));
    const journal = await openJournal(env.MUNSHI_DATA, folder);
    const report = await ingestFolder({
      folder,
      name: path.basename(path.resolve(folder)),
      upsert: (documents) => access.upsert(documents),
      storage,
      journal,
      reader: readerPath(),
      onProgress: progressTo(process.stdout),
      signal: stop.signal,
    });
    await journal.close();
    process.stdout.write(summary(report, (performance.now() - start) / 1000, stop.signal.aborted));
    return stop.signal.aborted ? 130 : 0;
  } finally {
    await access.close();
  }
}
