import type { StatedJudgment } from '#law/library/open-data/stated.ts';
import { isReadFromPictures } from '#server/platform/sandbox/pool.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { type ReadResult, readResults } from '#server/platform/search/ingest-batch.ts';
import { extensionOf } from '#server/platform/storage/content-type.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { withWorkingCopy } from '#server/platform/storage/working-copy.ts';
import { ProblemError } from '#shared/errors.ts';
import { READER_VERSION, type SourceFile, sourceOfFolder } from '../ingest/document.ts';
import type { OpenDataFacts } from '../ingest/open-data/facts.ts';
import type { ReadTask } from '../ingest/read-file.ts';
import { originalKey } from '../originals.ts';

/**
 * Result of reading the original of a judgment again. `scan`: its pages, or these of them, are pictures,
 * which are read later.
 */
export type Reread =
  | { document: LibraryDocument }
  | { scan: { file: SourceFile; only?: number[] } }
  | { stays: 'missing' | 'unread' };

export interface RereadParts {
  storage: FileStorage;
  /** Folder for the temporary copy of the original. */
  folder: string;
  read(task: ReadTask): Promise<unknown>;
}

/** True for a judgment that an older reader read. The samples are loaded again by their own marks. */
export const isOutdated = ({ kind, sample, reader_version = 0 }: LibraryDocument): boolean =>
  kind === 'judgment' && !sample && reader_version < READER_VERSION;

/**
 * The document keeps its id, because notes, cases and checks name it, and its date of addition. A new reader may find
 * another identity in the text.
 */
export function inPlaceOf(
  old: LibraryDocument,
  documents: readonly LibraryDocument[],
): LibraryDocument | undefined {
  const found = documents.find(({ kind }) => kind === 'judgment');
  return found && { ...found, id: old.id, created_at: old.created_at };
}

/** Reads a judgment again from its original. Errors: those of the store, and of a closed sandbox. */
export async function rereadDocument(old: LibraryDocument, parts: RereadParts): Promise<Reread> {
  const file = sourceOf(old);
  try {
    return await withWorkingCopy(
      parts.storage,
      originalKey(old.folder, old.file_key),
      parts.folder,
      async ({ file: path }) => {
        const extension = extensionOf(old.file_key);
        const [result] = readResults.parse(await parts.read({ files: [{ ...file, path, extension }] }));
        return outcomeOf(old, file, result);
      },
    );
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'not_found') return { stays: 'missing' };
    if (error.code === 'unprocessable') return { stays: 'unread' };
    throw error;
  }
}

function sourceOf(old: LibraryDocument): SourceFile {
  const openData = factsOf(old);
  return { folder: old.folder, key: old.file_key, size: old.size, ...(openData ? { openData } : {}) };
}

/**
 * Facts that the data set states about a file. Documents stored before these facts were kept have them in
 * their own fields, mixed with the findings of an older reader; they fill in where this reader finds nothing.
 */
function factsOf(old: LibraryDocument): OpenDataFacts | undefined {
  const { source, licence, open_data: kept, court, bench, year } = old;
  if (kept) return { source, licence, ...kept };
  if (source === sourceOfFolder(old.folder) || court === undefined || year === undefined) return undefined;
  return {
    source,
    licence,
    court,
    ...(bench === undefined ? {} : { seat: bench }),
    year,
    stated: statedIn(old),
  };
}

function statedIn(old: LibraryDocument): StatedJudgment {
  const { cnr, decided_on, case_number, neutral_citation, title, petitioner, respondent, judges } = old;
  return {
    file: old.file_key,
    judges,
    ...(cnr === undefined ? {} : { cnr }),
    ...(decided_on === undefined ? {} : { decision_date: decided_on }),
    ...(case_number === undefined ? {} : { case_number }),
    ...(neutral_citation === undefined ? {} : { neutral_citation }),
    ...(old.first_line === undefined ? { title } : {}),
    ...(petitioner === undefined ? {} : { petitioner }),
    ...(respondent === undefined ? {} : { respondent }),
  };
}

function outcomeOf(old: LibraryDocument, file: SourceFile, result: ReadResult | undefined): Reread {
  if (result === undefined) return { stays: 'unread' };
  if ('failure' in result)
    return isReadFromPictures(result.failure.key) ? { scan: { file } } : { stays: 'unread' };
  if (result.scans.length > 0) return { scan: { file, only: result.scans } };
  const document = inPlaceOf(old, result.documents);
  return document ? { document } : { stays: 'unread' };
}
