import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BIN } from '#shared/contracts/bin/bin.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { deleteDraft, type ListedDraft } from '../queries.ts';

type Props = { row: ListedDraft; onClose: () => void; onDeleted: () => void };

/** Asks before a draft goes to the bin. */
export function DeleteDraft({ row, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteDraft(row.id),
    onSuccess: async () => {
      onDeleted();
      toast({
        title: t(messages.deleted),
        description: row.title,
        variant: 'success',
        action: undoDeletion(client, { kind: 'draft', id: row.id, name: row.title }),
      });
      await client.invalidateQueries({ queryKey: ['case-drafts'] });
    },
    onError: () => toastProblem(t(common.error), t(messages.deleteFailed)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(messages.deleteTitle, { title: row.title })}
      description={t(messages.deleteEffect, { days: BIN.days })}
      confirm={t(common.delete)}
      danger
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}
