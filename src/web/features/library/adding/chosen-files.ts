import { LIBRARY_FILES, libraryFolder } from '#shared/contracts/research/library-files.ts';
import { isHidden } from '#web/data/file-name.ts';

/** The folder of files that were chosen without one. The same in every language, so that they are found again. */
export const LOOSE_FILES = 'Files';

/** A file to add, under its path in the folder. */
export type ChosenFile = { path: string; file: File };

export type ChosenFolder = {
  name: string;
  files: ChosenFile[];
  /** Files that an operating system keeps for itself are left out. */
  hidden: number;
  /** There are more files than one folder may have; `files` is then empty. */
  tooMany: boolean;
};

/** The time of a file as a folder name: single files of one name that differ in it are different files. */
const timeOf = ({ lastModified }: File) =>
  new Date(lastModified).toISOString().slice(0, 19).replaceAll(':', '-');

/** Groups files by their paths: one folder with its files, or files without one. */
export function folderOf(found: readonly ChosenFile[]): ChosenFolder {
  const shown = found.filter(({ path }) => !isHidden(path));
  const hidden = found.length - shown.length;
  if (shown.length > LIBRARY_FILES.atOnce) return { name: LOOSE_FILES, files: [], hidden, tooMany: true };
  const [first] = shown;
  const folder = first?.path.includes('/') ? first.path.slice(0, first.path.indexOf('/') + 1) : '';
  const together = folder !== '' && shown.every(({ path }) => path.startsWith(folder));
  const files = shown.map(({ path, file }) => ({
    path: together ? path.slice(folder.length) : path.includes('/') ? path : `${timeOf(file)}/${path}`,
    file,
  }));
  const { success, data } = libraryFolder.safeParse({ folder: folder.slice(0, -1) });
  return { name: together && success ? data.folder : LOOSE_FILES, files, hidden, tooMany: false };
}

export const filesOfField = (files: Iterable<File>): ChosenFolder =>
  folderOf([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })));

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

const entriesOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });

/** Collects the files below an entry, one more than are allowed at the most. */
async function collect(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length > LIBRARY_FILES.atOnce) return;
  const path = entry.fullPath.replace(/^\//u, '');
  if (entry.isFile) found.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
  if (!entry.isDirectory || isHidden(path)) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A browser gives at most a hundred entries at a time.
  for (let entries = await entriesOf(reader); entries.length > 0; entries = await entriesOf(reader))
    for (const inner of entries) await collect(inner, found);
}

/** The files and folders that were dropped. Call it while the event is handled: its items are gone afterwards. */
export async function filesOfDrop({ items }: DataTransfer): Promise<ChosenFolder> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: ChosenFile[] = [];
  for (const entry of entries) await collect(entry, found);
  const folder = folderOf(found);
  // The rest was not collected: a part of a folder must not pass for all of it.
  return found.length > LIBRARY_FILES.atOnce ? { ...folder, files: [], tooMany: true } : folder;
}
