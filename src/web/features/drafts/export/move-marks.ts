import type { QueryClient } from '@tanstack/react-query';
import { withChangedMarks } from '#law/drafting/document/annexure-marks.ts';
import { messages } from '#shared/messages/en/drafting/annexures.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { annexuresQuery, keepAnnexures } from './use-annexures.ts';

/** Gives the files that a draft is filed with the marks that its references have now, and says so when that fails. */
export async function moveMarks(
  client: QueryClient,
  draftId: string,
  changed: ReadonlyMap<string, string>,
): Promise<void> {
  try {
    const { files, trueCopy } = await client.fetchQuery(annexuresQuery(draftId));
    const moved = withChangedMarks(files, changed);
    if (moved) await keepAnnexures(client, draftId, { files: moved, trueCopy });
  } catch (error) {
    toast({ title: t(messages.marksNotMoved), description: sentence(error), variant: 'destructive' });
  }
}
