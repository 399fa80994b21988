import { setImmediate } from 'node:timers/promises';
import { LONGEST_PAGE } from '#server/platform/sandbox/file-pages.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { searchableText } from '../searchable-text.ts';
import { type FileToRead, finishFile, nameDocument, savePages } from '../store.ts';

const CANDIDATES = 20;

/** `12-karnataka-cheque.md` → `12 karnataka cheque`: the words of a file name, to search for. */
function wordsOf(fileName: string): string {
  return fileName
    .replace(/\.[a-z\d]{1,10}$/iu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The id of the one library document with this file name; undefined when there is none, or several. For rows that name
 * no document: older ones, and those of other clients.
 */
async function documentNamed(library: LibraryReader, fileName: string): Promise<string | undefined> {
  const query = wordsOf(fileName);
  if (query === '') return undefined;
  const { hits } = await library.search({ mode: 'keyword', query, size: CANDIDATES });
  const found = hits.filter(({ record }) => record.file_key.split('/').pop() === fileName);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Characters, and paragraphs, that are saved at once. */
const BATCH = 200_000;
const AT_ONCE = 100;

export const isLibraryDocument = ({ storage_provider }: Pick<FileToRead, 'storage_provider'>): boolean =>
  storage_provider === CASE_FILES.libraryProvider;

/** Paragraphs as pages of the file, some at a time, each time as a list in JSON. Lets other work run in between. */
async function* batchesOfParagraphs(paragraphs: LibraryDocument['paragraphs']): AsyncGenerator<string> {
  let lines: string[] = [];
  let characters = 0;
  for (const [at, { number, text }] of paragraphs.entries()) {
    const words = searchableText(text.slice(0, LONGEST_PAGE));
    const paragraph = number ?? null;
    lines.push(JSON.stringify({ page: at + 1, text: words, source: 'text', confidence: null, paragraph }));
    characters += words.length;
    await setImmediate();
    if (characters < BATCH && lines.length < AT_ONCE) continue;
    yield `[${lines.join(',')}]`;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield `[${lines.join(',')}]`;
}

/**
 * Reads a document of the library into its row in a case: the paragraphs are its pages. Its dates belong to another case,
 * so it suggests no events. Errors: `unprocessable` when the library does not have it; `LeaseLost`; those of the index.
 */
export async function readDocument(
  { db, library }: Pick<Services, 'db' | 'library'>,
  file: FileToRead,
): Promise<void> {
  const id = file.document_id ?? (await documentNamed(library, file.file_path));
  const document = id === undefined ? undefined : await library.get(id);
  if (!document) throw new ProblemError('unprocessable', sentenceOf(fileReading.notInLibrary));
  await db.withWorker((tx) => nameDocument(tx, file, document));
  for await (const batch of batchesOfParagraphs(document.paragraphs))
    await db.withWorker((tx) => savePages(tx, file, batch));
  const category = document.kind === 'judgment' ? ('judgment' as const) : undefined;
  await db.withWorker(async (tx) => {
    await savePages(tx, file, '[]', document.paragraphs.length);
    const end = { state: 'read' as const, unread: { count: 0, pages: [] }, category, events: [] };
    await finishFile(tx, file, end, null);
  });
}
