import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Field, Input, Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ClientFields } from './client-fields.tsx';
import { warnOfNumber } from './new-client.tsx';
import { type ClientDetail, type ClientEdit, clientEdit, updateClient } from './queries.ts';

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

type Props = { client: ClientDetail; onClose: () => void };

/** Edits a client; it is mounted while it is open, so that it always begins with what is stored. */
export function EditClientDialog({ client: stored, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const form = useForm<EditInput, unknown, ClientEdit>({
    resolver: zodResolver(clientEdit),
    defaultValues: inputOf(stored),
  });
  const save = useMutation({
    mutationFn: (edit: ClientEdit) => updateClient(stored.id, edit),
    onSuccess: () => {
      toast({
        title: 'Client updated',
        description: 'Your client information has been updated successfully.',
        variant: 'success',
      });
      void client.invalidateQueries({ queryKey: ['clients'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
      onClose();
    },
    onError: (error) =>
      toast({ title: 'Error updating client', description: sentence(error), variant: 'destructive' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Edit Client"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={save.isPending && 'Saving...'}>
            Save Changes
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={form.handleSubmit((values) => save.mutate(values), warnOfNumber)}>
          {save.error ? <FormError title="Error updating client" message={sentence(save.error)} /> : null}
          <ClientFields />
          <ContactFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}
