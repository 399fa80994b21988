import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { DeleteDialog } from '#web/components/deletion/delete-dialog.tsx';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { type ClientDetail, clientQuery, deleteClient } from './queries.ts';

/** The key of the deletion of a client in this window. */
export const deletionKey = (id: string) => ['clients', id, 'delete'];

type Props = {
  client: ClientDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
};

export function DeleteClient({ client: stored, open, onOpenChange, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationKey: deletionKey(stored.id),
    mutationFn: () => deleteClient(stored.id),
    onSuccess: () => {
      toast({
        title: t(common.success),
        description: t(messages.clientDeletedDone),
        variant: 'success',
        action: undoDeletion(client, { kind: 'client', id: stored.id, name: stored.name }),
      });
      onDeleted();
      client.removeQueries({ queryKey: clientQuery(stored.id).queryKey });
      for (const { id } of stored.cases) client.removeQueries({ queryKey: ['cases', id] });
      void client.invalidateQueries({ queryKey: ['clients', 'list'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['timeline-events'] });
      void client.invalidateQueries({ queryKey: ['bin'] });
    },
    onError: (error) => {
      onOpenChange(false);
      toastFailure(t(messages.clientNotDeleted), error);
    },
  });
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      kind="client"
      id={stored.id}
      title={t(messages.deleteConfirm, { name: stored.name })}
      name={stored.name}
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}
