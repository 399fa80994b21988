import type { Viewer } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { ExportFormat } from '#shared/contracts/drafts/draft-functions.ts';
import { draftThread } from './draft-thread.ts';
import { withPracticeLines } from './practice-lines.ts';
import { draftExporter, draftReader } from './read-draft.ts';

/**
 * Writes a draft in each format, on the page of its court and without its annexures, for the export of a case. Errors:
 * `not_found`; `unprocessable` for an empty draft.
 */
export const draftFileWriter = ({ db }: Pick<Services, 'db'>) => {
  const readDraft = draftReader({ db });
  const toExport = draftExporter({ db });
  return async (viewer: Viewer, id: string): Promise<Record<ExportFormat, Uint8Array>> => {
    const found = await readDraft(viewer, id);
    const draft = await toExport(viewer, found, undefined);
    const [docx, pdf] = await Promise.all([
      draftThread.write(draft, 'docx'),
      draftThread.write(draft, 'pdf'),
    ]);
    return { docx, pdf, txt: new TextEncoder().encode(withPracticeLines(found.draft.content, draft)) };
  };
};
