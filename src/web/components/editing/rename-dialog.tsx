import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

type Props = {
  current: string;
  maxLength: number;
  texts: { heading: string; label: string; required: string; failed?: string };
  /** Saves the trimmed title. Errors: shown below the field, and the dialog stays open. */
  rename: (title: string) => Promise<unknown>;
  onRenamed: () => Promise<void>;
  onClose: () => void;
};

/** The form for another title of a record. */
export function RenameDialog({ current, maxLength, texts, rename, onRenamed, onClose }: Props) {
  const [title, setTitle] = useState(current);
  const [missing, setMissing] = useState(false);
  const renaming = useMutation({
    mutationFn: () => rename(title.trim()),
    onSuccess: async () => {
      onClose();
      await onRenamed();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') setMissing(true);
    else renaming.mutate();
  };
  const failed = renaming.error ? sentence(renaming.error, texts.failed) : undefined;
  const problem = missing ? texts.required : failed;
  return (
    <Dialog open onOpenChange={onClose} title={texts.heading} width="sm">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <InputField
          label={texts.label}
          required
          error={problem}
          value={title}
          maxLength={maxLength}
          onChange={(event) => {
            setTitle(event.target.value);
            setMissing(false);
          }}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button type="submit" variant="primary" busy={renaming.isPending && t(common.saving)}>
            {t(common.saveChanges)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
