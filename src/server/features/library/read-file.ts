import { serveTasks, Unreadable } from '#server/platform/sandbox/child.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { documentsOf, type SourceFile } from './document.ts';

/** One file to read in the sandbox. */
export interface ReadTask {
  files: (SourceFile & { path: string; extension: string })[];
}

/** For each file of the task, in order: its documents, or why it could not be read. */
export type ReadResult = { documents: LibraryDocument[] } | { failure: string };

/** The child of `munshi ingest`: untrusted bytes in, library documents out. */
serveTasks<ReadTask, ReadResult[]>(async ({ files }) => {
  const results: ReadResult[] = [];
  for (const file of files) {
    try {
      const { pages } = await extractText(file.path, file.extension);
      results.push({ documents: documentsOf(file, pages) });
    } catch (error) {
      if (!(error instanceof Unreadable) && files.length === 1) throw error;
      results.push({
        failure:
          error instanceof Unreadable
            ? error.message
            : 'The file could not be read: it is damaged or not what its name says.',
      });
    }
  }
  return results;
});
