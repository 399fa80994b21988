import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type caseUpdated, type LegalCase, matterFields } from '#shared/contracts/cases.ts';
import type { Client } from '#shared/contracts/clients.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { useConcurrentEdit } from '#web/components/editing/use-concurrent-edit.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast, toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { textsOf } from '#web/ui/forms/texts-of.ts';
import { displayValues, labels } from './edit-labels.ts';
import {
  type CaseDetail,
  type CaseEdit,
  caseEdit,
  caseQuery,
  hasOtherCasesQuery,
  recreateCase,
  updateCase,
} from './queries.ts';

type Row = Pick<LegalCase, 'status'> & { client: Pick<Client, 'status' | 'client_number'> | null };
type Edited = Pick<LegalCase, 'status'> & { client_number?: string | null | undefined };

/**
 * True when an edit of a case leaves its client past exploration without a number, which the server refuses. A client
 * that has been so for long can still be edited: only a change of its number or status counts. The status follows the
 * case of a client with one case.
 */
export function needsClientNumber(
  { client, status: before }: Row,
  hasOtherCases: boolean,
  edit: Edited,
): boolean {
  if (client === null || edit.client_number) return false;
  const follows = client.status === before && !hasOtherCases;
  const status = follows ? edit.status : client.status;
  return status !== 'exploration' && (status !== client.status || client.client_number !== null);
}

type EditInput = z.input<typeof caseEdit>;

const editForm = (row: CaseDetail, hasOtherCases: boolean) =>
  caseEdit.refine((form) => !needsClientNumber(row, hasOtherCases, form), {
    path: ['client_number'],
    error: () => t(clients.numberRequired),
  });

const inputOf = (row: CaseDetail): EditInput => ({
  title: row.title,
  client_name: row.client?.name ?? row.client_name ?? '',
  practice_area: row.practice_area ?? '',
  description: row.description ?? '',
  status: row.status,
  ...textsOf(matterFields, row),
  ...(row.client ? { client_number: row.client.client_number ?? '' } : {}),
});

function warnOfNumber(errors: FieldErrors<EditInput>) {
  if (errors.client_number?.type !== 'custom') return;
  toastProblem(t(messages.validationError), errors.client_number.message);
}

type Updated = Pick<z.infer<typeof caseUpdated>, 'client_updated' | 'out_of_sync'>;

/** Says what was saved: the case alone, or its client too. */
function sayUpdated({ client_updated, out_of_sync }: Updated) {
  if (out_of_sync)
    toast({ title: t(messages.warning), description: t(messages.clientOutOfSync), variant: 'warning' });
  else if (client_updated) toastSuccess(t(messages.clientUpdated), t(messages.clientUpdatedDetail));
  else toastSuccess(t(messages.caseUpdated), t(messages.caseUpdatedDetail));
}

type Saved = { made: string } | Updated;

function sayAdded() {
  toastSuccess(t(messages.caseAdded), t(messages.savedAsNewCase));
}

export type EditCaseProps = {
  row: CaseDetail;
  /** The case was deleted while the form was open: the typed text can become a new case. */
  deleted: boolean;
  onClose: () => void;
  onRecreated: (id: string) => void;
};

export function useEditCase({ row: stored, deleted, onClose, onRecreated }: EditCaseProps) {
  const client = useQueryClient();
  const [row] = useState(stored);
  // Until this is known, the client's number is asked for as for an only case; the server decides.
  const { data: hasOtherCases = false } = useQuery(hasOtherCasesQuery(row));
  const schema = useMemo(() => editForm(stored, hasOtherCases), [stored, hasOtherCases]);
  const form = useForm<EditInput, unknown, CaseEdit>({
    resolver: zodResolver(schema),
    defaultValues: inputOf(row),
  });
  const readAgain = () => {
    const shown = client.invalidateQueries({ queryKey: caseQuery(row.id).queryKey });
    for (const list of ['cases', 'clients'])
      void client.invalidateQueries({ queryKey: [list] }, { cancelRefetch: false });
    return shown;
  };
  const edit = useConcurrentEdit<CaseDetail, CaseEdit, Saved>({
    row,
    deleted,
    read: ({ id }) => client.fetchQuery({ ...caseQuery(id), staleTime: 0 }),
    update: ({ id, updated_at }, change) => updateCase(id, change, updated_at),
    create: async (change) => ({ made: await recreateCase(row, change) }),
    labels,
    shownFields: displayValues,
    onSaved: async (saved) => {
      await readAgain();
      if ('made' in saved) {
        sayAdded();
        onRecreated(saved.made);
      } else {
        sayUpdated(saved);
        onClose();
      }
    },
    onDeleted: () => void readAgain(),
    onFailed: (error, { created }) =>
      toastFailure(created ? t(messages.caseNotAdded) : t(messages.clientNotUpdated), error),
  });
  return {
    ...edit,
    form,
    numberNeeded: (now: Pick<CaseEdit, 'status' | 'client_number'>) =>
      needsClientNumber(stored, hasOtherCases, now),
    submit: form.handleSubmit((values) => edit.save.mutate(values), warnOfNumber),
  };
}
export type EditCase = ReturnType<typeof useEditCase>;
