import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ownModule } from '#server/core/own-module.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { countRecognisedPage, mayRecognise } from '#server/platform/entitlements/recognised-pages.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { TaskFiles } from '#server/platform/sandbox/inbox.ts';
import { languagesIn } from '#server/platform/sandbox/ocr-languages.ts';
import { type Budget, OVER_TIME } from '#server/platform/sandbox/pool.ts';
import { PICTURE_LIMITS } from '#server/platform/sandbox/recognise-text.ts';
import type { SandboxLimits } from '#server/platform/sandbox/start-child.ts';
import type { Services } from '#server/platform/services.ts';
import { type WorkingCopy, withWorkingCopy } from '#server/platform/storage/working-copy.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { DAMAGED, failedPage, pageOf, pagesResult, parsed, pictureResult } from './child-results.ts';
import { isLibraryDocument, readDocument } from './library-documents/read-document.ts';
import { batchesOfLines } from './page-lines.ts';
import type { PagesTask, PictureTask, SummaryTask } from './read-pages.ts';
import {
  claimFile,
  type FileToRead,
  finishFile,
  type Lane,
  LeaseLost,
  missingPages,
  moveToSlowLane,
  pageLines,
  releaseFile,
  renewLease,
  savePages,
  saveRotation,
} from './store.ts';
import { problemOf, Summariser, type Summary, summarySchema } from './summarise.ts';

const LEASE_SECONDS = 90;
const RENEW_MS = 30_000;
/** Pages that are handed to a child at once. */
const BATCH = 10;
/** Pictures recognised, and the time spent on them, before others have their turn. */
const TURN = 4;
const TURN_MS = 15_000;
/** The child runs at low priority: on a busy server its processor time, and not the clock, says whether a file is too much. */
const TEXT_LIMITS: SandboxLimits = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 300, lowPriority: true };
/** The time of the first try. A file that needs more is read in the slow lane, with the full limits. */
const FIRST_BUDGET: Budget = { cpuSeconds: 4, wallSeconds: 30 };
/** Codes of temporary errors: the file is tried again when its lease has expired. */
const TEMPORARY = new Set([
  'database_unavailable',
  'storage_unavailable',
  'index_unavailable',
  'timeout',
  'disk_full',
  'conflict',
]);
/** The working file of pages of a file with the longest text, with room to spare. */
const MAX_LINES_BYTES = 512 * 1024 * 1024;

type Deps = Pick<Services, 'db' | 'storage' | 'library' | 'env' | 'log' | 'now' | 'payments' | 'plans'>;
type TextTask = PagesTask | SummaryTask;

const ENTRY = ownModule(new URL('read-pages', import.meta.url));

function filesOfReading(task: TextTask | PictureTask): TaskFiles {
  if ('summarise' in task) return { reads: [task.summarise] };
  if ('page' in task) return { reads: [task.file, task.languages] };
  return { reads: [task.file], writes: [task.lines] };
}

/**
 * Reads the files of cases that wait for it, one at a time in each lane: texts at once, slow ones apart, pictures page by
 * page. The rows are the queue, so nothing is lost when a server dies, and several servers may work on it.
 */
export class FileReader {
  readonly #parts: Deps;
  readonly #folder: string;
  readonly #languages: () => Promise<string>;
  readonly #budgets: Readonly<Record<'texts' | 'slow', Budget>>;
  readonly #sandboxes = {
    texts: new IdleSandbox<TextTask, unknown>(ENTRY, TEXT_LIMITS, filesOfReading),
    slow: new IdleSandbox<TextTask, unknown>(ENTRY, TEXT_LIMITS, filesOfReading),
    pictures: new IdleSandbox<PictureTask | SummaryTask, unknown>(ENTRY, PICTURE_LIMITS, filesOfReading),
  };
  /** The file that each lane reads now. */
  readonly #current = new Map<Lane, FileToRead>();
  readonly #cancelled = new Set<string>();
  #closed = false;

  constructor(
    parts: Deps,
    {
      firstBudget = FIRST_BUDGET,
      slowBudget = TEXT_LIMITS,
    }: { firstBudget?: Budget; slowBudget?: Budget } = {},
  ) {
    this.#parts = parts;
    this.#budgets = { texts: firstBudget, slow: slowBudget };
    this.#folder = path.join(parts.env.MUNSHI_DATA, 'reading');
    this.#languages = languagesIn(
      path.join(this.#folder, 'languages'),
      path.join(parts.env.MUNSHI_DATA, 'languages'),
    );
  }

  /** Removes leftovers of a server that died; no task may be in progress. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Reads one file of a lane, or a batch of its pages; false when none waits. Errors: those of the database. */
  async readNext(lane: Lane): Promise<boolean> {
    if (this.#closed) return false;
    const file = await this.#worker((tx) => claimFile(tx, { lane, leaseSeconds: LEASE_SECONDS }));
    if (!file) return false;
    this.#current.set(lane, file);
    const renewing = setInterval(() => void this.#renew(file), RENEW_MS);
    try {
      if (isLibraryDocument(file)) await readDocument(this.#parts, file);
      else
        await this.#copied(file, (copy) =>
          lane === 'pictures' ? this.#readPictures(file, copy) : this.#readTexts(file, copy, lane),
        );
    } catch (error) {
      await this.#handleError(file, error, lane);
    } finally {
      clearInterval(renewing);
      this.#current.delete(lane);
      this.#cancelled.delete(file.lease);
    }
    return true;
  }

  /** Stops idle child processes to free their memory. */
  stopIdle(lane: Lane): void {
    this.#sandboxes[lane].stop();
  }

  /** Aborts the reading of a file that its user cancelled. False when it is not in progress here. */
  cancel(fileId: string): boolean {
    for (const [lane, file] of this.#current) {
      if (file.id !== fileId) continue;
      this.#cancelled.add(file.lease);
      this.#sandboxes[lane].stop();
      return true;
    }
    return false;
  }

  /** Aborts the current work; an unfinished page is read again. */
  close(): void {
    this.#closed = true;
    for (const sandbox of Object.values(this.#sandboxes)) sandbox.close();
  }

  #worker<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#parts.db.withWorker(run);
  }

  async #renew(file: FileToRead): Promise<void> {
    await this.#worker((tx) => renewLease(tx, file)).catch((error: unknown) => {
      // The next save detects a lost lease; until then there is nothing to do.
      this.#parts.log.debug({ err: error, file: file.id }, 'the lease of a file was not renewed');
    });
  }

  async #copied(file: FileToRead, use: (copy: WorkingCopy) => Promise<void>): Promise<void> {
    if (!file.own_path) throw new ProblemError('unprocessable', sentenceOf(fileReading.missing));
    const folder = path.join(this.#folder, file.lease);
    await withWorkingCopy(this.#parts.storage, file.file_path, folder, (copy) => {
      if (this.#cancelled.has(file.lease)) throw new LeaseLost();
      return use(copy);
    });
  }

  /** The text of a file goes from the child to the database as it is: nothing here walks it. */
  async #readTexts(file: FileToRead, copy: WorkingCopy, lane: 'texts' | 'slow'): Promise<void> {
    const task = { file: copy.file, extension: extensionOf(file), name: file.file_name, lines: copy.lines };
    const result = await this.#sandboxes[lane].run(task, this.#budgets[lane]);
    const { count, read, summary } = parsed(pagesResult, result);
    if ((await stat(copy.lines)).size > MAX_LINES_BYTES) throw new ProblemError('unprocessable', DAMAGED);
    for await (const batch of batchesOfLines(copy.lines))
      await this.#worker((tx) => savePages(tx, file, batch));
    await this.#worker((tx) => savePages(tx, file, '[]', count));
    if (read === count && summary)
      await this.#worker((tx) => finishFile(tx, file, summary, problemOf(summary)));
    else await this.#worker((tx) => releaseFile(tx, file));
  }

  async #readPictures(file: FileToRead, copy: WorkingCopy): Promise<void> {
    if (!(await mayRecognise(this.#parts, file.owner_id)))
      throw new ProblemError('unprocessable', sentenceOf(fileReading.pagesUsed));
    const missing = await this.#worker((tx) => missingPages(tx, file, TURN + 1));
    const languages = await this.#languages();
    const startedAt = performance.now();
    let done = 0;
    for (const page of missing.slice(0, TURN)) {
      const task = { file: copy.file, extension: extensionOf(file), page, languages };
      const read = await this.#sandboxes.pictures.run(task).then(
        (result) => pageOf(page, parsed(pictureResult, result)),
        (error: unknown) => failedPage(page, error),
      );
      await this.#worker(async (tx) => {
        await savePages(tx, file, JSON.stringify([read]));
        await countRecognisedPage(tx, file.owner_id);
        if (read.rotation) await saveRotation(tx, file, page, read.rotation);
      });
      done += 1;
      if (performance.now() - startedAt > TURN_MS) break;
    }
    if (missing.length > done) await this.#worker((tx) => releaseFile(tx, file));
    else await this.#finish(file, copy);
  }

  /** Hands the pages of a file, most of them recognised, to a child that summarises them. */
  async #finish(file: FileToRead, copy: WorkingCopy): Promise<void> {
    const lines = await open(copy.lines, 'w', 0o600);
    try {
      for (let last = 0; ; ) {
        const pages = await this.#worker((tx) => pageLines(tx, file.id, last, BATCH));
        for (const { line } of pages) await lines.write(`${line}\n`);
        last = pages.at(-1)?.page ?? last;
        if (pages.length < BATCH) break;
      }
    } finally {
      await lines.close();
    }
    const task = { summarise: copy.lines, name: file.file_name };
    const summary = parsed(summarySchema, await this.#sandboxes.pictures.run(task, TEXT_LIMITS));
    await this.#worker((tx) => finishFile(tx, file, summary, problemOf(summary)));
  }

  /** An error of the file itself ends its reading with a sentence; a file with a temporary error is tried again. */
  async #handleError(file: FileToRead, error: unknown, lane: Lane): Promise<void> {
    if (error instanceof LeaseLost || this.#cancelled.has(file.lease)) return;
    if (this.#closed) return this.#worker((tx) => releaseFile(tx, file));
    const problem = error instanceof ProblemError ? error : undefined;
    if (problem?.reason === OVER_TIME && lane === 'texts')
      return this.#worker((tx) => moveToSlowLane(tx, file));
    // An error of the system (a full disk, say) is not the file's fault either.
    if ((problem && TEMPORARY.has(problem.code)) || (error instanceof Error && 'errno' in error)) {
      this.#parts.log.warn({ err: error, file: file.id }, 'a file could not be read just now');
      return;
    }
    if (problem === undefined || problem.code === 'internal')
      this.#parts.log.error({ err: error, file: file.id }, 'a file could not be read');
    const sentence: Sentence =
      problem?.code === 'not_found'
        ? sentenceOf(fileReading.missing)
        : problem?.code === 'unprocessable'
          ? problem.said
          : DAMAGED;
    // The name alone may still tell what kind of paper it is.
    const nothing: Summary = { ...new Summariser().end(file.file_name), state: 'unreadable' };
    await this.#worker((tx) => finishFile(tx, file, nothing, sentence)).catch((failed: unknown) => {
      if (!(failed instanceof LeaseLost)) throw failed;
    });
  }
}

const extensionOf = ({ file_path }: FileToRead) => path.extname(file_path).slice(1).toLowerCase();
