import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type BinKind, binItem, restoredItem } from '#shared/contracts/bin.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { type ToastContent, toastSuccess } from '#web/ui/feedback/toast-store.ts';

/** The queries that show what a deletion hides and a restoration shows again. */
const SHOWN = [
  'clients',
  'cases',
  'case-files',
  'timeline-events',
  'event-suggestions',
  'case-pages',
  'case-drafts',
  'bin',
];

/** Errors: `ApiError` 409 while the client or the case that it belongs to is in the bin. */
export const restoreItem = (id: string) => api.post('/rest/v1/rpc/restore_from_bin', { id }, restoredItem);

export async function refetchAfterRestoring(client: QueryClient): Promise<void> {
  await Promise.all(SHOWN.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

type Deleted = { kind: BinKind; id: string; name: string };

async function restoreRow(client: QueryClient, { kind, id, name }: Deleted): Promise<void> {
  try {
    const [item] = await api.get('/rest/v1/bin_items', z.array(binItem), {
      query: { [`${kind}_id`]: `eq.${id}`, limit: 1 },
    });
    if (!item) throw new ApiError(404, 'not_found', t(messages.itemGone));
    await restoreItem(item.id);
    toastSuccess(t(messages.restored), t(messages.restoredDetail, { name }));
  } catch (error) {
    toastFailure(t(messages.notRestored), error);
  }
  await refetchAfterRestoring(client);
}

/** The action of the toast after a deletion, which restores the deleted row. */
export const undoDeletion = (client: QueryClient, deleted: Deleted): NonNullable<ToastContent['action']> => ({
  label: t(messages.undo),
  alt: t(messages.undoHint, { name: deleted.name }),
  onPress: () => void restoreRow(client, deleted),
});
