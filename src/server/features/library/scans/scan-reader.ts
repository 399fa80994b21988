import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ownModule } from '#server/core/own-module.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { TaskFiles } from '#server/platform/sandbox/inbox.ts';
import { languagesIn } from '#server/platform/sandbox/ocr-languages.ts';
import { OVER_LIMIT, OVER_TIME } from '#server/platform/sandbox/pool.ts';
import { PICTURE_LIMITS } from '#server/platform/sandbox/recognise-text.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { documents } from '#server/platform/search/ingest-batch.ts';
import type { Services } from '#server/platform/services.ts';
import { withWorkingCopy } from '#server/platform/storage/working-copy.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { openBatchWriter, writeTo } from '../ingest/ingest-writer.ts';
import { failureSaid, openJournal } from '../ingest/journal.ts';
import { originalKey } from '../originals.ts';
import { inPlaceOf, isOutdated } from '../rereading/reread-document.ts';
import type { ScanTask } from './read-scan.ts';
import { addPage, endScan, nextScan, type StartedScan } from './scan-queue.ts';

/** Pages recognised before other work has its turn. */
const TURN = 4;

/** The module that the sandbox runs. */
const childPath = () => ownModule(new URL('read-scan', import.meta.url));

type Deps = Pick<Services, 'storage' | 'library' | 'libraryWriter'> & {
  env: Pick<Services['env'], 'MUNSHI_DATA'>;
};

const pagesTask = ({ pages, only, file }: StartedScan): ScanTask => ({
  pages,
  file,
  ...(only === undefined ? {} : { only }),
});

function filesOfScan(task: ScanTask): TaskFiles {
  if ('count' in task) return { reads: [task.count] };
  if ('text' in task) return { reads: [task.text] };
  return 'picture' in task ? { reads: [task.picture, task.languages] } : {};
}

/** Recognises the pages of scanned PDFs that were ingested, one after the other, and adds their documents to the library. */
export class ScanReader {
  readonly #parts: Deps;
  readonly #folder: string;
  readonly #languages: () => Promise<string>;
  readonly #sandbox = new IdleSandbox<ScanTask, unknown>(childPath(), PICTURE_LIMITS, filesOfScan);
  #scan: StartedScan | undefined;

  constructor(parts: Deps) {
    this.#parts = parts;
    this.#folder = path.join(parts.env.MUNSHI_DATA, 'reading-library');
    this.#languages = languagesIn(
      path.join(this.#folder, 'languages'),
      path.join(parts.env.MUNSHI_DATA, 'languages'),
    );
  }

  /** Removes leftovers of a server that died. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Reads a few pages of one scan; false when none waits. Errors: those of the disk, the store and the index. */
  async next(): Promise<boolean> {
    this.#scan ??= await nextScan(this.#parts.env.MUNSHI_DATA);
    const scan = this.#scan;
    if (!scan) return false;
    try {
      if (await this.#readPages(scan)) await this.#add(scan);
    } catch (error) {
      const problem = error instanceof ProblemError ? error : undefined;
      // The problem is of this file alone: others that wait behind it go on.
      if (problem?.code === 'not_found') await this.#end(scan, sentenceOf(fileReading.missing));
      else if (problem?.code === 'unprocessable') await this.#end(scan, problem.said);
      else throw error;
    }
    return true;
  }

  /** Frees the memory of the child. */
  stopIdle(): void {
    this.#sandbox.stop();
  }

  /** Aborts the page in progress, which is read again after the next start. */
  close(): void {
    this.#sandbox.close();
  }

  /** Reads the next pages; true when there are no more. */
  #readPages(scan: StartedScan): Promise<boolean> {
    const { folder, key } = scan.file;
    const own = path.join(this.#folder, 'scan');
    return withWorkingCopy(this.#parts.storage, originalKey(folder, key), own, async ({ file }) => {
      const count = z.int().parse(await this.#sandbox.run({ count: file }));
      const until = Math.min(count, scan.pages.length + TURN);
      while (scan.pages.length < until) await addPage(scan, await this.#read(file, scan));
      return until === count;
    });
  }

  /** The text of the next page; empty where it took too much, so that the others are read. */
  async #read(file: string, { only, pages }: StartedScan): Promise<string> {
    const page = pages.length + 1;
    const task: ScanTask =
      only && !only.includes(page)
        ? { text: file, page }
        : { picture: file, page, languages: await this.#languages() };
    try {
      return z.string().parse(await this.#sandbox.run(task));
    } catch (error) {
      if (error instanceof ProblemError && (error.reason === OVER_LIMIT || error.reason === OVER_TIME))
        return '';
      throw error;
    }
  }

  async #add(scan: StartedScan): Promise<void> {
    if (scan.pages.every((page) => page.trim() === ''))
      return this.#end(scan, sentenceOf(fileReading.pdfWithoutWords));
    const given = documents.safeParse(await this.#sandbox.run(pagesTask(scan)));
    await this.#end(scan, given.success ? given.data : sentenceOf(fileReading.damaged));
  }

  /** Records what a scan has given, or why it gave nothing, unless its file was removed or replaced meanwhile. */
  async #end(scan: StartedScan, outcome: LibraryDocument[] | Sentence): Promise<void> {
    if (scan.again === undefined) await this.#enter(scan, outcome);
    else if (Array.isArray(outcome)) await this.#replace(scan.again, outcome);
    await endScan(scan);
    this.#scan = undefined;
  }

  /** Puts what was read again in the place of a document, unless it was removed or is newer already. */
  async #replace(id: string, documents: LibraryDocument[]): Promise<void> {
    const { library, libraryWriter } = this.#parts;
    const old = await library.get(id);
    const document = old && isOutdated(old) ? inPlaceOf(old, documents) : undefined;
    if (document) await libraryWriter.upsert([document]);
  }

  async #enter({ place, mark, file }: StartedScan, outcome: LibraryDocument[] | Sentence): Promise<void> {
    const { env, libraryWriter } = this.#parts;
    const journal = await openJournal(env.MUNSHI_DATA, place);
    try {
      const writer = openBatchWriter(writeTo(libraryWriter), journal);
      const waits = journal.failureOf(file.key, mark) !== undefined;
      // A file with text on other pages was read already, and stays so whatever its pictures give.
      const isRead = journal.has(file.key, mark);
      if (waits || isRead) {
        if (Array.isArray(outcome)) await writer.add({ key: file.key, mark }, outcome);
        else if (waits) writer.fail({ key: file.key, mark }, failureSaid(outcome));
      }
      await writer.finish();
    } finally {
      await journal.close();
    }
  }
}
