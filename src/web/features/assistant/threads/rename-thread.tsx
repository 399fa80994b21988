import { useQueryClient } from '@tanstack/react-query';
import { ASSISTANT, type ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { RenameDialog } from '#web/components/editing/rename-dialog.tsx';
import { renameThread } from '../queries.ts';

export function RenameThread({ thread, onClose }: { thread: ChatThread; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <RenameDialog
      current={thread.title}
      maxLength={ASSISTANT.title}
      texts={{
        heading: t(messages.renameTitle),
        label: t(messages.nameLabel),
        required: t(messages.nameRequired),
      }}
      rename={(title) => renameThread(thread.id, title)}
      onRenamed={() => client.invalidateQueries({ queryKey: ['chat-threads'] })}
      onClose={onClose}
    />
  );
}
