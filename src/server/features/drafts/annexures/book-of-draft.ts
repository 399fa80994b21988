import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ownModule } from '#server/core/own-module.ts';
import type { PageLook } from '#server/platform/documents/pdf/binding/forms-of-pdf.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { Services } from '#server/platform/services.ts';
import { withWorkingCopy } from '#server/platform/storage/working-copy.ts';
import { ANNEXURES, type Annexure, type DraftIndex } from '#shared/contracts/drafts/draft-annexures.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/drafting/annexures.ts';
import { formatSentence, type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { PageLine } from '../../file-pages/store.ts';
import { draftThread } from '../draft-thread.ts';
import type { DraftJsonToExport } from '../draft-work.ts';
import type { BindTask } from './bind-files.ts';
import type { DraftBook } from './draft-book.ts';
import { filesOfBinding } from './files-of-binding.ts';
import type { FileToBind } from './store.ts';

const ENTRY = ownModule(new URL('bind-files', import.meta.url));
const LIMITS = { memoryMb: 768, cpuSeconds: 60, wallSeconds: 90 };
const IDLE_MS = 20_000;
const KINDS = new Set(['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif', 'txt', 'docx']);

const sandbox = new IdleSandbox<BindTask, unknown>(ENTRY, LIMITS, filesOfBinding, { idleMs: IDLE_MS });
/** The child's answer is as untrusted as the file. */
const looks = z.array(z.object({ wide: z.boolean(), reads: z.boolean() })).min(1);

/** Input of a bound book: a draft and its annexures. */
export interface ToBind {
  draft: DraftJsonToExport;
  caption: string[];
  /** Those that are included, in their order. A file without a row was deleted. */
  annexures: (Annexure & { row: FileToBind | undefined })[];
  trueCopy: boolean;
  /** The recognised words of the scans of a file behind one page, each page as a `WordsOfPage` in JSON; empty at the end. */
  placedLines: (file: string, behind: number) => Promise<PageLine[]>;
}

interface ReadAnnexure {
  annexure: ToBind['annexures'][number];
  /** Path of a PDF that has its pages as forms. */
  forms: string;
  result: { pages: PageLook[] } | { problem: Sentence };
  /** File of the recognised words of its scans. */
  words?: string;
}

export const extensionOf = ({ path: key }: FileToBind) => path.extname(key).slice(1).toLowerCase();

export function refusalOf(row: FileToBind | undefined): Sentence | undefined {
  if (!row) return sentenceOf(messages.missing);
  if (!row.is_own) return sentenceOf(messages.ofLibrary);
  return KINDS.has(extensionOf(row)) ? undefined : sentenceOf(messages.kind);
}

/** The sentence of an error that concerns one file; others are thrown again. */
export function problemOf(error: unknown): Sentence {
  if (!(error instanceof ProblemError)) throw error;
  if (error.code === 'not_found') return sentenceOf(fileReading.missing);
  if (error.code === 'unprocessable') return error.said;
  throw error;
}

const tooSlow = () =>
  new ProblemError('unprocessable', sentenceOf(messages.tooSlow, { seconds: ANNEXURES.seconds }));

/** Reads files in the sandbox, one after the other, and leaves their pages in `folder`. */
async function readAll(
  storage: Services['storage'],
  { annexures }: ToBind,
  folder: string,
  signal: AbortSignal,
): Promise<ReadAnnexure[]> {
  const startedAt = performance.now();
  const read: ReadAnnexure[] = [];
  let bytes = 0;
  for (const [at, annexure] of annexures.entries()) {
    signal.throwIfAborted();
    if (performance.now() - startedAt > ANNEXURES.seconds * 1000) throw tooSlow();
    const { row } = annexure;
    const forms = path.join(folder, `${at}.pdf`);
    const refusal = refusalOf(row);
    if (refusal || !row) {
      read.push({ annexure, forms, result: { problem: refusal ?? sentenceOf(messages.missing) } });
      continue;
    }
    const { size, result } = await readOne(storage, row, folder, forms);
    bytes += size;
    if (bytes > ANNEXURES.bytes) throw tooManyBytes();
    read.push({ annexure, forms, result });
  }
  const pages = read.reduce((sum, { result }) => sum + ('pages' in result ? result.pages.length : 0), 0);
  if (pages > ANNEXURES.pages) throw tooManyPages(pages);
  return read;
}

async function readOne(
  storage: Services['storage'],
  row: FileToBind,
  folder: string,
  forms: string,
): Promise<{ size: number; result: ReadAnnexure['result'] }> {
  try {
    return await withWorkingCopy(storage, row.path, path.join(folder, 'copy'), async ({ file }) => {
      const found = await sandbox.run({ kind: 'read', file, extension: extensionOf(row), forms });
      const pages = looks.safeParse(found).data;
      const { size } = await stat(file);
      return { size, result: pages ? { pages } : { problem: sentenceOf(fileReading.damaged) } };
    });
  } catch (error) {
    return { size: 0, result: { problem: problemOf(error) } };
  }
}

const tooManyBytes = () =>
  new ProblemError(
    'unprocessable',
    sentenceOf(messages.tooManyBytes, { megabytes: ANNEXURES.bytes / 1024 ** 2 }),
  );
const tooManyPages = (pages: number) =>
  new ProblemError('unprocessable', sentenceOf(messages.tooManyPages, { pages, max: ANNEXURES.pages }));

const pagesOf = ({ result }: ReadAnnexure): PageLook[] => ('pages' in result ? result.pages : []);

/** Lays the recognised words of scans beside their forms; a page that has them can be read. */
async function withWords(
  { placedLines }: ToBind,
  one: ReadAnnexure,
  signal: AbortSignal,
): Promise<ReadAnnexure> {
  const words = `${one.forms}.words`;
  const pages = pagesOf(one).map((look) => ({ ...look }));
  const lines = await open(words, 'w', 0o600);
  try {
    for (let behind = 0; ; ) {
      signal.throwIfAborted();
      const found = await placedLines(one.annexure.file, behind);
      const last = found.at(-1);
      if (!last) return behind === 0 ? one : { ...one, result: { pages }, words };
      await lines.write(found.map(({ line }) => `${line}\n`).join(''));
      for (const { page } of found) Object.assign(pages[page - 1] ?? {}, { reads: true });
      behind = last.page;
    }
  } finally {
    await lines.close();
  }
}

async function writtenBook(
  { draft, caption, trueCopy }: ToBind,
  read: readonly ReadAnnexure[],
): Promise<DraftBook> {
  const book = await draftThread.book({
    ...{ draft, caption, trueCopy },
    annexures: read.map((one) => ({
      mark: one.annexure.mark,
      particulars: one.annexure.particulars,
      pages: pagesOf(one),
    })),
  });
  const pages = book.spans.at(-1)?.to ?? 0;
  if (pages > ANNEXURES.pages) throw tooManyPages(pages);
  return book;
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-binding-'));
  try {
    return await use(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The index that would be printed, without the files that cannot be bound. Errors: a limit of `ANNEXURES`. */
export function indexOfBook(
  storage: Services['storage'],
  bind: ToBind,
  signal: AbortSignal,
): Promise<DraftIndex> {
  return inFolder(async (folder) => {
    const read = await readAll(storage, bind, folder, signal);
    const bound = read.filter(({ result }) => 'pages' in result);
    const { rows, spans } = await writtenBook(bind, bound);
    await rm(folder, { recursive: true, force: true });
    const problems = read.flatMap(({ annexure: { file }, result }) =>
      'problem' in result ? [{ file, sentence: formatSentence(result.problem) }] : [],
    );
    return { pages: spans.at(-1)?.to ?? 0, rows, problems };
  });
}

/**
 * The PDF of a draft with its index and annexures. It is on disk, and the reader of the stream removes it. Errors:
 * `unprocessable` that names a file which cannot be bound, or a limit of `ANNEXURES`.
 */
export function bookOfDraft(
  storage: Services['storage'],
  bind: ToBind,
  signal: AbortSignal,
): Promise<{ file: Readable; bytes: number }> {
  return inFolder(async (folder) => {
    const files = await readAll(storage, bind, folder, signal);
    for (const { annexure, result } of files)
      if ('problem' in result)
        throw new ProblemError(
          'unprocessable',
          sentenceOf(messages.ofFile, {
            mark: annexure.mark,
            name: annexure.row?.name ?? annexure.particulars,
            reason: formatSentence(result.problem),
          }),
        );
    const read: ReadAnnexure[] = [];
    for (const one of files) read.push(await withWords(bind, one, signal));
    const book = await writtenBook(bind, read);
    const [base, out] = [path.join(folder, 'draft.pdf'), path.join(folder, 'book.pdf')];
    await writeFile(base, book.bytes, { mode: 0o600 });
    signal.throwIfAborted();
    await bound(base, out, read, book);
    const { size: bytes } = await stat(out);
    const file = createReadStream(out);
    file.once('close', () => void rm(folder, { recursive: true, force: true }));
    return { file, bytes };
  });
}

async function bound(
  base: string,
  out: string,
  read: readonly ReadAnnexure[],
  { places }: DraftBook,
): Promise<void> {
  const files = read.map((one, at) => ({
    forms: one.forms,
    pages: places[at] ?? [],
    ...(one.words === undefined ? {} : { words: one.words }),
  }));
  await sandbox.run({ kind: 'bind', base, files, out });
}
