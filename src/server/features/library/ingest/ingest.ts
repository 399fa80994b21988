import { availableParallelism } from 'node:os';
import { OVER_LIMIT, openSandbox, type Sandbox } from '#server/platform/sandbox/pool.ts';
import { type IngestBatch, type ReadResult, readResults } from '#server/platform/search/ingest-batch.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { originalKey } from '../originals.ts';
import { countEntries, type FolderFile, findFolder, walkFolder } from './folder-walk.ts';
import { type BatchWriter, openBatchWriter } from './ingest-writer.ts';
import type { Journal } from './journal.ts';
import type { ReadTask } from './read-file.ts';

const TEXTS = new Set(['txt', 'md', 'json']);
const PAGED = new Set(['pdf', 'docx']);
/** Plain texts are quick to read, so a task has many of them; a PDF or a Word document has its own task. */
const TEXTS_A_TASK = 24;
const BYTES_A_TASK = 2 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const LARGEST_TEXT_MB = 32;
const LARGEST_MB = 100;
/** Each child process takes about 150 MB, so a large machine does not start one for every core. */
const MOST_CHILDREN = 8;

export interface IngestReport {
  files: number;
  done: number;
  documents: number;
  unchanged: number;
  unreadable: { file: string; reason: string }[];
  /** True when every file that was read has also been written. */
  finished: boolean;
}

export interface IngestOptions {
  folder: string;
  /** The stored name of the folder. */
  name: string;
  /** A subfolder to skip: our own data. */
  except?: string;
  /** Resolves when the index has stored the batch durably. */
  write: (batch: IngestBatch) => Promise<void>;
  storage: FileStorage;
  journal: Journal;
  /** The module that reads files in the sandbox. */
  reader: string;
  onProgress?: (report: IngestReport) => void;
  signal?: AbortSignal;
}

function refusal({ extension, size }: FolderFile): string | undefined {
  if (!TEXTS.has(extension) && !PAGED.has(extension)) return t(commands.typeNotRead);
  const most = TEXTS.has(extension) ? LARGEST_TEXT_MB : LARGEST_MB;
  return size > most * MEGABYTE ? t(commands.tooLarge, { megabytes: most }) : undefined;
}

/** A `passing` failure is not recorded, because another run may have more memory or time. */
type Outcome = ReadResult | { failure: string; passing: true };

/** One run over a folder. */
class Run {
  readonly report: IngestReport;
  readonly #options: IngestOptions;
  readonly #sandbox: Sandbox<ReadTask, unknown>;
  readonly #writer: BatchWriter;

  constructor(options: IngestOptions, files: number, sandbox: Sandbox<ReadTask, unknown>) {
    this.#options = options;
    this.#sandbox = sandbox;
    this.#writer = openBatchWriter(options.write, options.journal);
    this.report = { files, done: 0, documents: 0, unchanged: 0, unreadable: [], finished: false };
  }

  /** The files that must be read, grouped into tasks; all others are handled on the way. */
  async *groups(folder: string): AsyncGenerator<FolderFile[]> {
    let texts: FolderFile[] = [];
    let bytes = 0;
    for await (const file of walkFolder(folder, this.#options.except)) {
      if (this.#options.signal?.aborted) break;
      if (!('mark' in file)) this.#fail(file.key, file.reason);
      if (!('mark' in file) || !(await this.#isFresh(file))) continue;
      if (PAGED.has(file.extension)) {
        yield [file];
        continue;
      }
      texts.push(file);
      bytes += file.size;
      if (texts.length < TEXTS_A_TASK && bytes < BYTES_A_TASK) continue;
      yield texts;
      [texts, bytes] = [[], 0];
    }
    if (texts.length > 0 && !this.#options.signal?.aborted) yield texts;
  }

  async #isFresh(file: FolderFile): Promise<boolean> {
    const { journal } = this.#options;
    const reason = refusal(file) ?? journal.failureOf(file.key, file.mark);
    if (reason !== undefined) this.#fail(file.key, reason);
    else if (journal.has(file.key, file.mark) && (await this.#hasOriginal(file))) {
      this.report.unchanged++;
      this.report.done++;
    } else return true;
    return false;
  }

  /** Originals are not synced to the disk one by one; an original lost in a power failure is copied again. */
  async #hasOriginal({ key, size }: FolderFile): Promise<boolean> {
    const stored = await this.#options.storage.stat(originalKey(this.#options.name, key)).catch(() => null);
    return stored?.size === size;
  }

  #fail(file: string, reason: string): void {
    this.report.unreadable.push({ file, reason });
    this.report.done++;
  }

  async take(group: readonly FolderFile[]): Promise<void> {
    const results = await this.#read(group);
    await Promise.all(
      group.map((file, at) => this.#accept(file, results[at] ?? { failure: t(commands.fileNotRead) })),
    );
    this.#options.onProgress?.(this.report);
  }

  async #accept(file: FolderFile, result: Outcome): Promise<void> {
    if ('failure' in result) {
      this.#fail(file.key, result.failure);
      if (!('passing' in result)) this.#writer.fail(file, result.failure);
      return;
    }
    try {
      await this.#options.storage.putFile(originalKey(this.#options.name, file.key), file.path, {
        contentType: contentTypeOf(file.key),
        maxBytes: LARGEST_MB * MEGABYTE,
      });
    } catch (cause) {
      if (!(cause instanceof ProblemError) || cause.code !== 'not_found') throw cause;
      this.#fail(file.key, t(commands.fileMoved));
      return;
    }
    this.report.documents += result.documents.length;
    this.report.done++;
    await this.#writer.add(file, result.documents);
  }

  /** If one file crashes the reader, its group is read again file by file, so that only that file fails. */
  async #read(group: readonly FolderFile[]): Promise<Outcome[]> {
    const folder = this.#options.name;
    const files = group.map(({ path, key, size, extension }) => ({ path, key, size, extension, folder }));
    try {
      return readResults.parse(await this.#sandbox.run({ files }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const [only] = group;
      if (group.length > 1 || only === undefined) {
        const single: Outcome[] = [];
        for (const file of group) single.push(...(await this.#read([file])));
        return single;
      }
      const failure = error.message;
      return [error.reason === OVER_LIMIT ? { failure, passing: true } : { failure }];
    }
  }

  finish(): Promise<void> {
    return this.#writer.finish();
  }

  /** Resolves when no write is in progress, whatever its result. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }
}

/**
 * Adds a folder to the library. Safe to run twice (unchanged files are skipped) and to interrupt (unacknowledged files
 * are read again). Returns what was done and which files were unreadable, with reasons.
 * Errors: `ProblemError` with one sentence when the folder is unreadable, or the index or the disk refuses a write.
 */
export async function ingestFolder(options: IngestOptions): Promise<IngestReport> {
  const folder = await findFolder(options.folder);
  const children = Math.min(availableParallelism(), MOST_CHILDREN);
  const sandbox = openSandbox<ReadTask, unknown>(options.reader, children);
  const run = new Run(options, await countEntries(folder, options.except), sandbox);
  options.onProgress?.(run.report);
  const groups = run.groups(folder);
  let failed = false;
  const reader = async (): Promise<void> => {
    try {
      for (let next = await groups.next(); !next.done && !failed; next = await groups.next()) {
        await run.take(next.value);
        if (options.signal?.aborted) return;
      }
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  try {
    // One reader more than there are children keeps them busy while a batch is written.
    await Promise.all(Array.from({ length: children + 1 }, reader));
    await run.finish();
  } finally {
    sandbox.close();
    await run.settled();
  }
  run.report.finished = true;
  options.onProgress?.(run.report);
  return run.report;
}
