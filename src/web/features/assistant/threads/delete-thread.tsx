import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { stopAnswer } from '../answer-runs.ts';
import { deleteThread } from '../queries.ts';

type Props = { thread: ChatThread; onClose: () => void; onDeleted: () => void };

/** Asks before a chat is deleted; an answer on its way is stopped first. */
export function DeleteThread({ thread, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => {
      stopAnswer(thread.id);
      return deleteThread(thread.id);
    },
    onSuccess: async () => {
      toastSuccess(t(messages.deleted), thread.title);
      onDeleted();
      client.removeQueries({ queryKey: ['chat-messages', thread.id] });
      await client.invalidateQueries({ queryKey: ['chat-threads', 'list'] });
    },
    onError: (error) => toastFailure(t(messages.deleteFailed), error),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(messages.deleteTitle, { title: thread.title })}
      description={t(messages.deleteEffect)}
      confirm={t(messages.deleteConfirm)}
      danger
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}
