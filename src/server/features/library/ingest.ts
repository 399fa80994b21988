import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { openSandbox, type Sandbox } from '#server/platform/sandbox/pool.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { contentTypeOf, extensionOf } from '#server/platform/storage/content-type.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { ProblemError } from '#shared/errors.ts';
import type { Journal } from './journal.ts';
import { originalKey } from './originals.ts';
import type { ReadResult, ReadTask } from './read-file.ts';

const READABLE = new Set(['txt', 'md', 'pdf', 'docx', 'json']);
/** Plain texts are read many at a time, since each is quick; a PDF or a Word document has a task of its own. */
const TEXTS_A_TASK = 24;
const DOCUMENTS_A_BATCH = 256;
const MAX_BYTES = 200 * 1024 * 1024;

export interface IngestFile {
  path: string;
  /** Relative to the folder, with forward slashes. */
  key: string;
  size: number;
  mark: string;
  extension: string;
}

export interface IngestReport {
  files: number;
  done: number;
  documents: number;
  unchanged: number;
  unreadable: { file: string; reason: string }[];
}

export interface IngestOptions {
  folder: string;
  /** Name under which the documents remember their folder. */
  name: string;
  upsert: (documents: LibraryDocument[]) => Promise<void>;
  storage: FileStorage;
  journal: Journal;
  /** The module that reads files in the sandbox. */
  reader: string;
  onProgress?: (report: IngestReport) => void;
  signal?: AbortSignal;
}

/** Every file below a folder in a fixed order. Errors: `not_found` with a sentence when there is no such folder. */
export async function listFolder(folder: string): Promise<IngestFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new ProblemError('not_found', `There is no folder ${folder} that can be read.`, { cause });
  });
  const files: IngestFile[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile() && !candidate.name.startsWith('.'))) {
    const full = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(full);
    const key = path.relative(folder, full).split(path.sep).join('/');
    files.push({
      path: full,
      key,
      size,
      mark: `${size}:${Math.round(mtimeMs)}`,
      extension: extensionOf(entry.name),
    });
  }
  return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function tasksOf(files: readonly IngestFile[]): IngestFile[][] {
  const texts = files.filter((file) => file.extension !== 'pdf' && file.extension !== 'docx');
  const groups = files.filter((file) => !texts.includes(file)).map((file) => [file]);
  for (let at = 0; at < texts.length; at += TEXTS_A_TASK) groups.push(texts.slice(at, at + TEXTS_A_TASK));
  return groups;
}

/** A group in which one file kills the reader is read again file by file, so that only that one is lost. */
async function readGroup(
  sandbox: Sandbox<ReadTask, ReadResult[]>,
  name: string,
  group: readonly IngestFile[],
): Promise<ReadResult[]> {
  const files = group.map(({ path: file, key, size, extension }) => ({
    path: file,
    key,
    size,
    extension,
    folder: name,
  }));
  try {
    return await sandbox.run({ files });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (group.length === 1) return [{ failure: error.message }];
    const single: ReadResult[] = [];
    for (const file of group) single.push(...(await readGroup(sandbox, name, [file])));
    return single;
  }
}

/** Takes what was read to the index in batches, one after another, and notes each file once its batch is acknowledged. */
function batcher({ name, upsert, storage, journal }: IngestOptions) {
  let documents: LibraryDocument[] = [];
  let files: IngestFile[] = [];
  let tail: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    const [batch, of] = [documents, files];
    documents = [];
    files = [];
    if (of.length === 0) return tail;
    tail = tail.then(async () => {
      for (const file of of) {
        await storage.put(originalKey(name, file.key), createReadStream(file.path), {
          contentType: contentTypeOf(file.key),
          maxBytes: MAX_BYTES,
          overwrite: true,
          repeatable: true,
        });
      }
      if (batch.length > 0) await upsert(batch);
      await journal.note(of.map(({ key, mark }) => ({ file: key, mark })));
    });
    return tail;
  };
  return {
    async add(file: IngestFile, read: LibraryDocument[]): Promise<void> {
      documents.push(...read);
      files.push(file);
      if (documents.length >= DOCUMENTS_A_BATCH) await flush();
    },
    flush,
  };
}

/**
 * Takes a folder into the library. Safe to run twice (unchanged files are left alone) and to interrupt (what was not
 * acknowledged is read again). Returns what was done and which files could not be read, and why.
 */
export async function ingestFolder(options: IngestOptions): Promise<IngestReport> {
  const { folder, name, journal, onProgress, signal } = options;
  const all = await listFolder(folder);
  const report: IngestReport = { files: all.length, done: 0, documents: 0, unchanged: 0, unreadable: [] };
  const fail = (file: IngestFile, reason: string) => report.unreadable.push({ file: file.key, reason });
  const fresh: IngestFile[] = [];
  for (const file of all) {
    const earlier = journal.failureOf(file.key, file.mark);
    if (journal.has(file.key, file.mark)) report.unchanged++;
    else if (earlier !== undefined) fail(file, earlier);
    else if (!READABLE.has(file.extension))
      fail(file, 'Files of this type are not read; .txt, .md, .pdf, .docx and act .json are.');
    else if (file.size > MAX_BYTES) fail(file, 'The file is larger than 200 MB.');
    else {
      fresh.push(file);
      continue;
    }
    report.done++;
  }
  onProgress?.(report);

  const cores = availableParallelism();
  const sandbox = openSandbox<ReadTask, ReadResult[]>(options.reader, cores);
  const batch = batcher(options);
  const groups = tasksOf(fresh);
  const runner = async (): Promise<void> => {
    for (let group = groups.shift(); group && !signal?.aborted; group = groups.shift()) {
      const results = await readGroup(sandbox, name, group);
      for (const [at, file] of group.entries()) {
        const result = results[at] ?? { failure: 'The file could not be read.' };
        report.done++;
        if ('failure' in result) {
          fail(file, result.failure);
          await journal.note([{ file: file.key, mark: file.mark, failure: result.failure }]);
        } else {
          report.documents += result.documents.length;
          await batch.add(file, result.documents);
        }
      }
      onProgress?.(report);
    }
  };
  try {
    // One runner more than there are children keeps them busy while a batch is being written.
    await Promise.all(Array.from({ length: cores + 1 }, runner));
    await batch.flush();
  } finally {
    sandbox.close();
  }
  onProgress?.(report);
  return report;
}
