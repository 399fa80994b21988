import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { matterFields } from '#shared/contracts/cases.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { NO_NEXT_EVENT } from '#web/components/records/next-event.ts';
import { NextEventFields } from '#web/components/records/next-event-fields.tsx';
import { StatusField } from '#web/components/records/status-field.tsx';
import { ApiError, sentence } from '#web/data/api.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { useIdOfValues } from '#web/data/use-id-of-values.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Field, Input, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { emptyTexts } from '#web/ui/forms/texts-of.ts';
import { CaseFields, usePartiesFromTitle } from './case-fields.tsx';
import { type CaseForm, caseForm, clientChoicesQuery, createCase } from './queries.ts';

/** The search starts when the user stops typing for this long. */
const PAUSE_MS = 150;

type Chosen = { client_id: string; client_name?: string | null };

function statusOf(shown: number, more: boolean, words: string): string {
  if (shown === 0) return words === '' ? t(messages.noClientsYet) : t(messages.noClientsFound);
  return t(more ? messages.clientCountAtLeast : messages.clientCount, { count: shown });
}

/** The clients that match `words`. */
function useChoices(words: string) {
  const asked = useDebounced(words, PAUSE_MS);
  const list = usePages(clientChoicesQuery(asked));
  const rows = list.pages?.flat() ?? [];
  const searching = asked !== words || list.stale || list.loading;
  return {
    options: rows.map(({ id, name, client_number }) => ({ value: id, label: name, aside: client_number })),
    searching,
    failed:
      list.error && !list.pages ? t(messages.clientsNotLoaded, { error: sentence(list.error) }) : undefined,
    status: list.loading ? t(messages.lookingForClients) : statusOf(rows.length, list.hasMore, asked),
    onEnd: list.loadMore,
  };
}

/** The client of a new case. The server searches while the user types, because there may be thousands. */
function ClientCombobox() {
  const { control, setValue, formState } = useFormContext<Chosen>();
  const [id, name] = useWatch({ control, name: ['client_id', 'client_name'] });
  const [typed, setTyped] = useState<string>();
  const { failed, ...choices } = useChoices((typed ?? '').trim());
  const message = failed ?? formState.errors.client_id?.message;
  const take = (client: { id: string; name: string }) => {
    setTyped(undefined);
    setValue('client_name', client.name);
    setValue('client_id', client.id, { shouldValidate: formState.isSubmitted, shouldDirty: true });
  };
  return (
    <Field label={t(messages.client)} required error={message}>
      {(field) => (
        <Combobox
          {...field}
          {...choices}
          list={t(common.clients)}
          placeholder={t(messages.clientSearchHint)}
          text={typed ?? name ?? ''}
          onText={setTyped}
          chosen={id || undefined}
          onChoose={({ value, label }) => take({ id: value, name: label })}
          // An incomplete name chooses no client: the client chosen before stays.
          onLeave={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

type CaseInput = z.input<typeof caseForm>;

const NEW_CASE: CaseInput = {
  client_id: '',
  client_name: '',
  title: '',
  practice_area: '',
  description: '',
  status: 'exploration',
  ...emptyTexts(matterFields),
  ...NO_NEXT_EVENT,
};

const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.status === 401 ? t(messages.notAuthenticated) : sentence(error);

/** The state of the New Case form, which outlives its dialog. `of`: the client that it is for at first. */
export function useNewCase(onAdded: (id: string) => void, of?: { id: string; name: string }) {
  const id = useId();
  const [empty] = useState(
    (): CaseInput => (of ? { ...NEW_CASE, client_id: of.id, client_name: of.name } : NEW_CASE),
  );
  const client = useQueryClient();
  const form = useForm<CaseInput, unknown, CaseForm>({
    resolver: zodResolver(caseForm),
    defaultValues: empty,
  });
  const made = useIdOfValues();
  const create = useMutation({
    mutationFn: (values: CaseForm) => createCase({ ...values, case_id: made.idOf(values) }),
    onSuccess: (caseId) => {
      made.end();
      toastSuccess(t(messages.caseAdded), t(messages.caseAddedDetail));
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['clients'] });
      form.reset(empty);
      onAdded(caseId);
    },
    onError: (error) => {
      toastProblem(t(messages.caseNotAdded), reasonOf(error));
      // The client may have been deleted in the meantime.
      void client.invalidateQueries({ queryKey: ['clients'] });
    },
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
      form.reset(empty);
      create.reset();
    },
  };
}
export type NewCase = ReturnType<typeof useNewCase>;

function Fields() {
  const form = useFormContext<CaseInput>();
  const field = fieldsOf(form);
  const nameParties = usePartiesFromTitle();
  const title = form.register('title', { onBlur: (event) => nameParties(event.target.value) });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <ClientCombobox />
      </div>
      <div className="md:col-span-2">
        <Field label={t(messages.title)} required error={form.formState.errors.title?.message}>
          {(control) => <Input {...control} {...title} required autoComplete="off" />}
        </Field>
      </div>
      <CaseFields />
      <InputField
        label={t(messages.areaOfPractice)}
        optional
        {...field('practice_area')}
        autoComplete="off"
      />
      <StatusField />
      <NextEventFields />
      <div className="md:col-span-2">
        <TextareaField label={t(common.description)} optional {...field('description')} rows={4} />
      </div>
    </div>
  );
}

type FormProps = {
  state: NewCase;
  /** A notice about the names in it. */
  notice?: ReactNode;
};

export function NewCaseForm({ state, notice }: FormProps) {
  return (
    <FormProvider {...state.form}>
      <form
        id={state.id}
        noValidate
        onSubmit={state.submit}
        // The notice at the bottom must not cover the focused field.
        className="[&_:is(input,textarea,button)]:scroll-mb-40"
      >
        {state.error ? <FormError title={t(messages.caseNotAdded)} message={reasonOf(state.error)} /> : null}
        <Fields />
        {notice}
      </form>
    </FormProvider>
  );
}
