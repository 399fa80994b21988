import { z } from 'zod';
import { line } from '../../text.ts';

/** Files that the library takes from a folder, through the command line or the browser, and the limits on them. */
export const LIBRARY_FILES = {
  texts: ['txt', 'md', 'json', 'html', 'htm'],
  paged: ['pdf', 'docx'],
  /** Megabytes of one text, and of one PDF or Word document. */
  textMegabytes: 32,
  pagedMegabytes: 100,
  /** Files that a browser adds at once; a larger folder comes in through the command. */
  atOnce: 5000,
  /** Files that one request asks about. */
  asked: 200,
  /** Files that one answer names. */
  named: 1000,
  pathLength: 1000,
  folderLength: 200,
} as const;

const isPath = (value: string) =>
  value.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

const folder = line(LIBRARY_FILES.folderLength)
  .min(1)
  .refine((name) => isPath(name) && !name.includes('/'));
const path = line(LIBRARY_FILES.pathLength).min(1).refine(isPath);
/** Milliseconds since 1970. */
const modified = z.coerce.number().int().min(0).max(8.64e15);
const count = z.int().min(0);

export const missingLibraryFiles = z.object({
  folder: folder.describe('Name of the folder on the computer of the caller'),
  files: z
    .array(
      z.object({
        path: path.describe('The name of the file, relative to the folder'),
        size: count,
        modified: modified.describe('When the file changed last, in milliseconds since 1970'),
      }),
    )
    .max(LIBRARY_FILES.asked),
});
export const missingLibraryFilesAnswer = z.object({
  missing: z.array(z.string()).describe('Paths of files that the library does not have as they are now'),
});

export const libraryFile = z.object({ folder, path, modified });
export const libraryFileAnswer = z.object({ documents: count.describe('Documents that the file gave') });

export const libraryFolder = z.object({ folder });

export const knownLibraryFiles = z.object({
  folder,
  from: count.default(0).describe('How many of them were named before'),
});
export const knownLibraryFilesAnswer = z.object({
  files: z.array(z.string()).describe('Paths of files that came from the folder, at most 1,000'),
  total: count.describe('How many there are'),
});

export const goneLibraryFiles = z.object({
  folder,
  files: z.array(path).min(1).max(LIBRARY_FILES.asked),
});
export const goneLibraryFilesAnswer = z.object({
  documents: count.describe('Documents that left the library, because no other file gave them'),
});
