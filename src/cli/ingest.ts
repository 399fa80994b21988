import { folderName } from '#server/features/library/ingest/folder-name.ts';
import { findFolder } from '#server/features/library/ingest/folder-walk.ts';
import { ingestFolder } from '#server/features/library/ingest/ingest.ts';
import { openJournal } from '#server/features/library/ingest/journal.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { type IngestRun, runWithReport } from './run-ingest.ts';

export interface IngestCommand extends IngestRun {
  /** Absolute. */
  folder: string;
}

/** `munshi ingest <folder>`. Returns the exit code, as `runWithReport` does. */
export async function ingest(command: IngestCommand): Promise<number> {
  const { MUNSHI_DATA: data } = command.env;
  const folder = await findFolder(command.folder);
  return runWithReport(
    command,
    async (parts) => {
      const name = await folderName(data, folder);
      const journal = await openJournal(data, folder);
      try {
        return await ingestFolder({ ...parts, folder, name, except: data, journal });
      } finally {
        await journal.close();
      }
    },
    { empty: t(commands.folderEmpty, { folder: command.folder }) },
  );
}
