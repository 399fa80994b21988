import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import type { ClientWithCaseForm } from '#shared/contracts/cases.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { usePersistedForm } from '#web/components/editing/use-persisted-form.ts';
import { NextEventFields } from '#web/components/records/next-event-fields.tsx';
import { ApiError, sentence } from '#web/data/api.ts';
import { useIdOfValues } from '#web/data/use-id-of-values.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { ClientFields, type ClientInput, NEW_CLIENT, type NewClientInput } from './client-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { PERSISTED_NEW_CLIENT } from './persisted-new-client.ts';
import { type ClientWithCase, createClient, newClientForm } from './queries.ts';

/** Shows the missing number in a toast too, as the specification says. */
export function showMissingNumber(errors: FieldErrors<ClientInput>) {
  if (errors.client_number?.type !== 'custom') return;
  toastProblem(t(messages.validationError), errors.client_number.message);
}

const nobodySignedIn = (error: unknown) => error instanceof ApiError && error.status === 401;

const reasonOf = (error: unknown) =>
  nobodySignedIn(error) ? t(messages.signInToCreateClient) : sentence(error);

/**
 * The state of a New Client form, which outlives its dialog: a failed request keeps the typed text, and so does the end
 * of the session.
 */
export function useNewClient(
  page: keyof typeof PERSISTED_NEW_CLIENT,
  onCreated: (made: ClientWithCase) => void,
) {
  const id = useId();
  const client = useQueryClient();
  const form = useForm<NewClientInput, unknown, ClientWithCaseForm>({
    resolver: zodResolver(newClientForm),
    defaultValues: NEW_CLIENT,
  });
  const { idOf, end } = useIdOfValues();
  const create = useMutation({
    mutationFn: (values: ClientWithCaseForm) => createClient({ ...values, case_id: idOf(values) }),
    onSuccess: (made) => {
      end();
      toastSuccess(
        t(page === 'cases' ? messages.clientAdded : messages.clientCreated),
        t(messages.clientCreatedDetail),
      );
      void client.invalidateQueries({ queryKey: ['clients'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
      form.reset(NEW_CLIENT);
      onCreated(made);
    },
    onError: (error) => {
      if (nobodySignedIn(error)) refused();
      toastProblem(t(messages.clientNotCreated), reasonOf(error));
    },
  });
  const submit = form.handleSubmit((values) => create.mutate(values), showMissingNumber);
  const { refused } = usePersistedForm({ name: PERSISTED_NEW_CLIENT[page], form, submit });
  return {
    id,
    form,
    submit,
    busy: create.isPending,
    error: create.error,
    /** Empties the form, unless it is being sent. */
    discard: () => {
      if (create.isPending) return;
      form.reset(NEW_CLIENT);
      create.reset();
    },
  };
}
export type NewClient = ReturnType<typeof useNewClient>;

type FormProps = {
  state: NewClient;
  /** The fields of the first case. */
  firstCase: ReactNode;
};

export function NewClientForm({ state, firstCase }: FormProps) {
  return (
    <FormProvider {...state.form}>
      <form
        id={state.id}
        noValidate
        onSubmit={state.submit}
        // The notice at the bottom must not cover the focused field.
        className="[&_:is(input,textarea,button)]:scroll-mb-40"
      >
        {state.error ? (
          <FormError title={t(messages.clientNotCreated)} message={reasonOf(state.error)} />
        ) : null}
        <ClientFields nextDate={<NextEventFields />} />
        {firstCase}
        <ConflictNotice of={['name', 'contact_person', 'petitioner', 'respondent']} />
      </form>
    </FormProvider>
  );
}

type DialogProps = Pick<FormProps, 'firstCase'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function NewClientDialog({ open, onOpenChange, firstCase }: DialogProps) {
  const navigate = useNavigate();
  const state = useNewClient('clients', ({ client_id: clientId }) => {
    onOpenChange(false);
    void navigate({ to: '/home/clients/$clientId', params: { clientId } });
  });
  const change = (next: boolean) => {
    if (!next) state.discard();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(messages.addNewClient)}
      description={t(messages.newClientIntro)}
      footer={
        <DialogButtons
          form={state.id}
          busy={state.busy && t(messages.creating)}
          action={t(messages.createClient)}
          onClose={() => change(false)}
        />
      }
    >
      <NewClientForm state={state} firstCase={firstCase} />
    </Dialog>
  );
}
