import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { clientForm, clientTexts } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { EditNotices } from '#web/components/editing/edit-notices.tsx';
import { useConcurrentEdit } from '#web/components/editing/use-concurrent-edit.ts';
import { statusWord } from '#web/components/records/status-badge.tsx';
import { toastFailure } from '#web/data/toast-failure.ts';
import { linesOf } from '#web/ui/feedback/deleted-meanwhile.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { textsOf } from '#web/ui/forms/texts-of.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ClientFields, type ClientInput, clientLabels } from './client-fields.tsx';
import { showMissingNumber } from './new-client.tsx';
import { type ClientDetail, type ClientEdit, clientQuery, recreateClient, updateClient } from './queries.ts';

const inputOf = (client: ClientDetail): ClientInput => ({
  name: client.name,
  ...textsOf(clientTexts, client),
  status: client.status,
});

type Props = {
  client: ClientDetail;
  /** The client was deleted while the form was open: the typed text can become a new client. */
  deleted: boolean;
  onClose: () => void;
  onRecreated: (id: string) => void;
};

/** The fields of a client as the page shows them. */
const wordsOf = (client: ClientDetail) => ({ ...inputOf(client), status: statusWord(client.status) });

function useEditClient({ client: stored, deleted, onClose, onRecreated }: Props) {
  const client = useQueryClient();
  const [row] = useState(stored);
  const form = useForm<ClientInput, unknown, ClientEdit>({
    resolver: zodResolver(clientForm),
    defaultValues: inputOf(row),
  });
  const readAgain = () => {
    const shown = client.invalidateQueries({ queryKey: clientQuery(row.id).queryKey });
    for (const list of ['clients', 'cases'])
      void client.invalidateQueries({ queryKey: [list] }, { cancelRefetch: false });
    return shown;
  };
  const edit = useConcurrentEdit<ClientDetail, ClientEdit, string | undefined>({
    row,
    deleted,
    read: ({ id }) => client.fetchQuery({ ...clientQuery(id), staleTime: 0 }),
    update: async ({ id, updated_at }, change) => {
      await updateClient(id, change, updated_at);
      return undefined;
    },
    create: recreateClient,
    labels: clientLabels,
    shownFields: wordsOf,
    onSaved: async (made) => {
      await readAgain();
      toastSuccess(
        made ? t(messages.clientCreated) : t(messages.clientUpdated),
        made ? t(messages.savedAsNewClient) : t(messages.clientUpdatedDetail),
      );
      if (made) onRecreated(made);
      else onClose();
    },
    onDeleted: () => void readAgain(),
    onFailed: (error) => toastFailure(t(messages.clientNotUpdated), error),
  });
  return {
    ...edit,
    form,
    submit: form.handleSubmit((values) => edit.save.mutate(values), showMissingNumber),
  };
}

/** Edits a client. Mount it while it is open, so that it starts with the stored fields. */
export function EditClientDialog(props: Props) {
  const editing = useEditClient(props);
  const { form, save, gone, changes, submit } = editing;
  return (
    <FormDialog
      title={t(messages.editClient)}
      form={{ submit, busy: save.isPending && t(common.saving) }}
      action={gone ? t(messages.saveAsNewClient) : changes ? t(common.saveOverIt) : t(common.saveChanges)}
      cancel={gone ? t(messages.discard) : t(common.cancel)}
      onClose={props.onClose}
      className=""
    >
      <FormProvider {...form}>
        <EditNotices
          edit={editing}
          words={{ notSaved: t(messages.clientNotUpdated), changed: t(messages.clientChangedElsewhere) }}
          deleted={{
            title: t(messages.clientDeletedWhileEditing),
            hint: t(messages.clientDeletedTextKept),
            typed: () => linesOf(clientLabels(), form.getValues()),
          }}
        />
        <ClientFields />
      </FormProvider>
    </FormDialog>
  );
}
