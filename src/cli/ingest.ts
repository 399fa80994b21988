import { parseArgs } from 'node:util';
import { folderName } from '#server/features/library/ingest/folder-name.ts';
import { findFolder } from '#server/features/library/ingest/folder-walk.ts';
import { ingestFolder } from '#server/features/library/ingest/ingest.ts';
import { openJournal } from '#server/features/library/ingest/journal.ts';
import {
  findMissing,
  type MissingFiles,
  removeMissing,
} from '#server/features/library/ingest/missing-files.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { firstLines, type IngestRun, runWithReport } from './run-ingest.ts';

const OPTIONS = { 'remove-missing': { type: 'boolean' }, yes: { type: 'boolean' } } as const;

export interface FolderRequest {
  /** As it was given. */
  folder: string;
  /** `name` lists the documents whose file is no longer in the folder; `remove` removes them. */
  missing?: 'name' | 'remove';
}

export interface IngestCommand extends IngestRun, FolderRequest {
  /** Absolute. */
  folder: string;
}

/** Reads a request from the arguments; undefined when they are not understood. */
export function readFolderRequest(args: readonly string[]): FolderRequest | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [folder, ...more] = positionals;
    const { 'remove-missing': missing = false, yes = false } = values;
    if (!folder || more.length > 0 || (yes && !missing)) return undefined;
    return missing ? { folder, missing: yes ? 'remove' : 'name' } : { folder };
  } catch {
    return undefined;
  }
}

function missingLines({ files, documents, kept }: MissingFiles, removed: boolean, empty: boolean): string[] {
  if (files.length === 0) return [t(commands.nothingMissing)];
  return [
    t(commands.missing, { files: files.length }),
    ...firstLines(files),
    ...(kept > 0 ? [t(commands.missingKept, { count: kept })] : []),
    t(removed ? commands.missingRemoved : commands.missingNamed, { documents: documents.length }),
    ...(empty && !removed ? [t(commands.missingAll)] : []),
  ];
}

/** `munshi ingest <folder>`. Returns the exit code, as `runWithReport` does. */
export async function ingest(command: IngestCommand): Promise<number> {
  const { MUNSHI_DATA: data } = command.env;
  const folder = await findFolder(command.folder);
  const remove = command.missing === 'remove';
  let missing: MissingFiles | undefined;
  return runWithReport(
    command,
    async (parts) => {
      const name = await folderName(data, folder);
      const journal = await openJournal(data, folder);
      const place = { ...parts, folder, name, except: data, journal };
      try {
        const report = await ingestFolder(place);
        // Files moved inside the folder are known by their new paths now.
        if (command.missing && !command.signal.aborted) missing = await findMissing(place);
        if (missing && remove) await removeMissing(missing, place);
        return report;
      } finally {
        await journal.close();
      }
    },
    {
      empty: t(commands.folderEmpty, { folder: command.folder }),
      after: ({ files }) => (missing ? missingLines(missing, remove, files === 0) : []),
    },
  );
}
