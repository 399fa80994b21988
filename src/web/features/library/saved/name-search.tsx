import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SAVED_SEARCHES, type SavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { savedSearchesQuery } from './queries.ts';

type Props = {
  title: string;
  name: string;
  onSave: (name: string) => Promise<SavedSearch>;
  onClose: () => void;
};

/** The form for the name of a saved search. */
export function NameSearch({ title, name: before, onSave, onClose }: Props) {
  const client = useQueryClient();
  const [name, setName] = useState(before);
  const save = useMutation({
    mutationFn: () => onSave(name.trim()),
    onSuccess: async () => {
      toast({ title: t(messages.saved), description: name.trim(), variant: 'success' });
      await client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      width="sm"
      description={t(messages.saveSearchHint)}
      footer={
        <Button
          variant="primary"
          type="submit"
          form="name-search"
          busy={save.isPending && t(messages.saving)}
        >
          {t(messages.save)}
        </Button>
      }
    >
      <form id="name-search" onSubmit={submit}>
        <InputField
          label={t(messages.name)}
          {...(save.error ? { error: sentence(save.error) } : {})}
          value={name}
          maxLength={SAVED_SEARCHES.name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
