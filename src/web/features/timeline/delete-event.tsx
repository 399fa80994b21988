import { useMutation, useQueryClient } from '@tanstack/react-query';
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
      toast({ title: 'Event deleted', description: event.title, variant: 'success' });
      onClose();
    },
    onError: (error) =>
      toast({ title: 'Failed to delete event', description: sentence(error), variant: 'destructive' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['timeline-events'] }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Delete this event?"
      description={`${event.title} is removed from the timeline. This cannot be undone.`}
      confirm="Delete"
      busy={remove.isPending && 'Deleting...'}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}
