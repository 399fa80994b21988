import type { QueryClient } from '@tanstack/react-query';
import { withChangedMarks } from '#law/drafting/document/annexure-marks.ts';
import { annexuresQuery, keepAnnexures } from './use-annexures.ts';

/**
 * Gives the files that a draft is filed with the marks that its references have after these changes, the first one first.
 * Errors: `ApiError`.
 */
export async function moveMarks(
  client: QueryClient,
  draftId: string,
  changes: readonly ReadonlyMap<string, string>[],
): Promise<void> {
  const { files, trueCopy } = await client.fetchQuery(annexuresQuery(draftId));
  const moved = changes.reduce((now, changed) => withChangedMarks(now, changed) ?? now, files);
  if (moved !== files) await keepAnnexures(client, draftId, { files: moved, trueCopy });
}
