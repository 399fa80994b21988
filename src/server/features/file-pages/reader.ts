import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '#server/platform/db/database.ts';
import { countLetters, type PdfPage } from '#server/platform/sandbox/pdf-text.ts';
import { layOutLanguages } from '#server/platform/sandbox/recognise.ts';
import type { SandboxLimits } from '#server/platform/sandbox/worker.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { IdleSandbox } from './idle-sandbox.ts';
import type { PagesTask, PictureResult, PictureTask } from './read-pages.ts';
import { readable } from './readable.ts';
import {
  claimFile,
  type FileToRead,
  finishFile,
  hold,
  LeaseLost,
  missingPages,
  type ReadPage,
  readPages,
  releaseFile,
  savePages,
} from './store.ts';
import { Conclusion, SURE_ENOUGH } from './summarise.ts';
import { withWorkingCopy } from './working-copy.ts';

const LEASE_SECONDS = 90;
const RENEW_MS = 30_000;
/** Pages saved at once, and pictures recognised before others have their turn. */
const BATCH = 100;
const TURN = 4;
const TEXT_LIMITS: SandboxLimits = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 60 };
/** For one page, turned all ways at worst; two threads look at it and recognise, in memory of their own. */
export const PICTURE_LIMITS: SandboxLimits = {
  memoryMb: 1024,
  cpuSeconds: 120,
  wallSeconds: 240,
  threads: 2,
};
/** What passes by itself; the file waits for it. */
const PASSING = new Set(['database_unavailable', 'storage_unavailable', 'timeout', 'disk_full', 'conflict']);
const DAMAGED = 'The file could not be read: it is damaged or not what its name says.';

export type Lane = 'texts' | 'pictures';
type Parts = Pick<Services, 'db' | 'storage' | 'env' | 'log'>;

/** The module that the sandbox runs: beside this one as source, or as its own bundle in a build. */
function childPath(): string {
  const extension = import.meta.filename.endsWith('.ts') ? 'ts' : 'mjs';
  return path.join(import.meta.dirname, `read-pages.${extension}`);
}

/**
 * Reads the files of cases that wait for it, one at a time in each lane: texts at once, pictures page by page. The rows
 * are the queue, so that a server that dies loses nothing and several may work on it.
 */
export class FileReader {
  readonly #parts: Parts;
  readonly #folder: string;
  readonly #texts = new IdleSandbox<PagesTask, PdfPage[]>(childPath(), TEXT_LIMITS);
  readonly #pictures = new IdleSandbox<PictureTask, PictureResult>(childPath(), PICTURE_LIMITS);
  #languages: Promise<string> | undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#folder = path.join(parts.env.MUNSHI_DATA, 'reading');
  }

  /** Removes what a server that died left behind; nothing may be under way. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Reads one file of a lane, or a turn of its pages; false when none waits. Errors: those of the database. */
  async readNext(lane: Lane): Promise<boolean> {
    if (this.#closed) return false;
    const pictures = lane === 'pictures';
    const file = await this.#worker((tx) => claimFile(tx, { pictures, leaseSeconds: LEASE_SECONDS }));
    if (!file) return false;
    const renewing = setInterval(() => void this.#renew(file), RENEW_MS);
    try {
      await this.#copied(file, (copy) =>
        pictures ? this.#readPictures(file, copy) : this.#readTexts(file, copy),
      );
    } catch (error) {
      await this.#meet(file, error);
    } finally {
      clearInterval(renewing);
    }
    return true;
  }

  /** Gives back the memory of children that have nothing to do. */
  rest(lane: Lane): void {
    (lane === 'pictures' ? this.#pictures : this.#texts).rest();
  }

  /** Ends what is under way; a page that was not finished is read again. */
  close(): void {
    this.#closed = true;
    this.#texts.close();
    this.#pictures.close();
  }

  #worker<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#parts.db.withWorker(run);
  }

  async #renew(file: FileToRead): Promise<void> {
    await this.#worker((tx) => hold(tx, file)).catch((error: unknown) => {
      // Whoever saves next will know; until then there is nothing to do.
      this.#parts.log.debug({ err: error, file: file.id }, 'the lease of a file was not renewed');
    });
  }

  async #copied(file: FileToRead, use: (copy: string) => Promise<void>): Promise<void> {
    if (!file.own_path) throw new ProblemError('unprocessable', 'The file is not there.');
    const place = { folder: this.#folder, name: `${file.id}${path.extname(file.file_path)}` };
    await withWorkingCopy(this.#parts.storage, file.file_path, place, use);
  }

  async #readTexts(file: FileToRead, copy: string): Promise<void> {
    const found = await this.#texts.run({ file: copy, extension: extensionOf(file) });
    const texts = found.flatMap(({ text, picture }, at): ReadPage[] =>
      picture ? [] : [{ page: at + 1, text: readable(text), source: 'text', confidence: null }],
    );
    for (let at = 0; at < texts.length; at += BATCH)
      await this.#worker((tx) => savePages(tx, file, texts.slice(at, at + BATCH)));
    await this.#worker((tx) => savePages(tx, file, [], found.length));
    if (texts.length === found.length) await this.#finish(file);
    else await this.#worker((tx) => releaseFile(tx, file));
  }

  async #readPictures(file: FileToRead, copy: string): Promise<void> {
    const missing = await this.#worker((tx) => missingPages(tx, file, TURN + 1));
    this.#languages ??= this.#layOut();
    const languages = await this.#languages;
    for (const page of missing.slice(0, TURN)) {
      const task = { file: copy, extension: extensionOf(file), page, languages };
      const read = await this.#pictures.run(task).then(
        (result) => pageOf(page, result),
        (error: unknown) => failedPage(page, error),
      );
      await this.#worker((tx) => savePages(tx, file, [read]));
    }
    if (missing.length > TURN) await this.#worker((tx) => releaseFile(tx, file));
    else await this.#finish(file);
  }

  async #layOut(): Promise<string> {
    const folder = path.join(this.#folder, 'languages');
    try {
      await layOutLanguages(folder);
    } catch (error) {
      // What kept them from the disk may pass; the next file tries again.
      this.#languages = undefined;
      throw error;
    }
    return folder;
  }

  async #finish(file: FileToRead): Promise<void> {
    const conclusion = new Conclusion();
    for (let from = 1; ; from += BATCH) {
      const pages = await this.#worker((tx) => readPages(tx, file.id, from, BATCH));
      for (const page of pages) conclusion.add(page);
      if (pages.length < BATCH) break;
    }
    await this.#worker((tx) => finishFile(tx, file, conclusion.end(file.file_name)));
  }

  /** A file's own fault ends its reading with a sentence; what passes by is tried again. */
  async #meet(file: FileToRead, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return;
    if (this.#closed) return this.#worker((tx) => releaseFile(tx, file));
    const problem = error instanceof ProblemError ? error : undefined;
    // An error of the system (a full disk, say) is not the file's fault either.
    if ((problem && PASSING.has(problem.code)) || (error instanceof Error && 'errno' in error)) {
      this.#parts.log.warn({ err: error, file: file.id }, 'a file could not be read just now');
      return;
    }
    if (problem === undefined || problem.code === 'internal')
      this.#parts.log.error({ err: error, file: file.id }, 'a file could not be read');
    const sentence =
      problem?.code === 'not_found'
        ? 'The file is not there.'
        : problem?.code === 'unprocessable'
          ? problem.message
          : DAMAGED;
    const end = new Conclusion().end(file.file_name);
    await this.#worker((tx) =>
      finishFile(tx, file, { ...end, state: 'unreadable', problem: sentence }),
    ).catch((failed: unknown) => {
      if (!(failed instanceof LeaseLost)) throw failed;
    });
  }
}

const extensionOf = ({ file_path }: FileToRead) => path.extname(file_path).slice(1).toLowerCase();

/** Guesses are not kept; what the text layer says of a page is, where the picture says no more. */
function pageOf(page: number, { text, confidence, layer, blank }: PictureResult): ReadPage {
  const letters = countLetters(text);
  if (countLetters(layer) >= letters && layer.trim() !== '')
    return { page, text: readable(layer), source: 'text', confidence: null };
  if (letters === 0) return { page, text: '', source: 'ocr', confidence: blank ? null : 0 };
  const sure = confidence >= SURE_ENOUGH;
  return { page, text: sure ? readable(text) : readable(layer), source: 'ocr', confidence };
}

/** A page that its child did not survive is one that could not be read; the others may fare better. */
function failedPage(page: number, error: unknown): ReadPage {
  if (error instanceof ProblemError && error.reason === 'over_limit')
    return { page, text: '', source: 'ocr', confidence: 0 };
  throw error;
}
