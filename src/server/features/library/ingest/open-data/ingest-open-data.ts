import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenDataCourt } from '#law/library/open-data/open-data-courts.ts';
import { type IngestReport, type RunOptions, runIngest } from '../ingest-run.ts';
import { openJournal } from '../journal.ts';
import { DamagedIndex, type Mirror } from './mirror.ts';
import { countOf, PartitionSource } from './partition-source.ts';
import {
  type ArchiveIndex,
  dataSetOf,
  markOf,
  type Partition,
  partitionsOf,
  readIndex,
} from './partitions.ts';

export interface OpenDataOptions extends Omit<RunOptions, 'journal' | 'onProgress'> {
  mirror: Mirror;
  court: OpenDataCourt;
  /** Codes of benches; empty for all that are known. */
  benches: readonly string[];
  years: readonly number[];
  /** `MUNSHI_DATA`, which holds the journals. */
  dataFolder: string;
  onProgress: (report: IngestReport) => void;
}

export interface OpenDataReport extends IngestReport {
  /** Partitions that the mirror does not have. */
  absent: string[];
  /** The day up to which the data set is complete, by partition, where it says so. */
  through: { partition: string; date: string }[];
}

interface FoundPartition {
  partition: Partition;
  files: number;
}

/** The key under which the journal of a partition records that all of it was read. */
const WHOLE = '.';

function wholeMark({ scraped_through_date: through, updated_at }: ArchiveIndex): string | undefined {
  return through === undefined ? undefined : `${through}:${updated_at ?? ''}`.replaceAll(' ', 'T');
}

/** Finds the requested partitions that the mirror has, so that the progress knows its end. */
async function find(options: OpenDataOptions, report: OpenDataReport): Promise<FoundPartition[]> {
  const found: FoundPartition[] = [];
  for (const partition of partitionsOf(options.court, options.benches, options.years)) {
    if (options.signal?.aborted) break;
    try {
      const index = await readIndex(options.mirror, partition.data.index);
      if (index) found.push({ partition, files: countOf(index) });
      else report.absent.push(partition.name);
    } catch (cause) {
      if (options.signal?.aborted) break;
      if (!(cause instanceof DamagedIndex)) throw cause;
      report.unreadable.push({ file: partition.data.index, reason: cause.message });
    }
  }
  return found;
}

async function takePartition(
  partition: Partition,
  options: OpenDataOptions,
  report: OpenDataReport,
): Promise<void> {
  const { mirror, dataFolder, signal } = options;
  const index = await readIndex(mirror, partition.data.index);
  if (!index) return;
  const journal = await openJournal(
    dataFolder,
    `open-data:${dataSetOf(partition.court).name}/${partition.name}`,
  );
  const temporary = await mkdtemp(path.join(tmpdir(), 'munshi-open-data-'));
  const { done, documents, unchanged } = report;
  let reported = 0;
  const add = (run: IngestReport) => {
    report.done = done + run.done;
    report.documents = documents + run.documents;
    report.unchanged = unchanged + run.unchanged;
    report.unreadable.push(...run.unreadable.slice(reported));
    reported = run.unreadable.length;
    options.onProgress(report);
  };
  try {
    const { scraped_through_date: date } = index;
    if (date !== undefined) report.through.push({ partition: partition.name, date });
    const mark = wholeMark(index);
    if (mark !== undefined && journal.has(WHOLE, mark)) {
      const failed = journal.failures();
      report.done += countOf(index);
      report.unchanged += Math.max(0, countOf(index) - failed.length);
      report.unreadable.push(...failed);
      options.onProgress(report);
      return;
    }
    const source = new PartitionSource({ mirror, partition, index, journal, temporary });
    add(await runIngest(source, { ...options, journal, onProgress: add }));
    const complete = index.parts.every((part) =>
      journal.has(`${partition.data.folder}/${part.name}`, markOf(part)),
    );
    if (mark !== undefined && complete && !signal?.aborted)
      await journal.note([{ file: WHOLE, mark, ids: [] }]);
  } finally {
    await journal.close();
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Adds judgments of the open data sets to the library, one bench and year after the other. Safe to run twice and to
 * interrupt: complete archives are not requested again, and of the others only unread files are read. Errors:
 * `StartupError` when the mirror cannot be reached; `ProblemError` when the index or the disk refuses a write.
 */
export async function ingestOpenData(options: OpenDataOptions): Promise<OpenDataReport> {
  const report: OpenDataReport = {
    files: 0,
    done: 0,
    documents: 0,
    unchanged: 0,
    unreadable: [],
    finished: false,
    absent: [],
    through: [],
  };
  const found = await find(options, report);
  report.files = found.reduce((sum, { files }) => sum + files, 0);
  for (const { partition } of found) {
    if (options.signal?.aborted) break;
    await takePartition(partition, options, report);
  }
  report.finished = true;
  options.onProgress(report);
  return report;
}
