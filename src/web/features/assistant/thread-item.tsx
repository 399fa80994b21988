import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ASSISTANT, type ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { RenameDialog } from '#web/components/editing/rename-dialog.tsx';
import { send } from '#web/data/api.ts';
import { useOpened } from '#web/data/device/last-opened.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { monthDay } from '#web/ui/time/dates.ts';
import { stopAnswer } from './answer-runs.ts';
import { plainWords } from './markdown/plain-words.ts';
import { deleteThread, renameThread } from './queries.ts';

type DeleteThreadProps = { thread: ChatThread; onClose: () => void; onDeleted: () => void };

/** Asks before a chat is deleted; an answer on its way is stopped first. */
function DeleteThread({ thread, onClose, onDeleted }: DeleteThreadProps) {
  const client = useQueryClient();
  const remove = useChange({
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
    failed: t(messages.deleteFailed),
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

function RenameThread({ thread, onClose }: { thread: ChatThread; onClose: () => void }) {
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

/** Downloads a chat with its sources as a Word document. */
async function exportThread({ id, title }: Pick<ChatThread, 'id' | 'title'>): Promise<void> {
  try {
    const answer = await send('POST', '/functions/v1/export-chat', { threadId: id });
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = `${title}.docx`;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    toastFailure(t(messages.exportFailed), error);
  }
}

/** The specification's length of a preview. */
const PREVIEW = 50;

/** The beginning of a message in plain words. */
function preview(text: string): string {
  const characters = [...plainWords(text)];
  return t(messages.previewCut, { preview: characters.slice(0, PREVIEW).join('').trimEnd() });
}

type Props = {
  thread: ChatThread;
  /** It is the chat that is shown. */
  open: boolean;
  url: string;
  /** Closes what the history is shown in. */
  onPicked: () => void;
  onDeleted: () => void;
};

/** One chat in the history: its title, the beginning of its last question, and its day. */
export function ThreadItem({ thread, open, url, onPicked, onDeleted }: Props) {
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  useOpened('chat', url, open ? thread.title : undefined);
  const date = monthDay(thread.updated_at);
  return (
    <li className="relative flex items-start rounded-control hover:bg-wash has-[[aria-current=page]]:bg-accent-wash">
      <SiteLink
        to={url}
        data-row
        aria-current={open ? 'page' : undefined}
        onClick={onPicked}
        className="block min-h-(--row) min-w-0 flex-1 rounded-control px-2 row-pad-tight no-underline"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="line-clamp-1 text-ui font-medium [overflow-wrap:anywhere]">{thread.title}</span>
          <span className="shrink-0 text-12 text-ink-soft tabular-nums">{date}</span>
        </span>
        {thread.preview ? (
          <span className="line-clamp-2 text-13 text-ink-soft">{preview(thread.preview)}</span>
        ) : null}
      </SiteLink>
      <DropdownMenu
        trigger={
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(messages.actionsFor, { title: thread.title })}
            className="text-ink-soft!"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <DropdownItem onSelect={() => setDialog('rename')}>{t(messages.rename)}</DropdownItem>
        <DropdownItem onSelect={() => void exportThread(thread)}>{t(messages.export)}</DropdownItem>
        <DropdownItem danger onSelect={() => setDialog('delete')}>
          {t(messages.deleteChat)}
        </DropdownItem>
      </DropdownMenu>
      {dialog === 'rename' ? <RenameThread thread={thread} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'delete' ? (
        <DeleteThread thread={thread} onClose={() => setDialog(undefined)} onDeleted={onDeleted} />
      ) : null}
    </li>
  );
}
