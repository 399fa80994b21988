import { LIBRARY_FILES } from '#shared/contracts/research/library-files.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { formatSentence, type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { countEntries, type FolderFile, findFolder, walkFolder } from './folder-walk.ts';
import {
  type Gate,
  type IncomingFile,
  type IngestReport,
  type IngestSource,
  MEGABYTE,
  type RunOptions,
  runIngest,
} from './ingest-run.ts';

const TEXTS: ReadonlySet<string> = new Set(LIBRARY_FILES.texts);
const PAGED: ReadonlySet<string> = new Set(LIBRARY_FILES.paged);
/** Plain texts are quick to read, so a task has many of them; a PDF or a Word document has its own task. */
const TEXTS_A_TASK = 24;
const BYTES_A_TASK = 2 * MEGABYTE;

export interface IngestOptions extends RunOptions {
  folder: string;
  /** A subfolder to skip: our own data. */
  except?: string;
}

/** Refuses a file by its name and size; undefined when it is read. */
export function refusal({ extension, size }: Pick<FolderFile, 'extension' | 'size'>): Sentence | undefined {
  if (!TEXTS.has(extension) && !PAGED.has(extension)) return sentenceOf(commands.typeNotRead);
  const most = TEXTS.has(extension) ? LIBRARY_FILES.textMegabytes : LIBRARY_FILES.pagedMegabytes;
  return size > most * MEGABYTE ? sentenceOf(commands.tooLarge, { megabytes: most }) : undefined;
}

/** The readable files of a folder, in a fixed order. */
async function* freshFiles(
  { folder, except }: Pick<IngestOptions, 'folder' | 'except'>,
  gate: Gate,
): AsyncGenerator<IncomingFile> {
  for await (const file of walkFolder(folder, except)) {
    if (gate.signal?.aborted) return;
    const refused = 'mark' in file ? refusal(file) : undefined;
    const reason = 'mark' in file ? refused && formatSentence(refused) : file.reason;
    if (reason !== undefined) gate.refuse(file.key, reason);
    else if ('mark' in file && (await gate.isFresh(file))) yield file;
  }
}

async function* groupsOf(
  options: Pick<IngestOptions, 'folder' | 'except'>,
  gate: Gate,
): AsyncGenerator<IncomingFile[]> {
  let texts: IncomingFile[] = [];
  let bytes = 0;
  for await (const file of freshFiles(options, gate)) {
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
  if (texts.length > 0 && !gate.signal?.aborted) yield texts;
}

/**
 * Adds a folder to the library, as `runIngest` does. Errors: also `ProblemError` with one sentence when the folder is
 * unreadable.
 */
export async function ingestFolder(options: IngestOptions): Promise<IngestReport> {
  const folder = await findFolder(options.folder);
  const place = { folder, ...(options.except === undefined ? {} : { except: options.except }) };
  const source: IngestSource = {
    files: await countEntries(folder, options.except),
    groups: (gate) => groupsOf(place, gate),
  };
  return runIngest(source, options);
}
