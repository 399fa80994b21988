import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { CLIENT_SENTENCES } from '#shared/contracts/clients.ts';
import { statusWord } from '#web/components/records/status-badge.tsx';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/rest-rows.ts';
import { ChangedMeanwhile, type Difference, differences } from '#web/ui/feedback/changed-meanwhile.tsx';
import { DeletedMeanwhile, linesOf } from '#web/ui/feedback/deleted-meanwhile.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Field, Input, Textarea } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { ClientFields } from './client-fields.tsx';
import { warnOfNumber } from './new-client.tsx';
import {
  type ClientDetail,
  type ClientEdit,
  clientEdit,
  clientQuery,
  createClientAnew,
  updateClient,
} from './queries.ts';

type EditInput = z.input<typeof clientEdit>;

function ContactFields() {
  const { register, formState } = useFormContext<EditInput>();
  const { errors } = formState;
  return (
    <fieldset className="mt-6 grid gap-4 border-t border-line pt-4 md:grid-cols-2">
      <legend className="sr-only">Contact details</legend>
      <Field label="Email" optional error={errors.email?.message}>
        {(field) => <Input {...field} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        {(field) => <Input {...field} {...register('phone')} type="tel" autoComplete="off" />}
      </Field>
      <div className="md:col-span-2">
        <Field label="Address" optional error={errors.address?.message}>
          {(field) => <Textarea {...field} {...register('address')} rows={3} className="min-h-20" />}
        </Field>
      </div>
    </fieldset>
  );
}

const inputOf = (client: ClientDetail): EditInput => ({
  name: client.name,
  client_number: client.client_number ?? '',
  contact_person: client.contact_person ?? '',
  business_area: client.business_area ?? '',
  description: client.description ?? '',
  status: client.status,
  email: client.email ?? '',
  phone: client.phone ?? '',
  address: client.address ?? '',
});

type Props = {
  client: ClientDetail;
  /** It was deleted meanwhile: what was typed can become a client of its own. */
  deleted: boolean;
  onClose: () => void;
  onMadeAnew: (id: string) => void;
};

/** Its fields as they are read on the page. */
const wordsOf = (client: ClientDetail) => ({ ...inputOf(client), status: statusWord(client.status) });

const LABELS = {
  name: 'Client name',
  client_number: 'Client number',
  status: 'Status',
  contact_person: 'Contact person',
  business_area: 'Business area',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
};

function useEditClient({ client: stored, deleted, onClose, onMadeAnew }: Props) {
  const client = useQueryClient();
  const form = useForm<EditInput, unknown, ClientEdit>({
    resolver: zodResolver(clientEdit),
    defaultValues: inputOf(stored),
  });
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<readonly Difference[]>();
  const [refused, setRefused] = useState(false);
  const gone = deleted || refused;
  /** What was typed stays; who saves again saves over what the other window wrote, and has seen it. */
  const compare = async () => {
    try {
      const now = await client.fetchQuery({ ...clientQuery(stored.id), staleTime: 0 });
      setChanges(differences(LABELS, wordsOf(base), wordsOf(now)));
      setBase(now);
    } catch (error) {
      if (!isMissing(error))
        return toast({
          title: 'Error updating client',
          description: sentence(error),
          variant: 'destructive',
        });
      setRefused(true);
      void client.invalidateQueries({ queryKey: ['clients'] });
    }
  };
  const save = useMutation({
    mutationFn: async (edit: ClientEdit) => {
      if (gone) return createClientAnew(edit);
      await updateClient(stored.id, edit, base.updated_at);
      return undefined;
    },
    onSuccess: (made) => {
      toast({
        title: made ? 'Client created' : 'Client updated',
        description: made
          ? 'What you typed was saved as a new client.'
          : 'Your client information has been updated successfully.',
        variant: 'success',
      });
      void client.invalidateQueries({ queryKey: ['clients'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
      if (made) onMadeAnew(made);
      else onClose();
    },
    onError: async (error) => {
      if (isMissing(error)) await compare();
      else toast({ title: 'Error updating client', description: sentence(error), variant: 'destructive' });
    },
  });
  return {
    form,
    save,
    gone,
    changes: gone ? undefined : changes,
    submit: form.handleSubmit((values) => save.mutate(values), warnOfNumber),
  };
}

/** Edits a client; it is mounted while it is open, so that it always begins with what is stored. */
export function EditClientDialog(props: Props) {
  const id = useId();
  const { form, save, gone, changes, submit } = useEditClient(props);
  const failed = save.error && !isMissing(save.error) ? save.error : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title="Edit Client"
      footer={
        <>
          <Button onClick={props.onClose}>{gone ? 'Discard' : 'Cancel'}</Button>
          <Button variant="primary" type="submit" form={id} busy={save.isPending && 'Saving...'}>
            {gone ? 'Save as a new client' : changes ? 'Save over it' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit}>
          {gone ? (
            <DeletedMeanwhile
              title="This client was deleted in another window"
              typed={() => linesOf(LABELS, form.getValues())}
            >
              Its cases and files went with it. What you typed is still here: save it as a new client, copy
              it, or discard it.
            </DeletedMeanwhile>
          ) : null}
          {failed ? <FormError title="Error updating client" message={sentence(failed)} /> : null}
          {changes ? (
            <>
              <FormError title="Error updating client" message={CLIENT_SENTENCES.changedMeanwhile} />
              <ChangedMeanwhile changes={changes} />
            </>
          ) : null}
          <ClientFields />
          <ContactFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}
