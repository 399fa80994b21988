import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { DeleteDialog } from '#web/components/deletion/delete-dialog.tsx';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { type CaseDetail, caseQuery, deleteCase, deletionKey } from './queries.ts';

type Props = { row: CaseDetail; onClose: () => void; onDeleted: () => void };

/** Mount it while it is open. */
export function DeleteCase({ row, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationKey: deletionKey(row.id),
    mutationFn: () => deleteCase(row.id),
    onSuccess: () => {
      toast({
        title: t(messages.caseDeletedDone),
        description: row.title,
        variant: 'success',
        action: undoDeletion(client, { kind: 'case', id: row.id, name: row.title }),
      });
      onDeleted();
      client.removeQueries({ queryKey: caseQuery(row.id).queryKey });
      for (const key of ['cases', 'clients', 'timeline-events', 'bin'])
        void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => {
      onClose();
      toastFailure(t(messages.caseNotDeleted), error);
    },
  });
  return (
    <DeleteDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      kind="case"
      id={row.id}
      title={t(messages.deleteConfirm, { title: row.title })}
      name={row.title}
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}
