import { availableParallelism } from 'node:os';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { correctedAct } from '#law/acts/reading/corrections.ts';
import {
  DEFAULT_LIMITS,
  isReadFromPictures,
  knownReason,
  OVER_LIMIT,
  openSandbox,
  type Sandbox,
} from '#server/platform/sandbox/pool.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { type IngestBatch, readResults } from '#server/platform/search/ingest-batch.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { LIBRARY_FILES } from '#shared/contracts/research/library-files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { goneSections, keepAct } from '../acts/act-copies.ts';
import { originalKey } from '../originals.ts';
import { isKept } from '../scans/scan-queue.ts';
import { actDocuments } from './act-documents.ts';
import { type SourceFile, sourceOfFolder } from './document.ts';
import { type BatchWriter, openBatchWriter } from './ingest-writer.ts';
import { type Failure, failureSaid, type Journal } from './journal.ts';
import type { ReadTask } from './read-file.ts';
import { filesOfReading } from './read-file-path.ts';

export const MEGABYTE = 1024 * 1024;
export const LARGEST_MB = LIBRARY_FILES.pagedMegabytes;
/** Each child process takes about 150 MB, so a large machine does not start one for every core. */
const MOST_CHILDREN = 8;
/** Sentences of a PDF whose pages wait to be read from their pictures. */
const WAITS: ReadonlySet<string | undefined> = new Set([commands.scanWaits.key, commands.damagedWaits.key]);

export interface IngestReport {
  files: number;
  done: number;
  documents: number;
  unchanged: number;
  unreadable: { file: string; reason: string }[];
  /** True when every file that was read has also been written. */
  finished: boolean;
}

export interface RunOptions {
  /** The stored name of the folder. */
  name: string;
  /** Resolves when the index has stored the batch durably. */
  write: (batch: IngestBatch) => Promise<void>;
  storage: FileStorage;
  journal: Journal;
  /** The module that reads files in the sandbox. */
  reader: string;
  /** A sandbox with that module, of a caller with many runs; without it the run opens one. */
  sandbox?: Pick<Sandbox<ReadTask, unknown>, 'run'>;
  onProgress?: (report: IngestReport) => void;
  signal?: AbortSignal;
}

/** A file that can be read now. */
export interface IncomingFile extends Omit<SourceFile, 'folder'> {
  path: string;
  /** Changes when the file does. */
  mark: string;
  extension: string;
}

/** Answers a source's questions to the run while it looks for files. */
export interface Gate {
  readonly signal: AbortSignal | undefined;
  readonly sandbox: Pick<Sandbox<ReadTask, unknown>, 'run'>;
  /** True when the file has to be read; all others are counted here. */
  isFresh(file: Pick<IncomingFile, 'key' | 'mark' | 'size'>): Promise<boolean>;
  /** Counts a file that is not read, with the reason; with its mark, the reason is recorded too. */
  refuse(file: string, reason: string, mark?: string): void;
  /** Counts files that are known without a look at each. */
  skip(files: number): void;
  /** Records that something that holds many files is complete, after what was taken before. */
  complete(file: Pick<IncomingFile, 'key' | 'mark'>): Promise<void>;
}

/** Source of files: a folder, or the archives of a data set. */
export interface IngestSource {
  /** Number of files that the run will count. */
  files: number;
  /** The files that must be read, grouped into tasks. */
  groups(gate: Gate): AsyncGenerator<IncomingFile[]>;
  /** Called when the run has taken a file. */
  handled?(file: IncomingFile, outcome: FileOutcome): Promise<void>;
}

export interface FileOutcome {
  /** False when another run may read the file. */
  lasting: boolean;
  /** The reason why the file was not taken. */
  failure?: Sentence;
}

/** A `passing` failure is not recorded, because another run may have more memory or time. */
type Outcome =
  | { documents: LibraryDocument[]; scans: number[]; act?: ActText | undefined }
  | { failure: Sentence; passing?: true };

/** True when the library has the file as it is now, with its original. */
export async function isTaken(
  { journal, storage, name }: Pick<RunOptions, 'journal' | 'storage' | 'name'>,
  { key, mark, size }: Pick<IncomingFile, 'key' | 'mark' | 'size'>,
): Promise<boolean> {
  if (!journal.has(key, mark)) return false;
  // Originals are not synced to the disk one by one; an original lost in a power failure is copied again.
  const stored = await storage.stat(originalKey(name, key)).catch(() => null);
  return stored?.size === size;
}

/** One run over a source. */
class Run implements Gate {
  readonly report: IngestReport;
  readonly signal: AbortSignal | undefined;
  readonly sandbox: Pick<Sandbox<ReadTask, unknown>, 'run'>;
  readonly #options: RunOptions;
  readonly #source: IngestSource;
  readonly #writer: BatchWriter;

  constructor(options: RunOptions, source: IngestSource, sandbox: Run['sandbox']) {
    this.#options = options;
    this.#source = source;
    this.sandbox = sandbox;
    this.signal = options.signal;
    this.#writer = openBatchWriter(options.write, options.journal);
    this.report = {
      files: source.files,
      done: 0,
      documents: 0,
      unchanged: 0,
      unreadable: [],
      finished: false,
    };
  }

  async isFresh(file: Pick<IncomingFile, 'key' | 'mark' | 'size'>): Promise<boolean> {
    const { journal } = this.#options;
    const failure = journal.failureOf(file.key, file.mark);
    if (await this.#isLostScan(file, failure?.said)) return true;
    if (failure !== undefined) this.refuse(file.key, failure.reason);
    else if (await isTaken(this.#options, file)) this.skip(1);
    else return true;
    return false;
  }

  /** True for a scan that does not wait: its run was killed, or knew of no waiting. */
  async #isLostScan(file: Pick<IncomingFile, 'key' | 'mark'>, said: string | undefined): Promise<boolean> {
    const { dataFolder, place } = this.#options.journal;
    if (!WAITS.has(said)) return said !== undefined && isReadFromPictures(said);
    return !(await isKept(dataFolder, { place, mark: file.mark, file }));
  }

  refuse(file: string, reason: string, mark?: string): void {
    this.#fail(file, { reason }, mark);
  }

  #fail(file: string, failure: Failure, mark?: string, scan?: SourceFile): void {
    if (mark !== undefined) this.#writer.fail({ key: file, mark }, failure, scan);
    this.report.unreadable.push({ file, reason: failure.reason });
    this.report.done++;
  }

  skip(files: number): void {
    this.report.unchanged += files;
    this.report.done += files;
  }

  complete(file: Pick<IncomingFile, 'key' | 'mark'>): Promise<void> {
    return this.#writer.add(file, []);
  }

  async take(group: readonly IncomingFile[]): Promise<void> {
    const results = await this.#read(group);
    await Promise.all(
      group.map((file, at) =>
        this.#accept(file, results[at] ?? { failure: sentenceOf(commands.fileNotRead) }),
      ),
    );
    this.#options.onProgress?.(this.report);
  }

  async #accept(file: IncomingFile, result: Outcome): Promise<void> {
    // Not inside the call: without a `handled` its arguments are not evaluated.
    const outcome = await this.#keep(file, result);
    await this.#source.handled?.(file, outcome);
  }

  async #keep(file: IncomingFile, result: Outcome): Promise<FileOutcome> {
    if ('failure' in result) {
      const { failure, passing = false } = result;
      const { key } = failure.message;
      if (isReadFromPictures(key) && (await this.#store(file))) return this.#keepScan(file, key);
      this.#fail(file.key, failureSaid(failure), passing ? undefined : file.mark);
      return { lasting: !passing, failure };
    }
    if (!(await this.#store(file))) {
      const failure = sentenceOf(commands.fileMoved);
      this.#fail(file.key, failureSaid(failure));
      return { lasting: false, failure };
    }
    const { scans, act } = result;
    // The whole act is there before its sections can be found.
    const kept = act && (await this.#keepAct(act, file));
    if (kept instanceof UnreadableFileError) {
      this.#fail(file.key, failureSaid(kept.said), file.mark);
      return { lasting: true, failure: kept.said };
    }
    const documents = kept?.documents ?? result.documents;
    this.report.documents += documents.length;
    this.report.done++;
    await this.#writer.add(file, documents, {
      ...(scans.length > 0 ? { scan: { file: this.#sourceOf(file), only: scans } } : {}),
      ...(kept ? { gone: kept.gone } : {}),
    });
    return { lasting: true };
  }

  /**
   * Keeps the copy. Its sections with the corrections made before, and ids of sections that it no longer has; an error where
   * the copy is not whole, and the one before it stays.
   */
  async #keepAct(
    act: ActText,
    file: IncomingFile,
  ): Promise<{ documents: LibraryDocument[] | undefined; gone: string[] } | UnreadableFileError> {
    const { storage, name } = this.#options;
    const from = { file: file.key, source: sourceOfFolder(name) };
    const stored = await keepAct(storage, act, from).catch((cause: unknown) => {
      if (cause instanceof UnreadableFileError) return cause;
      throw cause;
    });
    if (stored instanceof UnreadableFileError) return stored;
    const { corrections } = stored;
    return {
      documents: corrections && actDocuments(this.#sourceOf(file), correctedAct(act, corrections).act),
      gone: goneSections(stored),
    };
  }

  #keepScan(file: IncomingFile, said: string): FileOutcome {
    const damaged = said === fileReading.pdfOnlyDamaged.key;
    const failure = sentenceOf(damaged ? commands.damagedWaits : commands.scanWaits);
    this.#fail(file.key, failureSaid(failure), file.mark, this.#sourceOf(file));
    return { lasting: true, failure };
  }

  #sourceOf({ mark: _, path: __, extension: ___, ...file }: IncomingFile): SourceFile {
    return { ...file, folder: this.#options.name };
  }

  /** Keeps the original; false where the file is gone. */
  async #store({ key, path }: IncomingFile): Promise<boolean> {
    const { storage, name } = this.#options;
    try {
      const limits = { contentType: contentTypeOf(key), maxBytes: LARGEST_MB * MEGABYTE };
      await storage.putFile(originalKey(name, key), path, limits);
      return true;
    } catch (cause) {
      if (cause instanceof ProblemError && cause.code === 'not_found') return false;
      throw cause;
    }
  }

  /** If one file crashes the reader, its group is read again file by file, so that only that file fails. */
  async #read(group: readonly IncomingFile[]): Promise<Outcome[]> {
    const folder = this.#options.name;
    const files = group.map(({ mark: _, ...file }) => ({ ...file, folder }));
    try {
      const results = readResults.parse(await this.sandbox.run({ files }));
      return results.map((one) => ('failure' in one ? { failure: knownReason(one.failure) } : one));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const [only] = group;
      if (group.length > 1 || only === undefined) {
        const single: Outcome[] = [];
        for (const file of group) single.push(...(await this.#read([file])));
        return single;
      }
      const failure = error.said;
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
 * Adds what a source gives to the library. Safe to run twice (unchanged files are skipped) and to interrupt
 * (unacknowledged files are read again). Returns what was done and which files were unreadable, with reasons.
 * Errors: those of the source, and `ProblemError` when the index or the disk refuses a write.
 */
export async function runIngest(source: IngestSource, options: RunOptions): Promise<IngestReport> {
  const children = Math.min(availableParallelism(), MOST_CHILDREN);
  const own = openSandbox<ReadTask, unknown>(options.reader, children, DEFAULT_LIMITS, filesOfReading);
  const run = new Run(options, source, options.sandbox ?? own);
  options.onProgress?.(run.report);
  const groups = source.groups(run);
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
    own.close();
    await groups.return(undefined);
    await run.settled();
  }
  run.report.finished = true;
  options.onProgress?.(run.report);
  return run.report;
}
