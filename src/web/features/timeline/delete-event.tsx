import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { deleteEvent, type ListedEvent } from './queries.ts';

type Props = { event: ListedEvent; onClose: () => void };

export function DeleteEventDialog({ event, onClose }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteEvent(event.id),
    onSuccess: () => {
      toast({ title: t(messages.eventDeleted), description: event.title, variant: 'success' });
      onClose();
    },
    onError: (error) =>
      toast({ title: t(messages.eventNotDeleted), description: sentence(error), variant: 'destructive' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['timeline-events'] }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.deleteConfirm)}
      description={t(messages.deleteWarning, { title: event.title })}
      confirm={t(common.delete)}
      busy={remove.isPending && t(messages.deleting)}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}
