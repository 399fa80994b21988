import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller, type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CLIENT_SENTENCES } from '#shared/clients.ts';
import { ApiError, sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Field, Input, Textarea } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { STATUS_OPTIONS } from '#web/ui/status-badge.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type Difference, differences } from './changed-meanwhile.ts';
import { MatterFields } from './matter-fields.tsx';
import { type CaseDetail, type CaseEdit, caseEdit, caseQuery, updateCase } from './queries.ts';

// The number is the client's too, and a client past exploration must have one.
const editForm = caseEdit.refine((form) => form.status === 'exploration' || form.case_number !== null, {
  path: ['case_number'],
  message: CLIENT_SENTENCES.numberRequired,
});
type EditInput = z.input<typeof editForm>;

const inputOf = (row: CaseDetail): EditInput => ({
  title: row.title,
  client_name: row.client?.name ?? row.client_name ?? '',
  case_number: row.case_number ?? '',
  practice_area: row.practice_area ?? '',
  description: row.description ?? '',
  status: row.status,
  court: row.court ?? '',
  cnr: row.cnr ?? '',
  petitioner: row.petitioner ?? '',
  respondent: row.respondent ?? '',
});

function warnOfNumber(errors: FieldErrors<EditInput>) {
  if (errors.case_number?.message !== CLIENT_SENTENCES.numberRequired) return;
  toast({
    title: 'Validation error',
    description: CLIENT_SENTENCES.numberRequired,
    variant: 'destructive',
  });
}

function useEditCase(stored: CaseDetail, onSaved: () => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<readonly Difference[]>([]);
  const form = useForm<EditInput, unknown, CaseEdit>({
    resolver: zodResolver(editForm),
    defaultValues: inputOf(stored),
  });
  const save = useMutation({
    mutationFn: (edit: CaseEdit) => updateCase(stored.id, edit, base.updated_at),
    onSuccess: ({ client_updated }) => {
      if (client_updated)
        toast({
          title: 'Client updated',
          description: 'Your client information has been updated successfully.',
          variant: 'success',
        });
      else
        toast({
          title: 'Warning',
          description: 'Case updated but client details may be out of sync.',
          variant: 'warning',
        });
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['clients'] });
      onSaved();
    },
    onError: async (error) => {
      toast({ title: 'Error updating client', description: sentence(error), variant: 'destructive' });
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // What was typed stays; who saves again saves over what the other window wrote, and has seen it.
      const now = await client.fetchQuery({ ...caseQuery(stored.id), staleTime: 0 });
      setChanges(differences(base, now));
      setBase(now);
    },
  });
  return { form, save, changes, submit: form.handleSubmit((values) => save.mutate(values), warnOfNumber) };
}

function EditFields({ form }: { form: ReturnType<typeof useEditCase>['form'] }) {
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const exploring = watch('status') === 'exploration';
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <Field label="Case title" required error={errors.title?.message}>
          {(field) => <Input {...field} {...register('title')} required autoComplete="off" />}
        </Field>
      </div>
      <FormProvider {...form}>
        <MatterFields />
      </FormProvider>
      <Field label="Client name" optional error={errors.client_name?.message}>
        {(field) => <Input {...field} {...register('client_name')} autoComplete="off" />}
      </Field>
      <Field
        label="Client number"
        optional={exploring}
        required={!exploring}
        error={errors.case_number?.message}
      >
        {(field) => <Input {...field} {...register('case_number')} autoComplete="off" />}
      </Field>
      <Field label="Status">
        {(field) => (
          <Controller
            control={control}
            name="status"
            render={({ field: { value, onChange } }) => (
              <Select {...field} value={value} onValueChange={onChange} options={STATUS_OPTIONS} />
            )}
          />
        )}
      </Field>
      <Field label="Business area" optional error={errors.practice_area?.message}>
        {(field) => <Input {...field} {...register('practice_area')} autoComplete="off" />}
      </Field>
      <div className="md:col-span-2">
        <Field label="Description" optional error={errors.description?.message}>
          {(field) => <Textarea {...field} {...register('description')} rows={5} />}
        </Field>
      </div>
    </div>
  );
}

function ChangedMeanwhile({ changes }: { changes: readonly Difference[] }) {
  return (
    <div role="status" className="mb-4 rounded-control bg-caution-wash px-3 py-2 text-ui">
      <p className="font-medium">What the other window wrote</p>
      <ul className="mt-1">
        {changes.map(({ label, now }) => (
          <li key={label} className="[overflow-wrap:anywhere]">
            {label}: {now || 'nothing'}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { row: CaseDetail; onClose: () => void };

/** Edits a case and, with it, its client; it is mounted while it is open. */
export function EditCaseDialog({ row, onClose }: Props) {
  const id = useId();
  const { form, save, changes, submit } = useEditCase(row, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Edit case and client"
      description={
        row.client ? 'What the case shares with its client is changed on both.' : 'This case has no client.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={save.isPending && 'Saving...'}>
            {changes.length > 0 ? 'Save over it' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {save.error ? <FormError title="Error updating client" message={sentence(save.error)} /> : null}
        {changes.length > 0 ? <ChangedMeanwhile changes={changes} /> : null}
        <EditFields form={form} />
      </form>
    </Dialog>
  );
}
