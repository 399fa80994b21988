import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/rest-rows.ts';
import { type Difference, differences } from '#web/ui/feedback/changed-meanwhile.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { displayValues, labels } from './edit-labels.ts';
import { type CaseDetail, type CaseEdit, caseEdit, caseQuery, recreateCase, updateCase } from './queries.ts';

type EditInput = z.input<typeof caseEdit>;

/** Whether the case number is the client's number too: then one edit changes both. */
export const sharesNumber = ({ client, case_number }: CaseDetail): boolean =>
  client !== null && client.client_number === case_number;

/** A client past exploration must have a number, so the number that it shares with its case stays required. */
const editForm = (row: CaseDetail) =>
  caseEdit.refine(
    (form) => !sharesNumber(row) || form.status === 'exploration' || form.case_number !== null,
    { path: ['case_number'], error: () => t(clients.numberRequired) },
  );

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
  if (errors.case_number?.type !== 'custom') return;
  toast({
    title: t(messages.validationError),
    description: errors.case_number.message,
    variant: 'destructive',
  });
}

function sayUpdated(clientFollowed: boolean) {
  if (clientFollowed)
    toast({
      title: t(messages.clientUpdated),
      description: t(messages.clientUpdatedDetail),
      variant: 'success',
    });
  else
    toast({
      title: t(messages.warning),
      description: t(messages.clientOutOfSync),
      variant: 'warning',
    });
}

function sayAdded() {
  toast({
    title: t(messages.caseAdded),
    description: t(messages.savedAsNewCase),
    variant: 'success',
  });
}

const isGone = (error: unknown) => isMissing(error) || (error instanceof ApiError && error.status === 404);

export type EditCaseProps = {
  row: CaseDetail;
  /** The case was deleted while the form was open: the typed text can become a new case. */
  deleted: boolean;
  onClose: () => void;
  onRecreated: (id: string) => void;
};

export function useEditCase({ row: stored, deleted, onClose, onRecreated }: EditCaseProps) {
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<readonly Difference[]>([]);
  const [refused, setRefused] = useState(false);
  const gone = deleted || refused;
  const schema = useMemo(() => editForm(stored), [stored]);
  const form = useForm<EditInput, unknown, CaseEdit>({
    resolver: zodResolver(schema),
    defaultValues: inputOf(stored),
  });
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: ['cases'] });
    void client.invalidateQueries({ queryKey: ['clients'] });
  };
  /** Keeps the typed text and shows the other window's changes; the next save overwrites them. */
  const compare = async () => {
    try {
      const now = await client.fetchQuery({ ...caseQuery(stored.id), staleTime: 0 });
      setChanges(differences(labels(), displayValues(base), displayValues(now)));
      setBase(now);
    } catch (error) {
      if (isGone(error)) setRefused(true);
      else console.warn('The case could not be read again', error);
    }
  };
  const save = useMutation({
    mutationFn: async (edit: CaseEdit) => {
      if (gone) return { made: await recreateCase(stored, edit) };
      const { client_updated } = await updateCase(stored.id, edit, base.updated_at);
      return { followed: client_updated };
    },
    onSuccess: ({ made, followed }) => {
      readAgain();
      if (made === undefined) {
        sayUpdated(followed === true);
        onClose();
      } else {
        sayAdded();
        onRecreated(made);
      }
    },
    onError: async (error) => {
      if (!gone && isGone(error)) {
        setRefused(true);
        readAgain();
        return;
      }
      toast({
        title: gone ? t(messages.caseNotAdded) : t(messages.clientNotUpdated),
        description: sentence(error),
        variant: 'destructive',
      });
      if (!gone && error instanceof ApiError && error.status === 409) await compare();
    },
  });
  return {
    form,
    save,
    changes,
    gone,
    problem: save.error && !isGone(save.error) ? save.error : undefined,
    submit: form.handleSubmit((values) => save.mutate(values), warnOfNumber),
  };
}
export type EditCase = ReturnType<typeof useEditCase>;
