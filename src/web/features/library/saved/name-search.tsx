import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { SAVED_SEARCHES, type SavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { SearchState } from '../search/search-state.ts';
import { savedSearchesQuery, saveSearch } from './queries.ts';

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
      toastSuccess(t(messages.saved), name.trim());
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

/** Saves what the search page shows, under a name. */
export function SaveSearch({ state }: { state: SearchState }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        <span className="max-md:sr-only">{t(messages.saveSearch)}</span>
      </Button>
      {open ? (
        <NameSearch
          title={t(messages.saveSearch)}
          name={state.q.trim().slice(0, SAVED_SEARCHES.name)}
          onSave={(name) => saveSearch(name, state)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
