import { readFileSync } from 'node:fs';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { pagesOfOffences, withOffenceColumns } from '#law/acts/reading/schedule-columns.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';
import { failureReason, serveTasks, UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { ReadResult } from '#server/platform/search/ingest-batch.ts';
import { toSentenceData } from '#shared/messages/sentence.ts';
import { actDocuments, actIn } from './act-documents.ts';
import { documentsOf, type SourceFile } from './document.ts';
import {
  type ParquetTask,
  type RecordsTask,
  readParquet,
  readRecords,
  type StatedRows,
} from './open-data/read-metadata.ts';

/** Files to read in the sandbox. */
interface FilesTask {
  files: (SourceFile & { path: string; extension: string })[];
}
export type ReadTask = FilesTask | ParquetTask | RecordsTask;

/** An act from a PDF has the columns of its table of offences by the places of their words. */
async function withColumns(
  act: ActText,
  pages: readonly string[],
  { path, extension }: FilesTask['files'][number],
): Promise<ActText> {
  const among = extension === 'pdf' ? pagesOfOffences(act, pages) : undefined;
  return among ? withOffenceColumns(act, await pdfRows(readFileSync(path), among)) : act;
}

async function readFiles({ files }: FilesTask): Promise<ReadResult[]> {
  const results: ReadResult[] = [];
  for (const file of files) {
    try {
      const { pages, scans } = await extractText(file.path, file.extension);
      const read = actIn(file, pages);
      const act = read && (await withColumns(read, pages, file));
      results.push(
        act
          ? { documents: actDocuments(file, act), scans, act }
          : { documents: documentsOf(file, pages, scans), scans },
      );
    } catch (error) {
      // A crash is blamed on a file only when it is alone in its task; in a group it only counts as unreadable.
      if (files.length === 1 && !(error instanceof UnreadableFileError)) throw error;
      results.push({ failure: toSentenceData(failureReason(error)) });
    }
  }
  return results;
}

/** The child process of `munshi ingest`: untrusted bytes in, library documents or metadata out. */
await serveTasks<ReadTask, ReadResult[] | StatedRows>(async (task) => {
  if ('files' in task) return readFiles(task);
  return 'parquet' in task ? readParquet(task) : readRecords(task);
});
