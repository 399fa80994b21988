import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { parseCauseTitle } from '#law/cause-title.ts';
import { sentence } from '#web/api.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { Field, Input, Textarea } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { STATUS_OPTIONS } from '#web/ui/status-badge.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { MatterFields } from './matter-fields.tsx';
import { type CaseForm, caseForm, clientNamesQuery, createCase } from './queries.ts';

type CaseInput = z.input<typeof caseForm>;

const NEW_CASE: CaseInput = {
  client_id: '',
  title: '',
  case_number: '',
  practice_area: '',
  description: '',
  status: 'exploration',
  court: '',
  cnr: '',
  petitioner: '',
  respondent: '',
};

/** The state of a form for a further case of a client; like New Client, it outlives its dialog. */
export function useNewCase(onAdded: (id: string) => void) {
  const id = useId();
  const client = useQueryClient();
  const form = useForm<CaseInput, unknown, CaseForm>({
    resolver: zodResolver(caseForm),
    defaultValues: NEW_CASE,
  });
  const create = useMutation({
    mutationFn: (values: CaseForm) => {
      const clients = client.getQueryData(clientNamesQuery.queryKey) ?? [];
      const name = clients.find((row) => row.id === values.client_id)?.name ?? null;
      return createCase({ ...values, client_name: name });
    },
    onSuccess: (made) => {
      toast({
        title: 'Case added successfully',
        description: 'Your new case has been added',
        variant: 'success',
      });
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['clients'] });
      form.reset(NEW_CASE);
      onAdded(made);
    },
    onError: (error) =>
      toast({ title: 'Error adding case', description: sentence(error), variant: 'destructive' }),
  });
  return {
    id,
    form,
    submit: form.handleSubmit((values) => create.mutate(values)),
    busy: create.isPending,
    error: create.error,
    /** Empties the form, unless it is being sent. */
    discard: () => {
      if (create.isPending) return;
      form.reset(NEW_CASE);
      create.reset();
    },
  };
}
export type NewCase = ReturnType<typeof useNewCase>;

function ClientChoice() {
  const { control, formState } = useFormContext<CaseInput>();
  const { data, error } = useQuery(clientNamesQuery);
  const failed = error && !data ? sentence(error) : undefined;
  const message = failed ?? formState.errors.client_id?.message;
  return (
    <Field label="Client" required {...(message ? { error: message } : {})}>
      {(field) => (
        <Controller
          control={control}
          name="client_id"
          render={({ field: { value, onChange } }) => (
            <Select
              {...field}
              value={value || undefined}
              onValueChange={onChange}
              placeholder={data?.length === 0 ? 'No clients yet' : 'Choose a client'}
              disabled={!data || data.length === 0}
              options={(data ?? []).map((row) => ({ value: row.id, label: row.name }))}
            />
          )}
        />
      )}
    </Field>
  );
}

/** A title such as *A v. B* names the parties; what was typed for them stays. */
function nameParties({ getValues, setValue }: NewCase['form']) {
  const parties = parseCauseTitle(getValues('title'));
  if (!parties || getValues('petitioner') || getValues('respondent')) return;
  setValue('petitioner', parties.petitioner);
  setValue('respondent', parties.respondent);
}

export function NewCaseForm({ state }: { state: NewCase }) {
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const title = register('title', { onBlur: () => nameParties(state.form) });
  return (
    <FormProvider {...state.form}>
      <form id={state.id} noValidate onSubmit={state.submit}>
        {state.error ? <FormError title="Error adding case" message={sentence(state.error)} /> : null}
        <div className="grid gap-4 md:grid-cols-2">
          <div className="md:col-span-2">
            <ClientChoice />
          </div>
          <div className="md:col-span-2">
            <Field label="Title" required error={errors.title?.message}>
              {(field) => <Input {...field} {...title} required autoComplete="off" />}
            </Field>
          </div>
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
          <Field label="Case number" optional error={errors.case_number?.message}>
            {(field) => <Input {...field} {...register('case_number')} autoComplete="off" />}
          </Field>
          <Field label="Area of practice" optional error={errors.practice_area?.message}>
            {(field) => <Input {...field} {...register('practice_area')} autoComplete="off" />}
          </Field>
          <MatterFields />
          <div className="md:col-span-2">
            <Field label="Description" optional error={errors.description?.message}>
              {(field) => <Textarea {...field} {...register('description')} rows={4} />}
            </Field>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
