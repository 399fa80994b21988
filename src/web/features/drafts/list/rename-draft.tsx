import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type ListedDraft, saveDraft } from '../queries.ts';

/** The form for another title of a draft. */
export function RenameDraft({ row, onClose }: { row: ListedDraft; onClose: () => void }) {
  const client = useQueryClient();
  const [title, setTitle] = useState(row.title);
  const [missing, setMissing] = useState(false);
  const rename = useMutation({
    mutationFn: () => saveDraft({ id: row.id, title: title.trim() }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['case-drafts'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') setMissing(true);
    else rename.mutate();
  };
  const problem = missing
    ? t(refusals.titleRequired)
    : rename.error
      ? sentence(rename.error, t(messages.notRenamed))
      : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={t(messages.renameTitle)} width="sm">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={t(messages.titleLabel)} required {...(problem ? { error: problem } : {})}>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={500}
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
