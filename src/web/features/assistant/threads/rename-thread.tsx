import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ASSISTANT, type ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { renameThread } from '../queries.ts';

/** The form for another title of a chat. */
export function RenameThread({ thread, onClose }: { thread: ChatThread; onClose: () => void }) {
  const client = useQueryClient();
  const [title, setTitle] = useState(thread.title);
  const [missing, setMissing] = useState(false);
  const rename = useMutation({
    mutationFn: () => renameThread(thread.id, title.trim()),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['chat-threads'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') setMissing(true);
    else rename.mutate();
  };
  const problem = missing ? t(messages.nameRequired) : rename.error ? sentence(rename.error) : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={t(messages.renameTitle)} width="sm">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={t(messages.nameLabel)} required {...(problem ? { error: problem } : {})}>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={ASSISTANT.title}
              onChange={(event) => {
                setTitle(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button type="submit" variant="primary" busy={rename.isPending && t(common.saving)}>
            {t(common.saveChanges)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
