import type { FileStorage } from '#server/platform/storage/storage.ts';
import { originalKey } from '../originals.ts';
import { walkFolder } from './folder-walk.ts';
import type { IngestOptions } from './ingest.ts';
import type { Journal } from './journal.ts';

/** Documents, files or originals of one write. */
const AT_ONCE = 1000;

/** Files that came from a folder and are no longer in it. */
export interface MissingFiles {
  files: string[];
  /** The documents that no other file gave, in this folder or another. */
  documents: string[];
  /** Number of documents that stay, because another file gave them too. */
  kept: number;
}

/** The folders above a file, with a slash at the end, as `walkFolder` names a folder that it could not read. */
function* foldersOf(file: string): Generator<string> {
  for (let end = file.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : file.lastIndexOf('/', end - 1))
    yield file.slice(0, end + 1);
  yield '/';
}

/** Finds the documents to remove with files that are no longer in their folder. */
export async function goneWith(files: string[], journal: Journal): Promise<MissingFiles> {
  const given = new Set(files.flatMap((file) => journal.idsOf(file)));
  const documents = await journal.orphans(new Set(files), []);
  return { files, documents, kept: given.size - documents.length };
}

/** Compares a folder with what its journal has. Files that could not be looked at are not missing. */
export async function findMissing({
  folder,
  except,
  journal,
}: Pick<IngestOptions, 'folder' | 'except' | 'journal'>): Promise<MissingFiles> {
  const absent = new Set(journal.files());
  const unread = new Set<string>();
  for await (const { key } of walkFolder(folder, except)) {
    absent.delete(key);
    if (key.endsWith('/')) unread.add(key);
  }
  const files = [...absent].filter((file) => ![...foldersOf(file)].some((above) => unread.has(above)));
  return goneWith(files, journal);
}

function* parts<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE);
}

interface Place extends Pick<IngestOptions, 'name' | 'write'> {
  storage: Pick<FileStorage, 'remove'>;
  journal: Journal;
}

/** Removes the documents of missing files and their originals. Safe to run twice and to interrupt. */
export async function removeMissing(
  { files, documents }: MissingFiles,
  { name, write, storage, journal }: Place,
): Promise<void> {
  for (const gone of parts(documents)) await write({ documents: [], gone });
  const removed = new Set(documents);
  for (const some of parts(files)) {
    // A document that stays may have been read from this file, so that its original stays too.
    const unused = some.filter((file) => journal.idsOf(file).every((id) => removed.has(id)));
    await storage.remove(unused.map((file) => originalKey(name, file)));
    await journal.note(some.map((file) => ({ file, mark: '', removed: true })));
  }
}
